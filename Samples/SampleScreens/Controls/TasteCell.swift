import CellDirector

/// A cell for strength, milk and a note, with a slider, a button with a menu, and a text view.
final class TasteCell: UITableViewCell, ConfigurableCell, UITextViewDelegate {
    private let strength = UISlider()
    private let milk = UIButton(type: .system)
    private let note = UITextView(frame: .zero, textContainer: nil)
    private let strengthLine: UIStackView

    override init(style: CellStyle, reuseIdentifier: String?) {
        strengthLine = UIStackView(row: "Strength", strength)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        strength.accessibilityIdentifier = "strength"
        milk.accessibilityIdentifier = "milk"
        note.accessibilityIdentifier = "note"
        note.delegate = self
        note.font = .preferredFont(forTextStyle: .body)
        note.adjustsFontForContentSizeCategory = true
        note.backgroundColor = .tertiarySystemFill
        note.layer.cornerRadius = 8
        note.heightAnchor.constraint(greaterThanOrEqualToConstant: 56).isActive = true
        strength.widthAnchor.constraint(equalTo: strengthLine.widthAnchor, multiplier: 0.6).isActive = true
        addForm([strengthLine, milk, note])
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
        // At accessibility text sizes, the slider is below its title.
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        strengthLine.axis = isLarge ? .vertical : .horizontal
        strengthLine.alignment = isLarge ? .leading : .center
        var look = UIButton.Configuration.gray()
        look.title = "Milk: \(taste.milk)"
        look.image = UIImage(systemName: "chevron.up.chevron.down")
        look.imagePlacement = .trailing
        look.imagePadding = 6
        look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .small)
        look.cornerStyle = .medium
        milk.configuration = look
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
    /// Sent when the strength changes. The payload is the new strength, from 0 to 1.
    static var strengthChanged: Self { Self("strengthChanged") }
}

extension CellAction where Payload == String {
    /// Sent when the user chooses a milk. The payload is the milk's name.
    static var milkChosen: Self { Self("milkChosen") }
    /// Sent when the note changes. The payload is its new text.
    static var noted: Self { Self("noted") }
}
