// Binds views to configurators, and configures the views.

import Observation

extension RowCore {
    /// Binds a view to a row. If the view is already bound to this configurator, its binding is kept. Otherwise, the
    /// view's previous binding, if any, is replaced.
    ///
    /// - Returns: The view, cast to the configurator's cell type. If the view has a different type, the method has no
    ///   effect and returns `nil`.
    @discardableResult
    func bind<C: CellConfigurator>(_ view: UIView, to configurator: C, at indexPath: IndexPath) -> C.Cell? {
        guard let cell = view as? C.Cell else { return nil }
        let (before, registry) = (view.cellBinding, actionsProxy.registry)
        if let before, before.isActive, before.configurator === configurator, before.registry === registry {
            before.lastIndexPath = indexPath
            return cell
        }
        let binding = CellBinding(configurator, in: registry, indexPath: indexPath)
        binding.ownIndentationLevel = before?.ownIndentationLevel
        if let before, before.isActive, before.registry === registry,
            configurator.hasSameIdentity(as: before.configurator)
        {
            before.pass(to: binding)
        } else {
            before?.end()
        }
        view.cellBinding = binding
        (configurator as? any TrackedItem)?.addObserver(self, RowKind(at: indexPath))
        return cell
    }

    /// Shows a row in a dequeued view. A view of the wrong type is ignored: it is the result of a reuse identifier
    /// conflict that has already been reported.
    func show<C: CellConfigurator>(_ configurator: C, in view: UIView, at indexPath: IndexPath) {
        if bind(view, to: configurator, at: indexPath) != nil { configure(view, with: configurator) }
    }

    /// Shows a row's item in a view. If the view is already being configured, it is configured again afterward,
    /// because the configuration in progress would overwrite the effect of this call.
    func configure<C: CellConfigurator>(_ view: UIView, with configurator: C) {
        guard let cell = view as? C.Cell else { return }
        let binding = view.cellBinding
        if views.configured.contains(where: { $0 === view }) {
            binding?.forgetShown()
            return ChangedLists.itemDidChange(in: self)
        }
        views.configured.append(view)
        phases.begin(.displaying)
        defer {
            views.configured.removeLast()
            didDisplay(.displaying)
        }
        let isReadingAgain = phases.isRunning(.readingAgain)
        let before = binding?.watch as? ModelWatch
        // A change that was made in a dispatch is complete when the dispatch has ended.
        let isChanging = !isReadingAgain && before?.hasChanged == true && !bus.isDispatching
        let hasShown = binding?.hasShown(configurator) == true
        let earlier = isReadingAgain && hasShown ? before : nil
        binding?.willShow(configurator)
        binding?.configuredAt = ItemClock.now
        guard isObject(configurator.item), configurator.item is any Observable else {
            return view.keepingCaret { configurator.configure(cell: cell) }
        }
        // When the model is read a second time, the first observation is reused, because it already tracks the model.
        let watch = earlier ?? ModelWatch { [weak self] in self?.modelDidChange() }
        watch.isDoubtful = earlier == nil
        if earlier == nil, let before { watch.follow(before, isSameModel: hasShown) }
        binding?.observe(watch)
        watch.read { view.keepingCaret { configurator.configure(cell: cell) } }
        if earlier != nil, watch.didReadAgain() {
            let reason = "configuring their views changes them again"
            bus.report(.unstable(operation: "showing changed items", list: "\(type(of: list))", reason: reason))
        }
        if watch.isDoubtful { readModelsLater() }
        if isChanging, !watch.hasChanged {
            watch.values = ModelValues(of: configurator.item as AnyObject)
            compareModelsAtNextLayout()
        }
    }

    /// Called when a model shown by a view is about to change. A change made during a dispatch is shown at the end of
    /// the outermost dispatch. Any other change is shown after the list's current or next layout.
    private func modelDidChange() {
        ChangedLists.insert(self)
        showChangesAfterLayout()
    }

    /// Whether a view shows the current content of its row.
    ///
    /// A view is current if it was last configured with an equal item. However, a view that the user has touched since
    /// then is not current if `countsTouches` is `true`, or if the item has since been set, even to the same value.
    func isCurrent<C: CellConfigurator>(_ view: UIView, _ configurator: C, countsTouches: Bool) -> Bool {
        guard let binding = view.cellBinding, binding.configurator === configurator, binding.hasShown(configurator)
        else { return false }
        guard binding.isTouched else { return true }
        let changedAt = (configurator as? any TrackedItem)?.changedAt ?? 0
        return !countsTouches && changedAt <= binding.configuredAt
    }

    /// Configures the views that don't show the current content of their rows.
    func configureStaleViews(among shown: [ShownRow], countsTouches: Bool) {
        configureViews(among: shown) { [self] in !isCurrent($0, $1, countsTouches: countsTouches) }
    }

    /// The rows with cells: the visible rows, from the first to the last, and rows that are edited out of view.
    var rowsWithCells: [ShownRow] { list.shownRows + rowsEditedOutOfView }

    /// Configures the views that satisfy a condition: those of the given rows, headers and footers, and standalone
    /// views.
    ///
    /// - Parameter isWanted: The condition, which is never `nil`. It is optional so that the compiler makes no copy of this
    ///   method for each closure.
    @inline(never)
    func configureViews(among shown: [ShownRow], where isWanted: ((UIView, any CellConfigurator) -> Bool)?) {
        guard let isWanted else { return }
        let wanted = shown.filter { shown in
            row(at: shown.indexPath).map { isWanted(shown.cell, $0) } ?? false
        }
        if !wanted.isEmpty { list.reconfigure(wanted.map(\.indexPath)) }
        var isAnyWanted = false
        for section in contents.sectionNumbers {
            configureSectionViews(section) { view, configurator in
                let isWanted = isWanted(view, configurator)
                if isWanted { isAnyWanted = true }
                return isWanted
            }
        }
        if isAnyWanted { measureSectionViewsAgain() }
        configureStandaloneViews(where: isWanted)
    }

    /// Measures headers and footers again. If the list is displaying cells, does so after the list has displayed all of
    /// them.
    @inline(never)
    func measureSectionViewsAgain() {
        if phases.allows(.measuring) { return holdingUpdates { list.measureSectionViewsAgain() } }
        later(.sectionViews, .layout) { [weak self] in
            if let self, isAttached { measureSectionViewsAgain() }
        }
    }

    /// Binds each cell, header and footer that is still on screen to the current configurator of its row or section,
    /// and ends the bindings of the other cells.
    ///
    /// Has an effect only once after the sections have been replaced: on the first call, before the list displays
    /// another cell.
    func bindShownCells() {
        guard let unbound = views.unbound else { return }
        views.unbound = nil
        bind(unbound)
    }

    @inline(never)
    private func bind(_ unbound: ShownViews.UnboundCells) {
        // The list returns no index path for a cell that is edited out of view.
        func newPath(_ cell: UIView) -> IndexPath? {
            cell.isEditingText ? cell.cellBinding.flatMap { unbound.newPath($0.lastIndexPath) } : nil
        }
        for cell in unbound.shown where cell.cellBinding?.registry === actionsProxy.registry {
            if let indexPath = list.indexPath(ofShown: cell) ?? newPath(cell), let configurator = row(at: indexPath) {
                bind(cell, to: configurator, at: indexPath)
            } else {
                cell.cellBinding?.end()
            }
        }
        // A cell whose row is deleted sends its text when the list removes the cell.
        for cell in unbound.edited {
            if let indexPath = newPath(cell), let configurator = row(at: indexPath) {
                bind(cell, to: configurator, at: indexPath)
            }
        }
        for section in contents.sectionNumbers { configureSectionViews(section) { _, _ in false } }
    }

    /// The rows whose text is being edited while they are out of view, with their cells. The list keeps such a cell as
    /// a subview, but returns no index path for it.
    var rowsEditedOutOfView: [ShownRow] {
        list.possibleCells.compactMap { cell in
            guard let binding = cell.cellBinding, list.indexPath(ofShown: cell) == nil, binding.isActive,
                binding.registry === actionsProxy.registry, case let last = binding.lastIndexPath,
                RowKind(at: last) == .row, cell.isEditingText
            else { return nil }
            // Another row may have the same identity, or even the same configurator.
            if row(at: last) === binding.configurator { return (last, cell) }
            return rowIndex.find(binding.configurator, .row).map { ($0.indexPath, cell) }
        }
    }

    // MARK: Calls from the list

    /// Performs work that the list requests while it displays cells. All cells are bound to their current configurators
    /// first, and updates are deferred.
    func whileDisplaying<Result>(_ work: () -> Result) -> Result {
        bindShownCells()
        phases.begin(.displaying)
        defer { didDisplay(.displaying) }
        return work()
    }

    /// Answers a question from the list. Changes to rows are deferred until the list has the answer.
    func whileAnswering<Answer>(_ answer: () -> Answer) -> Answer {
        phases.begin(.answering)
        defer { didDisplay(.answering) }
        return answer()
    }

    private func didDisplay(_ phase: DirectorPhase) {
        phases.end(phase)
        if !phases.waiting.isEmpty, phases.mustAwaitLayout { awaitLayout() }
    }

    /// Called when a row's cell is about to appear on screen.
    @inline(never)
    func willDisplay(_ cell: UIView, _ indexPath: IndexPath) {
        whileDisplaying {
            // A prefetched cell may appear without being requested again, even though its row has a different
            // configurator or item by now.
            if let configurator = row(at: indexPath),
                cell.cellBinding?.isActive != true || !isCurrent(cell, configurator, countsTouches: false), isAttached
            {
                show(configurator, in: cell, at: indexPath)
            }
            post(.willDisplay, from: cell, at: indexPath)
        }
    }

    /// Called when a view has left the screen. During the call, the view's binding still refers to the row that the
    /// view showed, even if a different row is now at the index path of that row. After the call, the view no longer
    /// retains the row's item, even if the list keeps the view for reuse.
    @inline(never)
    func endDisplaying(_ view: UIView) {
        whileDisplaying {
            guard let binding = view.cellBinding, !(binding.configurator is NoRow) else { return }
            binding.bus.post(.didEndDisplaying, (), to: binding, cell: view, isLast: true)
            // A handler may have bound the view to another row in the meantime.
            if view.cellBinding === binding { view.cellBinding = makeVacantBinding(after: binding) }
        }
    }

    /// Returns a binding for a view that has left the screen. The binding represents no row, so that an action from the
    /// view doesn't reach the handlers for an outer row that contains the list.
    private func makeVacantBinding(after binding: CellBinding) -> CellBinding {
        if binding.ownIndentationLevel == nil, let shared = views.vacantBinding { return shared }
        let vacant = CellBinding(NoRow(), in: actionsProxy.registry, indexPath: binding.lastIndexPath)
        vacant.end()
        if let own = binding.ownIndentationLevel {
            vacant.ownIndentationLevel = own
        } else {
            views.vacantBinding = vacant
        }
        return vacant
    }

    /// Sets a cell's indentation level to the level that a handler returned or, if no handler returned a level,
    /// restores the cell's original level.
    func indent(_ level: Int?, _ view: UIView, _ current: inout Int) {
        guard let binding = view.cellBinding else { return }
        if let level {
            if binding.ownIndentationLevel == nil { binding.ownIndentationLevel = current }
            current = level
        } else if let own = binding.ownIndentationLevel {
            binding.ownIndentationLevel = nil
            current = own
        }
    }
}

/// The configurator of views that show no row.
private final class NoRow: CellConfigurator {
    var item: Void = ()
    static var reuseIdentifier: String { "" }
    func configure(cell: UIView) {}
}

// MARK: - Headers and footers

extension RowCore {
    /// Returns the index path of a section's header or footer.
    func sectionPath(_ section: Int) -> IndexPath { IndexPath(row: NSNotFound, section: section) }

    /// Binds the visible header and footer of a section to their current configurators, and configures each view that
    /// satisfies a condition.
    @inline(never)
    func configureSectionViews(
        _ section: Int, where isWanted: (UIView, any CellConfigurator) -> Bool
    ) {
        for kind in SectionViewKind.allCases {
            // Accessing the view may trigger a layout, during which a handler may change the sections.
            guard let view = list.shownView(kind, section: section),
                let configurator = contents.view(kind, of: section)
            else { continue }
            bind(view, to: configurator, at: sectionPath(section))
            if isWanted(view, configurator) { configure(view, with: configurator) }
        }
    }

    // MARK: Standalone views

    func show<C: CellConfigurator>(_ configurator: C, beside view: UIView) {
        views.standalone.removeAll { $0.object == nil || $0.object === view }
        views.standalone.append(WeakObject(view))
        StandaloneViews.insert(view)
        if let before = view.cellBinding?.configurator, configurator.hasSameIdentity(as: before) {
            heldRows.replace(before, by: configurator)
        }
        show(configurator, in: view, at: sectionPath(NSNotFound))
    }

    /// The standalone views that still belong to this director, with their configurators.
    var shownStandaloneViews: [(view: UIView, configurator: any CellConfigurator)] {
        views.standalone.compactMap { beside in
            guard let view = beside.object as? UIView, let binding = view.cellBinding,
                binding.registry === actionsProxy.registry
            else { return nil }
            return (view, binding.configurator)
        }
    }

    /// Returns the given configurator if a standalone view shows it. If not, returns the configurator in a standalone
    /// view that now represents the same row: the latest replacement of the given configurator, or a configurator with
    /// the same type and identity. Returns `nil` if there is no such view, or if the list last showed the given
    /// configurator in a different kind of view.
    @inline(never)
    func findStandalone(_ configurator: any CellConfigurator) -> (any CellConfigurator)? {
        if views.standalone.isEmpty { return nil }
        let shown = shownStandaloneViews.map(\.configurator)
        if let same = shown.first(where: { $0 === configurator }) { return same }
        guard kind(of: configurator) ?? .standalone == .standalone else { return nil }
        let configurator = latest(configurator)
        return shown.first { $0 === configurator } ?? shown.first { configurator.hasSameIdentity(as: $0) }
    }

    @inline(never)
    func configureStandaloneViews(where isWanted: (UIView, any CellConfigurator) -> Bool) {
        if views.standalone.isEmpty { return }
        for (view, configurator) in shownStandaloneViews where isWanted(view, configurator) {
            configure(view, with: configurator)
        }
    }
}
