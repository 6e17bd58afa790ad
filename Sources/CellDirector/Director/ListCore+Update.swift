import ListDifference

// Carries out updates in the following steps. The update is deferred while the list is busy. Then the difference is
// computed, and the list is changed in stages. The remaining views are bound to their new configurators and show the
// new items. Finally, the scroll position is restored.

// MARK: - Requesting updates

extension ListCore {
    /// Carries out an update. If the list is busy, the update is deferred.
    ///
    /// - Parameter laysOut: Whether the update is displayed immediately: see ``carryOutWaitingUpdates(layingOut:)``.
    @_semantics("optimize.sil.specialize.generic.never")
    func update(
        _ content: PendingUpdate<Section>.Content, _ isAnimated: Bool, _ position: ScrollAnchoring,
        _ completion: (() -> Void)?, layingOut laysOut: Bool = false
    ) {
        guard checkAttached() else { return }
        if hasGivenUp, isDisplaying || laysOut { return dropModel(content) }
        updateIfStale()
        wait(
            PendingUpdate(
                content: content, isAnimated: isAnimated, position: position,
                completions: completion.map { [$0] } ?? []))
        guard !isUpdating else { return }
        if isDisplaying {
            list.afterDisplaying { [weak self] in self?.carryOutWaitingUpdates(layingOut: true) }
        } else {
            carryOutWaitingUpdates(layingOut: laysOut)
        }
    }

    /// Adds an update to the deferred updates. It replaces the last of them if it makes that update unnecessary, and
    /// then also calls its completion closures.
    @_semantics("optimize.sil.specialize.generic.never")
    private func wait(_ update: PendingUpdate<Section>) {
        var update = update
        if let last = waitingUpdates.last, update.supersedes(last) {
            waitingUpdates.removeLast()
            update.completions = last.completions + update.completions
            update.requestCount += last.requestCount
        }
        waitingUpdates.append(update)
    }

    /// Carries out an update that is not applied in stages, and therefore is not animated.
    @_semantics("optimize.sil.specialize.generic.never")
    func update(_ content: PendingUpdate<Section>.Content) { update(content, false, .automatic, nil) }

    /// Carries out deferred updates. During a move, updates remain deferred until the list has moved the row, even if a
    /// handler forces a layout.
    ///
    /// An update may cause further updates, because the views, handlers and models that it involves may request them.
    /// If it keeps causing updates, the remaining updates are dropped, and a problem is reported.
    ///
    /// - Parameter laysOut: Whether the updates were requested while the list was displaying views. If so, they are
    ///   displayed here, because displaying them may cause further updates.
    @_semantics("optimize.sil.specialize.generic.never")
    func carryOutWaitingUpdates(layingOut laysOut: Bool = false) {
        guard !isUpdating, !isMoving else { return }
        isUpdating = true
        var isFirst = true
        let isStable = repeatUntilStable(
            waitingUpdates.allSatisfy { $0.workOnRow != nil } ? "changing rows" : "updating the rows", in: [self],
            because: waitingUpdates.allSatisfy { $0.workOnRow != nil }
                ? "configuring their views changes them again" : "each update causes another"
        ) {
            if !isFirst, causesTooMany { return false }
            carryOutRound(isFirst)
            isFirst = false
            if waitingUpdates.isEmpty, laysOut, isAttached { list.layoutIfNeeded() }
            return waitingUpdates.isEmpty || !isAttached
        }
        isUpdating = false
        if !isStable { dropWaitingUpdates() }
        if !waitingUpdates.isEmpty {
            reportReplacement()
            waitingUpdates = []
        }
        showWaitingChanges()
        // Items that were changed by the update or its handlers may also be shown in other lists, or may have been
        // changed after they were compared.
        ChangedLists.show()
    }

    /// Carries out a round of deferred updates. The first round carries out all of them. Later rounds carry out updates
    /// that were caused by earlier ones: at most three updates of all rows, or 100 changes to single rows. Without this
    /// limit, the rounds would grow exponentially if each update causes several others.
    @_semantics("optimize.sil.specialize.generic.never")
    private func carryOutRound(_ isFirst: Bool) {
        var (updates, rows) = isFirst ? (Int.max, Int.max) : (3, 100)
        for _ in waitingUpdates where isAttached && updates > 0 && rows > 0 {
            let next = waitingUpdates.removeFirst()
            if next.workOnRow != nil { rows -= 1 } else { updates -= 1 }
            carryOut(next)
        }
    }

    /// Whether the updates so far have caused so many others that each update seems to cause several.
    private var causesTooMany: Bool {
        waitingUpdates.reduce(0) { $0 + ($1.workOnRow == nil ? $1.requestCount : 0) } > 1000
    }

    /// Drops the deferred updates, because the updates keep causing each other. Until the end of the current layout, the
    /// updates that displaying the rows causes are dropped, too.
    @_semantics("optimize.sil.specialize.generic.never")
    private func dropWaitingUpdates() {
        let dropped = waitingUpdates
        waitingUpdates = []
        for update in dropped { dropModel(update.content) }
        hasGivenUp = true
        list.afterLayouts { [weak self] in
            self?.hasGivenUp = false
            if self?.observed?.isStale == true { self?.watchWithoutUpdate() }
        }
    }

    /// Drops an update. If it would have read models, they are read without being shown, so that they are shown after
    /// their next change.
    @_semantics("optimize.sil.specialize.generic.never")
    private func dropModel(_ content: PendingUpdate<Section>.Content) {
        if case .model = content { watchWithoutUpdate() }
    }

    /// Performs work that does not change the rows. Updates requested during the work are carried out afterward.
    @_semantics("optimize.sil.specialize.generic.never")
    func holdingUpdates(_ work: () -> Void) {
        guard !isUpdating else { return work() }
        isUpdating = true
        work()
        isUpdating = false
        if waitingUpdates.isEmpty {
            showWaitingChanges()
        } else if isDisplaying {
            list.afterDisplaying { [weak self] in self?.carryOutWaitingUpdates(layingOut: true) }
        } else {
            carryOutWaitingUpdates()
        }
    }

    /// Whether the list is displaying or measuring views, or a view is being configured. Rows that change now would make
    /// the list start over, so updates are deferred.
    var isDisplaying: Bool { displayDepth > 0 || list.isDisplaying }

    /// Whether the director's adapter is the list's data source. If it is not, the director neither answers questions
    /// nor changes the list.
    var isAttached: Bool { list.currentDataSource === adapter }

    /// Returns whether the director's adapter is the list's data source. If it is not, stops with an error. If this is
    /// because the list has a different director, a problem is reported first.
    @_semantics("optimize.sil.specialize.generic.never")
    func checkAttached() -> Bool {
        if isAttached { return true }
        let source = list.currentDataSource
        if source is ListAdapter {
            reportReplacement()
            list.refuse(
                "a director was asked to change the rows of the \(type(of: list)), which has another director now; "
                    + "a list has one director at a time, so keep one in a property and use it for every change")
        } else {
            let other = source.map { "\(type(of: $0))" } ?? "nil"
            list.refuse(
                "the data source of the \(type(of: list)) is \(other), not the director that is asked to change its "
                    + "rows; a list has one director at a time, which is its data source and its delegate")
        }
        return false
    }
}

// MARK: - Carrying out updates

extension ListCore {
    @_semantics("optimize.sil.specialize.generic.never")
    private func carryOut(_ update: PendingUpdate<Section>) {
        let new = update.sections(after: sections)
        if let work = update.workOnRow {
            work()
        } else if list.showsRows, !isOutOfStep, sections.contains(where: showsAnything) {
            change(to: new, animated: update.isAnimated, update.position)
        } else {
            reload(new, update.position)
        }
        for completion in update.completions { completion() }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func showsAnything(_ section: Section) -> Bool {
        !section.rows.isEmpty || !list.surroundings(section).allSatisfy(\.isNothing)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func change(to new: [Section], animated isAnimated: Bool, _ position: ScrollAnchoring) {
        let old = sections
        let since = comparedAt
        comparedAt = ItemClock.now
        let difference = difference(from: old, to: new, since: comparesRows ? since : nil)
        let followRows = followedRows.find(in: new, list) { kind(of: $0) }
        list.carryOutReload()
        reportReplacements(difference)
        if let reloadThreshold, difference.changeCount > reloadThreshold { return reload(new, position) }
        let places = ScrollAndSelection(list, old, position, of: self)
        let references = difference.replacesSections ? RowReferences(list, old, new, actionsProxy) : nil
        let parts = parts(of: difference, since: since)
        if isAnimated {
            parts.forEach(showChanges)
        } else {
            UIView.performWithoutAnimation { parts.forEach(showChanges) }
        }
        guard isAttached else { return sections = new }
        // Unchanged rows may have new configurators too, even if the update had no stages.
        exchangingSections { sections = new }
        bindRowsEditedOutOfView()
        followRows()
        if isAnimated {
            list.didChange(from: old, to: new)
        } else {
            UIView.performWithoutAnimation { list.didChange(from: old, to: new) }
        }
        // A row with a cell is measured when the cell is configured. For a row off screen, the list keeps the old
        // height until the row is measured again.
        let shown = difference.updates.isEmpty ? [] : Set((list.shownRows + rowsEditedOutOfView).map(\.indexPath))
        let unshown = difference.updates.map { IndexPath($0.target) }.filter { !shown.contains($0) }
        if !unshown.isEmpty { list.measureAgain(unshown) }
        if comparesRows, changesSectionViews(difference, since: since) { measureSectionViewsAgain() }
        configureStaleViews(countsTouches: true)
        places.restore(changed: difference, to: new)
        references?.restore(in: self)
    }

    // MARK: Computing the difference

    /// Returns the difference between two lists of sections.
    ///
    /// - Parameter since: The time of the previous comparison. A row counts as an update if its item differs or has
    ///   been set since that time. If `since` is `nil`, no row counts as an update.
    @_semantics("optimize.sil.specialize.generic.never")
    func difference(from old: [Section], to new: [Section], since: Int?) -> SectionDifference<Section> {
        @_semantics("optimize.sil.specialize.generic.never")
        func compared(_ section: Section, _ identity: SectionIdentity) -> ComparedSection<Section> {
            let model = SectionModel(section: section, identity: identity, surroundings: list.surroundings(section))
            return ListSection(model: model, rows: section.rows)
        }
        let pairing = SectionPairing(from: old, to: new, in: list)
        return list.difference(
            from: zip(old, pairing.source).map(compared), to: zip(new, pairing.target).map(compared), since: since)
    }

    /// Whether an update must also find the changed items of rows that are off screen. This is necessary if changes are
    /// counted for ``reloadThreshold`` or if handlers provide heights. Rows on screen don't depend on this property,
    /// because their items are always compared with the items that their views show.
    private var comparesRows: Bool {
        reloadThreshold != nil || handledNames.contains(RowQuestion.height.name)
            || handledNames.contains(RowQuestion.estimatedHeight.name)
    }

    /// Whether the item of a header or footer in a remaining section has changed.
    @_semantics("optimize.sil.specialize.generic.never")
    private func changesSectionViews(_ difference: SectionDifference<Section>, since: Int) -> Bool {
        let (source, target) = (difference.source, difference.target)
        let positions = sourcePositions(
            before: source.count, after: target.count, deletes: difference.sectionDeletes,
            inserts: difference.sectionInserts, moves: difference.sectionMoves)
        return zip(positions, target).contains { position, section in
            guard position >= 0 else { return false }
            let (old, new) = (source[position].model.section, section.model.section)
            return SectionViewKind.allCases.contains { kind in
                guard let was = list.view(kind, of: old), let view = list.view(kind, of: new) else { return false }
                return !was.isUnchanged(by: view, since: since)
            }
        }
    }

    // MARK: Stages

    @_semantics("optimize.sil.specialize.generic.never")
    private func showChanges(_ difference: SectionDifference<Section>) {
        for stage in difference.stages where isAttached {
            let before = sections
            let after = stage.sections.map { $0.model.section(with: $0.rows) }
            exchangingSections {
                if stage.updates.isEmpty, stage.sectionUpdates.isEmpty {
                    list.performBatchUpdates(of: stage) { self.sections = after }
                } else {
                    sections = after
                    changeSurroundings(stage.sectionUpdates, before)
                }
            }
        }
    }

    /// Replaces the sections, and binds the cells on screen to their new configurators.
    @_semantics("optimize.sil.specialize.generic.never")
    private func exchangingSections(_ exchange: () -> Void) {
        cellsToBind = list.shownRows.map(\.cell)
        exchange()
        bindShownCells()
    }

    /// Changes the headers and footers of sections without affecting the rows. If only the text of a header or footer
    /// changes, the existing view shows the new text. Any other changed view is replaced.
    @_semantics("optimize.sil.specialize.generic.never")
    private func changeSurroundings(_ changed: [Int], _ before: [Section]) {
        var replaced: [SectionViewPlace] = []
        for section in changed {
            let surroundings = zip(list.surroundings(before[section]), list.surroundings(sections[section]))
            for (kind, (old, new)) in zip(SectionViewKind.allCases, surroundings) where old != new {
                if old.title != nil, let title = new.title {
                    list.show(title: title, kind, section: section)
                } else {
                    replaced.append(SectionViewPlace(kind: kind, section: section))
                }
            }
        }
        if !replaced.isEmpty { list.replaceViews(replaced, isCurrent) }
    }

    /// Whether the list shows the section's current header or footer. If the section has neither a view nor a title of
    /// that kind, whether the list shows none.
    @_semantics("optimize.sil.specialize.generic.never")
    private func isCurrent(_ place: SectionViewPlace) -> Bool {
        let shown = list.shownView(place.kind, section: place.section)
        if let configurator = list.view(place.kind, of: sections[place.section]) {
            return shown?.cellBinding?.configurator === configurator
        }
        let isTitled = list.title(place.kind, of: sections[place.section]) != nil
        return (shown != nil) == isTitled && shown?.cellBinding?.isActive != true
    }

    // MARK: Reloading

    /// Replaces the sections by reloading the list. Restores the selection, the scroll position and the references to
    /// rows that remain.
    @_semantics("optimize.sil.specialize.generic.never")
    private func reload(_ new: [Section], _ position: ScrollAnchoring) {
        comparedAt = ItemClock.now
        let old = sections
        let places = ScrollAndSelection(list, old, position, of: self)
        let references = RowReferences(list, old, new, actionsProxy)
        let followRows = followedRows.find(in: new, list) { kind(of: $0) }
        sections = new
        followRows()
        isOutOfStep = false
        references.bindEditedViews(in: self)
        endBindings()
        list.reloadData()
        UIView.performWithoutAnimation { list.didChange(from: old, to: new) }
        places.restore(reloaded: new)
        references.restore(in: self)
    }

    /// Ends the bindings of views whose configurators are no longer in the list, so that the views send no more actions
    /// before the list removes or reuses them.
    @_semantics("optimize.sil.specialize.generic.never")
    private func endBindings() {
        var gone: [ObjectIdentifier: [CellBinding]] = [:]
        for view in list.possibleCells {
            guard let binding = view.cellBinding, binding.registry === actionsProxy.registry else { continue }
            gone[ObjectIdentifier(binding.configurator), default: []].append(binding)
        }
        for (_, configurator) in shownStandaloneViews { gone[ObjectIdentifier(configurator)] = nil }
        for section in sections where !gone.isEmpty {
            for kind in SectionViewKind.allCases {
                if let view = list.view(kind, of: section) { gone[ObjectIdentifier(view)] = nil }
            }
            list.eachConfigurator(of: section) { row, _ in gone[ObjectIdentifier(row)] = nil }
        }
        for binding in gone.values.joined() { binding.end() }
    }
}

// MARK: - Rows being edited

extension ListCore {
    /// Reports rows that an update replaces while the user edits, swipes or drags them. A row is replaced if it is
    /// identified by the value of its item and the value has changed. Each reuse identifier is reported only once.
    @_semantics("optimize.sil.specialize.generic.never")
    private func reportReplacements(_ difference: SectionDifference<Section>) {
        guard !difference.deletes.isEmpty, !difference.inserts.isEmpty else { return }
        for (indexPath, cell) in list.shownRows {
            let position = RowPosition(section: indexPath.section, row: indexPath.row)
            guard let row = row(at: indexPath), (row as? any TrackedItem)?.isIdentifiedByValue == true,
                cell.isBeingEdited, difference.deletes.contains(position), hasReplacement(for: row, difference)
            else { continue }
            let reuseIdentifier = type(of: row).reuseIdentifier
            guard reportedReplacements.insert(reuseIdentifier).inserted else { continue }
            actionsProxy.bus.report(.replacedWhileEdited(reuseIdentifier: reuseIdentifier))
        }
    }

    /// Whether the update inserts and deletes the same number of rows of the given row's type. In that case, the
    /// deleted rows count as replaced.
    @_semantics("optimize.sil.specialize.generic.never")
    private func hasReplacement(for row: any CellConfigurator, _ difference: SectionDifference<Section>) -> Bool {
        @_semantics("optimize.sil.specialize.generic.never")
        func count(_ positions: [RowPosition], _ sections: [ComparedSection<Section>]) -> Int {
            positions.count { type(of: Section.configurator(of: sections[$0.section].rows[$0.row])) == type(of: row) }
        }
        return count(difference.deletes, difference.source) == count(difference.inserts, difference.target)
    }
}
