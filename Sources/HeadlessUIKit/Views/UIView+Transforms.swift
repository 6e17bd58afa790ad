import Foundation

// Conversion of points when views have transforms.
extension UIView {
    /// Converts a point to the coordinates of another view or, if `view` is `nil`, of the root view. Returns `nil` if
    /// no transform affects the conversion. The transform of the views' nearest common ancestor has no effect, and
    /// neither do the transforms of its superviews.
    final func transformed(_ point: CGPoint, to view: UIView?) -> CGPoint? {
        let top = commonView(with: view)
        guard isTransformed(below: top) || view?.isTransformed(below: top) ?? false else { return nil }
        let point = transformed(point, up: top)
        guard let view else { return point }
        let gap = top == nil ? root.gap(to: view.root) : .zero
        return view.transformed(CGPoint(x: point.x - gap.x, y: point.y - gap.y), downFrom: top)
    }

    /// Converts a point from the coordinates of another view or, if `view` is `nil`, of the root view. Returns `nil` in
    /// the same cases as ``transformed(_:to:)``.
    final func transformed(_ point: CGPoint, from view: UIView?) -> CGPoint? {
        if let view { return view.transformed(point, to: self) }
        return isTransformed(below: nil) ? transformed(point, downFrom: nil) : nil
    }

    /// Returns the distance from the origin of this root view to the origin of another root view, if one superview
    /// contained both.
    final func gap(to otherRoot: UIView) -> CGPoint {
        if self === otherRoot { return .zero }
        let (origin, other) = (untransformedFrame.origin, otherRoot.untransformedFrame.origin)
        return CGPoint(x: other.x - origin.x, y: other.y - origin.y)
    }

    /// Returns the nearest common ancestor of this view and another view. A view counts as its own ancestor.
    private func commonView(with other: UIView?) -> UIView? {
        guard var two = other else { return nil }
        var one = self
        let (depth, otherDepth) = (one.depth, two.depth)
        for _ in 0..<max(0, depth - otherDepth) { one = one.superviewStorage ?? one }
        for _ in 0..<max(0, otherDepth - depth) { two = two.superviewStorage ?? two }
        while one !== two {
            guard let above = one.superviewStorage, let otherAbove = two.superviewStorage else { return nil }
            (one, two) = (above, otherAbove)
        }
        return one
    }

    /// The number of views that contain this view.
    private var depth: Int {
        var (count, view) = (0, superviewStorage)
        while let current = view { (count, view) = (count + 1, current.superviewStorage) }
        return count
    }

    /// Whether the view or one of its superviews has a transform.
    final var isTransformedInRoot: Bool { isTransformed(below: nil) }

    private func isTransformed(below top: UIView?) -> Bool {
        var view: UIView? = self
        while let current = view, current !== top {
            if current.ownTransform != nil { return true }
            view = current.superviewStorage
        }
        return false
    }

    /// The transform of the view; `nil` if the view has none or is the root view.
    private var ownTransform: CGAffineTransform? {
        guard superviewStorage != nil, let transform = rareProperties?.transform, !transform.isIdentity else {
            return nil
        }
        return transform
    }

    /// Converts a point from this view's coordinates to those of `top`, which contains this view, or, if `top` is
    /// `nil`, to those of the root view.
    private func transformed(_ point: CGPoint, up top: UIView?) -> CGPoint {
        if self === top { return point }
        var point = CGPoint(x: point.x - boundsOrigin.x, y: point.y - boundsOrigin.y)
        if let ownTransform { point = transformed(point, by: ownTransform) }
        guard let parent = superviewStorage else { return point }
        point.x += untransformedFrame.minX
        point.y += untransformedFrame.minY
        return parent.transformed(point, up: top)
    }

    /// Converts a point from the coordinates of `top`, which contains this view, or, if `top` is `nil`, of the root
    /// view, to this view's coordinates.
    private func transformed(_ point: CGPoint, downFrom top: UIView?) -> CGPoint {
        if self === top { return point }
        var point = point
        if let parent = superviewStorage {
            point = parent.transformed(point, downFrom: top)
            point.x -= untransformedFrame.minX
            point.y -= untransformedFrame.minY
        }
        if let ownTransform { point = transformed(point, by: ownTransform.inverted()) }
        return CGPoint(x: point.x + boundsOrigin.x, y: point.y + boundsOrigin.y)
    }

    /// Converts a point from the superview's coordinates; `nil` if the view has no transform.
    final func pointInside(_ point: CGPoint) -> CGPoint? {
        guard let ownTransform else { return nil }
        let point = transformed(
            CGPoint(x: point.x - untransformedFrame.minX, y: point.y - untransformedFrame.minY),
            by: ownTransform.inverted())
        return CGPoint(x: point.x + boundsOrigin.x, y: point.y + boundsOrigin.y)
    }

    // MARK: Frame

    /// Places the view in a rectangle that its transform does not affect, as UIKit does in lists and with constraints.
    package final func settle(in rect: CGRect) {
        guard untransformedFrame != rect else { return }
        if RareViewProperties.isAnyTransformSet, rareProperties?.transform.isIdentity == false {
            untransformedFrame = rect
        } else {
            frame = rect
        }
    }

    /// Transforms a point around the view's anchor point. Points are measured from the view's top left corner.
    private func transformed(_ point: CGPoint, by transform: CGAffineTransform) -> CGPoint {
        let anchor = anchorPoint
        let (x, y) = (untransformedFrame.width * anchor.x, untransformedFrame.height * anchor.y)
        let moved = CGPoint(x: point.x - x, y: point.y - y).applying(transform)
        return CGPoint(x: moved.x + x, y: moved.y + y)
    }
}
