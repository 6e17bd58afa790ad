import Foundation

/// The section index along a plain table's trailing edge.
extension UITableView {
    /// The titles of the section index, from top to bottom; empty if there is no index. They are requested on first
    /// access and stored until the table or the index is reloaded.
    package final var shownIndexTitles: [String] {
        engine.carryOutPending()
        guard style == .plain, let dataSource, let geometry = engine.geometry else { return [] }
        let count = geometry.counts.reduce(0, +)
        guard count >= sectionIndexMinimumDisplayRowCount else { return [] }
        let titles = indexTitles ?? dataSource.sectionIndexTitles(for: self) ?? []
        indexTitles = titles
        return titles
    }

    /// The titles of the section index with their frames, which are centered between the bars at the trailing edge of the
    /// safe area (unverified).
    package final var shownIndex: [(title: String, frame: CGRect)] {
        let titles = shownIndexTitles
        let height: CGFloat = 14
        let bars = barInsets
        let middle = (bars.top + untransformedFrame.height - bars.bottom) / 2
        let top = middle - CGFloat(titles.count) * height / 2
        let edge = untransformedFrame.width - safeSides.trailing
        return titles.enumerated().map { index, title in
            let place = CGRect(x: edge - 16, y: top + CGFloat(index) * height, width: 15, height: height)
            return (title, directed(place))
        }
    }

    /// Handles a tap on an index title: asks the data source for the title's section, and scrolls that section to the
    /// top of the table.
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
