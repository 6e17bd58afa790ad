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
}
