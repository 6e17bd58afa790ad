import ListDifference

/// A change of the rows that was asked for.
struct TableUpdate {
    enum Content {
        /// The rows of the one section, whose header and footer stay.
        case items([any TableRowConfigurator])
        case sections([TableSection])
    }

    let content: Content
    let isAnimated: Bool
    let completion: (() -> Void)?

    /// What is to be shown in place of other sections.
    func sections(after old: [TableSection]) -> [TableSection] {
        switch content {
        case .sections(let sections): return sections
        case .items(let items):
            var section = old.count == 1 ? old[0] : TableSection(rows: [])
            section.rows = items
            return [section]
        }
    }
}

// MARK: - Asking

extension TableDirector {
    /// Shows other rows, in one section. The same as ``update(sections:animated:completion:)`` with that section.
    public func update(items: [any TableRowConfigurator], animated: Bool = true, completion: (() -> Void)? = nil) {
        update(TableUpdate(content: .items(items), isAnimated: animated, completion: completion))
    }

    /// Shows other sections, and moves the table from what it shows by the difference between them.
    ///
    /// Rows are told apart by their configurators' identity, as ``ItemConfigurator`` says. A row that stays keeps its
    /// cell; one that stays and looks different is configured in place; nothing else is configured but what comes into
    /// sight. The selection and the first visible row stay where the person left them.
    ///
    /// An update that is asked for while another is under way is carried out after it, and one that is asked for by a
    /// cell as it comes or goes is carried out when the table has done with its cells.
    ///
    /// What a row looks like is compared with the item that it was last made to show, so that a changed item of a
    /// configurator that is in both lists is shown too.
    ///
    /// The completion is called once, when the rows have been exchanged; on screen the animation may still run.
    ///
    /// - Complexity: O(rows), near the cost of finding what differs; the table does work only for what is visible.
    public func update(sections: [TableSection], animated: Bool = true, completion: (() -> Void)? = nil) {
        update(TableUpdate(content: .sections(sections), isAnimated: animated, completion: completion))
    }

    private func update(_ update: TableUpdate) {
        waitingUpdates.append(update)
        guard !isUpdating else { return }
        if displayDepth > 0 {
            tableView.afterDisplaying { [weak self] in self?.carryOutWaitingUpdates() }
        } else {
            carryOutWaitingUpdates()
        }
    }

    private func carryOutWaitingUpdates() {
        guard !isUpdating else { return }
        isUpdating = true
        while !waitingUpdates.isEmpty { carryOut(waitingUpdates.removeFirst()) }
        isUpdating = false
    }
}

// MARK: - Carrying out

extension TableDirector {
    private func carryOut(_ update: TableUpdate) {
        let new = update.sections(after: sections)
        if tableView.showsRows, sections.contains(where: { !$0.rows.isEmpty }) {
            change(to: new, animated: update.isAnimated)
        } else {
            reload(new)
        }
        update.completion?()
    }

    private func change(to new: [TableSection], animated isAnimated: Bool) {
        let difference = TableSection.difference(from: sections, to: new)
        if let reloadThreshold, difference.changeCount > reloadThreshold { return reload(new) }
        let places = KeptPlaces(self)
        if isAnimated {
            perform(difference)
        } else {
            UIView.performWithoutAnimation { perform(difference) }
        }
        // Configurators that look the same have been exchanged as well.
        unsettledCells = tableView.visibleCells
        show(new)
        settle()
        places.restore(changed: difference, to: new)
    }

    private func perform(_ difference: TableDifference) {
        for stage in difference.stages {
            let before = sections
            let after = stage.sections.map { $0.model.section(with: $0.rows) }
            if stage.updates.isEmpty, stage.sectionUpdates.isEmpty {
                unsettledCells = tableView.visibleCells
                tableView.performBatchUpdates {
                    self.show(after)
                    self.tableView.perform(stage)
                }
                settle()
            } else {
                show(after)
                configure(stage, before: before)
            }
        }
    }

    /// From now on these are the sections.
    private func show(_ sections: [TableSection]) {
        self.sections = sections
        index = nil
    }

    // MARK: What stays and looks different

    /// Configures in place what is on screen; what is not will be configured when it comes into sight.
    private func configure(
        _ stage: SectionedStage<SectionModel, any TableRowConfigurator>, before: [TableSection]
    ) {
        if !stage.updates.isEmpty {
            let updated = Set(stage.updates)
            let visible = (tableView.indexPathsForVisibleRows ?? []).filter {
                updated.contains(RowPosition(section: $0.section, row: $0.row))
            }
            if !visible.isEmpty { tableView.reconfigureRows(at: visible) }
        }
        for section in stage.sectionUpdates {
            let (old, new) = (before[section], sections[section])
            if old.canChangeInPlace(to: new) {
                configureSectionViews(section, before: old)
            } else {
                tableView.reloadSections(IndexSet(integer: section), with: .automatic)
            }
        }
    }

    /// Each cell that is still shown gets the configurator that now stands for its row; the others hear nothing more.
    ///
    /// Done once after each exchange of the sections, as soon as anybody could ask.
    func settle() {
        guard let cells = unsettledCells else { return }
        unsettledCells = nil
        for cell in cells where cell.cellBinding?.proxy === actionsProxy {
            if let indexPath = tableView.indexPath(for: cell), let configurator = configurator(at: indexPath) {
                rebind(cell, to: configurator, at: indexPath)
            } else {
                cell.cellBinding?.end()
            }
        }
        for section in sections.indices { rebindSectionViews(section) }
    }

    // MARK: Reloading

    /// Shows other sections without a difference. The rows that were selected are selected again, and the first visible
    /// row stays where it was.
    private func reload(_ new: [TableSection]) {
        let places = KeptPlaces(self)
        show(new)
        endBindings()
        tableView.reloadData()
        places.restore(reloaded: new)
    }

    /// A view whose row is gone hears nothing more, even before the table takes it off screen.
    private func endBindings() {
        var gone: [ObjectIdentifier: [CellBinding]] = [:]
        for view in tableView.subviews {
            guard let binding = view.cellBinding, binding.proxy === actionsProxy else { continue }
            gone[ObjectIdentifier(binding.configurator), default: []].append(binding)
        }
        for section in sections where !gone.isEmpty {
            if let header = section.header { gone[ObjectIdentifier(header)] = nil }
            if let footer = section.footer { gone[ObjectIdentifier(footer)] = nil }
            for row in section.rows where !gone.isEmpty { gone[ObjectIdentifier(row)] = nil }
        }
        for binding in gone.values.joined() { binding.end() }
    }
}
