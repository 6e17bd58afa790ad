import CellDirector
import HeadlessUIKit
import TapReplay
import TestSupport

/// A book. Each row of the test screen shows one book.
package struct Book: Hashable, Identifiable {
    package let id: Int
    package var title: String
    package var note = ""
    package var isRead: Bool?
    package var button: String?
    package var isButtonEnabled = true
    package var hiddenLabel: String?
    package var accessory = UITableViewCell.AccessoryType.none

    package init(
        id: Int, title: String, note: String = "", isRead: Bool? = nil, button: String? = nil,
        isButtonEnabled: Bool = true, hiddenLabel: String? = nil,
        accessory: UITableViewCell.AccessoryType = .none
    ) {
        self.id = id
        self.title = title
        self.note = note
        self.isRead = isRead
        self.button = button
        self.isButtonEnabled = isButtonEnabled
        self.hiddenLabel = hiddenLabel
        self.accessory = accessory
    }
}

/// A cell with an optional switch, button, hidden label and accessory.
package final class BookCell: UITableViewCell, ConfigurableCell {
    private let toggle = UISwitch()
    private let button = UIButton(type: .system)
    private let hidden = UILabel()

    package override init(style: CellStyle, reuseIdentifier: String?) {
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
    package required init?(coder: NSCoder) { nil }

    package func configure(data book: Book) {
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
