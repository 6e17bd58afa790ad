import Foundation

/// The index along a plain table's right edge.
extension UITableView {
    /// What the index shows, from top to bottom; nothing if there is no index. Asked for when somebody looks, until the
    /// table is reloaded.
    package final var shownIndexTitles: [String] {
        engine.carryOutPending()
        guard style == .plain, let dataSource, let geometry = engine.geometry else { return [] }
        let count = geometry.counts.reduce(0, +)
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
        guard let sections = engine.geometry?.sections.indices, sections.contains(section) else { return }
        engine.closeOpenRow()
        engine.scroll {
            guard let geometry = engine.geometry, geometry.sections.indices.contains(section) else { return nil }
            let top = geometry.sectionTop(section) - Double(adjustedContentInset.top)
            return CGPoint(x: Double(contentOffset.x), y: top)
        }
    }
}
