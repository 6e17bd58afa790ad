import ListDifference

/// A change of the rows that was asked for.
struct TableUpdate {
    let sections: [TableSection]
    let isAnimated: Bool
    let completion: (() -> Void)?
}

// MARK: - Asking

extension TableDirector {
    /// Shows other rows, in one section. The same as ``update(sections:animated:completion:)`` with that section.
    public func update(items: [any TableRowConfigurator], animated: Bool = true, completion: (() -> Void)? = nil) {
        var section = sections.count == 1 ? sections[0] : TableSection(rows: [])
        section.rows = items
        update(sections: [section], animated: animated, completion: completion)
    }

    /// Shows other sections, and moves the table from what it shows by the difference between them.
    ///
    /// Rows are told apart by their configurators' identity, as ``ItemConfigurator`` says. A row that stays keeps its
    /// cell; one that stays and looks different is configured in place; nothing else is configured but what comes into
    /// sight. The selection and the first visible row stay where the person left them. An update that is asked for
    /// while another is under way is carried out after it.
    ///
    /// A configurator that is in both lists is taken to look the same: after changing its item call ``reload(_:)``.
    ///
    /// - Complexity: O(rows), near the cost of finding what differs; the table does work only for what is visible.
    public func update(sections: [TableSection], animated: Bool = true, completion: (() -> Void)? = nil) {
        waitingUpdates.append(TableUpdate(sections: sections, isAnimated: animated, completion: completion))
        guard !isUpdating else { return }
        isUpdating = true
        while !waitingUpdates.isEmpty { carryOut(waitingUpdates.removeFirst()) }
        isUpdating = false
    }
}

// MARK: - Carrying out

extension TableDirector {
    private func carryOut(_ update: TableUpdate) {
        if tableView.showsRows, sections.contains(where: { !$0.rows.isEmpty }) {
            change(update)
        } else {
            reload(update.sections)
        }
        update.completion?()
    }

    private func change(_ update: TableUpdate) {
        let difference = TableSection.difference(from: sections, to: update.sections)
        if let reloadThreshold, difference.changeCount > reloadThreshold { return reload(update.sections) }
        let scroll = ScrollPlace(self)
        let shown = tableView.visibleCells
        if update.isAnimated {
            perform(difference)
        } else {
            UIView.performWithoutAnimation { perform(difference) }
        }
        show(update.sections)
        rebind(shown)
        scroll?.restore { row in tableView.indexPath(for: row.cell) }
    }

    private func perform(_ difference: SectionedDifference<SectionModel, any TableRowConfigurator>) {
        for stage in difference.stages {
            let before = sections
            let after = stage.sections.map { $0.model.section(with: $0.rows) }
            if stage.updates.isEmpty, stage.sectionUpdates.isEmpty {
                tableView.performBatchUpdates {
                    self.show(after)
                    self.tableView.perform(stage)
                }
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
            if SectionModel(before[section], number: 0).isInPlace(SectionModel(sections[section], number: 0)) {
                configureSectionViews(section)
            } else {
                tableView.reloadSections(IndexSet(integer: section), with: .automatic)
            }
        }
    }

    /// Each cell that is still shown gets the configurator that now stands for its row; the others hear nothing more.
    private func rebind(_ shown: [UITableViewCell]) {
        for cell in shown {
            if let indexPath = tableView.indexPath(for: cell), let configurator = configurator(at: indexPath) {
                rebind(cell, to: configurator, at: indexPath)
            } else if cell.cellBinding?.proxy === actionsProxy {
                cell.cellBinding?.end()
            }
        }
        for section in sections.indices { rebindSectionViews(section) }
    }

    // MARK: Reloading

    /// Shows other sections without a difference. The rows that were selected are selected again, and the first visible
    /// row stays where it was.
    private func reload(_ sections: [TableSection]) {
        let scroll = tableView.showsRows ? ScrollPlace(self) : nil
        let selected = (tableView.indexPathsForSelectedRows ?? []).compactMap { configurator(at: $0) }
        let bindings = tableView.visibleCells.compactMap(\.cellBinding)
        show(sections)
        endBindings(bindings)
        tableView.reloadData()
        for row in selected {
            let indexPath = self.indexPath(ofIdentity: row)
            if let indexPath { tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none) }
        }
        scroll?.restore { row in indexPath(ofIdentity: row.configurator) }
    }

    /// A cell whose row is gone hears nothing more, even before the table takes it off screen.
    private func endBindings(_ bindings: [CellBinding]) {
        var gone = Dictionary(
            bindings.map { (ObjectIdentifier($0.configurator), $0) }, uniquingKeysWith: { first, _ in first })
        for section in sections {
            for row in section.rows where !gone.isEmpty { gone[ObjectIdentifier(row)] = nil }
        }
        for binding in gone.values { binding.end() }
    }

    /// Where the row is that has a configurator's identity.
    ///
    /// - Complexity: O(rows).
    func indexPath(ofIdentity configurator: any TableRowConfigurator) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            let row = content.rows.firstIndex { $0 === configurator || $0.hasSameIdentity(as: configurator) }
            if let row { return IndexPath(row: row, section: section) }
        }
        return nil
    }
}
