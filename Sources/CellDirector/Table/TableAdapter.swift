/// What answers a table as its data source and its delegate.
@MainActor
final class TableAdapter: ListAdapter {
    let tableView: UITableView

    let core: ListCore<TableSection>

    init(_ tableView: UITableView, _ core: ListCore<TableSection>) {
        self.tableView = tableView
        self.core = core
        super.init(core.actionsProxy.bus)
        core.adapter = self
    }

    override var scrollDelegate: (any UIScrollViewDelegate)? { core.scrollDelegate }

    // MARK: What a table asks only where somebody answers

    override func didAnswer(_ name: ActionName) {
        // A table without a prefetching data source looks nowhere ahead.
        if name.isAboutPrefetching, tableView.prefetchDataSource == nil { tableView.prefetchDataSource = self }
        if Self.hiddenQuestions.contains(name) { showMethods() }
    }

    /// The questions whose methods UIKit's table does not see until somebody answers.
    private static let hiddenQuestions: Set<ActionName> = [
        RowQuestion.height.name, RowQuestion.estimatedHeight.name, RowQuestion.shouldIndentWhileEditing.name,
        RowQuestion.deleteTitle.name,
    ]

    /// UIKit's table looks for the methods of its delegate when it gets another one, and not when it gets the same again.
    private func showMethods() {
        guard tableView.delegate === self else { return }
        tableView.delegate = nil
        tableView.delegate = self
    }
}

extension ActionName {
    var isAboutPrefetching: Bool { self == RowEvent<Void>.prefetch.name || self == RowEvent<Void>.cancelPrefetch.name }
}

extension UITableView {
    /// The director whose rows the list shows.
    package var director: ListDirector<TableSection>? { (dataSource as? TableAdapter)?.core.director }
}
