/// What answers a table as its data source and its delegate.
@MainActor
final class TableAdapter: ListAdapter {
    let tableView: UITableView

    let core: ListCore<TableSection>

    /// Whether the table is about to ask for all heights.
    private var asksHeightsAgain = false

    init(_ tableView: UITableView, _ core: ListCore<TableSection>) {
        self.tableView = tableView
        self.core = core
        super.init(core.actionsProxy.bus)
        core.adapter = self
    }

    override var scrollDelegate: (any UIScrollViewDelegate)? { core.scrollDelegate ?? delegate }

    // MARK: What is left out

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        let delegate = delegate as? any UITableViewDelegate
        return (delegate?.indexPathForPreferredFocusedView)?(tableView) ?? nil
    }

    // MARK: What a table asks only where somebody answers

    override func didAddFirstHandler(for name: ActionName) {
        super.didAddFirstHandler(for: name)
        // A table without a prefetching data source looks nowhere ahead.
        if name.isAboutPrefetching, core.isAttached, tableView.prefetchDataSource == nil {
            tableView.prefetchDataSource = self
        }
    }

    /// Rows that are shown already have the heights that nobody, or another, said.
    override func didAddHandler(for name: ActionName) {
        guard name == RowQuestion.height.name, tableView.showsRows, !asksHeightsAgain else { return }
        asksHeightsAgain = true
        tableView.afterDisplaying { [weak self] in self?.askHeightsAgain() }
    }

    private func askHeightsAgain() {
        asksHeightsAgain = false
        // Each update of a table asks for all heights.
        if core.isAttached { core.holdingUpdates { tableView.performBatchUpdates(nil) } }
    }

    override func isAnswered(_ question: ActionName) -> Bool { core.handledNames.contains(question) }

    override func showMethods() {
        showMethods(in: core) { [weak self] in
            guard let self, tableView.delegate === self else { return }
            tableView.delegate = nil
            tableView.delegate = self
        }
    }
}

extension ActionName {
    var isAboutPrefetching: Bool { self == RowEvent<Void>.prefetch.name || self == RowEvent<Void>.cancelPrefetch.name }
}

extension UITableView {
    /// The director whose rows the list shows.
    package var director: ListDirector<TableSection>? { (dataSource as? TableAdapter)?.core.director }
}
