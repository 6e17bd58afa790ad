/// Owns a list's rows and dispatches their actions to typed handlers.
///
/// This is the common base class of ``TableDirector`` and ``CollectionDirector``. Three rules apply to every row, item,
/// header and footer:
///
/// 1. **A row is its identity.** All lookups use the identity, which depends on the type of the row's item. An
///   `Identifiable` item is identified by its `id`, and any other `Hashable` item is identified by its value. For all
///   other items, the configurator itself is the identity. A different identity can be specified with `init(item:id:)`.
/// 2. **After any update, reload or handler call, each view on screen shows the current item of its row.** Each view
///   stores the item that it was configured with, so a configurator can be used in several lists, or several times in
///   one list. A change that is made at any other time is shown after the list's next layout. If the handler for a
///   control's action does not change the item, the user's change to the control's state remains visible until the rows
///   are updated or the control's row is reloaded.
/// 3. **Custom actions that have no handler, and actions that were not sent from a row or belong to a row that is no
///   longer in the list, are reported** by name: see ``CellActionBus/onProblem``. A custom action without a handler is
///   reported once for each row type.
@MainActor
public class ListDirector<Section: DirectedSection> {
    public typealias Row = Section.Row

    let core: any DirectorCore<Section>
    /// The list's data source and delegate, which the list does not retain.
    private let adapter: ListAdapter

    init(_ core: any DirectorCore<Section>, _ adapter: ListAdapter) {
        self.core = core
        self.adapter = adapter
        core.director = self
    }

    deinit {
        let core = core
        onMainActor { core.directorWasReleased() }
    }

    /// The handlers for the list's actions, events and questions.
    public var actionsProxy: CellActionProxy { core.actionsProxy }

    /// The names of all actions, events and questions that a handler has ever been registered for.
    package var handledNames: [String] { adapter.handledNames.map(\.text) }

    /// Whether a row stays selected after it has been tapped. By default, the row is deselected immediately, before its
    /// handlers for `.didSelect` run.
    ///
    /// While the list allows multiple selection, rows stay selected regardless of this property. In editing mode, the
    /// list's `allowsMultipleSelectionDuringEditing` property determines whether it allows multiple selection.
    /// Otherwise, the `allowsMultipleSelection` property does.
    public var keepsSelection: Bool {
        get { adapter.keepsSelection }
        set { adapter.keepsSelection = newValue }
    }

    /// The maximum number of changes that an update applies in a batch update. An update with more changes reloads the
    /// list. By default, there is no limit.
    ///
    /// A reload keeps the selection, and the scroll position that the update specifies. It does not keep the positions of
    /// sections that scroll sideways: each of them begins with its first item again, as after `reloadData()`.
    public var reloadThreshold: Int? {
        get { core.reloadThreshold }
        set { core.reloadThreshold = newValue }
    }

    /// The list's scroll view delegate. It is not retained.
    public var scrollDelegate: (any UIScrollViewDelegate)? {
        get { adapter.ownScrollDelegate }
        set { adapter.ownScrollDelegate = newValue }
    }
}

// MARK: - Rows

extension ListDirector {
    /// The sections that the list shows. See ``update(sections:animated:keeping:completion:)``.
    public var sections: [Section] {
        core.updateIfStale()
        return core.sections
    }

    /// The rows of all sections, from the first to the last.
    ///
    /// Setting this property is equivalent to ``update(items:animated:keeping:completion:)``. If there are several
    /// sections, setting this property is a programming error, because it would merge them into a single section.
    ///
    /// - Complexity: O(*n*) if there are several sections, where *n* is the number of rows. Otherwise, O(1).
    public var items: [Row] {
        get {
            let sections = sections
            return sections.count == 1 ? sections[0].rows : sections.flatMap(\.rows)
        }
        set {
            guard sections.count < 2 else {
                return core.list.refuse(
                    "`items` was set while the list had \(sections.count) sections; use update(sections:), which "
                        + "assigns each row to a section")
            }
            update(items: newValue)
        }
    }

    /// Returns the configurator at an index path, or `nil` if there is none.
    ///
    /// - Complexity: O(1).
    public func configurator(at indexPath: IndexPath) -> Row? {
        core.updateIfStale()
        return core.sections.row(at: indexPath)
    }

    /// Returns the configurator that currently represents the row, header or footer of a given configurator.
    ///
    /// This is the given configurator itself if the list contains it. If an update has replaced the given configurator,
    /// this is the replacement. The result is `nil` if the row is no longer in the list. Configurators in standalone
    /// views are also found. If the list has shown the given configurator in a header, a footer or a standalone view, a
    /// row with the same type and identity is not found, and vice versa.
    ///
    /// - Complexity: O(*v*) for a row on screen, where *v* is the number of visible rows. For any other row, the
    ///   complexity is that of ``indexPath(for:)``.
    public func configurator<C: CellConfigurator>(for configurator: C) -> C? {
        core.updateIfStale()
        return core.current(configurator.held).flatMap { C.row($0) }
    }

    /// Returns the index path of a configurator's row, or `nil` if the row is not in the list.
    ///
    /// If the configurator has several positions, as with a footer shared by all sections, the first position is
    /// returned. This method first looks for the configurator itself, then for the configurator that replaced it while
    /// a handler was suspended, and then for a row with the same identity. In the index path of a header or footer, the
    /// row is `NSNotFound`.
    ///
    /// - Complexity: O(1) in most cases. The first call after an update or after many items have changed is O(*n*),
    ///   where *n* is the number of rows, and so is each call for a custom configurator whose row is no longer in the
    ///   list.
    public func indexPath(for configurator: any CellConfigurator) -> IndexPath? {
        core.updateIfStale()
        return core.findFirst(configurator.held)?.indexPath
    }

    // MARK: Rows as any configurators

    /// Replaces the list's rows with configurators that are declared as `any CellConfigurator`.
    ///
    ///     var rows: [any CellConfigurator] = viewModel.rows
    ///     director.update(configurators: rows)
    ///
    /// Each configurator is checked at runtime, and an `AnyRow` is the row of its `base`. A configurator that this kind of
    /// list does not support is reported as a programming error and left out. If the array can be declared as
    /// `[any TableRowConfigurator]`, use ``update(items:animated:keeping:completion:)``, whose argument is checked by the
    /// compiler.
    public func update(
        configurators: [any CellConfigurator], animated: Bool = true, keeping position: ScrollAnchoring = .automatic,
        completion: (() -> Void)? = nil
    ) {
        update(items: core.rows(configurators), animated: animated, keeping: position, completion: completion)
    }

    // MARK: Standalone views

    /// Shows an item in a standalone view, such as a table's header view or the view of a view controller.
    ///
    /// Actions sent from inside the view reach the director's handlers.
    ///
    ///     let summary = SummaryConfig(item: Summary(count: 3))
    ///     director.show(summary, in: summaryView)
    ///     tableView.tableHeaderView = summaryView
    ///     director.actionsProxy.on(.custom("sort")) { (c: SummaryConfig, view) in … }
    ///
    /// Like a row, the view is updated when the item has changed, and when ``reload(_:)`` or ``update(_:_:)`` is
    /// called. If a second configurator is shown in the view, it replaces the first. Neither the view nor the director
    /// is retained. In the index path of an action from the view, both the section and the row are `NSNotFound`.
    public func show<C: CellConfigurator>(_ configurator: C, in view: C.Cell) where C.Cell: UIView {
        core.show(configurator, beside: view)
    }

    // MARK: Changing a single row

    /// Shows a row, header or footer whose item has changed.
    ///
    /// If a different configurator now represents the row, that configurator's entire item is replaced by the item of
    /// the given configurator: the last writer wins. Use ``update(_:_:)`` instead to change only part of the item, or
    /// to change it after an `await`. If the row is no longer in the list, a problem is reported.
    ///
    /// - Returns: Whether the list contains the row.
    @discardableResult
    public func reload<C: CellConfigurator>(_ configurator: C) -> Bool {
        let configurator = configurator.held
        return core.change("reload", configurator) { configurator.passItem(to: $0) }
    }

    /// Changes the item of the row that a configurator represents, and shows the change.
    ///
    ///     let picture = await load(c.item.url)
    ///     director.update(c) { $0.picture = picture }
    ///
    /// Use this method after an `await`, since an update may have replaced the configurator in the meantime. If an
    /// update is in progress, the change is carried out after that update. If the row is no longer in the list, a
    /// problem is reported.
    ///
    /// Even if the change gives the row a different identity, the list treats it as the same row. The row can still be
    /// found with the given configurator, and with any other configurator that a suspended handler holds for the row.
    ///
    /// - Returns: Whether the list contains the row.
    @discardableResult
    public func update<C: CellConfigurator>(_ configurator: C, _ change: @escaping (inout C.Item) -> Void) -> Bool {
        core.change("update", configurator.held) { now in
            guard let row = C.row(now) else { return false }
            // The closure may read the row's item, so it changes a copy.
            var item = row.item
            change(&item)
            row.item = item
            return true
        }
    }

    // MARK: Updates

    /// Replaces all rows with the given rows, which form a single section.
    ///
    /// If the list has exactly one section, that section keeps its identity, header and footer. If the list has several
    /// sections, all of them are replaced by a new section that has only rows. Such a section, which has no header,
    /// footer or other attributes (see ``DirectedSection/isPlain``), is removed when no rows are left in it: after
    /// `update(items: [])`, the list has no sections, and `numberOfRows(inSection: 0)` is out of bounds. Check
    /// `numberOfSections`, or show a `TableSection(id:)`, which remains in the list when it is empty. In all other
    /// respects, this method behaves like ``update(sections:animated:keeping:completion:)``.
    public func update(
        items: [Row], animated: Bool = true, keeping position: ScrollAnchoring = .automatic,
        completion: (() -> Void)? = nil
    ) {
        core.update(.rows(items), animated, position, completion)
    }

    /// Replaces the sections by applying the difference to the list.
    ///
    /// Rows are matched by identity (see ``ItemConfigurator``). A row that remains keeps its cell. The cell is
    /// configured in place only if the row's item differs from the item that the cell last showed, or if the user
    /// touched a control in the cell. Apart from these cells, only rows that become visible are configured. The
    /// selection is kept, and the scroll position is kept as `position` specifies.
    ///
    /// Sections are matched by their `id` or, if they have none, by their header or title. Sections without an `id`
    /// that can't be matched in this way are matched by the rows that they share, and any remaining sections without an
    /// `id` are matched in order.
    ///
    /// Headers and footers are inserted, removed and changed without affecting the rows, and a row that moves to a
    /// different section keeps its cell. It is unverified that a table's headers and footers behave this way on iOS. If
    /// they behave differently, or if the list is a collection view, the section is reloaded: its rows get different
    /// cells, references to the rows are kept, and the keyboard is dismissed.
    ///
    /// An update requested during another update is carried out after that update. An update requested while a cell is
    /// being displayed or removed, or by the handler for a question, is carried out when the list has finished
    /// displaying and removing cells. On iOS, this is in the next turn of the main queue; in a headless list, it is at
    /// the end of the layout pass. Code that must work on both platforms should wait for the completion closure.
    ///
    /// If several updates wait that replace the same rows, only the last of them is carried out, and the completion
    /// closures of all are called. An update may cause further updates, for example if a cell requests one whenever it is
    /// configured. After 100 rounds in which each update causes another, the remaining updates are dropped without calling
    /// their completion closures, and ``CellActionProblem/Kind/unstable`` is reported. The rows of the last round stay on
    /// screen.
    ///
    /// A list that shows no rows yet is reloaded. On iOS, a list that is not in a window is also reloaded.
    ///
    /// The completion closure is called once, when the rows have been replaced. The animation may still be running at
    /// that time. If a different director is set for the list while an update is pending, the update is dropped and a
    /// problem is reported.
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows. Most of the cost comes from computing the difference: the
    ///   list itself does work only for visible rows.
    public func update(
        sections: [Section], animated: Bool = true, keeping position: ScrollAnchoring = .automatic,
        completion: (() -> Void)? = nil
    ) {
        core.update(.sections(sections), animated, position, completion)
    }

    /// Changes the sections in place, with array operations such as appending, inserting, removing and moving.
    ///
    ///     director.update { $0[0].rows.append(UserCellConfig(item: grace)) }
    ///     director.update { $0[indexPath.section].rows.remove(at: indexPath.row) }
    ///
    /// The closure receives the sections as they are when the update is carried out, after all updates that were
    /// requested earlier. If there are no sections, it receives one empty section. In all other respects, this method
    /// behaves like ``update(sections:animated:keeping:completion:)``.
    public func update(
        animated: Bool = true, keeping position: ScrollAnchoring = .automatic,
        _ change: @escaping @MainActor (inout [Section]) -> Void, completion: (() -> Void)? = nil
    ) {
        core.update(.change(change), animated, position, completion)
    }

    // MARK: Observing a model

    /// Shows sections made from `@Observable` models, and follows changes to the models.
    ///
    ///     director.observe { [model] in [TableSection(id: "chat", rows: model.rows)] }
    ///
    /// The director observes all properties of `@Observable` models that the closure reads, directly or indirectly:
    /// when one of the properties is set, the closure is called again. Other values, such as plain or `@Published`
    /// properties or `UserDefaults`, are shown as they were when they were read, and are not observed. All changes made
    /// in one turn are combined into a single update, in the next turn of the main queue. A headless list has no run
    /// loop, and is updated when it is next laid out: before a touch, on `layoutIfNeeded()`, and when its cells or row
    /// counts are accessed. Every call to the director uses the current rows of the model.
    ///
    /// Sections shown by any other call, such as ``update(items:animated:keeping:completion:)``, remain until the model
    /// changes. Then the model's sections are shown again. A list observes one closure at a time: a later call to this
    /// method replaces the closure and ends its subscription. Change the models on the main actor. If a model must be
    /// changed on a different thread, hold the same lock whenever the model is read or changed, including while a
    /// change is announced to Observation.
    ///
    /// For each update, the closure is called a second time in the next turn of the main actor. At that time, no change
    /// is in progress, and Observation tracks the properties that were read. The second result differs from the first
    /// if another thread changed a model in between, or if the list was accessed in the middle of an assignment. In
    /// that case, the closure is called up to two more times, and its result is shown once two consecutive calls agree.
    ///
    /// The closure is retained until the subscription is cancelled or the director is deallocated; the closure must not
    /// retain the subscription or the director. For rows whose item is a model, see ``ItemConfigurator/item``.
    ///
    /// - Complexity: O(*n*) for each update, where *n* is the number of rows. The second call costs one execution of
    ///   the closure and a comparison of the items, but does not update the list again if the results are equal. If a
    ///   model has changed again before the second call, the call is omitted.
    ///
    /// - Parameters:
    ///   - animated: Whether each update is animated.
    ///   - position: The part of the list that keeps its position on screen during each update.
    ///   - sections: Creates the sections from the models.
    /// - Returns: A subscription that ends the observation when it is cancelled. The list keeps its rows.
    @discardableResult
    public func observe(
        animated: Bool = true, keeping position: ScrollAnchoring = .automatic,
        _ sections: @escaping @MainActor () -> [Section]
    ) -> CellActionSubscription {
        core.observe(ObservedSections(sections, animated, position))
    }

    /// Returns the difference between two lists of sections.
    ///
    /// - Parameter comparesContent: Whether rows whose items differ count as updates.
    package func difference(
        from old: [Section], to new: [Section], comparesContent: Bool
    ) -> SectionDifference<Section> {
        core.difference(from: old, to: new, since: comparesContent ? .max : nil)
    }
}
