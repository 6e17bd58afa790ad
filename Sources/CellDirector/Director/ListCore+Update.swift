import ListDifference

// Carries out updates in the following steps. The update is deferred while the list is busy. Then the difference is
// computed, and the list is changed in stages. The remaining views are bound to their new configurators and show the
// new items. Finally, the scroll position is restored.

extension ListCore {
    /// Carries out an update. If the list is busy, the update is deferred.
    func update(
        _ content: UpdateContent<Section>, _ isAnimated: Bool, _ position: ScrollAnchoring,
        _ completion: (() -> Void)?
    ) {
        guard checkAttached() else { return }
        updateIfStale()
        request(.update, content.scope, completion: completion) { [weak self] in
            self?.carryOut(content, isAnimated, position)
        }
    }

    // MARK: Carrying out updates

    private func carryOut(_ content: UpdateContent<Section>, _ isAnimated: Bool, _ position: ScrollAnchoring) {
        let new = content.sections(after: sections)
        if list.showsRows, phases.allows(.batching), sections.contains(where: showsAnything) {
            change(to: new, animated: isAnimated, position)
        } else {
            reload(new, position)
        }
    }

    private func showsAnything(_ section: Section) -> Bool {
        !section.rows.isEmpty || !section.surroundings.allSatisfy(\.isNothing)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func change(to new: [Section], animated isAnimated: Bool, _ position: ScrollAnchoring) {
        let old = sections
        let since = comparedAt
        comparedAt = ItemClock.now
        let difference = difference(from: old, to: new, since: comparesRows ? since : nil)
        let renewHeldRows = heldRows.find(in: new) { kind(of: $0) }
        list.carryOutReload()
        lazy var shown = list.shownRows
        if !difference.deletes.isEmpty, !difference.inserts.isEmpty { reportReplacements(difference, shown) }
        if let reloadThreshold, difference.changeCount > reloadThreshold { return reload(new, position) }
        let places = ScrollAndSelection(list, old, position, shown, of: self)
        let references = difference.replacesSections ? RowReferences(list, old, new, actionsProxy) : nil
        let stages = stages(of: difference, shown, since: since)
        perform(animated: isAnimated) { show(stages, new) }
        guard isAttached else { return sections = new }
        renewHeldRows()
        perform(animated: isAnimated) { Section.didChange(in: list, from: old, to: new) }
        shown = rowsWithCells
        // A row with a cell is measured when the cell is configured. For a row off screen, the list keeps the old
        // height until the row is measured again.
        if !difference.updates.isEmpty {
            let isShown = membership(of: shown.map(\.indexPath))
            let unshown = difference.updates.map { IndexPath($0.target) }.filter { !isShown($0) }
            if !unshown.isEmpty { list.measureAgain(unshown) }
        }
        if comparesRows, changesSectionViews(difference, since: since) { measureSectionViewsAgain() }
        configureStaleViews(among: shown, countsTouches: true)
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
        func compared(_ section: Section, _ identity: SectionIdentity) -> ComparedSection<Section> {
            let model = SectionModel(section: section, identity: identity, surroundings: section.surroundings)
            return ListSection(model: model, rows: section.rows)
        }
        let pairing = SectionPairing(from: old, to: new)
        return Section.difference(
            from: zip(old, pairing.source).map(compared), to: zip(new, pairing.target).map(compared), since: since)
    }

    /// Whether an update must also find the changed items of rows that are off screen. This is necessary if changes are
    /// counted for ``reloadThreshold`` or if handlers provide heights. Rows on screen don't depend on this property,
    /// because their items are always compared with the items that their views show.
    private var comparesRows: Bool {
        reloadThreshold != nil || adapter?.isAnswered(RowQuestion.height.name) == true
            || adapter?.isAnswered(RowQuestion.estimatedHeight.name) == true
    }

    /// Whether the item of a header or footer in a remaining section has changed.
    private func changesSectionViews(_ difference: SectionDifference<Section>, since: Int) -> Bool {
        zip(difference.sourceSections, difference.target).contains { position, section in
            guard position >= 0 else { return false }
            let (old, new) = (difference.source[position].model.section, section.model.section)
            return SectionViewKind.allCases.contains { kind in
                guard let was = old.view(kind), let view = new.view(kind) else { return false }
                return !was.isUnchanged(by: view, since: since)
            }
        }
    }

    // MARK: Stages

    private func perform(animated isAnimated: Bool, _ work: () -> Void) {
        if isAnimated { work() } else { UIView.performWithoutAnimation(work) }
    }

    /// Applies the stages of an update. The last one shows the new sections themselves, because unchanged rows may have
    /// new configurators, too.
    private func show(_ stages: [SectionedStage<SectionModel<Section>, Section.Row>], _ new: [Section]) {
        if stages.isEmpty { exchangingSections({ $0 }) { sections = new } }
        for (number, stage) in stages.enumerated() where isAttached {
            let before = sections
            let isLast = number == stages.count - 1
            let after = isLast ? new : stage.sections.map { $0.model.section(with: $0.rows) }
            exchangingSections(stage.indexPath(after:)) {
                if stage.updates.isEmpty, stage.sectionUpdates.isEmpty {
                    list.performBatchUpdates(of: stage) { self.sections = after }
                } else {
                    sections = after
                    changeSurroundings(stage.sectionUpdates, before)
                }
            }
        }
    }

    /// Replaces the sections, and binds the list's cells to their new configurators.
    ///
    /// - Parameters:
    ///   - newPath: A closure that returns the new index path of a row, or `nil` if the row is deleted.
    ///   - exchange: A closure that replaces the sections.
    private func exchangingSections(_ newPath: @escaping (IndexPath) -> IndexPath?, _ exchange: () -> Void) {
        views.unbound = (list.shownCells, rowsEditedOutOfView.map(\.cell), newPath)
        exchange()
        bindShownCells()
    }

    /// Changes the headers and footers of sections without affecting the rows. If only the text of a header or footer
    /// changes, the existing view shows the new text. Any other changed view is replaced.
    private func changeSurroundings(_ changed: [Int], _ before: [Section]) {
        var replaced: [SectionViewPlace] = []
        for section in changed {
            let surroundings = zip(before[section].surroundings, sections[section].surroundings)
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
    private func isCurrent(_ place: SectionViewPlace) -> Bool {
        let shown = list.shownView(place.kind, section: place.section)
        if let configurator = sections[place.section].view(place.kind) {
            return shown?.cellBinding?.configurator === configurator
        }
        let isTitled = sections[place.section].title(place.kind) != nil
        return (shown != nil) == isTitled && shown?.cellBinding?.isActive != true
    }

    // MARK: Reloading

    /// Replaces the sections by reloading the list. Restores the selection, the scroll position and the references to
    /// rows that remain.
    private func reload(_ new: [Section], _ position: ScrollAnchoring) {
        comparedAt = ItemClock.now
        let old = sections
        let places = ScrollAndSelection(list, old, position, list.shownRows, of: self)
        let references = RowReferences(list, old, new, actionsProxy)
        let renewHeldRows = heldRows.find(in: new) { kind(of: $0) }
        sections = new
        renewHeldRows()
        phases.isOutOfStep = false
        references.bindEditedViews(in: self)
        endBindings()
        list.reloadData()
        UIView.performWithoutAnimation { Section.didChange(in: list, from: old, to: new) }
        places.restore(reloaded: new)
        references.restore(in: self)
    }

    /// Ends the bindings of views whose configurators are no longer in the list, so that the views send no more actions
    /// before the list removes or reuses them.
    private func endBindings() {
        let bindings = list.possibleCells.compactMap(\.cellBinding).filter { $0.registry === actionsProxy.registry }
        var gone: [ObjectIdentifier: Int] = [:]
        for binding in bindings { gone[ObjectIdentifier(binding.configurator)] = 0 }
        for (_, configurator) in shownStandaloneViews { gone[ObjectIdentifier(configurator)] = nil }
        for section in sections where !gone.isEmpty {
            for kind in SectionViewKind.allCases {
                if let view = section.view(kind) { gone[ObjectIdentifier(view)] = nil }
            }
            section.eachConfigurator { row, _ in gone[ObjectIdentifier(row)] = nil }
        }
        for binding in bindings where gone[ObjectIdentifier(binding.configurator)] != nil { binding.end() }
    }

    // MARK: Rows being edited

    /// Reports rows that an update replaces while the user edits, swipes or drags them. A row is replaced if it is
    /// identified by the value of its item and the value has changed. Each reuse identifier is reported only once.
    private func reportReplacements(_ difference: SectionDifference<Section>, _ shown: [ShownRow]) {
        for (indexPath, cell) in shown {
            guard let row = row(at: indexPath), (row as? any TrackedItem)?.isIdentifiedByValue == true,
                cell.isBeingEdited, difference.deletes.contains(RowPosition(indexPath)),
                hasReplacement(for: row, difference)
            else { continue }
            reportOnce(.replacedWhileEdited(reuseIdentifier: type(of: row).reuseIdentifier))
        }
    }

    /// Whether the update inserts and deletes the same number of rows of the given row's type. In that case, the
    /// deleted rows count as replaced.
    private func hasReplacement(for row: any CellConfigurator, _ difference: SectionDifference<Section>) -> Bool {
        func count(_ positions: [RowPosition], _ sections: [ComparedSection<Section>]) -> Int {
            positions.count { type(of: Section.configurator(of: sections[$0.section].rows[$0.row])) == type(of: row) }
        }
        return count(difference.deletes, difference.source) == count(difference.inserts, difference.target)
    }
}

extension UpdateContent {
    /// What the update replaces. Closures are called in any case.
    fileprivate var scope: DeferredWork.Scope {
        switch self {
        case .sections: .sections
        case .rows: .rows
        case .change, .model: .unknown
        }
    }
}
