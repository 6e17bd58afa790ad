import UIKit

@objc protocol PlantCellDelegate: AnyObject {
    func plantCellDidTapWater(_ cell: PlantCell)
    @objc optional func plantCellDidTapFavorite(_ cell: PlantCell)
}

class PlantCell: UITableViewCell {
    static let reuseIdentifier = "PlantCell"

    weak var delegate: PlantCellDelegate?

    private let nameLabel = UILabel()
    private let statusLabel = UILabel()

    private lazy var favoriteButton: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(favoriteTapped), for: .touchUpInside)
        return button
    }()

    private lazy var waterButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Water", for: .normal)
        button.setTitle("Watered", for: .disabled)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.addTarget(self, action: #selector(waterTapped(_:)), for: .touchUpInside)
        return button
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        configure()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func set(plant: Plant) {
        nameLabel.text = plant.name
        statusLabel.text = plant.status
        statusLabel.textColor = plant.isThirsty ? .systemRed : .secondaryLabel
        waterButton.isEnabled = plant.daysSinceWater > 0
        favoriteButton.setImage(UIImage(systemName: plant.isFavorite ? "heart.fill" : "heart"), for: .normal)
        favoriteButton.accessibilityLabel = plant.isFavorite ? "Unlike" : "Like"
    }

    private func configure() {
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        statusLabel.font = .preferredFont(forTextStyle: .subheadline)

        let labels = UIStackView(arrangedSubviews: [nameLabel, statusLabel])
        labels.axis = .vertical
        labels.spacing = 2

        let row = UIStackView(arrangedSubviews: [favoriteButton, labels, waterButton])
        row.spacing = 12
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            favoriteButton.widthAnchor.constraint(equalToConstant: 28),
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
    }

    @objc private func waterTapped(_ sender: UIButton) {
        delegate?.plantCellDidTapWater(self)
    }

    @objc private func favoriteTapped() {
        delegate?.plantCellDidTapFavorite?(self)
    }
}
