import Foundation

// MARK: - Heights, headers and footers

extension UITableView {
    /// What a row is taken to be high before it is asked for.
    final var estimatedRow: CGFloat {
        if rowHeight >= 0 { return rowHeight }
        return estimatedRowHeight >= 0 ? estimatedRowHeight : 44
    }

    /// An automatic height: the delegate's estimate for the row, else the table's.
    final func automaticHeight(_ path: RowPath) -> CGFloat {
        if let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path.indexPath), estimate >= 0 {
            return estimate
        }
        return estimatedRow
    }

    /// A header's or footer's height as far as it is known without its view: an automatic one of a section without a
    /// title is 0 until there is a view.
    final func knownHeight(_ key: SupplementKey) -> Double {
        let height: CGFloat
        if key.isHeader {
            height = delegate?.tableView(self, heightForHeaderInSection: key.section) ?? sectionHeaderHeight
        } else {
            height = delegate?.tableView(self, heightForFooterInSection: key.section) ?? sectionFooterHeight
        }
        if height >= 0 { return Double(height) }
        let isShown = title(key) != nil || visibleSupplements.contains { $0.key == key }
        return isShown ? estimatedHeight(key) : 0
    }

    final func estimatedHeight(_ key: SupplementKey) -> Double {
        let asked =
            key.isHeader
            ? delegate?.tableView(self, estimatedHeightForHeaderInSection: key.section)
            : delegate?.tableView(self, estimatedHeightForFooterInSection: key.section)
        let estimate = asked ?? (key.isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight)
        return estimate >= 0 ? Double(estimate) : 28
    }

    final func title(_ key: SupplementKey) -> String? {
        key.isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: key.section)
            : dataSource?.tableView(self, titleForFooterInSection: key.section)
    }

    /// The delegate's view, else one that shows the title.
    final func sectionView(_ key: SupplementKey) -> UIView? {
        let view =
            key.isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: key.section)
            : delegate?.tableView(self, viewForFooterInSection: key.section)
        if let view { return view }
        guard let title = title(key) else { return nil }
        let titled = UITableViewHeaderFooterView(reuseIdentifier: nil)
        titled.textLabel?.text = title
        return titled
    }

    /// The table's own header and footer are as wide as the table.
    final func place(_ view: UIView, at y: CGFloat) {
        let frame = CGRect(x: 0, y: y, width: frame.width, height: view.frame.height)
        if view.frame != frame { view.frame = frame }
    }
}
