import Foundation
import HeadlessUIKit

/// Scrolling.
extension OpenScreen {
    /// Scrolls a list, or one of its sections that scroll orthogonally.
    ///
    /// - Parameters:
    ///   - distance: The points of content that come into view below and, for a sideways scroll, on the right.
    ///   - section: The section; `nil` for the list itself.
    func scroll(_ name: ListLocator, section: Int? = nil, by distance: CGFloat, isSideways: Bool = false) throws {
        try drag(scrollView(section, of: list(name)), isSideways: isSideways, by: distance)
    }

    private func scrollView(_ section: Int?, of list: ListScrollView) throws -> UIScrollView {
        guard let section else { return list }
        list.layoutIfNeeded()
        guard let scrollView = list.scrollView(ofSection: section) else {
            throw TouchRefusal.notAllowed("section \(section) is not on screen, or does not scroll by itself")
        }
        return scrollView
    }

    /// Scrolls until a row is on screen. A row that is named by its contents is searched for page by page.
    func scroll(to row: RowLocator) throws {
        let (path, list) = try search(for: row)
        try Finger().scroll(list, toRowAt: path)
    }

    /// Scrolls a list to its beginning.
    func scrollToTop(_ name: ListLocator) throws {
        let list = try list(name)
        let offset = list.contentOffset
        try drag(
            list, isSideways: list.scrollsSideways,
            by: list.scrollsSideways ? -offset.x - list.adjustedContentInset.left : -offset.y - list.restingInset)
    }

    /// Scrolls a list to its end.
    func scrollToBottom(_ name: ListLocator) throws {
        let (path, list) = try find(RowLocator(.last(section: nil), in: name))
        let rowCount = list.rowCount
        try Finger().scroll(list, toRowAt: path)
        try dragToEnd(list, of: rowCount)
    }

    /// Taps the status bar, which scrolls a list to its top.
    func tapStatusBar(_ name: ListLocator) throws { try Finger().scrollToTop(list(name)) }

    /// Pulls a list down until its refresh control refreshes. If the name is omitted, this is the only list that has a
    /// refresh control.
    func pullToRefresh(_ name: ListLocator) throws {
        let lists = try candidates(name)
        let refreshing = lists.filter { $0.refreshControl != nil }
        try Finger().pullToRefresh(refreshing.count == 1 ? refreshing[0] : list(name))
    }

    /// Drags a list until the end of its content is on screen, or until its number of rows changes, for example because
    /// the next page of a feed is loaded.
    ///
    /// The content can become longer when rows with estimated heights become visible, so several drags may be
    /// necessary.
    private func dragToEnd(_ list: ListScrollView, of rowCount: Int) throws {
        for _ in 0..<50 {
            list.layoutIfNeeded()
            guard list.rowCount == rowCount else { return }
            let (before, inset) = (list.contentOffset, list.adjustedContentInset)
            let rest =
                list.scrollsSideways
                ? list.contentSize.width + inset.right - list.bounds.width - before.x
                : list.contentSize.height + inset.bottom - list.bounds.height - before.y
            guard rest > 0.5 else { return }
            try drag(list, isSideways: list.scrollsSideways, by: rest)
            if list.contentOffset == before { return }
        }
    }

    private func drag(_ view: UIScrollView, isSideways: Bool, by points: CGFloat) throws {
        if isSideways {
            try Finger().scroll(view, sidewaysBy: points)
        } else {
            try Finger().scroll(view, by: points)
        }
    }

    /// Returns the index path of a row, and the list that contains the row.
    ///
    /// If the row is named by its contents and is not on screen, scrolls page by page through the lists that may
    /// contain it, as a user would: first to the end, and then again from the beginning.
    private func search(for row: RowLocator) throws -> (IndexPath, ListScrollView) {
        guard case .content(let content, section: let section) = row.key else { return try find(row) }
        do throws(ScreenError) { return try find(row) } catch { if error.isAmbiguous { throw error } }
        let lists = try candidates(row.list)
        if lists.count == 1, let section { try check(section, lists[0]) }
        var seen: Set<String> = []
        for list in lists where section.map({ $0 < list.numberOfSections }) ?? true {
            if let path = try search(for: row, in: list, noting: &seen) { return (path, list) }
        }
        let nearest = Suggestion.nearest(to: content.name, among: seen.sorted())
        let hint = nearest.map { "; did you mean \(ScriptSpelling.text($0, unlike: content.name))?" } ?? ""
        throw ScreenError((lists.count > 1 ? "no list on screen has a \(row)" : "the list has no \(row)") + hint)
    }

    /// The number of row names after which no more names are collected. The names are used to suggest a similar row.
    private static let nameLimit = 10_000

    /// Searches a list page by page for a row. When a section that scrolls orthogonally becomes visible, the section is
    /// searched in the same way.
    ///
    /// - Parameter seen: The names of the rows that became visible.
    private func search(
        for row: RowLocator, in list: ListScrollView, noting seen: inout Set<String>
    ) throws -> IndexPath? {
        func find() throws -> IndexPath? {
            if let path = try visibleIndexPath(row, list) { return path }
            if seen.count < Self.nameLimit { seen.formUnion(rowNames(row, list)) }
            return nil
        }
        var searched: Set<Int> = []
        return try drag(list, isSideways: list.scrollsSideways) {
            if let path = try find() { return path }
            for section in Set(list.cellsInSight.map(\.indexPath.section)).sorted() {
                guard let scrollView = list.scrollView(ofSection: section), searched.insert(section).inserted
                else { continue }
                if let path = try drag(scrollView, isSideways: !list.scrollsSideways, until: find) {
                    return path
                }
            }
            return nil
        }
    }

    /// Drags a scroll view page by page, to its end and then from its beginning, until `find` returns a row.
    ///
    /// Restores the content offset if no row is found.
    private func drag(
        _ view: UIScrollView, isSideways: Bool, until find: () throws -> IndexPath?
    ) throws -> IndexPath? {
        let start = view.contentOffset
        let page = (isSideways ? view.areaInSight.width : view.areaInSight.height) * 0.9
        for isFromStart in [false, true] {
            if isFromStart {
                view.contentOffset = CGPoint(x: -view.adjustedContentInset.left, y: -view.restingInset)
            }
            while true {
                view.layoutIfNeeded()
                if let path = try find() { return path }
                let before = view.contentOffset
                try drag(view, isSideways: isSideways, by: page)
                let isPast = isSideways ? before.x > start.x : before.y > start.y
                if view.contentOffset == before || (isFromStart && isPast) { break }
            }
        }
        view.contentOffset = start
        view.layoutIfNeeded()
        return nil
    }
}
