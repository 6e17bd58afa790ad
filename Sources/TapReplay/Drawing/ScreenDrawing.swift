import CellDirector
import HeadlessUIKit

/// A drawing of a screen as text. It is a box that contains a line for each row, with text on the left and controls on
/// the right.
@MainActor
struct ScreenDrawing {
    /// The drawing, with lines separated by line breaks.
    private(set) var text = ""

    /// The drawn rows of each list, for comparison with the next drawing.
    private(set) var rows: [ObjectIdentifier: ShownRows] = [:]

    /// The inner width of the box in columns.
    private static let width = 64
    /// The maximum width of the controls on a line, which leaves room for a row's number and part of its text.
    private static let controlWidth = 48

    /// The view to mark with `✗` at the left edge.
    private let subject: UIView?

    /// A part of the drawing, preceded by a horizontal line with an optional title.
    private typealias Block = (title: String, lines: [String])

    /// Draws the navigation bar, the lists, the other views and the open menu of a screen.
    ///
    /// Rows that were inserted since the earlier drawing are marked with `+`, moved rows with `↑` or `↓`, and changed
    /// rows with `~`.
    init(_ screen: OpenScreen, since earlier: [ObjectIdentifier: ShownRows] = [:], marking subject: UIView? = nil) {
        self.subject = subject
        var blocks: [Block] = []
        if let bar = Content.all(UINavigationBar.self, in: screen.root).first { blocks.append(("", sectionLines(bar))) }
        let parts = Self.parts(of: screen.root)
        let lists = parts.compactMap(\.list)
        var end = ""
        for part in parts {
            guard let list = part.list else {
                blocks.append(("", looseLines(part.views)))
                continue
            }
            let id = ObjectIdentifier(list)
            rows[id] = ShownRows(list)
            let changes = earlier[id].flatMap { earlier in rows[id].map { earlier.changes(to: $0) } } ?? .init()
            let deleted = changes.deleteCount == 0 ? "" : " · \(changes.deleteCount) deleted"
            let summary = " \(Self.summary(list))\(deleted) "
            if lists.count == 1 { end = summary }
            blocks.append((lists.count == 1 ? "" : " \(screen.name(of: list)):\(summary)", lines(of: list, changes)))
            if let titles = (list as? UITableView)?.shownIndexTitles, !titles.isEmpty {
                blocks.append((" index ", [Self.line("  " + titles.joined(separator: " "), "")]))
            }
        }
        blocks += menu(screen)
        blocks.removeAll { $0.lines.isEmpty }
        var lines = [Self.edge("┌", " \(screen.title ?? screen.opened.name) ", "┐")]
        for (index, block) in blocks.enumerated() {
            // The lines for rows that scroll sideways already begin with a horizontal line.
            let isOpen = index == 0 || block.lines.first?.hasPrefix("├") == true
            if !isOpen || !block.title.isEmpty { lines.append(Self.edge("├", block.title, "┤")) }
            lines += block.lines
        }
        lines.append(Self.edge("└", end, "┘"))
        text = lines.joined(separator: "\n")
    }

    /// Draws a list, a row (without its number) or any other view.
    init(of view: UIView) {
        subject = nil
        var (lines, end): ([String], String) = ([], "")
        switch view {
        case let list as ListScrollView: (lines, end) = (self.lines(of: list, .init()), " \(Self.summary(list)) ")
        case let cell as any ListCell: lines = rowLines(cell, "", cell.isSelected, " ")
        default: lines = looseLines([view])
        }
        text = ([Self.edge("┌", "", "┐")] + lines + [Self.edge("└", end, "┘")]).joined(separator: "\n")
    }

    /// Splits a view into its lists, its bars at the bottom, and the groups of views before, between and after them.
    private static func parts(of view: UIView) -> [(views: [UIView], list: ListScrollView?)] {
        var parts: [(views: [UIView], list: ListScrollView?)] = []
        func isBar(_ view: UIView) -> Bool { view is UIToolbar || view is UITabBar }
        func collect(_ view: UIView) {
            if view.isHidden || view is UINavigationBar { return }
            if let list = view as? ListScrollView { return parts.append(([], list)) }
            if isBar(view) { return parts.append(([view], nil)) }
            let isLoose = !Content.all(UIView.self, in: view).contains {
                $0 is ListScrollView || $0 is UINavigationBar || isBar($0)
            }
            if !isLoose {
                for inner in view.subviews { collect(inner) }
            } else if let last = parts.last, last.list == nil, !last.views.contains(where: isBar) {
                parts[parts.count - 1].views.append(view)
            } else {
                parts.append(([view], nil))
            }
        }
        collect(view)
        return parts
    }

    private func isMarked(_ view: UIView) -> Bool { subject?.isDescendant(of: view) ?? false }

    /// Returns a line for each string that the views show, from top to bottom. A control is on the same line as the
    /// string beside it. Controls that have no string beside them, or that don't fit on the line, are on separate
    /// lines.
    private func looseLines(_ views: [UIView]) -> [String] {
        guard var root = views.first else { return [] }
        while let outer = root.superview { root = outer }
        let pieces = Parts(of: views).pieces
        let lines = Content.lines(of: pieces.map(\.view), in: root).flatMap { indices in
            let line = indices.map { pieces[$0] }
            var texts = line.filter { !$0.isControl }.map { " \($0.words)" }
            var controls = Self.wrapped(line.filter(\.isControl).map(\.words))
            var lines: [String] = []
            if let text = texts.first, let first = controls.first,
                text.displayWidth + first.displayWidth + 2 <= Self.width
            {
                lines.append(Self.line(texts.removeFirst(), controls.removeFirst()))
            }
            return lines + texts.map { Self.line($0, "") } + controls.map { Self.line("", $0) }
        }
        return views.contains(where: isMarked) ? Self.marked(lines) : lines
    }

    /// Joins controls into as few lines as possible.
    private static func wrapped(_ controls: [String]) -> [String] {
        var lines: [String] = []
        for control in controls {
            if let last = lines.last, last.displayWidth + control.displayWidth < controlWidth {
                lines[lines.count - 1] += " \(control)"
            } else {
                lines.append(control)
            }
        }
        return lines
    }

    private static func marked(_ lines: [String]) -> [String] {
        lines.prefix(1).map { "✗" + $0.dropFirst() } + lines.dropFirst()
    }

    /// Returns a block with a line for each item of the open menu, or an empty array if no menu is open.
    ///
    /// `✓` marks items that are on, `›` marks submenus, and disabled items are in parentheses.
    private func menu(_ screen: OpenScreen) -> [Block] {
        guard let menu = screen.root.openMenu else { return [] }
        let lines = menu.shownElements.map { element in
            let action = element as? UIAction
            let isDisabled = action?.attributes.contains(.disabled) ?? false
            let mark = action?.state == .on ? "✓" : " "
            let title = isDisabled ? "(\(element.title))" : element.title
            return Self.line("  \(mark) \(title)", action == nil ? "›" : "")
        }
        return [(menu.title.isEmpty ? " menu " : " menu: \(menu.title) ", lines)]
    }

    // MARK: The list

    /// The lines for one or more rows, a header or a footer, and their position along the list's scrolling axis.
    private struct ListBlock {
        let start: CGFloat
        /// The section that the rows belong to if they scroll perpendicular to the list; otherwise, `nil`.
        var section: Int?
        var title = ""
        var lines: [String]
    }

    private func lines(of list: ListScrollView, _ changes: ShownRows.Changes) -> [String] {
        var blocks: [ListBlock] = []
        let isSideways = list.scrollsSideways
        func start(_ frame: CGRect) -> CGFloat { isSideways ? frame.minX : frame.minY }
        func end(_ frame: CGRect) -> CGFloat { isSideways ? frame.maxX : frame.maxY }
        let table = list as? UITableView
        for view in [table?.tableHeaderView, table?.tableFooterView] {
            if let view, list.showsPart(of: view) {
                blocks.append(ListBlock(start: start(view.frame) - 1, lines: sectionLines(view)))
            }
        }
        let selected = Set(list.selectedIndexPaths)
        // A pinned header covers the tops of rows, and is sorted before these rows. A pinned footer covers the bottoms
        // of rows, and is sorted after them.
        let inset = list.adjustedContentInset
        let top = start(list.bounds) + (isSideways ? inset.left : inset.top)
        for (path, cell) in list.cellsInSight {
            let sideways = SidewaysRows(of: list, section: path.section)
            let lines = rowLines(
                cell, "\(path.row)", selected.contains(path), changes.marks[path] ?? " ",
                sideways?.edges(of: cell) ?? .init())
            guard let sideways, sideways.scrollView !== list else {
                blocks.append(ListBlock(start: max(start(cell.frame), top), lines: lines))
                continue
            }
            if blocks.last?.section == path.section {
                blocks[blocks.count - 1].lines += lines
            } else {
                blocks.append(
                    ListBlock(
                        start: max(start(sideways.scrollView.frame), top), section: path.section,
                        title: " \(sideways.summary) ", lines: lines))
            }
        }
        for section in 0..<list.numberOfSections {
            for isHeader in [true, false] {
                guard let view = list.shownSectionView(section, isHeader: isHeader),
                    list.showsPart(of: view)
                else { continue }
                blocks.append(
                    ListBlock(start: (isHeader ? start(view.frame) : end(view.frame)) - 0.5, lines: sectionLines(view)))
            }
        }
        if blocks.isEmpty {
            let reason = list.reasonForNoSize?.replacingOccurrences(of: "; ", with: ";\n") ?? "(no rows)"
            blocks = [ListBlock(start: 0, lines: reason.split(separator: "\n").map { Self.line("  \($0)", "") })]
        }
        // The view of a table view controller is its table. The placeholder that is shown if there is no content is
        // therefore a subview of the table.
        let loose = looseLines(list.subviews.filter { $0 is any UIContentView || $0 === list.backgroundView })
        if !loose.isEmpty { blocks.append(ListBlock(start: .infinity, lines: loose)) }
        let sorted = blocks.sorted { $0.start < $1.start }
        return sorted.enumerated().flatMap { index, block in
            (index > 0 || !block.title.isEmpty ? [Self.edge("├", block.title, "┤")] : []) + block.lines
        }
    }

    private func rowLines(
        _ cell: any ListCell, _ number: String, _ isSelected: Bool, _ change: String,
        _ edges: SidewaysRows.Edges = .init()
    ) -> [String] {
        let parts = Parts(of: [cell])
        let indent = max(3, number.count)
        let mark = isSelected ? "▸" : " "
        let listCell = cell as? UICollectionViewListCell
        let level = listCell?.isInOutline == true ? listCell?.indentationLevel ?? 0 : 0
        let texts = (parts.texts.isEmpty ? [""] : parts.texts).map { Self.pad(2 * max(0, level)) + $0 }
        var lines = texts.enumerated().map { index, text in
            let head = index == 0 ? number.padding(toLength: indent, withPad: " ", startingAt: 0) : Self.pad(indent)
            let edit = index == 0 ? parts.edit : String(parts.edit.map { _ in " " })
            let end = parts.controls + Self.accessory(cell) + parts.handle
            return Self.line("\(mark)\(head)\(index == 0 ? change : " ")\(edit)\(text)", index == 0 ? end : "")
        }
        // An arrow replaces the box's edge where the row is clipped.
        if let near = edges.near { lines[0] = near + lines[0].dropFirst() }
        if let far = edges.far { lines[0] = lines[0].dropLast() + far }
        return isMarked(cell) ? Self.marked(lines) : lines
    }

    private func sectionLines(_ view: UIView) -> [String] {
        let parts = Parts(of: [view])
        let lines = [Self.line("  " + parts.texts.joined(separator: " · "), parts.controls)]
        return isMarked(view) ? Self.marked(lines) : lines
    }

    private static func accessory(_ cell: any ListCell) -> String {
        guard let cell = cell as? UITableViewCell else { return "" }
        guard (cell.isEditing ? cell.editingAccessoryView : cell.accessoryView) == nil else { return "" }
        return switch cell.isEditing ? cell.editingAccessoryType : cell.accessoryType {
        case .none: ""
        case .disclosureIndicator: " ›"
        case .detailDisclosureButton: " ⓘ ›"
        case .checkmark: " ✓"
        case .detailButton: " ⓘ"
        }
    }

    private static func summary(_ list: ListScrollView) -> String {
        let count = list.rowCount
        let shown = list.cellsInSight
        guard let first = shown.first?.indexPath, let last = shown.last?.indexPath else { return "0 of \(count) rows" }
        if let sideways = SidewaysRows(of: list, section: first.section), sideways.scrollView === list {
            return sideways.summary
        }
        if first.section == last.section, list.numberOfSections == 1 {
            return "rows \(first.row) to \(last.row) of \(count)"
        }
        return "\(shown.count) of \(count) rows"
    }

    /// The contents of a row: the text of its lines, and all its controls on one line.
    @MainActor
    private struct Parts {
        /// A string or a control, and the view that shows it.
        struct Piece {
            let view: UIView
            let words: String
            let isControl: Bool
        }

        var pieces: [Piece] = []
        var texts: [String] { pieces.filter { !$0.isControl }.map(\.words) }
        var controls: String { pieces.filter(\.isControl).map(\.words).joined(separator: " ") }
        /// The delete or insert control of a row in editing mode.
        var edit = ""
        /// The reorder handle.
        var handle = ""

        /// Images and single-letter labels, which are drawn in front of the next label's text.
        private var marks: [(words: String, view: UIView)] = []

        init(of views: [UIView]) {
            for view in views { collect(view) }
            if let last = marks.last { add(text: nil, last.view) }
        }

        private mutating func collect(_ view: UIView) {
            guard !view.isHidden else { return }
            switch view {
            // This button is drawn separately, as the cell's accessory.
            case let button as UIButton
            where button.buttonType == .detailDisclosure && button.superview is UITableViewCell:
                break
            case let list as ListScrollView: return add(list)
            case let bar as UITabBar:
                for tab in bar.subviews where !tab.isHidden { add(control: Self.drawing(tab: tab), tab) }
                return
            default:
                let value = view.shownValue.flatMap(Content.words)?.joined(separator: " | ")
                switch view.textDrawing(value: value ?? "") {
                case .control(let words): return add(control: words, view)
                case .field(let words): return add(text: words, view)
                case .editControl(let words): edit = words
                case .handle(let words): handle = words
                case .label(let text) where text.count > 1: add(text: text, view)
                case .label(let words), .image(let words): marks.append((words, view))
                case nil: break
                }
            }
            if !(view is UIControl) { for inner in view.subviews { collect(inner) } }
        }

        /// Returns a tab as `[Mail]`, or as `(Mail)` if it is disabled. A selected tab has a dot, and a badge is in
        /// parentheses, as in `[•Mail (3)]`.
        private static func drawing(tab: UIView) -> String {
            let (button, texts) = (tab as? UIControl, Content.texts(of: tab))
            let mark = button?.isSelected ?? false ? "•" : ""
            let badge = (tab.accessibilityValue ?? "").isEmpty ? "" : " (\(tab.accessibilityValue ?? ""))"
            let name = mark + (texts.first ?? tab.accessibilityLabel ?? "tab") + badge
            return button?.isEnabled ?? true ? "[\(name)]" : "(\(name))"
        }

        /// Adds a string for each visible row in a nested list. If the list scrolls sideways, also adds its summary.
        private mutating func add(_ list: ListScrollView) {
            let selected = Set(list.selectedIndexPaths)
            for (path, cell) in list.cellsInSight {
                let parts = Parts(of: [cell])
                let edges = SidewaysRows(of: list, section: path.section)?.edges(of: cell) ?? .init()
                let shown = [parts.texts.joined(separator: " · "), parts.controls, edges.far ?? ""]
                marks.append(("\(selected.contains(path) ? "▸" : edges.near ?? " ")\(path.row)", cell))
                add(text: shown.filter { !$0.isEmpty }.joined(separator: "  "), cell)
            }
            if list.scrollsSideways { add(text: ScreenDrawing.summary(list), list) }
        }

        private mutating func add(text: String?, _ view: UIView) {
            let words = (marks.map(\.words) + (text.map { [$0] } ?? [])).joined(separator: "  ")
            pieces.append(Piece(view: view, words: words, isControl: false))
            marks = []
        }

        private mutating func add(control: String, _ view: UIView) {
            pieces.append(Piece(view: view, words: control, isControl: true))
        }
    }

    // MARK: Lines

    private static func edge(_ left: String, _ title: String, _ right: String) -> String {
        let shown = title.trimmingCharacters(in: .whitespaces).isEmpty ? "" : "─" + clipped(title, width - 2)
        return left + shown + String(repeating: "─", count: max(0, width - shown.displayWidth)) + right
    }

    private static func line(_ left: String, _ right: String) -> String {
        let end = right.isEmpty ? "" : "\(clipped(right, controlWidth)) "
        let start = clipped(left, width - end.displayWidth - 1)
        return "│\(start)\(pad(width - start.displayWidth - end.displayWidth))\(end)│"
    }

    private static func clipped(_ text: String, _ width: Int) -> String {
        var shown = ""
        var taken = 0
        // If the whole text doesn't fit, this part of the text is returned, followed by an ellipsis, which takes one
        // column.
        var cut = shown
        for letter in text.lazy.map(\.printable) {
            taken += letter.displayWidth
            if taken > width { return cut + "…" }
            shown.append(letter)
            if taken < width { cut = shown }
        }
        return shown
    }

    private static func pad(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
