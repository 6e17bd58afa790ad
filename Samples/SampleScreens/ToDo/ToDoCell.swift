import CellDirector

/// A cell for a to-do item, with a checkbox, an editable title and a flag.
final class ToDoCell: UITableViewCell, ConfigurableCell {
    static let tickAction = "tick"

    private let box = UIButton(type: .system)
    private let title = UITextField()
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.accessibilityIdentifier = "box"
        title.accessibilityIdentifier = "title"
        flag.accessibilityIdentifier = "flag"
        flag.accessibilityLabel = "Flagged"
        flag.tintColor = .systemOrange
        title.font = .preferredFont(forTextStyle: .body)
        title.adjustsFontForContentSizeCategory = true
        // A long title becomes smaller, because a field has one line.
        title.adjustsFontSizeToFitWidth = true
        title.minimumFontSize = 17
        title.returnKeyType = .done
        layOut()
        box.addAction(
            UIAction { [unowned box] _ in CellAction.custom(Self.tickAction).invoke(from: box) },
            for: .primaryActionTriggered)
        title.addAction(
            UIAction { [unowned title] _ in CellAction.renamed.invoke(from: title, payload: title.text ?? "") },
            for: .editingDidEnd)
        // Adding an action for this event makes the Return key end editing.
        title.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Lays out the cell. The title fills the width between the checkbox and the flag.
    private func layOut() {
        flag.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [box, title, flag])
        row.spacing = 4
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            // The checkbox's circle is aligned with the margin, and its touch target extends beyond the margin.
            box.widthAnchor.constraint(equalToConstant: 44),
            box.heightAnchor.constraint(equalToConstant: 44),
            title.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: -10),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.topAnchor.constraint(equalTo: contentView.topAnchor),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    func configure(data item: ToDo) {
        let size = UIImage.SymbolConfiguration(pointSize: 20)
        box.setImage(
            UIImage(systemName: item.isDone ? "checkmark.circle.fill" : "circle", withConfiguration: size),
            for: .normal)
        box.tintColor = item.isDone ? .tintColor : .tertiaryLabel
        box.accessibilityLabel = item.isDone ? "Completed" : "Incomplete"
        title.text = item.title
        title.textColor = item.isDone ? .secondaryLabel : .label
        flag.isHidden = !item.isFlagged
    }
}

typealias ToDoConfig = TableCellConfigurator<ToDoCell, ToDo>

extension CellAction where Payload == String {
    /// Sent when the user finishes editing the title. The payload is the title.
    static var renamed: Self { Self("renamed") }
}
