import UIKit

/// The drawer at the bottom of the garden screen, with controls to filter and sort the plants.
class FilterDrawer: UIControl {
    enum Filter: Int, CaseIterable {
        case all, thirsty, favorites

        var title: String {
            switch self {
            case .all: return "All"
            case .thirsty: return "Thirsty"
            case .favorites: return "Liked"
            }
        }
    }

    var filter: Filter { Filter(rawValue: segments.selectedSegmentIndex) ?? .all }
    var sortsByName: Bool { sortSwitch.isOn }

    private let segments = UISegmentedControl(items: Filter.allCases.map(\.title))
    private let sortLabel = UILabel()
    private let sortSwitch = UISwitch()
    private let grabber = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5

        segments.selectedSegmentIndex = 0
        segments.addTarget(self, action: #selector(changed), for: .valueChanged)

        sortLabel.text = "Sort by name"
        sortSwitch.addTarget(self, action: #selector(changed), for: .valueChanged)

        for view in [grabber, segments, sortLabel, sortSwitch] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            grabber.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            grabber.centerXAnchor.constraint(equalTo: centerXAnchor),
            grabber.widthAnchor.constraint(equalToConstant: 36),
            grabber.heightAnchor.constraint(equalToConstant: 5),
            segments.topAnchor.constraint(equalTo: grabber.bottomAnchor, constant: 16),
            segments.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            segments.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            sortSwitch.topAnchor.constraint(equalTo: segments.bottomAnchor, constant: 16),
            sortSwitch.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            sortLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            sortLabel.centerYAnchor.constraint(equalTo: sortSwitch.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc private func changed() {
        sendActions(for: .valueChanged)
    }
}
