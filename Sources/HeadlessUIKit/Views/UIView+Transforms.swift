import Foundation

// Conversion of points if a view has a transform.
extension UIView {
    /// Whether this view, another view or a superview of them has a transform.
    final func isTransformed(toRootOr other: UIView?) -> Bool {
        RareViewProperties.isAnyTransformSet && (isTransformedInRoot || other?.isTransformedInRoot ?? false)
    }

    private var isTransformedInRoot: Bool {
        var view: UIView? = self
        while let current = view {
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

    /// Converts a point of this view to the root view's coordinates.
    final func transformedToRoot(_ point: CGPoint) -> CGPoint {
        var point = CGPoint(x: point.x - boundsOrigin.x, y: point.y - boundsOrigin.y)
        if let ownTransform { point = transformed(point, by: ownTransform) }
        guard let parent = superviewStorage else { return point }
        point.x += frame.minX
        point.y += frame.minY
        return parent.transformedToRoot(point)
    }

    /// Converts a point in the root view's coordinates to this view's coordinates.
    final func transformedFromRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        if let parent = superviewStorage {
            point = parent.transformedFromRoot(point)
            point.x -= frame.minX
            point.y -= frame.minY
        }
        if let ownTransform { point = transformed(point, by: ownTransform.inverted()) }
        return CGPoint(x: point.x + boundsOrigin.x, y: point.y + boundsOrigin.y)
    }

    /// Transforms a point around the view's center. Points are measured from the view's top left corner.
    private func transformed(_ point: CGPoint, by transform: CGAffineTransform) -> CGPoint {
        let (x, y) = (frame.width / 2, frame.height / 2)
        let moved = CGPoint(x: point.x - x, y: point.y - y).applying(transform)
        return CGPoint(x: moved.x + x, y: moved.y + y)
    }
}

extension CGRect {
    /// Returns the smallest rectangle that contains the rectangle's corners after a transformation.
    func boundingBox(_ transform: (CGPoint) -> CGPoint) -> CGRect {
        let corners = (
            transform(CGPoint(x: minX, y: minY)), transform(CGPoint(x: maxX, y: minY)),
            transform(CGPoint(x: minX, y: maxY)), transform(CGPoint(x: maxX, y: maxY))
        )
        let left = min(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
        let top = min(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
        return CGRect(
            x: left, y: top, width: max(corners.0.x, corners.1.x, corners.2.x, corners.3.x) - left,
            height: max(corners.0.y, corners.1.y, corners.2.y, corners.3.y) - top)
    }
}
