import CellDirector
import HeadlessUIKit

/// A list of two rows with two text fields each. Selecting the second row pushes another list of names.
final class Names: UITableViewController {
    private let bus: CellActionBus
    private lazy var director = TableDirector(tableView: tableView, sections: [], bus: bus)

    init(bus: CellActionBus) {
        self.bus = bus
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        director.actionsProxy
            .on(NameCell.given) { (c: NameConfig, cell, text) in }
            .on(NameCell.family) { (c: NameConfig, cell, text) in }
            .on(.didSelect) { [weak self] (c: NameConfig, cell) in
                guard let self, c.item == 1 else { return }
                navigationController?.pushViewController(Names(bus: bus), animated: false)
            }
        director.update(items: [NameConfig(item: 0), NameConfig(item: 1)])
    }
}

typealias NameConfig = TableCellConfigurator<NameCell, Int>

/// A cell with two text fields. Both fields send an action with their text for every typed character. The second field
/// also sends the action when editing ends, for example because the user presses Return.
final class NameCell: UITableViewCell, ConfigurableCell {
    static let given = CellAction<String>("given")
    static let family = CellAction<String>("family")

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let (given, family) = (UITextField(), UITextField())
        given.accessibilityIdentifier = "given"
        family.accessibilityIdentifier = "family"
        given.addAction(
            UIAction { [unowned given] _ in Self.given.invoke(from: given, payload: given.text ?? "") },
            for: .editingChanged)
        family.addAction(
            UIAction { [unowned family] _ in Self.family.invoke(from: family, payload: family.text ?? "") },
            for: [.editingChanged, .editingDidEnd])
        family.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        contentView.addSideBySide(given, family)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data number: Int) {}
}
