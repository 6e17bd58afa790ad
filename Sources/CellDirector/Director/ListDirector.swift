/// Owns a list's rows and dispatches their actions to typed handlers.
///
/// This is what a ``TableDirector`` and a ``CollectionDirector`` have in common. Three things are true of every row, item,
/// header and footer:
///
/// 1. **A row is its identity**, which its author says, and by which everything finds it: the `id` of an `Identifiable` item,
///    else the value of a `Hashable` one, else the configurator, or what `init(item:id:)` says.
/// 2. **After any update, reload or handler, each view on screen shows its row's item as it is now.** What a view was made to
///    show is kept with the view, so that a configurator may stand in several lists, or several times in one. A control
///    whose handler leaves the item as it was stays as the finger put it, until the rows are updated or its own is reloaded.
/// 3. **Unhandled actions, those without a row and those that come too late are reported**, in a sentence that names it: see
///    ``CellActionBus/onProblem``. A custom action without a handler is reported once for each type of row.
@MainActor
public class ListDirector<Section: DirectedSection> {
    public typealias Row = Section.Row

    let core: ListCore<Section>
    /// What answers the list. The list does not retain it.
    private let adapter: ListAdapter

    init(_ core: ListCore<Section>, _ adapter: ListAdapter) {
        self.core = core
        self.adapter = adapter
        core.director = self
    }

    deinit {
        let core = core
        onMainActor { core.directorWasReleased() }
    }

    /// The handlers of what happens in the list.
    public var actionsProxy: CellActionProxy { core.actionsProxy }

    /// The names of all actions, events and questions that a handler was ever registered for.
    package var handledNames: Set<String> { Set(core.handledNames.map(\.text)) }

    /// Whether a row stays selected after it was tapped. Default: it is deselected at once, before its handlers run.
    ///
    /// Where the list allows several rows to be selected, in general or while it is being edited, they stay so in any case.
    public var keepsSelection: Bool {
        get { core.keepsSelection }
        set { core.keepsSelection = newValue }
    }

    /// The number of changes above which an update reloads the list. Default: never.
    public var reloadThreshold: Int? {
        get { core.reloadThreshold }
        set { core.reloadThreshold = newValue }
    }

    /// The list's delegate as a scroll view. It is not retained.
    public var scrollDelegate: (any UIScrollViewDelegate)? {
        get { core.scrollDelegate }
        set { core.scrollDelegate = newValue }
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
    /// To set them is ``update(items:animated:keeping:completion:)``. It is refused where there are several sections, which would
    /// become one.
    ///
    /// - Complexity: O(rows) with several sections, else O(1).
    public var items: [Row] {
        get {
            let sections = sections
            return sections.count == 1 ? sections[0].rows : sections.flatMap(\.rows)
        }
        set {
            guard sections.count < 2 else {
                return core.list.refuse(
                    "the rows of \(sections.count) sections were set as those of one; update(sections:) says in which "
                        + "section each row is")
            }
            update(items: newValue)
        }
    }

    /// The configurator at an index path, or `nil` if there is none.
    ///
    /// - Complexity: O(1).
    public func configurator(at indexPath: IndexPath) -> Row? {
        core.updateIfStale()
        return core.row(at: indexPath) != nil ? core.sections[indexPath.section].rows[indexPath.row] : nil
    }

    /// The current configurator of another's row, header or footer: that very one, else the one of its type with its
    /// identity, which an update has put in its place; `nil` if the list no longer has the row. Views beside the rows
    /// count. A header, or a view beside the rows, is never taken for a row of its type and identity, nor the other way round.
    ///
    /// - Complexity: O(visible rows) for a row on screen; else O(1), but O(rows) for the first call after an update.
    public func configurator<C: CellConfigurator>(for configurator: C) -> C? {
        core.updateIfStale()
        return core.current(configurator.held).flatMap { C.row($0) }
    }

    /// The index path of a configurator's row. The first, if it has several, as one footer of all sections; `nil` if the list does
    /// not have it. The very configurator is looked for first, then what has replaced it while a handler awaited, then its
    /// identity. A header's or footer's row is `NSNotFound`.
    ///
    /// - Complexity: O(1), but O(rows) for the first call after an update or after many items have changed, and for a custom
    ///   configurator whose row is gone.
    public func indexPath(for configurator: any CellConfigurator) -> IndexPath? {
        core.updateIfStale()
        return core.findFirst(configurator.held)?.indexPath
    }
}

// MARK: - Rows of any list

extension ListDirector {
    /// Shows other rows whose type says only that they are configurators.
    ///
    ///     var rows: [any CellConfigurator] = viewModel.rows
    ///     director.update(configurators: rows)
    ///
    /// Each is looked at, and one that this kind of list does not take is refused. Where the type of the array can be
    /// `[any TableRowConfigurator]`, the compiler does so: prefer ``update(items:animated:keeping:completion:)``.
    public func update(
        configurators: [any CellConfigurator], animated: Bool = true, keeping position: ScrollAnchoring = .automatic,
        completion: (() -> Void)? = nil
    ) {
        update(items: core.list.rows(configurators), animated: animated, keeping: position, completion: completion)
    }
}

// MARK: - Views beside the rows

extension ListDirector {
    /// Shows an item in a view outside the rows. For a table's header view or a controller's own view: actions sent
    /// from inside it reach the director's handlers.
    ///
    ///     let summary = SummaryConfig(item: Summary(count: 3))
    ///     director.show(summary, in: summaryView)
    ///     tableView.tableHeaderView = summaryView
    ///     director.actionsProxy.on(.custom("sort")) { (c: SummaryConfig, view) in … }
    ///
    /// As in a row, the item is shown again when it has changed, and by ``reload(_:)`` and ``update(_:_:)``. Another configurator
    /// replaces one before. Neither the view nor the director is retained. The index path that handlers may take has
    /// `NSNotFound` for both its section and its row.
    public func show<C: CellConfigurator>(_ configurator: C, in view: C.Cell) where C.Cell: UIView {
        core.show(configurator, beside: view)
    }
}

// MARK: - One row

extension ListDirector {
    /// Shows a row, header or footer whose item has changed.
    ///
    /// Where another configurator represents the row now, it gets this one's item, whole: the last writer wins. To change part
    /// of the item, and after an `await`, prefer ``update(_:_:)``. A row that is gone is reported.
    ///
    /// - Returns: Whether the list has the row.
    @discardableResult
    public func reload<C: CellConfigurator>(_ configurator: C) -> Bool {
        let configurator = configurator.held
        return core.change("reload", configurator) { configurator.giveItem(to: $0) }
    }

    /// Changes the item of a configurator's current row, and shows it.
    ///
    ///     let picture = await load(c.item.url)
    ///     director.update(c) { $0.picture = picture }
    ///
    /// It is what to write after an `await`: an update may have put another configurator in the place of this one meanwhile.
    /// Asked for while another update is under way, it is carried out after that. A row that is gone is reported.
    ///
    /// A change that gives the row another identity leaves it the row that it is: the configurator still finds it, and so do the
    /// handlers that are awaiting something with one of its configurators.
    ///
    /// - Returns: Whether the list has the row.
    @discardableResult
    public func update<C: CellConfigurator>(_ configurator: C, _ change: @escaping (inout C.Item) -> Void) -> Bool {
        core.change("update", configurator.held) { now in
            guard let row = C.row(now) else { return false }
            change(&row.item)
            return true
        }
    }
}

// MARK: - Updates

extension ListDirector {
    /// Shows other rows, in one section. The same as ``update(sections:animated:keeping:completion:)`` with that section.
    public func update(
        items: [Row], animated: Bool = true, keeping position: ScrollAnchoring = .automatic,
        completion: (() -> Void)? = nil
    ) {
        core.update(.rows(items), animated, position, completion)
    }

    /// Shows other sections by applying the difference to the list.
    ///
    /// Rows are told apart by their identity, as ``ItemConfigurator`` says. A row that stays keeps its cell; one whose item is
    /// not what its cell was last made to show is configured in place, and so is one in which somebody touched a control;
    /// nothing else is configured but what comes into sight. The selection stays, and the scroll position as `position` says.
    ///
    /// A section is the same by its `id`, else by its header or title; sections without any are paired by the rows that they
    /// share, then in order.
    ///
    /// What is above and below rows comes, goes and changes without touching them, and a row that goes to another section keeps
    /// its cell. On iOS that a table's headers and footers come and go so is unverified; where they don't, and in collection
    /// views, their section is reloaded: its rows get other cells, to which references go on, and the keyboard goes.
    ///
    /// An update that is asked for while another is under way is carried out after it, and one that is asked for by a
    /// cell as it comes or goes, or by the handler of a question, is carried out when the list has done with its cells: on iOS at
    /// the next turn of the main queue, headlessly at the end of the layout. What must hold on both waits for the completion.
    ///
    /// A list that shows nothing yet, or on iOS is in no window, is reloaded.
    ///
    /// The completion is called once, when the rows have been exchanged; on screen the animation may still run. An update that
    /// waits when another director takes the list is dropped, which is reported.
    ///
    /// - Complexity: O(rows), near the cost of finding what differs; the list does work only for what is visible.
    public func update(
        sections: [Section], animated: Bool = true, keeping position: ScrollAnchoring = .automatic,
        completion: (() -> Void)? = nil
    ) {
        core.update(.sections(sections), animated, position, completion)
    }

    /// Changes the sections in place, with the methods of arrays: appends, inserts, removes, moves.
    ///
    ///     director.update { $0[0].rows.append(UserCellConfig(item: grace)) }
    ///     director.update { $0[indexPath.section].rows.remove(at: indexPath.row) }
    ///
    /// The closure gets the sections as they are when the update is carried out: after those that were asked for before.
    /// What else holds for ``update(sections:animated:keeping:completion:)`` holds here.
    public func update(
        animated: Bool = true, keeping position: ScrollAnchoring = .automatic,
        _ change: @escaping @MainActor (inout [Section]) -> Void, completion: (() -> Void)? = nil
    ) {
        core.update(.change(change), animated, position, completion)
    }
}

// MARK: - Following a model

extension ListDirector {
    /// Shows sections made from `@Observable` models, and follows their changes.
    ///
    ///     director.observe { [model] in [TableSection(id: "chat", rows: model.rows)] }
    ///
    /// What it follows are the properties of `@Observable` models that the closure reads, also through calls: it is called again when
    /// one of them is set. What it reads elsewhere, such as a plain property, `UserDefaults` or a `@Published` one, is shown as it
    /// was then, and not followed. However many changes there are, the list is updated once,
    /// at the next turn of the main queue; headlessly, where there is no run loop, when the list is next laid out: before a
    /// touch, at `layoutIfNeeded()`, and when cells are asked for or rows counted. Whoever asks the director, or has it do something,
    /// finds the rows of the model as it is by then.
    ///
    /// The sections that another call shows, such as ``update(items:animated:keeping:completion:)``, stand until the model changes:
    /// then the model is shown again. A list follows one closure: a later one replaces an earlier, whose
    /// subscription ends. The models are to change on the main actor, or announce and make each change under the lock that
    /// reading takes.
    ///
    /// The closure is called once more at the next turn of the main actor, when nobody is in the middle of a change and Observation
    /// tracks what was read before. If it says something else then, because another thread changed a model in between or the list
    /// was asked in the middle of an assignment, it is called up to twice more, and what two calls agree on is shown.
    ///
    /// The closure is kept until the subscription is cancelled or the director goes; it must not retain either. For a row whose
    /// item is a model see ``ItemConfigurator/item``.
    ///
    /// - Complexity: O(rows) for each update. The second call costs what the closure does and the comparison of the items; the
    ///   list is updated once, and changes that follow one another turn by turn need no second call.
    ///
    /// - Parameters:
    ///   - animated: Whether each update is animated.
    ///   - position: What stays in its place on screen at each update.
    ///   - sections: Makes the sections of what it reads.
    /// - Returns: What ends it. The rows that are shown stay.
    @discardableResult
    public func observe(
        animated: Bool = true, keeping position: ScrollAnchoring = .automatic,
        _ sections: @escaping @MainActor () -> [Section]
    ) -> CellActionSubscription {
        core.observe(ObservedSections(sections, animated, position))
    }
}

extension ListDirector {
    /// What changed between two lists of sections.
    ///
    /// - Parameter comparesContent: Whether rows whose items differ are updates.
    package func difference(
        from old: [Section], to new: [Section], comparesContent: Bool
    ) -> SectionDifference<Section> {
        core.difference(from: old, to: new, since: comparesContent ? .max : nil)
    }
}
