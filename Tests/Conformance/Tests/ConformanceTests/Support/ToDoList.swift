import CellDirector

/// An editable list that records most of the calls about editing and swiping, and the taps on rows and accessories.
@MainActor
final class ToDoList: NSObject, UITableViewDataSource, UITableViewDelegate {
    var items: [String]
    var calls: [String] = []
    /// The rows that can't be edited or moved.
    var fixed: Set<String> = []
    var styles: [String: UITableViewCell.EditingStyle] = [:]
    var leading: UISwipeActionsConfiguration?
    var trailing: UISwipeActionsConfiguration?
    var deleteTitle: String?
    /// Called to delete a row. If `nil`, the row is deleted from the items and the table.
    var delete: ((UITableView, IndexPath) -> Void)?
    var whenEditingEnds: (() -> Void)?

    init(_ items: [String]) {
        self.items = items
        super.init()
    }

    private func note(_ call: String, _ path: IndexPath?) {
        calls.append("\(call) \(path.map { "\($0.row)" } ?? "nil")")
    }

    /// Returns the calls recorded since the last call to this method, except the queries about editability, movability,
    /// editing styles and indentation.
    func takeEvents() -> [String] {
        defer { calls = [] }
        return calls.filter { !$0.hasPrefix("can") && !$0.hasPrefix("style") && !$0.hasPrefix("indent") }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        note("canEdit", indexPath)
        return !fixed.contains(items[indexPath.row])
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        note("canMove", indexPath)
        return !fixed.contains(items[indexPath.row])
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        note(editingStyle == .insert ? "insert" : "delete", indexPath)
        if editingStyle == .insert {
            items.insert("new", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .none)
        } else if let delete {
            delete(tableView, indexPath)
        } else {
            items.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .none)
        }
    }
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        note("style", indexPath)
        return styles[items[indexPath.row]] ?? .delete
    }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        note("indent", indexPath)
        return true
    }
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { deleteTitle }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        note("leading", indexPath)
        return leading
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        note("trailing", indexPath)
        return trailing
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        note("willBegin", indexPath)
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        note("didEnd", indexPath)
        whenEditingEnds?()
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        note("accessory", indexPath)
    }
}

/// A cell that records the calls to its editing and transition methods.
final class ToDoCell: UITableViewCell {
    @MainActor static var calls: [String] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        Self.calls.append("setEditing \(editing)")
    }
    override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        Self.calls.append("will \(state.rawValue)")
    }
    override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        Self.calls.append("did \(state.rawValue)")
    }
}

/// Returns a table of 320 × 440 points that shows the list's rows.
@MainActor
func makeTable(_ list: ToDoList) -> UITableView {
    let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440)))
    table.register(ToDoCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = list
    table.delegate = list
    table.layoutIfNeeded()
    list.calls = []
    ToDoCell.calls = []
    return table
}

/// Returns the views of the given class inside a view, except views nested in one of them.
@MainActor
func views<View: UIView>(_ kind: View.Type, in view: UIView?) -> [View] {
    (view?.subviews ?? []).flatMap { ($0 as? View).map { [$0] } ?? views(kind, in: $0) }
}

/// Returns the titles of the buttons inside a view.
@MainActor
func titles(in view: UIView?) -> [String?] { views(UIButton.self, in: view).map(\.currentTitle) }
