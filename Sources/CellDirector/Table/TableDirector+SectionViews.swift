extension TableDirector {
    /// The index path that stands for a section's header or footer.
    private static func sectionPath(_ section: Int) -> IndexPath { IndexPath(row: NSNotFound, section: section) }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        whileDisplaying { sections[section].header.flatMap { view(for: $0, section: section) } }
    }

    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        whileDisplaying { sections[section].footer.flatMap { view(for: $0, section: section) } }
    }

    private func view<C: TableSectionViewConfigurator>(for configurator: C, section: Int) -> UIView? {
        registrations.register(C.self, in: tableView) { tableView.register($0, forHeaderFooterViewReuseIdentifier: $1) }
        let dequeued = tableView.dequeueReusableHeaderFooterView(withIdentifier: C.reuseIdentifier)
        guard let view = dequeued as? C.Cell else { return dequeued }
        bind(view, to: configurator, at: Self.sectionPath(section))
        configurator.configure(cell: view)
        return view
    }

    /// Configures a section's header or footer again, if it is on screen.
    func reloadSectionView(_ configurator: any CellConfigurator, section: Int) {
        for view in [tableView.headerView(forSection: section), tableView.footerView(forSection: section)] {
            if let view, view.cellBinding?.configurator === configurator { configure(view, with: configurator) }
        }
    }

    func configure<C: CellConfigurator>(_ view: UIView, with configurator: C) {
        if let view = view as? C.Cell { configurator.configure(cell: view) }
    }

    /// Gives a section's views that are on screen the configurators that now stand for them, and configures those that
    /// look different.
    func configureSectionViews(_ section: Int, before: TableSection) {
        rebindSectionViews(section)
        let now = sections[section]
        if let header = now.header, !TableSection.isSameContent(before.header, header) {
            reloadSectionView(header, section: section)
        }
        if let footer = now.footer, !TableSection.isSameContent(before.footer, footer) {
            reloadSectionView(footer, section: section)
        }
        if now.header == nil, now.headerTitle != before.headerTitle {
            tableView.headerView(forSection: section)?.textLabel?.text = now.headerTitle
        }
        if now.footer == nil, now.footerTitle != before.footerTitle {
            tableView.footerView(forSection: section)?.textLabel?.text = now.footerTitle
        }
    }

    func rebindSectionViews(_ section: Int) {
        if let header = sections[section].header, let view = tableView.headerView(forSection: section) {
            rebind(view, to: header, section: section)
        }
        if let footer = sections[section].footer, let view = tableView.footerView(forSection: section) {
            rebind(view, to: footer, section: section)
        }
    }

    private func rebind<C: TableSectionViewConfigurator>(
        _ view: UITableViewHeaderFooterView, to configurator: C, section: Int
    ) {
        if let view = view as? C.Cell { bind(view, to: configurator, at: Self.sectionPath(section)) }
    }

    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        whileDisplaying { post(.willDisplay, view, Self.sectionPath(section)) }
    }

    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        whileDisplaying { post(.willDisplay, view, Self.sectionPath(section)) }
    }

    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        endDisplaying(view, Self.sectionPath(section))
    }

    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        endDisplaying(view, Self.sectionPath(section))
    }
}
