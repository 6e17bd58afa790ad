import Foundation

/// What a long press begins.
enum LongPressEffect {
    /// A gesture recognizer has recognized the press. It may cancel the view's touch.
    case recognized(cancelsTouch: Bool)
    case drag(Drag)
    case menu
}

extension Finger {
    /// Decides what a long press on a view begins, in this order, which is unverified unless noted:
    ///
    /// 1. If the finger then moves, a drag, from the innermost of these that provides items: a drag interaction of the
    ///    view or of a superview, or the list that contains the touched row. As documented, the long-press recognizers of
    ///    the view and its superviews recognize the press nevertheless. The drag then cancels them. No menu opens.
    /// 2. The long-press recognizers of the view and its superviews. If one recognizes the press, nothing else begins.
    /// 3. The first context menu that is provided: by an interaction of a view in the row, by the list's delegate, or by
    ///    an interaction of a view that contains the list. Without a row, by an interaction of the view or of a
    ///    superview. No delegate of a drag is called.
    ///
    /// - Returns: `nil` if the press begins nothing.
    func longPress(_ target: ReachableView, on touched: TouchedRow?, moves: Bool = false) -> LongPressEffect? {
        if moves {
            guard let drag = drag(around: target, touched) else { return nil }
            recognizeLongPress(target, isCut: true)
            drag.begin(over: target.view.root)
            return .drag(drag)
        }
        if let isKept = recognizeLongPress(target) { return .recognized(cancelsTouch: isKept) }
        guard let touched else { return openMenu(around: target.hit, upTo: nil, at: target.point) ? .menu : nil }
        return openMenu(of: touched.row, touched.cell, touched.engine.list, on: target) ? .menu : nil
    }

    /// Returns the drag of the innermost view that provides items.
    private func drag(around target: ReachableView, _ touched: TouchedRow?) -> Drag? {
        for view in target.hit.superviews {
            for interaction in view.dragInteractions {
                if let drag = interaction.drag(at: target.point) { return drag }
            }
            if let touched, view === touched.cell, let drag = RowDrag.drag(touched, at: target.point) { return drag }
        }
        return nil
    }
}

extension UIView {
    /// The view's drag interactions, with the one that was added last first.
    final var dragInteractions: [UIDragInteraction] { interactions.reversed().compactMap { $0 as? UIDragInteraction } }
}
