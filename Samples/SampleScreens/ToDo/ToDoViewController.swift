import CellDirector

/// A to-do list kept by hand: add, rename in place, tick, reorder, swipe to flag or delete, and take it all back.
final class ToDoViewController: UITableViewController {
    private var list: ToDoList
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
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
        field.placeholder = "New to-do"
        field.accessibilityIdentifier = "new"
        field.addAction(UIAction { [weak self] _ in self?.add() }, for: .editingDidEndOnExit)
        tableView.tableHeaderView = field
        addHandlers()
        show()
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
