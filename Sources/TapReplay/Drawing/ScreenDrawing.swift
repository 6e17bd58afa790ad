import CellDirector
import HeadlessUIKit

/// A screen as text, as the user would see it: rows in a box, their texts on the left, their controls on the right.
@MainActor
struct ScreenDrawing {
    /// The drawing, one line after the other.
    private(set) var text = ""

    /// The rows that were drawn of each list, for the next drawing to compare with.
    private(set) var rows: [ObjectIdentifier: ShownRows] = [:]

    /// How many columns the box has inside.
    private static let width = 64

    /// What is marked with `✗` at the left edge.
    private let subject: UIView?

    /// A part of the screen with a line above it, which may have a title.
    private typealias Block = (title: String, lines: [String])

    /// Draws a screen: its bar, and what is in and between its lists.
    ///
    /// Rows that came, moved or changed since an earlier drawing are marked with `+`, `↑`, `↓` and `~`.
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
        var lines = [Self.edge("┌", " \(screen.title ?? screen.screen.name) ", "┐")]
        for (index, block) in blocks.enumerated() {
            if index > 0 || !block.title.isEmpty { lines.append(Self.edge("├", block.title, "┤")) }
            lines += block.lines
        }
        lines.append(Self.edge("└", end, "┘"))
        text = lines.joined(separator: "\n")
    }

    /// Draws one view: a list, a row of one without its number, or any other.
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

    /// The lists of a view, and what is before, between and after them.
    private static func parts(of view: UIView) -> [(views: [UIView], list: ListScrollView?)] {
        var parts: [(views: [UIView], list: ListScrollView?)] = []
        func collect(_ view: UIView) {
            if view.isHidden || view is UINavigationBar { return }
            if let list = view as? ListScrollView { return parts.append(([], list)) }
            let isLoose =
                Content.all(ListScrollView.self, in: view).isEmpty
                && Content.all(UINavigationBar.self, in: view).isEmpty
            if !isLoose {
                for inner in view.subviews { collect(inner) }
            } else if let last = parts.last, last.list == nil {
                parts[parts.count - 1].views.append(view)
            } else {
                parts.append(([view], nil))
            }
        }
        collect(view)
        return parts
    }

    private func isMarked(_ view: UIView) -> Bool { subject?.isDescendant(of: view) ?? false }

    /// Texts in lines of their own, and the controls in one.
    private func looseLines(_ views: [UIView]) -> [String] {
        let parts = Parts(of: views)
        var lines = parts.texts.map { Self.line(" \($0)", "") }
        if !parts.controls.isEmpty { lines.append(Self.line("", parts.controls)) }
        return views.contains(where: isMarked) ? Self.marked(lines) : lines
    }

    private static func marked(_ lines: [String]) -> [String] {
        lines.prefix(1).map { "✗" + $0.dropFirst() } + lines.dropFirst()
    }

    /// The menu that is open, an item a line: `✓` is on, `›` opens a submenu, and what is disabled is in parentheses.
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

    private func lines(of list: ListScrollView, _ changes: ShownRows.Changes) -> [String] {
        var blocks: [(y: CGFloat, lines: [String])] = []
        let table = list as? UITableView
        for view in [table?.tableHeaderView, table?.tableFooterView] {
            if let view, view.frame.intersects(list.bounds) {
                blocks.append((view.frame.minY - 1, sectionLines(view)))
            }
        }
        let selected = Set(list.selectedIndexPaths)
        // A header that floats hides the upper part of the rows below it, and a footer the lower part: it is read first,
        // or last.
        let top = list.bounds.minY + list.adjustedContentInset.top
        for (path, cell) in list.shownCells {
            blocks.append(
                (
                    max(cell.frame.minY, top),
                    rowLines(cell, "\(path.row)", selected.contains(path), changes.marks[path] ?? " ")
                ))
        }
        for section in 0..<list.numberOfSections {
            for isHeader in [true, false] {
                guard let view = list.shownSectionView(section, isHeader: isHeader) else { continue }
                blocks.append(((isHeader ? view.frame.minY : view.frame.maxY) - 0.5, sectionLines(view)))
            }
        }
        if blocks.isEmpty {
            let reason = list.reasonForNoSize?.replacingOccurrences(of: "; ", with: ";\n") ?? "(no rows)"
            return reason.split(separator: "\n").map { Self.line("  \($0)", "") }
        }
        return Array(blocks.sorted { $0.y < $1.y }.map(\.lines).joined(separator: [Self.edge("├", "", "┤")]))
    }

    private func rowLines(
        _ cell: any ListCell, _ number: String, _ isSelected: Bool, _ change: String
    ) -> [String] {
        let parts = Parts(of: [cell])
        let indent = max(3, number.count)
        let mark = isSelected ? "▸" : " "
        let texts = parts.texts.isEmpty ? [""] : parts.texts
        let lines = texts.enumerated().map { index, text in
            let head = index == 0 ? number.padding(toLength: indent, withPad: " ", startingAt: 0) : Self.pad(indent)
            let edit = index == 0 ? parts.edit : String(parts.edit.map { _ in " " })
            let end = parts.controls + Self.accessory(cell) + parts.handle
            return Self.line("\(mark)\(head)\(index == 0 ? change : " ")\(edit)\(text)", index == 0 ? end : "")
        }
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
        let shown = list.shownCells
        guard let first = shown.first?.indexPath, let last = shown.last?.indexPath else { return "0 of \(count) rows" }
        if first.section == last.section, list.numberOfSections == 1 {
            return "rows \(first.row) to \(last.row) of \(count)"
        }
        return "\(shown.count) of \(count) rows"
    }

    /// What a row shows: its texts, and its controls drawn in one line.
    @MainActor
    private struct Parts {
        var texts: [String] = []
        var controls = ""
        /// The minus or plus of a row that is edited.
        var edit = ""
        /// The handle that a row is dragged by.
        var handle = ""

        /// Pictures and marks of one letter that stand before the next text.
        private var marks: [String] = []

        init(of views: [UIView]) {
            for view in views { collect(view) }
            if !marks.isEmpty { add(text: nil) }
        }

        private mutating func collect(_ view: UIView) {
            guard !view.isHidden else { return }
            switch view {
            // The accessory's type draws it.
            case let button as UIButton
            where button.buttonType == .detailDisclosure && button.superview is UITableViewCell:
                break
            case let control as UITableViewCellEditControl: edit = control.style == .insert ? "⊕ " : "⊖ "
            case is CellDeleteControl: edit = "⊖ "
            case is UITableViewCellReorderControl, is CellReorderHandle: handle = " ≡"
            case let list as ListScrollView: return add(list)
            case let control as CellAccessoryControl: add(control: "[\(control.accessibilityLabel ?? "")]")
            case let slider as UISlider: add(control: Self.drawing(slider))
            case let stepper as UIStepper: add(control: "[−|\(ScriptSpelling.number(stepper.value))|+]")
            case let segments as UISegmentedControl: add(control: Self.drawing(segments))
            case let picker as UIDatePicker: add(control: "[\(picker.valueText) ▾]")
            case let picker as UIPickerView:
                add(control: "[\(picker.selectedTitles.joined(separator: " | ")) ▾]")
                return
            case let bar as UITabBar:
                for tab in bar.subviews where !tab.isHidden { add(control: Self.drawing(tab: tab)) }
                return
            case let button as UIButton:
                let title = button.currentTitle ?? button.accessibilityLabel ?? "button"
                add(control: button.isEnabled ? "[\(title)]" : "(\(title))")
            case let toggle as UISwitch:
                add(control: toggle.isOn ? "[━●] on" : "[○━] off")
            case let field as UITextField: add(text: Self.drawing(field))
            case let textView as UITextView:
                let text = (textView.text ?? "").split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
                add(text: "⟦\(text)\(textView.isFirstResponder ? "▏" : "")⟧")
                return
            case let label as UILabel:
                guard let text = label.text, !text.isEmpty else { break }
                if text.count == 1 { marks.append(text) } else { add(text: text) }
            case let image as UIImageView:
                if let picture = image.image { marks.append("▣ \(image.accessibilityLabel ?? picture.description)") }
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

        /// A slider as `├──●─────┤ 0.3`.
        private static func drawing(_ slider: UISlider) -> String {
            let width = 8
            let range = slider.maximumValue - slider.minimumValue
            let part = range > 0 ? (slider.value - slider.minimumValue) / range : 0
            let knob = part.isFinite ? Int((part * Float(width)).rounded()) : 0
            let track = String(repeating: "─", count: knob) + "●" + String(repeating: "─", count: width - knob)
            return "├\(track)┤ \(ScriptSpelling.number(slider.value))"
        }

        /// Segments as `[Daily|•Weekly|Monthly]`, the selected one marked.
        private static func drawing(_ segments: UISegmentedControl) -> String {
            let each = segments.subviews.compactMap { $0 as? UISegment }.map { ($0.isSelected ? "•" : "") + $0.name }
            return "[" + each.joined(separator: "|") + "]"
        }

        /// A tab as `[•Mail (3)]`: selected, and with a badge.
        private static func drawing(tab: UIView) -> String {
            let (button, texts) = (tab as? UIControl, Content.texts(of: tab))
            let mark = button?.isSelected ?? false ? "•" : ""
            let badge = (tab.accessibilityValue ?? "").isEmpty ? "" : " (\(tab.accessibilityValue ?? ""))"
            let name = mark + (texts.first ?? tab.accessibilityLabel ?? "tab") + badge
            return button?.isEnabled ?? true ? "[\(name)]" : "(\(name))"
        }

        /// A list in a row, a line for each of its rows.
        private mutating func add(_ list: ListScrollView) {
            let selected = Set(list.selectedIndexPaths)
            for (path, cell) in list.shownCells {
                let parts = Parts(of: [cell])
                let shown = [parts.texts.joined(separator: " · "), parts.controls].filter { !$0.isEmpty }
                marks.append("\(selected.contains(path) ? "▸" : " ")\(path.row)")
                add(text: shown.joined(separator: "  "))
            }
        }

        private mutating func add(text: String?) {
            texts.append((marks + (text.map { [$0] } ?? [])).joined(separator: "  "))
            marks = []
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
