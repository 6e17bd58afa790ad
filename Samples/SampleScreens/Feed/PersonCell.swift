import CellDirector

/// A cell for a person, with a Follow button.
final class PersonCell: UITableViewCell, ConfigurableCell {
    static let followAction = "follow"

    private let monogram = MonogramView(diameter: 40)
    private let name = UILabel()
    private let award = UILabel()
    private let button = UIButton(type: .system)
    private let row = UIStackView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        name.font = .preferredFont(forTextStyle: .headline)
        award.font = .preferredFont(forTextStyle: .subheadline)
        award.textColor = .secondaryLabel
        for label in [name, award] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        button.accessibilityIdentifier = "follow"
        button.addAction(UIAction { [unowned self] _ in onFollowTap() }, for: .touchUpInside)
        layOut()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func layOut() {
        let texts = UIStackView(arrangedSubviews: [name, award])
        texts.axis = .vertical
        texts.spacing = 2
        for view in [monogram, texts, button] { row.addArrangedSubview(view) }
        row.spacing = 12
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    func configure(data person: Person) {
        monogram.name = person.name
        name.text = person.name
        award.text = "\(person.hasStar ? "★ " : "")\(person.year) · \(person.field)"
        var look = person.isFollowed ? UIButton.Configuration.gray() : .tinted()
        look.title = person.isFollowed ? "Following" : "Follow"
        look.cornerStyle = .capsule
        look.buttonSize = .small
        button.configuration = look
        // At accessibility text sizes, the button is below the text.
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.alignment = isLarge ? .leading : .center
    }

    private func onFollowTap() { CellAction.custom(Self.followAction).invoke(cell: self) }
}

typealias PersonConfig = TableCellConfigurator<PersonCell, Person>
