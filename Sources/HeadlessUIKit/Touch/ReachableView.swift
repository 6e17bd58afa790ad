import Foundation

/// A view that a finger can touch.
@MainActor
struct ReachableView {
    /// The view that the finger aims at.
    let view: UIView
    /// The view that the touch hits, according to `hitTest(_:with:)`: the view itself, a view in it or, if the view
    /// does not accept touches, its superview or a view in the superview. For a row, it is the content view.
    let hit: UIView
    /// The engine of the list that contains the view.
    var engine: ListEngine?

    /// The position of the finger in the root view's coordinates; `nil` if it is the center of the view.
    var place: CGPoint?

    /// The position of the finger in the root view's coordinates: by default, the center of the view or, for a row, of
    /// its content view.
    var point: CGPoint {
        if let place { return place }
        let view = view.isRow ? hit : view
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
}
