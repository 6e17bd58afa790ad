import CellDirector

/// A header that shows how many people are followed, with a button to follow everyone.
final class FollowingHeader: UITableViewHeaderFooterView, ConfigurableCell {
    struct Count: Hashable {
        var followed: Int
        var people: Int
    }

    static let followAllAction = "followAll"

    private let label = UILabel()
    private let button = UIButton(type: .system)

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        button.addAction(
            UIAction { [unowned self] _ in CellAction.custom(Self.followAllAction).invoke(from: button) },
            for: .touchUpInside)
        button.setTitle("Follow all", for: .normal)
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        label.translatesAutoresizingMaskIntoConstraints = false
        button.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        contentView.addSubview(button)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            label.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
            button.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            button.topAnchor.constraint(equalTo: contentView.topAnchor),
            button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data count: Count) {
        label.text = "Following \(count.followed) of \(count.people)"
        button.isEnabled = count.followed < count.people
    }
}

typealias FollowingHeaderConfig = TableHeaderFooterConfigurator<FollowingHeader, FollowingHeader.Count>
