import CellDirector

/// A row with a box to tick and a title to change in place.
final class ToDoCell: UITableViewCell, ConfigurableCell {
    static let tickAction = "tick"

    private let box = UIButton(type: .system)
    private let title = UITextField()
    private let flag = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.accessibilityIdentifier = "box"
        title.accessibilityIdentifier = "title"
        flag.accessibilityIdentifier = "flag"
        let row = UIStackView(arrangedSubviews: [box, title, flag])
        row.frame = contentView.bounds
        row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(row)
        box.addAction(
            UIAction { [unowned box] _ in CellAction.custom(Self.tickAction).invoke(from: box) },
            for: .primaryActionTriggered)
        title.addAction(
            UIAction { [unowned title] _ in CellAction.renamed.invoke(from: title, payload: title.text ?? "") },
            for: .editingDidEnd)
        // Return ends the editing.
        title.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data item: ToDo) {
        box.setTitle(item.isDone ? "✓" : "○", for: .normal)
        title.text = item.title
        flag.text = item.isFlagged ? "⚑" : ""
    }
}

typealias ToDoConfig = TableCellConfigurator<ToDoCell, ToDo>

extension CellAction where Payload == String {
    /// A title was changed in place.
    static var renamed: Self { Self("renamed") }
}
