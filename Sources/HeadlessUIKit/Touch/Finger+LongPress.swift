import Foundation

/// What a long press begins.
enum LongPressEffect {
    /// A gesture recognizer has recognized the press. It may cancel the view's touch.
    case recognized(cancelsTouch: Bool)
    case drag(RowDrag)
    case menu
}

/// A row that is touched.
typealias TouchedRow = (row: FollowedRow, cell: any ListCell, engine: ListEngine)

extension Finger {
    /// Decides what a long press on a view begins, in this order, which is unverified:
    ///
    /// 1. The long-press recognizers of the view and its superviews. If one recognizes the press, nothing else begins.
    /// 2. If the finger then moves, a drag of the row. No menu opens.
    /// 3. If the finger stays, the first context menu that is provided: by an interaction of a view in the row, by the
    ///    list's delegate, or by an interaction of a view that contains the list. Without a row, by an interaction of the
    ///    view or of a superview. The drag delegate is not called.
    ///
    /// - Returns: `nil` if the press begins nothing.
    func longPress(_ target: ReachableView, on touched: TouchedRow?, moves: Bool = false) -> LongPressEffect? {
        if let isKept = recognizeLongPress(target) { return .recognized(cancelsTouch: isKept) }
        guard let touched else { return openMenu(around: target.hit, upTo: nil, at: target.point) ? .menu : nil }
        if moves { return RowDrag.begin(touched.row, in: touched.engine, at: target.point).map { .drag($0) } }
        return openMenu(of: touched.row, touched.cell, touched.engine.list, on: target) ? .menu : nil
    }
}
