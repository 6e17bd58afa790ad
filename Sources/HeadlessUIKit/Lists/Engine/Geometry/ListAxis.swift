import Foundation

/// The direction in which a list scrolls. Converts points, sizes and insets to coordinates along this axis and
/// perpendicular to it.
enum ListAxis {
    case vertical, horizontal

    /// The axis perpendicular to this one.
    var other: ListAxis { self == .vertical ? .horizontal : .vertical }

    func along(_ point: CGPoint) -> Double { Double(self == .vertical ? point.y : point.x) }

    func length(_ size: CGSize) -> Double { Double(self == .vertical ? size.height : size.width) }

    /// The extent of a size perpendicular to the axis.
    func breadth(_ size: CGSize) -> Double { Double(self == .vertical ? size.width : size.height) }

    func across(_ point: CGPoint) -> Double { Double(self == .vertical ? point.x : point.y) }

    /// The inset at the start of the axis.
    func leading(_ insets: UIEdgeInsets) -> Double { Double(self == .vertical ? insets.top : insets.left) }

    /// The inset at the end of the axis.
    func trailing(_ insets: UIEdgeInsets) -> Double { Double(self == .vertical ? insets.bottom : insets.right) }

    /// The inset on the near side of the axis: left of a vertical axis, above a horizontal one.
    func near(_ insets: UIEdgeInsets) -> Double { Double(self == .vertical ? insets.left : insets.top) }

    /// The inset on the far side of the axis: right of a vertical axis, below a horizontal one.
    func far(_ insets: UIEdgeInsets) -> Double { Double(self == .vertical ? insets.right : insets.bottom) }

    /// Returns a rectangle with the given position and length along the axis, and the given position and breadth
    /// perpendicular to it.
    func rect(_ start: Double, _ length: Double, across near: Double, _ breadth: Double) -> CGRect {
        self == .vertical
            ? CGRect(x: near, y: start, width: breadth, height: length)
            : CGRect(x: start, y: near, width: length, height: breadth)
    }

    func start(_ rect: CGRect) -> Double { along(rect.origin) }

    func end(_ rect: CGRect) -> Double { start(rect) + length(rect.size) }

    /// Returns a point moved to the given position perpendicular to the axis.
    func movingAcross(_ point: CGPoint, to position: Double) -> CGPoint {
        self == .vertical ? CGPoint(x: position, y: point.y) : CGPoint(x: point.x, y: position)
    }

    /// Returns a point moved to the given position along the axis.
    func moving(_ point: CGPoint, to position: Double) -> CGPoint {
        self == .vertical ? CGPoint(x: point.x, y: position) : CGPoint(x: position, y: point.y)
    }
}
