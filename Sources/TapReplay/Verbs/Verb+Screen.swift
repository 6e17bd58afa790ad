import CellDirector
import HeadlessUIKit

/// Parses the steps that touch menus, pickers and scroll views.
extension Verb {
    static func choose(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        if parser.accept("tab") { return try chooseTab(&parser) }
        var titles = [try parser.text("a title", after: "choose")]
        while parser.acceptThen() { titles.append(try parser.text("a title", after: ">")) }
        let path = titles
        if parser.accept("in", orGoesOnWith: "\"in …\"") { return try choose(path, &parser) }
        return Touch("choose " + path.map(ScriptSpelling.text).joined(separator: " > ")) { screen, finger in
            try screen.checkMenu(path)
            try finger.choose(path, in: screen.root)
        }
    }

    /// `choose "…" in PICKER`
    private static func choose(_ titles: [String], _ parser: inout StepParser) throws(ScriptError) -> Touch {
        let picker = try parser.control(after: "in")
        let words = titles.map(ScriptSpelling.text).joined(separator: " > ")
        return Touch("choose \(words) in \(picker)") { screen, finger in
            if let dates = try screen.view(picker) as? UIDatePicker {
                return try finger.choose(titles.joined(separator: " "), in: dates)
            }
            try finger.choose(rows: titles, in: screen.view(picker, as: UIPickerView.self, "picker"))
        }
    }

    static func dismiss(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        if try parser.one(of: ["menu", "keyboard"], after: "dismiss") == "menu" {
            return Touch("dismiss menu") { screen, finger in try finger.dismissMenu(in: screen.root) }
        }
        return Touch("dismiss keyboard") { screen, finger in try finger.dismissKeyboard(in: screen.root) }
    }

    /// `tap empty place`
    static func emptyPlace(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        try parser.require("place", after: "tap empty")
        return Touch("tap empty place") { screen, finger in try finger.tapEmptyPlace(in: screen.root) }
    }

    static func scroll(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let directions = ["up", "down", "left", "right"]
        if parser.accept("to") { return try scrollToPlace(&parser) }
        if parser.accept("by") {
            let points = try parser.points(after: "scroll by", mayBeNegative: true)
            let list = try parser.listClause()
            return Touch("scroll by \(ScriptSpelling.number(points))\(list.clause)") { screen, finger in
                try finger.scroll(screen.list(list), by: points)
            }
        }
        if parser.isNext("row") || parser.isNext("list") { throw scrollsLast(parser) }
        let direction = try parser.one(of: ["to", "by"] + directions, after: "scroll")
        try parser.require("by")
        let points = try parser.points(after: "by")
        let (section, name) = try parser.sectionAndList()
        let inSection = section.map { " in section \($0)" } ?? ""
        let words = "scroll \(direction) by \(ScriptSpelling.number(points))\(inSection)\(name.clause)"
        return Touch(words) { screen, finger in
            let list = try scrollView(section, of: screen.list(name))
            switch direction {
            case "up": try finger.scroll(list, by: -points)
            case "down": try finger.scroll(list, by: points)
            case "left": try finger.scroll(list, sidewaysBy: -points)
            default: try finger.scroll(list, sidewaysBy: points)
            }
        }
    }

    /// Returns the scroll view of a section that scrolls orthogonally, or the list itself if no section is specified.
    @MainActor
    private static func scrollView(_ section: Int?, of list: ListScrollView) throws -> UIScrollView {
        guard let section else { return list }
        list.layoutIfNeeded()
        guard let scrollView = list.scrollView(ofSection: section) else {
            throw TouchRefusal.notAllowed("section \(section) is not on screen, or does not scroll by itself")
        }
        return scrollView
    }

    /// Returns the error for a step in which a row or a list directly follows `scroll`, such as
    /// `scroll row 1 right by 300` or `scroll row 1`.
    private static func scrollsLast(_ parser: StepParser) -> ScriptError {
        var ahead = parser
        let place = (try? ahead.placeIfNext()).map { "\($0)" } ?? "row 1"
        if ahead.isAtEnd { return parser.error("did you mean `scroll to \(place)`?") }
        let way = ahead.rest.map { ahead.line.text($0.range) }.joined(separator: " ")
        return parser.error("write the scrolled list last: `scroll \(way) in \(place)`")
    }

    static func pull(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        try parser.require("to", after: "pull")
        try parser.require("refresh", after: "pull to")
        let name = try parser.listClause()
        return Touch("pull to refresh\(name.clause)") { screen, finger in
            let lists = try screen.candidates(name)
            let refreshing = lists.filter { $0.refreshControl != nil }
            try finger.pullToRefresh(refreshing.count == 1 ? refreshing[0] : screen.list(name))
        }
    }

    static func statusBar(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        try parser.require("bar", after: "status")
        let name = try parser.listClause()
        return Touch("tap status bar\(name.clause)") { screen, finger in
            try finger.scrollToTop(screen.list(name))
        }
    }

    static func preview(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        Touch("tap preview") { screen, finger in try finger.tapPreview(in: screen.root) }
    }

    private static func scrollToPlace(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        if parser.accept("top") {
            let name = try parser.listClause()
            return Touch("scroll to top\(name.clause)") { screen, finger in
                let list = try screen.list(name)
                let (offset, inset) = (list.contentOffset, list.adjustedContentInset)
                try drag(
                    list, isSideways: list.scrollsSideways,
                    by: list.scrollsSideways ? -offset.x - inset.left : -offset.y - inset.top, finger)
            }
        }
        if parser.accept("bottom") {
            let name = try parser.listClause()
            return Touch("scroll to bottom\(name.clause)") { screen, finger in
                let (path, list) = try screen.find(RowLocator(.last(section: nil), in: name))
                let rowCount = list.rowCount
                try finger.scroll(list, toRowAt: path)
                try dragToEnd(list, of: rowCount, finger)
            }
        }
        let row = try parser.row(after: "scroll to", or: ["top", "bottom"])
        return Touch("scroll to \(row)") { screen, finger in
            let (path, list) = try look(for: row, on: screen, finger)
            try finger.scroll(list, toRowAt: path)
        }
    }

    /// Drags a list until the end of its content is on screen, or until its number of rows changes, for example because
    /// the next page of a feed is loaded.
    ///
    /// The content can become longer when rows with estimated heights become visible, so several drags may be
    /// necessary.
    @MainActor
    private static func dragToEnd(_ list: ListScrollView, of rowCount: Int, _ finger: Finger) throws {
        for _ in 0..<50 {
            list.layoutIfNeeded()
            guard list.rowCount == rowCount else { return }
            let (before, inset) = (list.contentOffset, list.adjustedContentInset)
            let rest =
                list.scrollsSideways
                ? list.contentSize.width + inset.right - list.bounds.width - before.x
                : list.contentSize.height + inset.bottom - list.bounds.height - before.y
            guard rest > 0.5 else { return }
            try drag(list, isSideways: list.scrollsSideways, by: rest, finger)
            if list.contentOffset == before { return }
        }
    }

    @MainActor
    private static func drag(_ view: UIScrollView, isSideways: Bool, by points: CGFloat, _ finger: Finger) throws {
        if isSideways {
            try finger.scroll(view, sidewaysBy: points)
        } else {
            try finger.scroll(view, by: points)
        }
    }

    /// Returns the index path of a row, and the list that contains the row.
    ///
    /// If the row is named by its contents and is not on screen, scrolls page by page through the lists that may
    /// contain it, as a user would: first to the end, and then again from the beginning.
    @MainActor
    private static func look(
        for row: RowLocator, on screen: OpenScreen, _ finger: Finger
    ) throws -> (IndexPath, ListScrollView) {
        guard case .content(let content, section: let section) = row.key else { return try screen.find(row) }
        do throws(StepFailure) { return try screen.find(row) } catch { if error.isAmbiguous { throw error } }
        let lists = try screen.candidates(row.list)
        if lists.count == 1, let section { try screen.check(section, lists[0]) }
        var seen: Set<String> = []
        for list in lists where section.map({ $0 < list.numberOfSections }) ?? true {
            if let path = try look(for: row, in: list, on: screen, finger, noting: &seen) { return (path, list) }
        }
        let nearest = Suggestion.nearest(to: content.name, among: seen.sorted())
        let hint = nearest.map { "; did you mean \(ScriptSpelling.text($0, unlike: content.name))?" } ?? ""
        throw StepFailure((lists.count > 1 ? "no list on screen has a \(row)" : "the list has no \(row)") + hint)
    }

    /// The number of row names after which no more names are collected. The names are used to suggest a similar row.
    private static let nameLimit = 10_000

    /// Searches a list page by page for a row. When a section that scrolls orthogonally becomes visible, the section is
    /// searched in the same way.
    ///
    /// - Parameter seen: The names of the rows that became visible.
    @MainActor
    private static func look(
        for row: RowLocator, in list: ListScrollView, on screen: OpenScreen, _ finger: Finger,
        noting seen: inout Set<String>
    ) throws -> IndexPath? {
        func find() throws -> IndexPath? {
            if let path = try screen.visibleIndexPath(row, list) { return path }
            if seen.count < nameLimit { seen.formUnion(screen.rowNames(row, list)) }
            return nil
        }
        var lookedThrough: Set<Int> = []
        return try drag(list, isSideways: list.scrollsSideways, finger) {
            if let path = try find() { return path }
            for section in Set(list.shownCells.map(\.indexPath.section)).sorted() {
                guard let scrollView = list.scrollView(ofSection: section), lookedThrough.insert(section).inserted
                else { continue }
                if let path = try drag(scrollView, isSideways: !list.scrollsSideways, finger, until: find) {
                    return path
                }
            }
            return nil
        }
    }

    /// Drags a scroll view page by page, to its end and then from its beginning, until `find` returns a row.
    ///
    /// Restores the content offset if no row is found.
    @MainActor
    private static func drag(
        _ view: UIScrollView, isSideways: Bool, _ finger: Finger, until find: () throws -> IndexPath?
    ) throws -> IndexPath? {
        let start = view.contentOffset
        let page = (isSideways ? view.frame.width : view.frame.height) * 0.9
        for isFromStart in [false, true] {
            if isFromStart {
                view.contentOffset = CGPoint(x: -view.adjustedContentInset.left, y: -view.adjustedContentInset.top)
            }
            while true {
                view.layoutIfNeeded()
                if let path = try find() { return path }
                let before = view.contentOffset
                try drag(view, isSideways: isSideways, by: page, finger)
                let isPast = isSideways ? before.x > start.x : before.y > start.y
                if view.contentOffset == before || (isFromStart && isPast) { break }
            }
        }
        view.contentOffset = start
        view.layoutIfNeeded()
        return nil
    }
}
