extension TableDirector: UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        whileDisplaying { cell(for: sections[indexPath.section].rows[indexPath.row], at: indexPath) }
    }

    private func cell<C: TableRowConfigurator>(for configurator: C, at indexPath: IndexPath) -> UITableViewCell {
        registrations.register(C.self, in: tableView) { tableView.register($0, forCellReuseIdentifier: $1) }
        let dequeued = tableView.dequeueReusableCell(withIdentifier: C.reuseIdentifier, for: indexPath)
        // Another type is what a clash of reuse identifiers leaves, which has been stopped on.
        guard let cell = dequeued as? C.Cell else { return dequeued }
        bind(cell, to: configurator, at: indexPath)
        configurator.configure(cell: cell)
        return cell
    }

    /// From now on the view shows this row, and no other.
    func bind<C: CellConfigurator>(_ view: C.Cell, to configurator: C, at indexPath: IndexPath) where C.Cell: UIView {
        let binding: CellBinding
        if let bound = view.cellBinding, bound.isActive {
            if bound.configurator === configurator, bound.proxy === actionsProxy {
                bound.lastIndexPath = indexPath
                return
            }
            binding = CellBinding(configurator, proxy: actionsProxy, indexPath: indexPath)
            if bound.proxy === actionsProxy, configurator.hasSameIdentity(as: bound.configurator) {
                bound.pass(to: binding)
            } else {
                bound.end()
            }
        } else {
            binding = CellBinding(configurator, proxy: actionsProxy, indexPath: indexPath)
        }
        view.cellBinding = binding
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].headerTitle
    }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footerTitle
    }

    /// A row without a `canEdit` handler can be edited if somebody handles its deletion.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        ask(.canEdit, indexPath) ?? handles(.delete, indexPath)
    }

    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { post(.delete, indexPath) }
    }

    /// A row without a `canMove` handler can be moved if somebody handles its move.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        ask(.canMove, indexPath) ?? handles(.move, indexPath)
    }

    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let row = configurator(at: sourceIndexPath), sections.indices.contains(destinationIndexPath.section)
        else {
            return
        }
        sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
        let end = sections[destinationIndexPath.section].rows.count
        sections[destinationIndexPath.section].rows.insert(row, at: min(destinationIndexPath.row, end))
        index = nil
        // The table moves the row after this: an update that a handler asks for waits.
        whileDisplaying {
            actionsProxy.bus.post(.move, destinationIndexPath, to: row, at: sourceIndexPath, proxy: actionsProxy)
        }
    }
}
