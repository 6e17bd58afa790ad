/// Owns a table's rows and dispatches their actions to typed handlers.
///
///     let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada), ImageCellConfig(item: url)])
///     director.actionsProxy
///         .on(.didSelect) { (c: UserCellConfig, cell) in open(c.item) }
///         .on(.custom(UserCell.userFollowAction)) { (c: UserCellConfig, cell) in follow(c.item) }
///
/// The director makes itself the table's data source and delegate, in place of any other, and registers cell classes itself.
/// What a table tells its delegate as a scroll view goes on to ``ListDirector/scrollDelegate``. The table does not retain the
/// director: keep it for as long as the table is shown. When it goes, its subscriptions end.
///
/// What it shares with ``CollectionDirector`` is in ``ListDirector``.
@MainActor
public final class TableDirector: ListDirector<TableSection> {
    /// The table.
    public let tableView: UITableView

    /// Creates a director of one section, which exists while it has rows. The bus carries the actions of its cells.
    public convenience init(
        tableView: UITableView, items: [any TableRowConfigurator] = [], bus: CellActionBus = .default
    ) {
        self.init(tableView: tableView, sections: [TableSection(rows: items)].withoutEmptyPlainSection(), bus: bus)
    }

    /// Creates a director of rows only known to be configurators. Each is looked at, and one of a collection view is
    /// refused. See ``ListDirector/update(configurators:animated:keeping:completion:)``.
    public convenience init(
        tableView: UITableView, configurators: [any CellConfigurator], bus: CellActionBus = .default
    ) {
        self.init(tableView: tableView, items: tableView.rows(configurators), bus: bus)
    }

    /// Creates a director of any number of sections.
    public init(tableView: UITableView, sections: [TableSection], bus: CellActionBus = .default) {
        self.tableView = tableView
        let core = ListCore(tableView, sections, bus)
        let adapter = TableAdapter(tableView, core)
        super.init(core, adapter)
        (tableView.dataSource as? TableAdapter)?.core.reportReplacement()
        tableView.dataSource = adapter
        tableView.delegate = adapter
        if tableView.prefetchDataSource is ListAdapter { tableView.prefetchDataSource = nil }
        tableView.reloadData()
    }

    /// The delegate for what the director leaves out, about no row: `indexPathForPreferredFocusedView(in:)`, focus
    /// updates and spring loading.
    ///
    /// It is also notified of scrolling where there is no ``ListDirector/scrollDelegate``; nothing else is asked of it. It is not
    /// retained.
    public var delegate: (any UITableViewDelegate)? {
        get { core.adapter?.delegate as? any UITableViewDelegate }
        set { core.adapter?.delegate = newValue }
    }

    /// Scrolls to a configurator's current row. A row that is gone is reported.
    ///
    /// Mirrors `UITableView.scrollToRow(at:at:animated:)`.
    ///
    /// - Returns: Whether the table has the row.
    @discardableResult
    public func scroll(
        to configurator: any CellConfigurator, at position: UITableView.ScrollPosition, animated: Bool
    ) -> Bool {
        core.scroll(to: configurator) { tableView.scrollToRow(at: $0, at: position, animated: animated) }
    }
}
