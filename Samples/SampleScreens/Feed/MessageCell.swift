import CellDirector

/// A line of text that nobody can select.
final class MessageCell: UITableViewCell, ConfigurableCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        textLabel?.textColor = .secondaryLabel
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data message: String) { textLabel?.text = message }
}

typealias MessageConfig = TableCellConfigurator<MessageCell, String>
