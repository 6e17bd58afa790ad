import CellDirector

/// A cell that shows a line of text. Its selection style is `.none`.
final class MessageCell: UITableViewCell, ConfigurableCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data message: String) {
        var content = defaultContentConfiguration()
        content.text = message
        content.textProperties.color = .secondaryLabel
        content.textProperties.font = .preferredFont(forTextStyle: .footnote)
        content.textProperties.alignment = .center
        contentConfiguration = content
        var background = UIBackgroundConfiguration.listCell()
        background.backgroundColor = .secondarySystemBackground
        backgroundConfiguration = background
    }
}

typealias MessageConfig = TableCellConfigurator<MessageCell, String>
