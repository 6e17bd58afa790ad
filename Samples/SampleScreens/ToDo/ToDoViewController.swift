import CellDirector

/// A to-do list where the user adds, renames, checks off, reorders, flags and deletes items, and can undo each change.
final class ToDoViewController: UITableViewController {
    private var list: ToDoList
    private let field = UITextField()
    private lazy var director = TableDirector(tableView: tableView, sections: [])
    private lazy var undoItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Undo") { [weak self] _ in self?.change { $0.undo() } })

    init(titles: [String]) {
        list = ToDoList(titles: titles)
        super.init(style: .plain)
        title = "To do"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = undoItem
        navigationItem.rightBarButtonItem = editButtonItem
        addField()
        addHandlers()
        show()
    }

    /// Adds a text field for new items above the list. Its plus symbol is aligned with the checkboxes of the rows.
    private func addField() {
        let plus = UIImageView(
            image: UIImage(
                systemName: "plus.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
        plus.contentMode = .center
        plus.frame = CGRect(x: 0, y: 0, width: 54, height: 44)
        field.leftView = plus
        field.leftViewMode = .always
        field.placeholder = "New to-do"
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.returnKeyType = .done
        field.accessibilityIdentifier = "new"
        field.addAction(UIAction { [weak self] _ in self?.add() }, for: .editingDidEndOnExit)
        field.frame.size.height = UIFontMetrics.default.scaledValue(for: 52)
        tableView.tableHeaderView = field
        tableView.separatorInset.left = 54
    }

    private func addHandlers() {
        let proxy = director.actionsProxy
        proxy.on(.custom(ToDoCell.tickAction), owner: self) { (self, c: ToDoConfig, cell) in
            self.change { $0.tick(c.item.id) }
        }
        proxy.on(.renamed, owner: self) { (self, c: ToDoConfig, cell, text) in
            if let title = ToDoList.title(text) {
                self.change { $0.rename(c.item.id, to: title) }
            } else {
                self.director.reload(c)
            }
        }
        proxy.on(.delete, owner: self) { (self, c: ToDoConfig, indexPath) in
            self.change { $0.remove(c.item.id) }
        }
        proxy.on(.move, owner: self) { (self, c: ToDoConfig, indexPath, destination) in
            self.change { $0.move(c.item.id, to: destination.row) }
        }
        proxy.on(.leadingSwipeActions) { [weak self] (c: ToDoConfig, indexPath) in
            let flag = UIContextualAction(style: .normal, title: c.item.isFlagged ? "Unflag" : "Flag") { _, _, done in
                self?.change { $0.flag(c.item.id) }
                done(true)
            }
            flag.image = UIImage(systemName: c.item.isFlagged ? "flag.slash.fill" : "flag.fill")
            flag.backgroundColor = .systemOrange
            return UISwipeActionsConfiguration(actions: [flag])
        }
    }

    // MARK: Changes

    private func add() {
        if let title = ToDoList.title(field.text ?? "") { change { $0.add(title) } }
        field.text = ""
    }

    private func change(_ body: (inout ToDoList) -> Void) {
        body(&list)
        show()
    }

    private func show() {
        director.update(items: list.items.map { ToDoConfig(item: $0) })
        undoItem.isEnabled = list.canUndo
    }
}
