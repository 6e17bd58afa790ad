/// Owns a table's rows as configurators, and tells typed handlers what a person does in their cells.
///
///     let director = TableDirector(tableView: tableView, items: [UserCellConfig(item: ada), ImageCellConfig(item: url)])
///     director.actionsProxy
///         .on(.didSelect) { (c: UserCellConfig, cell) in open(c.item) }
///         .on(.custom(UserCell.userFollowAction)) { (c: UserCellConfig, cell) in follow(c.item) }
///
/// The director is the table's data source and delegate, in place of any other, and registers cell classes itself. What a
/// table tells its delegate as a scroll view goes on to ``ScrollForwarder/scrollDelegate``. The table does not retain the director: keep it
/// for as long as the table is shown. When it goes, its subscriptions end.
@MainActor
public final class TableDirector: ScrollForwarder {
    /// The table.
    public let tableView: UITableView
    /// Where handlers are registered.
    public let actionsProxy: CellActionProxy
    /// Whether a row stays selected after it was tapped. Default: it is deselected at once, before its handlers run, so
    /// that neither several rows can be selected nor does anything hear of a deselection.
    public var keepsSelection = false

    let state: ListState<TableSection>
    /// Of the questions whose methods UIKit's table does not see until somebody answers, those that somebody was ever
    /// registered to answer.
    var answeredQuestions: Set<ActionName> = []

    /// A director of a table with one section. The bus carries the actions of this table's cells.
    public convenience init(
        tableView: UITableView, items: [any TableRowConfigurator] = [], bus: CellActionBus = .default
    ) {
        self.init(tableView: tableView, sections: [TableSection(rows: items)], bus: bus)
    }

    /// A director of a table with any number of sections.
    public init(tableView: UITableView, sections: [TableSection], bus: CellActionBus = .default) {
        self.tableView = tableView
        state = ListState(sections)
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
    /// The sections that the table shows. See ``update(sections:animated:completion:)``.
    public var sections: [TableSection] { state.sections }

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
    public func reload(_ configurator: any CellConfigurator) -> Bool { configureAgain(configurator) }

    /// The row at an index path, or `nil` if there is none.
    ///
    /// - Complexity: O(1).
    public func configurator(at indexPath: IndexPath) -> (any TableRowConfigurator)? {
        state.hasRow(at: indexPath) ? state.sections[indexPath.section].rows[indexPath.row] : nil
    }

    /// Where a row is, the first place if it stands in several; `nil` if the table does not have it. A header or footer
    /// is found too: its row is `NSNotFound`.
    ///
    /// - Complexity: O(1), but O(rows) for the first call after an update.
    public func indexPath(for configurator: any CellConfigurator) -> IndexPath? { place(of: configurator) }
}

// MARK: - Updates

extension TableDirector {
    /// With more changes than this an update reloads the table instead of animating them. Default: never.
    public var reloadThreshold: Int? {
        get { state.reloadThreshold }
        set { state.reloadThreshold = newValue }
    }

    /// Shows other rows, in one section. The same as ``update(sections:animated:completion:)`` with that section.
    public func update(items: [any TableRowConfigurator], animated: Bool = true, completion: (() -> Void)? = nil) {
        update(.rows(items), animated, completion)
    }

    /// Shows other sections, and moves the table from what it shows by the difference between them.
    ///
    /// Rows are told apart by their configurators' identity, as ``IdentifiedItem`` says. A row that stays keeps its
    /// cell; one that stays and looks different is configured in place; nothing else is configured but what comes into
    /// sight. The selection and the first visible row stay where the person left them.
    ///
    /// An update that is asked for while another is under way is carried out after it, and one that is asked for by a
    /// cell as it comes or goes, or by who is asked about a row's height or editing, is carried out when the table has
    /// done with its cells.
    ///
    /// What a row looks like is compared with the item that it was last made to show, so that a changed item of a
    /// configurator that is in both lists is shown too.
    ///
    /// The completion is called once, when the rows have been exchanged; on screen the animation may still run.
    ///
    /// - Complexity: O(rows), near the cost of finding what differs; the table does work only for what is visible.
    public func update(sections: [TableSection], animated: Bool = true, completion: (() -> Void)? = nil) {
        update(.sections(sections), animated, completion)
    }

    /// Changes the sections that are shown, with what arrays offer for it: appends, inserts, removes, moves.
    ///
    ///     director.update { $0[0].rows.append(UserCellConfig(item: grace)) }
    ///     director.update { $0.append(TableSection(headerTitle: "Friends", rows: friends)) }
    ///     director.update { $0[indexPath.section].rows.remove(at: indexPath.row) }
    ///
    /// The closure gets the sections as they are when the update is carried out: after those that were asked for before.
    /// What else holds for ``update(sections:animated:completion:)`` holds here.
    public func update(
        animated: Bool = true, _ change: @escaping @MainActor (inout [TableSection]) -> Void,
        completion: (() -> Void)? = nil
    ) {
        update(.change(change), animated, completion)
    }
}

extension TableDirector: ListDirector {
    var list: UITableView { tableView }

    package var hostView: AnyObject { tableView }

    package func indexPath(of binding: CellBinding) -> IndexPath? { place(of: binding) }
}
