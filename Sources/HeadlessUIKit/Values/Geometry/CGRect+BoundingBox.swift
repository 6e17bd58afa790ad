import Foundation

extension CGRect {
    /// Returns the smallest rectangle that contains the transformed corners of this rectangle.
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

    /// Returns the bounding box of this frame after a transform around an anchor point, which is measured in fractions of
    /// the size.
    func transformed(by transform: CGAffineTransform, around anchor: CGPoint) -> CGRect {
        if transform.isIdentity { return self }
        let position = CGPoint(x: minX + anchor.x * width, y: minY + anchor.y * height)
        let (box, middle) = (Self.box(of: size, transform), Self.middle(of: size, anchor, transform))
        let (x, y) = (position.x + middle.x, position.y + middle.y)
        // The size is the distance of the edges, so that rounding errors of angles and inverse transforms disappear in it.
        let (left, top) = (x - box.width / 2, y - box.height / 2)
        return CGRect(
            x: left, y: top, width: x + box.width / 2 - left, height: y + box.height / 2 - top)
    }

    /// Returns a frame whose bounding box after a transform has the same middle as this rectangle. The size is that of this
    /// rectangle after the inverse transform, as in Core Animation (unverified if the transform rotates).
    func untransformed(by transform: CGAffineTransform, around anchor: CGPoint) -> CGRect {
        if transform.isIdentity { return self }
        let size = Self.box(of: size, transform.inverted())
        let middle = Self.middle(of: size, anchor, transform)
        return CGRect(
            x: midX - middle.x - anchor.x * size.width, y: midY - middle.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// The size of the bounding box of a transformed rectangle.
    private static func box(of size: CGSize, _ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: abs(transform.a) * size.width + abs(transform.c) * size.height,
            height: abs(transform.b) * size.width + abs(transform.d) * size.height)
    }

    /// The transformed middle of a rectangle, relative to its anchor point.
    private static func middle(of size: CGSize, _ anchor: CGPoint, _ transform: CGAffineTransform) -> CGPoint {
        CGPoint(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height).applying(transform)
    }
}
