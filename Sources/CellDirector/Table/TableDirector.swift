/// Owns a table's rows and dispatches their actions to typed handlers.
///
///     let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada), ImageCellConfig(item: url)])
///     director.actionsProxy
///         .on(.didSelect) { (c: UserCellConfig, cell) in open(c.item) }
///         .on(.custom(UserCell.userFollowAction)) { (c: UserCellConfig, cell) in follow(c.item) }
///
/// The director becomes the table's data source and delegate, replacing any previous data source and delegate, and
/// registers cell classes automatically. The table's scroll view delegate calls are forwarded to
/// ``ListDirector/scrollDelegate``. The table does not retain the director: keep a reference to the director as long as
/// the table is shown. When the director is deallocated, its subscriptions end.
///
/// ``ListDirector`` describes the features that this class shares with ``CollectionDirector``.
@MainActor
public final class TableDirector: ListDirector<TableSection> {
    /// The table that shows the director's rows.
    public let tableView: UITableView

    /// Creates a director with one section, which is left out of the table while it has no rows. The director's cells
    /// send their actions through the bus.
    public convenience init(
        tableView: UITableView, items: [any TableRowConfigurator] = [], bus: CellActionBus = .default
    ) {
        self.init(tableView: tableView, sections: [TableSection(rows: items)].withoutEmptyPlainSection(), bus: bus)
    }

    /// Creates a director from configurators that are declared as `any CellConfigurator`. Each configurator is checked
    /// at runtime. A configurator that can't be used in a table is reported as a programming error and left out. See
    /// ``ListDirector/update(configurators:animated:keeping:completion:)``.
    public convenience init(
        tableView: UITableView, configurators: [any CellConfigurator], bus: CellActionBus = .default
    ) {
        self.init(tableView: tableView, items: TableSection.rows(configurators, in: tableView), bus: bus)
    }

    /// Creates a director with any number of sections.
    public init(tableView: UITableView, sections: [TableSection], bus: CellActionBus = .default) {
        self.tableView = tableView
        let core = ListCore(tableView, sections, bus)
        let adapter = TableAdapter(tableView, core)
        super.init(core, adapter)
        (tableView.dataSource as? TableAdapter)?.core.willBeReplaced(by: sections)
        tableView.dataSource = adapter
        tableView.delegate = adapter
        if tableView.prefetchDataSource is ListAdapter { tableView.prefetchDataSource = nil }
        if tableView.dragDelegate is ListAdapter { tableView.dragDelegate = nil }
        if tableView.dropDelegate is ListAdapter { tableView.dropDelegate = nil }
        tableView.reloadData()
    }

    /// The delegate for methods that the director does not handle itself, such as
    /// `indexPathForPreferredFocusedView(in:)` and the methods for focus updates and spring loading.
    ///
    /// Of the calls that the director handles itself, this delegate receives only the scroll view delegate calls, and
    /// only if there is no ``ListDirector/scrollDelegate``. The delegate is not retained.
    public var delegate: (any UITableViewDelegate)? {
        get { core.adapter?.delegate as? any UITableViewDelegate }
        set { core.adapter?.delegate = newValue }
    }

    /// Scrolls to the row that a configurator represents. If the row is no longer in the list, a problem is reported.
    ///
    /// Mirrors `UITableView.scrollToRow(at:at:animated:)`.
    ///
    /// - Returns: Whether the table contains the row.
    @discardableResult
    public func scroll(
        to configurator: any CellConfigurator, at position: UITableView.ScrollPosition, animated: Bool
    ) -> Bool {
        core.scroll(to: configurator) { tableView.scrollToRow(at: $0, at: position, animated: animated) }
    }
}
