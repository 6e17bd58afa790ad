extension TableDirector: UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { state.sections.count }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        state.sections[section].rows.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        whileDisplaying { cell(for: state.sections[indexPath.section].rows[indexPath.row], at: indexPath) }
    }

    private func cell<C: TableRowConfigurator>(for configurator: C, at indexPath: IndexPath) -> UITableViewCell {
        state.registrations.register(C.self, C.tableCellClass, in: tableView) {
            tableView.register($0, forCellReuseIdentifier: $1)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: C.reuseIdentifier, for: indexPath)
        show(configurator, in: cell, at: indexPath)
        return cell
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        state.sections[section].headerTitle
    }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        state.sections[section].footerTitle
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
        guard let row = configurator(at: sourceIndexPath) else { return }
        state.moveRow(at: sourceIndexPath, to: destinationIndexPath)
        // The table moves the row after this: an update that a handler asks for waits.
        whileDisplaying {
            actionsProxy.bus.post(.move, destinationIndexPath, to: row, at: sourceIndexPath, proxy: actionsProxy)
        }
    }
}
