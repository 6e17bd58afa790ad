extension TableDirector {
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        whileDisplaying { state.sections[section].header.flatMap { view(for: $0, section: section) } }
    }

    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        whileDisplaying { state.sections[section].footer.flatMap { view(for: $0, section: section) } }
    }

    private func view<C: TableSectionViewConfigurator>(for configurator: C, section: Int) -> UIView? {
        state.registrations.registerSectionView(C.self, in: tableView) {
            tableView.register($0, forHeaderFooterViewReuseIdentifier: $1)
        }
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: C.reuseIdentifier)
        if let view { show(configurator, in: view, at: sectionPath(section)) }
        return view
    }

    // MARK: Heights

    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        whileAsked { ask(.height, .header, section: section) } ?? tableView.sectionHeaderHeight
    }

    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        whileAsked { ask(.height, .footer, section: section) } ?? tableView.sectionFooterHeight
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        whileAsked { ask(.estimatedHeight, .header, section: section) } ?? tableView.estimatedSectionHeaderHeight
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        whileAsked { ask(.estimatedHeight, .footer, section: section) } ?? tableView.estimatedSectionFooterHeight
    }

    // MARK: Display

    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        whileDisplaying { post(.willDisplay, view, sectionPath(section)) }
    }

    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        whileDisplaying { post(.willDisplay, view, sectionPath(section)) }
    }

    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        endDisplaying(view, sectionPath(section))
    }

    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        endDisplaying(view, sectionPath(section))
    }
}
