import Foundation

// Conversion of points and rectangles between layers, through the layers that contain them.
extension CALayer {
    /// Converts a point to the coordinates of another layer or, if it is `nil`, of the root layer. Mirrors
    /// `CALayer.convert(_:to:)`, Core Animation. A transform that leaves the plane counts as its part in the plane.
    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let point = p.applying(transformToRoot)
        return l.map { point.applying($0.transformToRoot.inverted()) } ?? point
    }

    /// Converts a point from the coordinates of another layer or, if it is `nil`, of the root layer. Mirrors
    /// `CALayer.convert(_:from:)`, Core Animation.
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        (l.map { p.applying($0.transformToRoot) } ?? p).applying(transformToRoot.inverted())
    }

    /// Converts a rectangle to the coordinates of another layer, and returns the bounding box of the result. Mirrors
    /// `CALayer.convert(_:to:)` for rectangles, Core Animation.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.boundingBox { convert($0, to: l) } }

    /// Converts a rectangle from the coordinates of another layer, and returns the bounding box of the result. Mirrors
    /// `CALayer.convert(_:from:)` for rectangles, Core Animation.
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.boundingBox { convert($0, from: l) } }

    /// The transform from the layer's coordinates to those of the root layer. The root layer's own frame does not count.
    private var transformToRoot: CGAffineTransform {
        var (transform, next) = (CGAffineTransform.identity, Optional(self))
        while let layer = next, let above = layer.superlayer {
            transform = transform.concatenating(layer.transformToSuperlayer)
            next = above
        }
        return transform
    }

    private var transformToSuperlayer: CGAffineTransform {
        let (bounds, anchor) = (bounds, anchorPoint)
        let center = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
        let place = view?.center ?? position
        return CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
    }
}
