import CellDirector
import HeadlessUIKit

/// A screen as text, as a person would see it: rows in a box, their texts on the left, their controls on the right.
@MainActor
struct ScreenDrawing {
    /// The drawing, one line after the other.
    let text: String

    /// How many columns the box has inside.
    private static let width = 64

    /// The rows that were drawn, for the next drawing to compare with.
    let rows: ShownRows?

    /// Draws a screen.
    ///
    /// Rows that came, moved or look different since an earlier drawing are marked with `+`, `↑`, `↓` and `~`.
    init(_ stage: Stage, since earlier: ShownRows? = nil) {
        let title = stage.controller.topmost.title ?? stage.controller.title ?? stage.screen.name
        var lines = [Self.edge("┌", " \(title) ", "┐")]
        if let bar = Content.first(UINavigationBar.self, in: stage.root) {
            lines += Self.sectionLines(bar) + [Self.edge("├", "", "┤")]
        }
        if let table = try? stage.table() {
            let now = ShownRows(table)
            rows = now
            let changes = earlier.flatMap { earlier in now.map { earlier.changes(to: $0) } } ?? .init()
            lines += Self.lines(of: table, changes)
            let deleted = changes.deleteCount == 0 ? "" : " · \(changes.deleteCount) deleted"
            lines.append(Self.edge("└", " \(Self.summary(table))\(deleted) ", "┘"))
        } else {
            rows = nil
            let parts = Parts(of: stage.root)
            lines += parts.texts.map { Self.line(" \($0)", "") }
            if !parts.controls.isEmpty { lines.append(Self.line("", parts.controls)) }
            lines.append(Self.edge("└", "", "┘"))
        }
        text = lines.joined(separator: "\n")
    }

    // MARK: The list

    private static func lines(of table: UITableView, _ changes: ShownRows.Changes) -> [String] {
        var blocks: [(y: CGFloat, lines: [String])] = []
        for view in [table.tableHeaderView, table.tableFooterView] {
            if let view, view.frame.intersects(table.bounds) {
                blocks.append((view.frame.minY - 1, sectionLines(view)))
            }
        }
        for cell in table.visibleCells {
            guard let path = table.indexPath(for: cell) else { continue }
            let isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
            blocks.append((cell.frame.minY, rowLines(cell, path, isSelected, changes.marks[path] ?? " ")))
        }
        for section in 0..<table.numberOfSections {
            for view in [table.headerView(forSection: section), table.footerView(forSection: section)] {
                if let view { blocks.append((view.frame.minY - 0.5, sectionLines(view))) }
            }
        }
        if blocks.isEmpty { return [line("  (no rows)", "")] }
        return Array(blocks.sorted { $0.y < $1.y }.map(\.lines).joined(separator: [edge("├", "", "┤")]))
    }

    private static func rowLines(
        _ cell: UITableViewCell, _ path: IndexPath, _ isSelected: Bool, _ change: String
    ) -> [String] {
        let parts = Parts(of: cell)
        let number = String(path.row)
        let indent = max(3, number.count)
        let mark = isSelected ? "▸" : " "
        let texts = parts.texts.isEmpty ? [""] : parts.texts
        return texts.enumerated().map { index, text in
            let head = index == 0 ? number.padding(toLength: indent, withPad: " ", startingAt: 0) : pad(indent)
            return line(
                "\(mark)\(head)\(index == 0 ? change : " ")\(text)", index == 0 ? parts.controls + accessory(cell) : "")
        }
    }

    private static func sectionLines(_ view: UIView) -> [String] {
        let parts = Parts(of: view)
        return [line("  " + parts.texts.joined(separator: " · "), parts.controls)]
    }

    private static func accessory(_ cell: UITableViewCell) -> String {
        switch cell.accessoryType {
        case .none: ""
        case .disclosureIndicator: " ›"
        case .detailDisclosureButton: " ⓘ ›"
        case .checkmark: " ✓"
        case .detailButton: " ⓘ"
        }
    }

    private static func summary(_ table: UITableView) -> String {
        let count = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
        let visible = table.indexPathsForVisibleRows ?? []
        guard let first = visible.first, let last = visible.last else { return "0 of \(count) rows" }
        if first.section == last.section, table.numberOfSections == 1 {
            return "rows \(first.row) to \(last.row) of \(count)"
        }
        return "\(visible.count) of \(count) rows"
    }

    /// What a row shows: its texts, and its controls drawn in one line.
    @MainActor
    private struct Parts {
        var texts: [String] = []
        var controls = ""

        init(of view: UIView) { collect(view) }

        private mutating func collect(_ view: UIView) {
            guard !view.isHidden else { return }
            switch view {
            case let button as UIButton:
                let title = button.currentTitle ?? button.accessibilityLabel ?? "button"
                add(control: button.isEnabled ? "[\(title)]" : "(\(title))")
            case let toggle as UISwitch:
                add(control: toggle.isOn ? "[━●] on" : "[○━] off")
            case let field as UITextField: texts.append(Self.drawing(field))
            case let label as UILabel:
                if let text = label.text, !text.isEmpty { texts.append(text) }
            case let image as UIImageView:
                if let picture = image.image { texts.append("▣ \(image.accessibilityLabel ?? picture.description)") }
            default: break
            }
            if !(view is UIControl) { for inner in view.subviews { collect(inner) } }
        }

        /// A field as `⟦what was typed▏⟧`, or `⟦(its placeholder)⟧`.
        private static func drawing(_ field: UITextField) -> String {
            let typed = field.text ?? ""
            let shown = field.isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed
            let caret = field.isEditing ? "▏" : ""
            return typed.isEmpty && caret.isEmpty ? "⟦(\(field.placeholder ?? ""))⟧" : "⟦\(shown)\(caret)⟧"
        }

        private mutating func add(control: String) { controls += controls.isEmpty ? control : " \(control)" }
    }

    // MARK: Lines

    private static func edge(_ left: String, _ title: String, _ right: String) -> String {
        let shown = title.trimmingCharacters(in: .whitespaces).isEmpty ? "" : "─" + clipped(title, width - 2)
        return left + shown + String(repeating: "─", count: max(0, width - shown.displayWidth)) + right
    }

    private static func line(_ left: String, _ right: String) -> String {
        // Long controls leave room for the row's number and a little of its text.
        let end = right.isEmpty ? "" : "\(clipped(right, width * 3 / 4)) "
        let start = clipped(left, width - end.displayWidth - 1)
        return "│\(start)\(pad(width - start.displayWidth - end.displayWidth))\(end)│"
    }

    private static func clipped(_ text: String, _ width: Int) -> String {
        var shown = ""
        var taken = 0
        // Where the text ends if it has to be cut.
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
