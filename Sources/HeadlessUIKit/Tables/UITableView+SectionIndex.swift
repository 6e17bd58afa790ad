import Foundation

/// The index along a plain table's right edge.
extension UITableView {
    /// Asks for the titles of the index anew. Mirrors `UITableView.reloadSectionIndexTitles()`.
    public func reloadSectionIndexTitles() { indexTitles = nil }

    /// What the index shows, from top to bottom; nothing if there is no index. Asked for when somebody looks, until the
    /// table is reloaded.
    package final var shownIndexTitles: [String] {
        carryOutPending()
        guard style == .plain, let dataSource, let geometry else { return [] }
        let count = geometry.sections.reduce(0) { $0 + $1.rows.count }
        guard count >= sectionIndexMinimumDisplayRowCount else { return [] }
        let titles = indexTitles ?? dataSource.sectionIndexTitles(for: self) ?? []
        indexTitles = titles
        return titles
    }

    /// A finger taps a title: the section that the data source names for it scrolls to the top.
    final func tapIndexTitle(at index: Int) {
        guard let dataSource, shownIndexTitles.indices.contains(index) else { return }
        let title = shownIndexTitles[index]
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
        guard let sections = geometry?.sections.indices, sections.contains(section) else { return }
        closeOpenRow()
        // Rows that come into sight may prove higher than estimated, which moves the goal.
        for _ in 0..<16 {
            guard let geometry, geometry.sections.indices.contains(section) else { return }
            let top = geometry.sectionTop(section) - Double(adjustedContentInset.top)
            let offset = clamped(CGPoint(x: Double(contentOffset.x), y: top))
            if offset == contentOffset { break }
            contentOffset = offset
            carryOutPending()
        }
    }
}
