extension TableAdapter: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { core.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        core.sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return core.whileDisplaying {
            let row = core.sections[indexPath.section].rows[indexPath.row]
            return cell(for: row, at: indexPath)
        }
    }

    /// Returns the cell for a row. An indentation level from an `.indentationLevel` handler is set after the cell is
    /// configured. If no handler returns a level, the cell's own level, which an earlier handler may have overridden,
    /// is restored before the cell is configured.
    private func cell<C: TableRowConfigurator>(for configurator: C, at indexPath: IndexPath) -> UITableViewCell {
        let identifier = registrations.identifier(C.self, C.tableCellClass, in: tableView) {
            tableView.register($0, forCellReuseIdentifier: $1)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        let level = core.ask(.indentationLevel, at: indexPath)
        if level == nil { core.indent(nil, cell, &cell.indentationLevel) }
        core.show(configurator, in: cell, at: indexPath)
        if let level { core.indent(level, cell, &cell.indentationLevel) }
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        core.sections[section].headerTitle
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        core.sections[section].footerTitle
    }

    // MARK: Section index

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        let titles = core.sections.compactMap(\.indexTitle)
        return titles.isEmpty ? nil : titles
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        let titled = core.sections.indices.filter { core.sections[$0].indexTitle != nil }
        return titled.indices.contains(index) ? titled[index] : index
    }
}
