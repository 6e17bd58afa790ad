import ListDifference

/// A change of the rows that was asked for.
struct PendingUpdate<Section: DirectedSection> {
    enum Content {
        /// The rows of the one section, whose header and footer stay.
        case rows([Section.Row])
        case sections([Section])
        /// What changes the sections that are there by then.
        case change(@MainActor (inout [Section]) -> Void)
    }

    let content: Content
    let isAnimated: Bool
    let completion: (() -> Void)?

    /// What is to be shown in place of other sections.
    @MainActor
    func sections(after old: [Section]) -> [Section] {
        switch content {
        case .sections(let sections): return sections
        case .rows(let rows):
            var section = old.count == 1 ? old[0] : Section(rows: [])
            section.rows = rows
            return [section]
        case .change(let change):
            var sections = old
            change(&sections)
            return sections
        }
    }
}

// MARK: - Asking

extension ListDirector {
    /// Carries out an update, or lets it wait for what the list is busy with.
    func update(_ content: PendingUpdate<List.Section>.Content, _ isAnimated: Bool, _ completion: (() -> Void)?) {
        let update = PendingUpdate<List.Section>(content: content, isAnimated: isAnimated, completion: completion)
        state.waitingUpdates.append(update)
        guard !state.isUpdating else { return }
        if state.displayDepth > 0 {
            list.afterDisplaying { [weak self] in self?.carryOutWaitingUpdates() }
        } else {
            carryOutWaitingUpdates()
        }
    }

    private func carryOutWaitingUpdates() {
        guard !state.isUpdating else { return }
        state.isUpdating = true
        while !state.waitingUpdates.isEmpty { carryOut(state.waitingUpdates.removeFirst()) }
        state.isUpdating = false
    }
}

// MARK: - Carrying out

extension ListDirector {
    private func carryOut(_ update: PendingUpdate<List.Section>) {
        let old = state.sections
        let new = update.sections(after: old)
        if list.showsRows, state.sections.contains(where: { !$0.rows.isEmpty }) {
            change(to: new, animated: update.isAnimated)
        } else {
            reload(new)
        }
        list.didChange(from: old, to: new)
        update.completion?()
    }

    private func change(to new: [List.Section], animated isAnimated: Bool) {
        let difference = List.Section.difference(from: state.sections, to: new)
        if let reloadThreshold = state.reloadThreshold, difference.changeCount > reloadThreshold { return reload(new) }
        list.carryOutReload()
        let places = KeptPlaces(list, state)
        if isAnimated {
            perform(difference)
        } else {
            UIView.performWithoutAnimation { perform(difference) }
        }
        // Configurators that look the same have been exchanged as well.
        state.unsettledCells = list.visibleCells
        state.show(new)
        settle()
        places.restore(changed: difference, to: new)
    }

    private func perform(_ difference: SectionDifference<List.Section>) {
        for stage in difference.stages {
            let before = state.sections
            let after = stage.sections.map { $0.model.section(with: $0.rows) }
            if stage.updates.isEmpty, stage.sectionUpdates.isEmpty {
                state.unsettledCells = list.visibleCells
                list.batch {
                    self.state.show(after)
                    self.list.perform(stage)
                }
                settle()
            } else {
                state.show(after)
                configure(stage, before: before)
            }
        }
    }

    // MARK: What stays and looks different

    /// Configures in place what is on screen; what is not will be configured when it comes into sight.
    private func configure(
        _ stage: SectionedStage<SectionModel<List.Section>, List.Section.Row>, before: [List.Section]
    ) {
        if !stage.updates.isEmpty {
            let updated = Set(stage.updates)
            let visible = list.visiblePaths.filter {
                updated.contains(RowPosition(section: $0.section, row: $0.row))
            }
            if !visible.isEmpty { list.reconfigure(visible) }
        }
        for section in stage.sectionUpdates {
            let (old, new) = (before[section], state.sections[section])
            if old.canChangeInPlace(to: new) {
                configureSectionViews(section, before: old)
            } else {
                list.replaceSection(section)
            }
        }
    }

    // MARK: Reloading

    /// Shows other sections without a difference. The rows that were selected are selected again, and the first visible
    /// row stays where it was.
    private func reload(_ new: [List.Section]) {
        let places = KeptPlaces(list, state)
        state.show(new)
        endBindings()
        list.reloadData()
        places.restore(reloaded: new)
    }

    /// A view whose row is gone hears nothing more, even before the list takes it off screen.
    private func endBindings() {
        var gone: [ObjectIdentifier: [CellBinding]] = [:]
        for view in list.subviews {
            guard let binding = view.cellBinding, binding.proxy === actionsProxy else { continue }
            gone[ObjectIdentifier(binding.configurator), default: []].append(binding)
        }
        for section in state.sections where !gone.isEmpty {
            for kind in SectionViewKind.allCases {
                if let view = section.view(kind) { gone[ObjectIdentifier(view)] = nil }
            }
            for row in section.rows where !gone.isEmpty {
                gone[ObjectIdentifier(List.Section.configurator(row))] = nil
            }
        }
        for binding in gone.values.joined() { binding.end() }
    }
}
