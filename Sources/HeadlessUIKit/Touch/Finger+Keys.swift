import Foundation

/// Keys of a hardware keyboard, which move the focus.
extension Finger {
    /// Presses a key of an iPad's hardware keyboard: an arrow key, such as ``UIKeyCommand/inputDownArrow``, moves the focus
    /// within a list, Tab (`"\\t"`) to the next list, and Return (`"\\r"`) selects the focused row, as Apple's talk "Focus on
    /// iPad keyboard navigation" shows.
    ///
    /// Throws if the key has no effect. An arrow key without a focused row moves the focus to the first list (unverified).
    public func press(_ key: String, in view: UIView) throws(TouchRefusal) {
        let root = view.root
        root.layoutIfNeeded()
        guard root.traitCollection.userInterfaceIdiom == .pad else {
            throw .notAllowed("keys move the focus only on iPad")
        }
        if root.menuOverIt != nil { throw .notAllowed("a menu is open; choose from it or dismiss it") }
        let focused = focusedRow(on: root)
        switch (key, focused) {
        case ("\r", let focused?): return try tap(focused.row, focused.cell, focused.engine)
        case ("\r", nil): throw .notAllowed("no row is focused")
        case ("\t", _), (_, nil): try moveFocusToNextList(after: focused?.engine, on: root)
        case (_, let focused?): try moveFocus(key, focused)
        }
    }

    /// Returns the focused row, if it is on a screen.
    private func focusedRow(on root: UIView) -> TouchedRow? {
        guard let engine = Focus.engine(on: root), let row = engine.focusedRow, let cell = engine.focusedCell else {
            return nil
        }
        return (row, cell, engine)
    }

    private func moveFocus(_ key: String, _ focused: TouchedRow) throws(TouchRefusal) {
        let headings: [String: UIFocusHeading] = [
            UIKeyCommand.inputUpArrow: .up, UIKeyCommand.inputDownArrow: .down, UIKeyCommand.inputLeftArrow: .left,
            UIKeyCommand.inputRightArrow: .right,
        ]
        guard let heading = headings[key] else { throw .notAllowed("the key does not move the focus") }
        guard let path = focused.row.path, let next = focused.engine.row(heading, of: path) else {
            throw .notAllowed("there is no row that the focus can move to")
        }
        try moveFocus(to: focused.engine.follow(next), in: focused.engine, heading)
    }

    private func moveFocusToNextList(after current: ListEngine?, on root: UIView) throws(TouchRefusal) {
        let engines = root.scrollViewsInside.compactMap { view in
            (view as? any ListScrollView).flatMap { (try? reach(view)) == nil ? nil : $0.engine }
        }
        let start = engines.firstIndex { $0 === current }.map { $0 + 1 } ?? 0
        for engine in engines[start...] + engines[..<start] where engine !== current {
            if let row = engine.firstFocus { return try moveFocus(to: row, in: engine, .next) }
        }
        throw .notAllowed("there is no \(current == nil ? "" : "other ")list whose rows can be focused")
    }

    private func moveFocus(
        to row: FollowedRow, in engine: ListEngine, _ heading: UIFocusHeading
    ) throws(TouchRefusal) {
        guard Focus.move(to: row, in: engine, heading) else { throw .notAllowed("the focus is not allowed to move") }
    }
}
