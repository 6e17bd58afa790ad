import Foundation

// MARK: - Headers and footers

extension UITableView {
    /// The kind under which headers and footers are registered in the table's cell registry.
    final class var sectionViewKind: String { "header or footer" }

    final func floats(isHeader: Bool) -> Bool { style == .plain }

    /// Returns the delegate's view for a header or footer. If the delegate returns none, returns a view that shows the
    /// section's title; `nil` if there is no title either. The label of a grouped table's header contains the title in
    /// upper case, as the content configuration for such headers shows it (that the label's text itself is changed is
    /// unverified).
    final func askForSectionView(_ key: SectionViewKey) -> UIView? {
        let view =
            key.isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: key.section)
            : delegate?.tableView(self, viewForFooterInSection: key.section)
        if let view {
            (view as? UITableViewHeaderFooterView)?.labelSpace = labelSpace(key, isTitle: false)
            return view
        }
        guard let title = title(key) else { return nil }
        let titled = UITableViewHeaderFooterView(reuseIdentifier: nil)
        titled.labelSpace = labelSpace(key, isTitle: true)
        titled.textLabel?.numberOfLines = 0
        let standard = UIListContentConfiguration.Standard(
            key.isHeader ? .header : .footer, isDisabled: false, in: traitCollection.listEnvironment, traitCollection)
        titled.textLabel?.text = standard.text.shown(title)
        titled.textLabel?.font = standard.text.font
        titled.textLabel?.textColor = standard.text.color
        return titled
    }

    final func willDisplay(_ view: UIView, _ key: SectionViewKey) {
        if key.isHeader {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: key.section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: key.section)
        }
    }

    final func didEndDisplaying(_ view: UIView, _ key: SectionViewKey) {
        if key.isHeader {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: key.section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: key.section)
        }
    }

    final func keepForReuse(_ view: UIView, _ key: SectionViewKey) {
        if let view = view as? UITableViewHeaderFooterView { engine.registry.keep(view, kind: Self.sectionViewKind) }
    }

    // MARK: Heights

    final func automaticHeight(_ key: SectionViewKey) -> Double? { height(key) < 0 ? estimatedHeight(key) : nil }

    final func fittingHeight(_ view: UIView, _ key: SectionViewKey, breadth: Double) -> Double? {
        view.fittingSize(atWidth: CGFloat(breadth)).map { Double($0.height) }
    }

    /// The space in place of a header or footer that has an automatic height, but neither a title nor a view.
    final func emptyHeight(_ key: SectionViewKey) -> Double { listEnvironment?.sectionSpace ?? 0 }

    /// Returns the space above the first section. It is 0 in a plain table, or if the first header has a fixed height.
    /// Otherwise, it is as high as the space that replaces a missing header.
    final func firstSpace() -> Double {
        let first = SectionViewKey(section: 0, isHeader: true)
        return style != .plain && height(first) < 0 ? emptyHeight(first) : 0
    }

    /// The space above each header of a plain table, in points.
    final var headerPadding: Double {
        guard style == .plain else { return 0 }
        return sectionHeaderTopPadding >= 0 ? Double(sectionHeaderTopPadding) : 22
    }

    private func labelSpace(_ key: SectionViewKey, isTitle: Bool) -> SectionLabelSpace {
        guard key.isHeader else { return .standard }
        if style == .plain { return isTitle ? .plainTitle : .standard }
        return isTitle ? .groupedTitle : .groupedHeader
    }

    /// Returns the height of a header or footer before its view is measured. It is the fixed height, if there is one.
    /// If the height is automatic, it is the estimate or, as long as there is neither a title nor a view,
    /// ``emptyHeight(_:)``.
    final func knownHeight(_ key: SectionViewKey) -> Double {
        let height = height(key)
        if height >= 0 { return Double(height) }
        return title(key) != nil || engine.sectionView(key) != nil ? estimatedHeight(key) : emptyHeight(key)
    }

    private func height(_ key: SectionViewKey) -> CGFloat {
        key.isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: key.section) ?? sectionHeaderHeight
            : delegate?.tableView(self, heightForFooterInSection: key.section) ?? sectionFooterHeight
    }

    private func estimatedHeight(_ key: SectionViewKey) -> Double {
        let asked =
            key.isHeader
            ? delegate?.tableView(self, estimatedHeightForHeaderInSection: key.section)
            : delegate?.tableView(self, estimatedHeightForFooterInSection: key.section)
        let estimate = asked ?? (key.isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight)
        return Double(estimate >= 0 ? estimate : labelSpace(key, isTitle: true).minimumHeight)
    }

    private func title(_ key: SectionViewKey) -> String? {
        key.isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: key.section)
            : dataSource?.tableView(self, titleForFooterInSection: key.section)
    }
}
