extension TableAdapter {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        return core.whileDisplaying { core.section(section)?.header.flatMap { view(for: $0, section: section) } }
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        return core.whileDisplaying { core.section(section)?.footer.flatMap { view(for: $0, section: section) } }
    }

    private func view<C: TableSectionViewConfigurator>(for configurator: C, section: Int) -> UIView? {
        let identifier = registrations.identifier(
            C.self, C.tableSectionViewClass, isSectionView: true, in: tableView
        ) { tableView.register($0, forHeaderFooterViewReuseIdentifier: $1) }
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
        if let view { core.show(configurator, in: view, at: core.sectionPath(section)) }
        return view
    }

    // MARK: Heights

    /// Whether a handler determines the height of at least one header or footer.
    var givesSectionHeights: Bool {
        guard isAnswered(RowQuestion.height.name) else { return false }
        return core.sections.contains { section in
            [section.header, section.footer].contains { view in
                view.map { core.actionsProxy.handles(.height, $0) } ?? false
            }
        }
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        core.ask(.height, .header, section: section) ?? tableView.sectionHeaderHeight
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        core.ask(.height, .footer, section: section) ?? tableView.sectionFooterHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        core.ask(.estimatedHeight, .header, section: section) ?? ownEstimate(.header, section)
    }

    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        core.ask(.estimatedHeight, .footer, section: section) ?? ownEstimate(.footer, section)
    }

    /// Returns the table's estimated header or footer height, or 0 if the section has neither a view nor a title of
    /// that kind.
    private func ownEstimate(_ kind: SectionViewKind, _ section: Int) -> CGFloat {
        guard let content = core.section(section),
            content.view(kind) != nil || content.title(kind) != nil
        else { return 0 }
        return kind == .header ? tableView.estimatedSectionHeaderHeight : tableView.estimatedSectionFooterHeight
    }

    // MARK: Display

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        core.whileDisplaying { core.post(.willDisplay, from: view, at: core.sectionPath(section)) }
    }

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        core.whileDisplaying { core.post(.willDisplay, from: view, at: core.sectionPath(section)) }
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        core.endDisplaying(view)
    }

    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        core.endDisplaying(view)
    }
}
