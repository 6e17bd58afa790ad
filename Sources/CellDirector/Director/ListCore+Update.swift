import ListDifference

// An update from top to bottom: what is asked for waits for its turn, what differs is found, the list is changed in stages,
// the views that stayed get their new configurators and show their items, and what the user saw stays in its place.

// MARK: - Asked for

extension ListCore {
    /// Carries out an update, or lets it wait for what the list is busy with.
    func update(
        _ content: PendingUpdate<Section>.Content, _ isAnimated: Bool, _ position: ScrollAnchoring,
        _ completion: (() -> Void)?
    ) {
        guard checkAttached() else { return }
        updateIfStale()
        waitingUpdates.append(
            PendingUpdate(content: content, isAnimated: isAnimated, position: position, completion: completion))
        guard !isUpdating else { return }
        if displayDepth > 0 {
            list.afterDisplaying { [weak self] in self?.carryOutWaitingUpdates() }
        } else {
            carryOutWaitingUpdates()
        }
    }

    /// The same for what is no change in stages, which alone is animated.
    func update(_ content: PendingUpdate<Section>.Content) { update(content, false, .automatic, nil) }

    /// While a row is moved they wait until the list has moved it as well, also when a handler has the list lay out.
    func carryOutWaitingUpdates() {
        guard !isUpdating, !isMoving else { return }
        isUpdating = true
        while !waitingUpdates.isEmpty, isAttached { carryOut(waitingUpdates.removeFirst()) }
        isUpdating = false
        if !waitingUpdates.isEmpty {
            reportReplacement()
            waitingUpdates = []
        }
        showWaitingChanges()
        // What the update or its handlers changed may stand in other lists as well, or have been compared before it changed.
        ChangedLists.show()
    }

    /// Does work through which every row stays where it is: updates that are asked for meanwhile come after it.
    func holdingUpdates(_ work: () -> Void) {
        guard !isUpdating else { return work() }
        isUpdating = true
        work()
        isUpdating = false
        if waitingUpdates.isEmpty {
            showWaitingChanges()
        } else if displayDepth > 0 {
            list.afterDisplaying { [weak self] in self?.carryOutWaitingUpdates() }
        } else {
            carryOutWaitingUpdates()
        }
    }

    /// Whether the list asks this director for its rows. One that it does not ask answers nothing and changes nothing.
    var isAttached: Bool { list.currentDataSource === adapter }

    /// Whether the list asks this director for its rows; refuses to change them if not.
    func checkAttached() -> Bool {
        if isAttached { return true }
        let other =
            list.currentDataSource.map { $0 is ListAdapter ? "another director" : "\(type(of: $0))" } ?? "nobody"
        list.refuse(
            "the data source of the \(type(of: list)) is \(other), not the director that is asked to change its rows; "
                + "a list has one director at a time, which is its data source and its delegate")
        return false
    }
}

// MARK: - Carried out

extension ListCore {
    private func carryOut(_ update: PendingUpdate<Section>) {
        let new = update.sections(after: sections)
        if case .row(let change) = update.content {
            change()
        } else if list.showsRows, !isOutOfStep, sections.contains(where: showsAnything) {
            change(to: new, animated: update.isAnimated, update.position)
        } else {
            reload(new, update.position)
        }
        update.completion?()
    }

    private func showsAnything(_ section: Section) -> Bool {
        !section.rows.isEmpty || !list.surroundings(section).allSatisfy(\.isNothing)
    }

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
        // The stages took the rows that differ; those that are the same rows get the configurators that were given for them.
        exchangingSections { sections = new }
        followRows()
        list.didChange(from: old, to: new)
        // A row with a cell is measured as it is configured; of one off screen the list has only what it was told.
        let shown = difference.updates.isEmpty ? [] : Set(list.shownRows.map(\.indexPath))
        let unshown = difference.updates.map { IndexPath($0.target) }.filter { !shown.contains($0) }
        if !unshown.isEmpty { list.measureAgain(unshown) }
        configureStaleViews(countsTouches: true)
        places.restore(changed: difference, to: new)
        references?.restore(in: self)
    }

    // MARK: What differs

    /// What changed between two lists of sections.
    ///
    /// - Parameter since: Rows whose items differ, or have changed since then, are updates; `nil`: nobody wants to know.
    func difference(from old: [Section], to new: [Section], since: Int?) -> SectionDifference<Section> {
        func compared(_ section: Section, _ identity: SectionIdentity) -> ComparedSection<Section> {
            let model = SectionModel(section: section, identity: identity, surroundings: list.surroundings(section))
            return ListSection(model: model, rows: section.rows)
        }
        let pairing = SectionPairing(from: old, to: new, in: list)
        return list.difference(
            from: zip(old, pairing.source).map(compared), to: zip(new, pairing.target).map(compared), since: since)
    }

    /// Whether an update must find the rows off screen whose items have changed: where they are counted, or a table was told
    /// how high they are. Those on screen are compared with what their views show.
    private var comparesRows: Bool {
        reloadThreshold != nil || handledNames.contains(RowQuestion.height.name)
            || handledNames.contains(RowQuestion.estimatedHeight.name)
    }

    // MARK: Stages

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

    /// Exchanges the sections, and what the cells on screen stand for with them.
    private func exchangingSections(_ exchange: () -> Void) {
        cellsToBind = list.shownRows.map(\.cell)
        exchange()
        bindShownCells()
    }

    /// Changes what is above and below the rows of sections: in place where the views can stay, without touching the rows.
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

    /// Whether the list shows the header or footer that a section has now, if there is one.
    private func isCurrent(_ place: SectionViewPlace) -> Bool {
        let shown = list.shownView(place.kind, section: place.section)
        if let configurator = list.view(place.kind, of: sections[place.section]) {
            return shown?.cellBinding?.configurator === configurator
        }
        let isTitled = list.title(place.kind, of: sections[place.section]) != nil
        return (shown != nil) == isTitled && shown?.cellBinding?.isActive != true
    }

    // MARK: Reloading

    /// Shows other sections without a difference. The rows that were selected are selected again, references to rows that
    /// survive go on, and what is to stay in its place does.
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
        list.didChange(from: old, to: new)
        places.restore(reloaded: new)
        references.restore(in: self)
    }

    /// A view whose row is gone sends nothing more, even before the list takes it off screen.
    private func endBindings() {
        var gone: [ObjectIdentifier: [CellBinding]] = [:]
        for view in list.subviews {
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

// MARK: - Rows that are being edited

extension ListCore {
    /// Reports rows that are replaced by an update while the user edits, swipes or drags them, because their value is their
    /// identity and has changed.
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

    /// Whether as many rows of a type come as go: then those that come stand for those that go, and nothing was deleted.
    private func hasReplacement(for row: any CellConfigurator, _ difference: SectionDifference<Section>) -> Bool {
        func count(_ positions: [RowPosition], _ sections: [ComparedSection<Section>]) -> Int {
            positions.count { type(of: Section.configurator(of: sections[$0.section].rows[$0.row])) == type(of: row) }
        }
        return count(difference.deletes, difference.source) == count(difference.inserts, difference.target)
    }
}
