/// The data source and delegate of a table that has a director.
@MainActor
final class TableAdapter: ListAdapter {
    let tableView: UITableView

    let core: ListCore<TableSection>

    init(_ tableView: UITableView, _ core: ListCore<TableSection>) {
        self.tableView = tableView
        self.core = core
        super.init(core)
    }

    // MARK: Methods forwarded to the app's delegate

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        let delegate = delegate as? any UITableViewDelegate
        return (delegate?.indexPathForPreferredFocusedView)?(tableView) ?? nil
    }

    // MARK: Methods that are called only if a handler exists

    override func didAddFirstHandler(for name: ActionName) {
        // A table prefetches only if it has a prefetching data source.
        if name.isAboutPrefetching, core.isAttached, tableView.prefetchDataSource == nil {
            tableView.prefetchDataSource = self
        }
        if !core.isAttached { return }
        if name == RowQuestion.dragItems.name, tableView.dragDelegate == nil { tableView.dragDelegate = self }
        if name == RowEvent.drop.name, tableView.dropDelegate == nil { tableView.dropDelegate = self }
    }

    /// Makes the table query all heights again when a `height` handler is added, because the visible rows still have
    /// their previous heights.
    override func didAddHandler(for name: ActionName) {
        guard name == RowQuestion.height.name, tableView.showsRows else { return }
        core.later(.heights, .layout) { [weak self] in
            // Any batch update makes a table query all heights.
            if let self, core.isAttached { core.holdingUpdates { self.tableView.performBatchUpdates(nil) } }
        }
    }

    override func setDelegateAgain() {
        guard tableView.delegate === self else { return }
        tableView.delegate = nil
        tableView.delegate = self
    }
}

extension ActionName {
    var isAboutPrefetching: Bool { self == RowEvent<Void>.prefetch.name || self == RowEvent<Void>.cancelPrefetch.name }
}

extension UITableView {
    /// The director that provides the table's rows.
    package var director: ListDirector<TableSection>? {
        (dataSource as? TableAdapter)?.core.director as? ListDirector<TableSection>
    }
}
