import Foundation

/// Where a finger touched the screen, for whoever draws it.
package struct FingerMark: Equatable, Sendable {
    /// In points of the screen.
    package var point: CGPoint
    /// How far it moved from there, in points.
    package var path = CGVector.zero
    /// Whether it stayed for a while.
    package var isLong = false

    package init(point: CGPoint, path: CGVector = .zero, isLong: Bool = false) {
        (self.point, self.path, self.isLong) = (point, path, isLong)
    }
}

extension Finger {
    /// Whether touches are to be marked.
    @exclusivity(unchecked) package static var marksTouches = false
    /// The last touch; `nil`: none since this was set so.
    package static var mark: FingerMark?

    static func mark(_ point: CGPoint, in root: UIView) {
        let origin = root.controller?.sheetFrame?.origin ?? .zero
        mark = FingerMark(point: CGPoint(x: origin.x + point.x, y: origin.y + point.y))
    }

    /// The finger moved on the screen, no farther than is to be seen.
    static func moved(x: CGFloat = 0, y: CGFloat = 0) {
        guard marksTouches else { return }
        mark?.path = CGVector(dx: min(max(x, -140), 140), dy: min(max(y, -260), 260))
    }
}
