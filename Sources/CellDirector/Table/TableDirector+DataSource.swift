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
        let level = ask(.indentationLevel, indexPath)
        show(configurator, in: cell, at: indexPath)
        if let level { cell.indentationLevel = level }
        return cell
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        state.sections[section].headerTitle
    }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        state.sections[section].footerTitle
    }

    // MARK: The index along the edge

    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        let titles = state.sections.compactMap(\.indexTitle)
        return titles.isEmpty ? nil : titles
    }

    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        let titled = state.sections.indices.filter { state.sections[$0].indexTitle != nil }
        return titled.indices.contains(index) ? titled[index] : index
    }
}
