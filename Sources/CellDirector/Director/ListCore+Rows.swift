// Finding rows, and changing one.

extension ListCore {
    /// The row at an index path, or `nil` if there is none.
    func row(at indexPath: IndexPath) -> (any CellConfigurator)? {
        list.configurator(at: indexPath, in: sections)
    }

    /// A section, `nil` if there is none, or where the sections are those of another.
    func section(_ number: Int) -> Section? {
        isAttached && sections.indices.contains(number) ? sections[number] : nil
    }

    /// The row, header or footer that a configurator represents, or one of its type with its identity.
    func find(_ configurator: any CellConfigurator) -> (configurator: any CellConfigurator, indexPath: IndexPath)? {
        if index == nil, displayDepth == 0, !isUpdating {
            // What is looked for is nearly always on screen, and then nothing needs to be made.
            if let indexPath = shownPath(configurator) { return (configurator, indexPath) }
        }
        return findFirst(configurator)
    }

    /// Where the list shows a configurator first at this moment: nothing that is pending is carried out for the answer.
    private func shownPath(_ configurator: any CellConfigurator) -> IndexPath? {
        var first: IndexPath?
        for view in list.subviews where view.cellBinding?.configurator === configurator {
            guard let path = list.indexPath(ofShown: view), row(at: path) === configurator else { continue }
            if first.map({ path < $0 }) ?? true { first = path }
        }
        return first
    }

    /// The same, and the first place of a configurator that has several.
    ///
    /// The very object that the list holds comes first, then what has replaced it meanwhile, then the identity.
    func findFirst(_ configurator: any CellConfigurator) -> (configurator: any CellConfigurator, indexPath: IndexPath)?
    {
        if index == nil { index = RowIndex(sections, in: list) }
        let isHeld = index?.contains(configurator) ?? false
        return index?.find(isHeld ? configurator : latest(configurator), kind(of: configurator))
    }

    package func didBeginHandler(_ configurator: any CellConfigurator, _ latest: any CellConfigurator) {
        followedRows.beginHandler(configurator, latest)
    }

    package func didEndHandler(_ configurator: any CellConfigurator) { followedRows.endHandler(configurator) }

    package func latest(_ configurator: any CellConfigurator) -> any CellConfigurator {
        followedRows.latest(configurator) ?? configurator
    }

    package func current(_ configurator: any CellConfigurator) -> (any CellConfigurator)? {
        find(configurator)?.configurator ?? findStandalone(configurator)
    }

    /// What the list last showed a configurator as; `nil`: it never did, or the configurator does not know.
    func kind(of configurator: any CellConfigurator) -> RowKind? {
        (configurator as? any TrackedItem)?.kind(in: self)
    }

    /// Where the row, header or footer of a configurator is that was last seen at an index path: there, if it still is, however
    /// often the list has it.
    func find(
        _ configurator: any CellConfigurator, lastAt indexPath: IndexPath
    ) -> (configurator: any CellConfigurator, indexPath: IndexPath)? {
        let isThere =
            row(at: indexPath) === configurator || list.has(configurator, besideRowsAt: indexPath, of: sections)
        return isThere ? (configurator, indexPath) : find(configurator)
    }

    func follow(_ indexPath: IndexPath) -> TrackedRow? {
        guard isAttached else { return nil }
        return row(at: indexPath).map { TrackedRow($0, at: indexPath) }
    }

    /// The same, by the cell that shows the row at this moment.
    func followCell(_ indexPath: IndexPath) -> TrackedRow? {
        guard isAttached else { return nil }
        return row(at: indexPath).map { configurator in
            let binding = list.cellNow(at: indexPath)?.cellBinding
            let isItsOwn = binding.map { $0.isActive && $0.configurator === configurator } ?? false
            return TrackedRow(configurator, isItsOwn ? binding : nil, at: indexPath)
        }
    }

    /// Where a followed row is now, and its configurator; `nil` if it is gone.
    func find(_ row: TrackedRow) -> (configurator: any CellConfigurator, indexPath: IndexPath)? {
        let last = row.last
        return find(last.configurator, lastAt: last.indexPath)
    }

    /// The cell that shows a followed row, and its binding.
    func cell(of row: TrackedRow) -> (cell: UIView, binding: CellBinding)? {
        guard let (configurator, indexPath) = find(row), let cell = list.cellNow(at: indexPath),
            let binding = cell.cellBinding, binding.isActive, binding.configurator === configurator
        else { return nil }
        return (cell, binding)
    }

    /// Says that a row was looked for and is gone.
    func report(_ operation: String, isTooLateFor configurator: any CellConfigurator) {
        let reuseIdentifier = type(of: configurator).reuseIdentifier
        actionsProxy.bus.report(.rowIsGone(operation: operation, reuseIdentifier: reuseIdentifier))
    }

    /// Says, once, that another director has taken the list, if handlers or updates are lost by that.
    func reportReplacement() {
        guard !isReplacementReported, !handledNames.isEmpty || !waitingUpdates.isEmpty else { return }
        isReplacementReported = true
        actionsProxy.bus.report(.directorReplaced(list: "\(type(of: list))"))
    }

    /// Ends the handlers, since the director is released.
    func directorWasReleased() {
        actionsProxy.end()
        if isAttached, sections.contains(where: { !$0.rows.isEmpty }) {
            ReleasedDirector.add(of: list, actionsProxy.bus)
        }
    }
}

// MARK: - Changing one row

extension ListCore {
    /// Whether the list can't show a change now: one is under way, or it is in the middle of a question.
    private var mustWait: Bool { isUpdating || questionDepth > 0 || !waitingUpdates.isEmpty }

    /// Changes the row of a configurator, and shows it.
    ///
    /// - Parameter change: Changes the configurator that represents the row now, and returns whether it could.
    func change(
        _ operation: String, _ configurator: any CellConfigurator, _ change: @escaping (any CellConfigurator) -> Bool
    ) -> Bool {
        guard checkAttached() else { return false }
        updateIfStale()
        guard mustWait else { return changeNow(operation, configurator, change) }
        let isThere = current(configurator) != nil
        update(.row { [weak self] in _ = self?.changeNow(operation, configurator, change) })
        return isThere
    }

    private func changeNow(
        _ operation: String, _ configurator: any CellConfigurator, _ change: (any CellConfigurator) -> Bool
    ) -> Bool {
        guard let now = current(configurator), change(now) else {
            report(operation, isTooLateFor: configurator)
            return false
        }
        // The row has another identity than its caller knows it by.
        if !configurator.hasSameIdentity(as: now) { followedRows.follow(configurator, as: now) }
        show(now)
        if !isUpdating { ChangedLists.show() }
        return true
    }

    /// Configures the views that show a configurator, wherever it is; the list asks again how high it is where it has none.
    func show(_ configurator: any CellConfigurator) {
        // The list lays out what is pending when it is asked, and then carries out the updates that waited for that.
        let paths = list.shownRows.map(\.indexPath).filter { row(at: $0) === configurator }
        configureStandaloneViews { $1 === configurator }
        guard let (_, first) = find(configurator) else { return }
        if first.row == NSNotFound {
            for section in sections.indices { configureSectionViews(section) { $1 === configurator } }
            holdingUpdates { list.measureSectionViewsAgain() }
        } else if isMoving {
            // The row has its new place here, but not yet in the list.
            return update(.row { [weak self] in self?.show(configurator) })
        }
        if paths.isEmpty, first.row != NSNotFound {
            // The handler of the height may want other rows.
            holdingUpdates {
                list.measureAgain([first])
                // A cell may be prepared that is not on screen yet.
                list.reconfigure([first])
            }
        } else if !paths.isEmpty {
            list.reconfigure(paths)
        }
    }
}

extension ListCore {
    /// Scrolls to a row, and for a header or footer to the row beside it.
    func scroll(to configurator: any CellConfigurator, _ scroll: (IndexPath) -> Void) -> Bool {
        guard checkAttached() else { return false }
        updateIfStale()
        let configurator = configurator.held
        guard let (now, indexPath) = find(configurator) else {
            report("scroll", isTooLateFor: configurator)
            return false
        }
        if indexPath.row != NSNotFound {
            scroll(indexPath)
        } else if !sections[indexPath.section].rows.isEmpty {
            let isFooter = list.view(.header, of: sections[indexPath.section]) !== now
            let last = sections[indexPath.section].rows.count - 1
            scroll(IndexPath(row: isFooter ? last : 0, section: indexPath.section))
        }
        return true
    }
}

extension CellConfigurator {
    /// Gives another configurator of this type the item of this one; `false` if it is of another type.
    func giveItem(to other: any CellConfigurator) -> Bool {
        guard let other = other as? Self else { return false }
        if other !== self { other.item = item }
        return true
    }

    /// Whether a row's item is what it was: the very configurator's has not changed since a time, another's is equal.
    func isUnchanged(by other: any CellConfigurator, since: Int) -> Bool {
        if other === self { return (self as? any TrackedItem).map { $0.changedAt <= since } ?? true }
        guard type(of: other) == type(of: self) else { return false }
        return unsafeDowncast(other, to: Self.self).isShown(by: item)
    }
}
