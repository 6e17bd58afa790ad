import CellDirector
import HeadlessUIKit
import TapReplay

/// What a row of the test screen shows.
struct Book: Hashable, Identifiable {
    let id: Int
    var title: String
    var note = ""
    var isRead: Bool?
    var button: String?
    var isButtonEnabled = true
    var hiddenLabel: String?
    var accessory = UITableViewCell.AccessoryType.none
}

/// A row with any of a switch, a button, a hidden label and an accessory.
final class BookCell: UITableViewCell, ConfigurableCell {
    private let toggle = UISwitch()
    private let button = UIButton(type: .system)
    private let hidden = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        toggle.addAction(
            UIAction { [unowned self] _ in
                CellAction<Bool>("read").invoke(from: toggle, payload: toggle.isOn)
            }, for: .valueChanged)
        button.accessibilityIdentifier = "lend"
        button.addAction(
            UIAction { [unowned self] _ in CellAction.custom("lend").invoke(cell: self) }, for: .touchUpInside)
        hidden.isHidden = true
        contentView.addSideBySide(toggle, button, hidden)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data book: Book) {
        accessibilityIdentifier = "book-\(book.id)"
        textLabel?.text = book.title
        detailTextLabel?.text = book.note
        toggle.isHidden = book.isRead == nil
        toggle.isOn = book.isRead ?? false
        button.isHidden = book.button == nil
        button.setTitle(book.button, for: .normal)
        button.isEnabled = book.isButtonEnabled
        hidden.text = book.hiddenLabel
        accessoryType = book.accessory
    }
}
