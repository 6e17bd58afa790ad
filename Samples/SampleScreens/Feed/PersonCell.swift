import CellDirector

/// A person with a Follow button.
final class PersonCell: UITableViewCell, ConfigurableCell {
    static let followAction = "follow"

    private let button = UIButton(type: .system)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        button.accessibilityIdentifier = "follow"
        button.addAction(UIAction { [unowned self] _ in onFollowTap() }, for: .touchUpInside)
        accessoryView = button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data person: Person) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = person.name
        content.secondaryText = "\(person.year) · \(person.field)"
        contentConfiguration = content
        button.setTitle(person.isFollowed ? "Following" : "Follow", for: .normal)
        button.sizeToFit()
    }

    private func onFollowTap() { CellAction.custom(Self.followAction).invoke(cell: self) }
}

typealias PersonConfig = TableCellConfigurator<PersonCell, Person>
