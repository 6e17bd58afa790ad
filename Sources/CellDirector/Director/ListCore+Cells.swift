// From configurators to the views that show them.

import Observation

extension ListCore {
    /// From now on the view shows this row, and no other.
    ///
    /// - Returns: The view, as the configurator knows it; `nil`, and nothing done, if it is of another type.
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

    /// Shows a row in a view that was handed out for it. One of another type is what a clash of reuse identifiers leaves,
    /// which has been stopped on.
    func show<C: CellConfigurator>(_ configurator: C, in view: UIView, at indexPath: IndexPath) {
        if bind(view, to: configurator, at: indexPath) != nil { configure(view, with: configurator) }
    }

    func configure<C: CellConfigurator>(_ view: UIView, with configurator: C) {
        guard let cell = view as? C.Cell else { return }
        let binding = view.cellBinding
        let earlier = isReadingAgain && binding?.hasShown(configurator) == true ? binding?.watch as? ModelWatch : nil
        binding?.willShow(configurator)
        binding?.configuredAt = ItemClock.now
        guard isObject(configurator.item), configurator.item is any Observable else {
            return view.keepingCaret { configurator.configure(cell: cell) }
        }
        // The second time its tracking stands.
        let watch = earlier ?? ModelWatch { [weak self] in self?.modelDidChange() }
        watch.isDoubtful = earlier == nil
        binding?.follow(watch)
        watch.read { view.keepingCaret { configurator.configure(cell: cell) } }
        if watch.isDoubtful { awaitTurn() }
    }

    /// A model that a view shows is about to change: it is shown when the handler that does so has returned, else when the
    /// list is next laid out.
    private func modelDidChange() {
        ChangedLists.insert(self)
        list.afterDisplaying { ChangedLists.show() }
    }

    /// Whether a view shows what its row says now: whether it was made to show such an item and, if the user has touched it since,
    /// touches don't count and the item has not changed meanwhile, also back to what it was.
    func isCurrent<C: CellConfigurator>(_ view: UIView, _ configurator: C, countsTouches: Bool) -> Bool {
        guard let binding = view.cellBinding, binding.configurator === configurator, binding.hasShown(configurator)
        else { return false }
        guard binding.isTouched else { return true }
        let changedAt = (configurator as? any TrackedItem)?.changedAt ?? 0
        return !countsTouches && changedAt <= binding.configuredAt
    }

    /// Configures the views on screen that don't show what their rows say now.
    func configureStaleViews(countsTouches: Bool) {
        configureViews { !isCurrent($0, $1, countsTouches: countsTouches) }
    }

    /// Configures the views on screen that are wanted.
    func configureViews(where isWanted: (UIView, any CellConfigurator) -> Bool) {
        let wanted = list.shownRows.filter { shown in
            row(at: shown.indexPath).map { isWanted(shown.cell, $0) } ?? false
        }
        if !wanted.isEmpty { list.reconfigure(wanted.map(\.indexPath)) }
        var isAnyWanted = false
        for section in sections.indices {
            configureSectionViews(section) { view, configurator in
                let isWanted = isWanted(view, configurator)
                if isWanted { isAnyWanted = true }
                return isWanted
            }
        }
        if isAnyWanted { list.measureSectionViewsAgain() }
        configureStandaloneViews(where: isWanted)
    }

    /// Shows what handlers have changed, or does so when the list is in the middle of nothing any more: whatever ends last then
    /// asks for it. A list that another director has got is none of this one's business.
    func showChanges() {
        guard isAttached else { return }
        if isIdle { configureStaleViews(countsTouches: false) } else { hasUnshownChanges = true }
    }

    /// A handler may have the list lay out what is pending in the middle of what these changes wait for.
    func showWaitingChanges() {
        guard hasUnshownChanges, isIdle else { return }
        hasUnshownChanges = false
        ChangedLists.show(self)
    }

    /// Each cell that is still shown gets the configurator of its row; the others send nothing more.
    ///
    /// Done once after each exchange of the sections, as soon as anybody could ask.
    func bindShownCells() {
        guard let cells = cellsToBind else { return }
        cellsToBind = nil
        for cell in cells where cell.cellBinding?.registry === actionsProxy.registry {
            if let indexPath = list.indexPath(ofShown: cell), let configurator = row(at: indexPath) {
                bind(cell, to: configurator, at: indexPath)
            } else {
                cell.cellBinding?.end()
            }
        }
        for section in sections.indices { configureSectionViews(section) { _, _ in false } }
    }
}

// MARK: - While the list is at work

extension ListCore {
    /// Does what the list asks for while it brings cells on and off screen: nobody sees a cell without its present
    /// configurator, and updates wait.
    func whileDisplaying<Result>(_ work: () -> Result) -> Result {
        bindShownCells()
        displayDepth += 1
        defer { didDisplay() }
        return work()
    }

    /// Answers a question of the list: what changes rows meanwhile waits until the list has its answer.
    func whileAsked<Answer>(_ answer: () -> Answer) -> Answer {
        displayDepth += 1
        questionDepth += 1
        defer {
            questionDepth -= 1
            didDisplay()
        }
        return answer()
    }

    private func didDisplay() {
        displayDepth -= 1
        guard displayDepth == 0, hasUnshownChanges, !isUpdating else { return }
        list.afterDisplaying { [weak self] in self?.showWaitingChanges() }
    }

    /// A row's cell is about to come on screen.
    func willDisplay(_ cell: UIView, _ indexPath: IndexPath) {
        whileDisplaying {
            // A prepared cell may come on screen without being asked for again, after its row got another configurator or
            // another item.
            if let configurator = row(at: indexPath),
                cell.cellBinding?.isActive != true || !isCurrent(cell, configurator, countsTouches: false), isAttached
            {
                show(configurator, in: cell, at: indexPath)
            }
            post(.willDisplay, from: cell, at: indexPath)
        }
    }

    /// A view left the screen. Its binding still names the row that it showed, whatever is at its index path now.
    func endDisplaying(_ view: UIView) {
        whileDisplaying {
            guard let binding = view.cellBinding else { return }
            binding.bus.post(.didEndDisplaying, (), to: binding, cell: view, isLast: true)
        }
    }

    /// Gives a cell the level of indentation that a handler says, or its own again.
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

// MARK: - Headers and footers

extension ListCore {
    /// The index path of a section's header or footer.
    func sectionPath(_ section: Int) -> IndexPath { IndexPath(row: NSNotFound, section: section) }

    /// Gives a section's views that are on screen the configurators that now stand for them, and configures those that are
    /// wanted.
    func configureSectionViews(
        _ section: Int, where isWanted: (UIView, any CellConfigurator) -> Bool
    ) {
        for kind in SectionViewKind.allCases {
            // A handler may change the sections as the view is laid out.
            guard let view = list.shownView(kind, section: section), sections.indices.contains(section),
                let configurator = list.view(kind, of: sections[section])
            else { continue }
            bind(view, to: configurator, at: sectionPath(section))
            if isWanted(view, configurator) { configure(view, with: configurator) }
        }
    }
}

// MARK: - Views beside the rows

extension ListCore {
    func show<C: CellConfigurator>(_ configurator: C, beside view: UIView) {
        standaloneViews.removeAll { $0.object == nil || $0.object === view }
        standaloneViews.append(WeakObject(view))
        StandaloneViews.insert(view)
        if let before = view.cellBinding?.configurator, configurator.hasSameIdentity(as: before) {
            followedRows.replace(before, by: configurator)
        }
        show(configurator, in: view, at: sectionPath(NSNotFound))
    }

    /// What is beside the rows, view by view, as long as it is this director's.
    var shownStandaloneViews: [(view: UIView, configurator: any CellConfigurator)] {
        standaloneViews.compactMap { beside in
            guard let view = beside.object as? UIView, let binding = view.cellBinding,
                binding.registry === actionsProxy.registry
            else { return nil }
            return (view, binding.configurator)
        }
    }

    /// The configurator that represents another's view beside the rows: that very one, else one of its type with its identity.
    func findStandalone(_ configurator: any CellConfigurator) -> (any CellConfigurator)? {
        if standaloneViews.isEmpty { return nil }
        let shown = shownStandaloneViews.map(\.configurator)
        if let same = shown.first(where: { $0 === configurator }) { return same }
        guard kind(of: configurator) ?? .standalone == .standalone else { return nil }
        let configurator = latest(configurator)
        return shown.first { $0 === configurator } ?? shown.first { configurator.hasSameIdentity(as: $0) }
    }

    func configureStandaloneViews(where isWanted: (UIView, any CellConfigurator) -> Bool) {
        if standaloneViews.isEmpty { return }
        for (view, configurator) in shownStandaloneViews where isWanted(view, configurator) {
            configure(view, with: configurator)
        }
    }
}
