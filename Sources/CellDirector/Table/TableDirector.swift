/// Owns a table's rows as configurators, and tells typed handlers what a person does in their cells.
///
///     let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada), ImageCellConfig(item: url)])
///     director.actionsProxy
///         .on(.didSelect) { (c: UserCellConfig, cell) in open(c.item) }
///         .on(.custom(UserCell.userFollowAction)) { (c: UserCellConfig, cell) in follow(c.item) }
///
/// The director is the table's data source and delegate, in place of any other, and registers cell classes itself. What
/// it does not forward as an action, event or question nobody hears. The table does not retain
/// it: keep it for as long as the table is shown. When it goes, its subscriptions end.
@MainActor
public final class TableDirector: NSObject {
    /// The table.
    public let tableView: UITableView
    /// Where handlers are registered.
    public let actionsProxy: CellActionProxy
    /// Whether a row stays selected after it was tapped. Default: it is deselected at once, before its handlers run, so
    /// that neither several rows can be selected nor does anything hear of a deselection.
    public var keepsSelection = false

    /// With more changes than this an update reloads the table instead of animating them. Default: never.
    public var reloadThreshold: Int?

    /// The sections that the table shows. See ``update(sections:animated:completion:)``.
    public internal(set) var sections: [TableSection]
    var index: ConfiguratorIndex?
    /// The updates that were asked for while one is under way.
    var waitingUpdates: [TableUpdate] = []
    var isUpdating = false
    /// The cells that were on screen when the sections were exchanged, until they have got their new configurators.
    var unsettledCells: [UITableViewCell]?
    /// How many of the table's calls for cells that come and go are under way, one inside the other.
    var displayDepth = 0
    var registrations = CellRegistrations()

    /// A director of a table with one section. The bus carries the actions of this table's cells.
    public convenience init(
        tableView: UITableView, items: [any TableRowConfigurator] = [], bus: CellActionBus = .default
    ) {
        self.init(tableView: tableView, sections: [TableSection(rows: items)], bus: bus)
    }

    /// A director of a table with any number of sections.
    public init(tableView: UITableView, sections: [TableSection], bus: CellActionBus = .default) {
        self.tableView = tableView
        self.sections = sections
        actionsProxy = CellActionProxy(bus: bus)
        super.init()
        actionsProxy.host = self
        tableView.dataSource = self
        tableView.delegate = self
        tableView.reloadData()
    }

    deinit {
        let proxy = actionsProxy
        onMainActor { proxy.end() }
    }
}

// MARK: - Rows

extension TableDirector {
    /// The rows of all sections, from top to bottom.
    ///
    /// - Complexity: O(rows) with several sections, else O(1).
    public var items: [any TableRowConfigurator] {
        sections.count == 1 ? sections[0].rows : sections.flatMap(\.rows)
    }

    /// Configures again the cell of a row, a header or a footer whose item has changed, if it is on screen.
    ///
    /// - Returns: Whether the table has it.
    @discardableResult
    public func reload(_ configurator: any CellConfigurator) -> Bool {
        guard let indexPath = indexPath(for: configurator) else { return false }
        if indexPath.row == NSNotFound {
            reloadSectionView(configurator, section: indexPath.section)
        } else {
            tableView.reconfigureRows(at: [indexPath])
        }
        return true
    }

    /// The row at an index path, or `nil` if there is none.
    ///
    /// - Complexity: O(1).
    public func configurator(at indexPath: IndexPath) -> (any TableRowConfigurator)? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            sections[indexPath.section].rows.indices.contains(indexPath.row)
        else { return nil }
        return sections[indexPath.section].rows[indexPath.row]
    }

    /// Where a row is, the first place if it stands in several; `nil` if the table does not have it. A header or footer
    /// is found too: its row is `NSNotFound`.
    ///
    /// - Complexity: O(1), but O(rows) for the first call after an update.
    public func indexPath(for configurator: any CellConfigurator) -> IndexPath? {
        let known = index ?? ConfiguratorIndex(sections)
        index = known
        return known.indexPath(of: configurator)
    }
}

extension TableDirector: CellActionHost {
    package var hostView: AnyObject { tableView }

    package func indexPath(of binding: CellBinding) -> IndexPath? {
        let last = binding.lastIndexPath
        if let there = configurator(at: last), there === binding.configurator { return last }
        return indexPath(for: binding.configurator)
    }
}
