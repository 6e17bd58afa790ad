import CellDirector
import HeadlessUIKit

/// Finds the text and the subviews that a user would notice in a view.
@MainActor
package enum Content {
    /// Returns the strings shown by a view and its visible subviews, in the order of the view tree.
    package static func texts(of view: UIView) -> [String] {
        var texts: [String] = []
        visit(view) { inner in
            if let text = inner.ownText, !text.isEmpty { texts.append(text) }
        }
        return texts
    }

    /// Returns the visible contents of a view: the value of a slider, stepper, segmented control or picker, or the
    /// strings that any other view shows.
    package static func shown(by view: UIView) -> [String] {
        view.shownValue.flatMap(words) ?? texts(of: view)
    }

    /// Returns a value as scripts write it; `nil` if it is on or off, which scripts don't write as text.
    static func words(_ value: ShownValue) -> [String]? {
        switch value {
        case .isOn: nil
        case .number(let number): [ScriptSpelling.number(number)]
        case .texts(let texts): texts
        }
    }

    /// Returns the strings by which a script can find the contents of a view: accessibility identifiers if `name` is an
    /// identifier, otherwise the displayed text.
    package static func names(of view: UIView, as name: Locator.Control) -> [String] {
        guard case .identifier = name else { return texts(of: view) }
        var identifiers: [String] = []
        visit(view) { inner in
            if let identifier = inner.accessibilityIdentifier { identifiers.append(identifier) }
        }
        return identifiers
    }

    /// Returns the text that best identifies a row: the first text with more than three characters or, if all texts are
    /// shorter, the first text. Labels are considered before text fields and text views. Short texts are avoided
    /// because they may be the initials of an avatar. If none of these views has text, the row's first text of any
    /// other kind is returned.
    static func title(of cell: UIView) -> String? {
        var labels: [String] = []
        var fields: [String] = []
        func visit(_ view: UIView) {
            if view.isHidden { return }
            if let text = (view as? UITextField)?.text ?? (view as? UITextView)?.text, !text.isEmpty {
                fields.append(text)
            }
            if view is UIControl { return }
            if let text = (view as? UILabel)?.text, !text.isEmpty { labels.append(text) }
            for inner in view.subviews { visit(inner) }
        }
        visit(cell)
        let texts = labels + fields
        return texts.first { $0.count > 3 } ?? texts.first ?? self.texts(of: cell).first
    }

    static func count(_ kind: ViewKind, in view: UIView) -> Int { unordered(kind, in: view).count }

    /// Returns the views of a kind that are not hidden, in the order in which scripts count them: line by line from top
    /// to bottom, and within a line from the leading to the trailing edge.
    ///
    /// The views are not counted in the order of the view tree, because it depends on when the views were added, and
    /// may change when a list is reloaded.
    package static func all(_ kind: ViewKind, in view: UIView) -> [UIView] {
        let views = unordered(kind, in: view)
        return views.count > 1 ? inReadingOrder(views, in: view) : views
    }

    private static func unordered(_ kind: ViewKind, in view: UIView) -> [UIView] {
        var views: [UIView] = []
        visit(view) { if matches($0, kind) { views.append($0) } }
        return views
    }

    private static func inReadingOrder(_ views: [UIView], in place: UIView) -> [UIView] {
        lines(of: views, in: place).flatMap { line in line.map { views[$0] } }
    }

    /// Returns the indices of views, sorted by position and grouped into lines. A view is on the same line as the
    /// line's first view if the vertical extent of each view contains the other's vertical center.
    static func lines(of views: [UIView], in place: UIView) -> [[Int]] {
        struct Placed {
            let frame: CGRect
            let number: Int

            func contains(_ other: Placed) -> Bool { frame.minY <= other.frame.midY && other.frame.midY <= frame.maxY }
        }
        var placed: [Placed] = []
        for (number, view) in views.enumerated() {
            placed.append(Placed(frame: view.convert(view.bounds, to: place), number: number))
        }
        placed.sort { ($0.frame.minY, $0.number) < ($1.frame.minY, $1.number) }
        var lines: [[Placed]] = []
        for each in placed {
            if let first = lines.last?.first, first.contains(each), each.contains(first) {
                lines[lines.count - 1].append(each)
            } else {
                lines.append([each])
            }
        }
        let isMirrored = place.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return lines.map { line in
            line.sorted {
                let (one, other) = isMirrored ? (-$0.frame.maxX, -$1.frame.maxX) : ($0.frame.minX, $1.frame.minX)
                return (one, $0.number) < (other, $1.number)
            }.map(\.number)
        }
    }

    /// Returns the views of a class in the order of the view tree.
    package static func all<View>(_ type: View.Type, in view: UIView) -> [View] {
        let inner = view.ownSubviews.flatMap { all(type, in: $0) }
        return (view as? View).map { [$0] + inner } ?? inner
    }

    /// Returns the views that match the key by which a script refers to a control.
    ///
    /// If the key is a text or an identifier, visible views take precedence over hidden views, and controls take
    /// precedence over other views. A match inside another match is ignored unless it takes precedence over that match.
    /// If the key is a kind, the visible views of that kind are returned or, if the key has an index, only the view at
    /// that index.
    ///
    /// If all matches are hidden, only the first one is returned, so that the error of a failed touch can state a
    /// precise reason.
    static func find(_ key: Locator.Control, in view: UIView) -> [UIView] {
        switch key {
        case .text, .match: return search(view) { $0.ownText.map(key.isName) ?? false }
        case .identifier(let identifier): return search(view) { $0.accessibilityIdentifier == identifier }
        case .kind(let kind, let number):
            let all = all(kind, in: view)
            if let number, number > 0 || !all.isEmpty { return all.indices.contains(number) ? [all[number]] : [] }
            if all.isEmpty { return search(view) { matches($0, kind) } }
            // If several views match, but only one has contents, only that view is returned.
            let seen = all.count == 1 ? all : all.filter { !$0.isBlank }
            return seen.count == 1 ? seen : all
        }
    }

    private static func search(_ view: UIView, _ fits: (UIView) -> Bool) -> [UIView] {
        var best: (views: [UIView], rank: Int) = ([], -1)
        func visit(_ inner: UIView, isHidden: Bool, isInside: Bool) {
            let isHidden = isHidden || inner.isHidden
            var isInside = isInside
            if fits(inner) {
                let rank = (isHidden ? 0 : 2) + (inner is UIControl || inner is UISegment ? 1 : 0)
                if rank > best.rank {
                    best = ([inner], rank)
                } else if rank == best.rank, !isInside {
                    best.views.append(inner)
                }
                isInside = true
            }
            for next in inner.ownSubviews { visit(next, isHidden: isHidden, isInside: isInside) }
        }
        visit(view, isHidden: false, isInside: false)
        return best.rank < 2 ? Array(best.views.prefix(1)) : best.views
    }

    private static func visit(_ view: UIView, _ body: (UIView) -> Void) {
        guard !view.isHidden else { return }
        body(view)
        for inner in view.ownSubviews { visit(inner, body) }
    }

    /// Returns the kind of a view, with the view's index among the views of that kind in `place`.
    static func kind(of view: UIView, in place: UIView) -> Locator.Control? {
        for kind in ViewKind.controls where matches(view, kind) {
            if let name = name(of: view, kind, among: all(kind, in: place)) { return name }
        }
        return nil
    }

    /// Returns the identifier of a view if no other view in `place` has the same identifier; otherwise, returns the
    /// view's kind.
    package static func shortName(of view: UIView, in place: UIView) -> Locator.Control? {
        if let identifier = view.accessibilityIdentifier, find(.identifier(identifier), in: place).count == 1 {
            return .identifier(identifier)
        }
        return kind(of: view, in: place)
    }

    /// Returns the name of a view: its kind and, if there are several views of this kind, its index.
    package static func name(of view: UIView, _ kind: ViewKind, among all: [UIView]) -> Locator.Control? {
        all.firstIndex { $0 === view }.map { .kind(kind, all.count == 1 ? nil : $0) }
    }

    private static func matches(_ view: UIView, _ kind: ViewKind) -> Bool {
        kind == .control ? view is UIControl : view.viewKind == kind
    }
}
