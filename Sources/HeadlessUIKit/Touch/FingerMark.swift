import Foundation

/// A mark that shows a touch in pictures of the screen.
package struct FingerMark: Equatable, Sendable {
    /// The position on the screen, in points.
    package var point: CGPoint
    /// The distance that the finger moved, in points.
    package var path = CGVector.zero
    /// Whether the touch is a long press.
    package var isLong = false

    package init(point: CGPoint, path: CGVector = .zero, isLong: Bool = false) {
        (self.point, self.path, self.isLong) = (point, path, isLong)
    }
}

extension Finger {
    /// Whether touches are stored in ``mark``.
    @exclusivity(unchecked) package static var marksTouches = false
    /// The mark of the last touch; `nil` if there has been no touch since the mark was reset.
    package static var mark: FingerMark?

    /// Stores the position of a touch or, if no part of the touched view is visible, resets the mark.
    static func mark(_ point: CGPoint, in root: UIView) {
        guard point.x.isFinite, point.y.isFinite else { return mark = nil }
        let origin = root.controller?.sheetFrame?.origin ?? .zero
        mark = FingerMark(point: CGPoint(x: origin.x + point.x, y: origin.y + point.y))
    }

    /// Sets the distance that the finger moved, limited to what fits in a picture.
    static func moved(x: CGFloat = 0, y: CGFloat = 0) {
        guard marksTouches else { return }
        mark?.path = CGVector(dx: min(max(x, -140), 140), dy: min(max(y, -260), 260))
    }
}
