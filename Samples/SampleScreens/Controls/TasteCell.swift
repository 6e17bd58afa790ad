import CellDirector

/// How strong, with which milk, and what else is to be said: a slider, a button with a menu and a text view.
final class TasteCell: UITableViewCell, ConfigurableCell, UITextViewDelegate {
    private let strength = UISlider()
    private let milk = UIButton(type: .system)
    private let note = UITextView(frame: .zero, textContainer: nil)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        strength.accessibilityIdentifier = "strength"
        milk.accessibilityIdentifier = "milk"
        note.accessibilityIdentifier = "note"
        note.delegate = self
        let row = UIStackView(arrangedSubviews: [strength, milk, note])
        row.distribution = .fillEqually
        row.frame = contentView.bounds
        row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(row)
        let strength = strength
        strength.addAction(
            UIAction { [unowned strength] _ in
                CellAction.strengthChanged.invoke(from: strength, payload: strength.value)
            }, for: .valueChanged)
        milk.showsMenuAsPrimaryAction = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data taste: Taste) {
        strength.value = taste.strength
        milk.setTitle("Milk: \(taste.milk)", for: .normal)
        milk.menu = UIMenu(
            title: "Milk",
            children: Taste.milks.map { name in
                UIAction(title: name, state: name == taste.milk ? .on : .off) { [unowned milk] _ in
                    CellAction.milkChosen.invoke(from: milk, payload: name)
                }
            })
        if note.text != taste.note { note.text = taste.note }
    }

    func textViewDidChange(_ textView: UITextView) {
        CellAction.noted.invoke(from: textView, payload: textView.text ?? "")
    }
}

typealias TasteConfig = TableCellConfigurator<TasteCell, Taste>

extension CellAction where Payload == Float {
    /// A drink is to be so strong, from 0 to 1.
    static var strengthChanged: Self { Self("strengthChanged") }
}

extension CellAction where Payload == String {
    /// A milk was chosen, by its name.
    static var milkChosen: Self { Self("milkChosen") }
    /// The note says this now.
    static var noted: Self { Self("noted") }
}
