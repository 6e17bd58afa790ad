import Foundation

/// The direction in which a list scrolls, and what points, sizes and insets are along it.
enum ListAxis {
    case vertical, horizontal

    func along(_ point: CGPoint) -> Double { Double(self == .vertical ? point.y : point.x) }

    func length(_ size: CGSize) -> Double { Double(self == .vertical ? size.height : size.width) }

    /// How far a size reaches across the axis.
    func breadth(_ size: CGSize) -> Double { Double(self == .vertical ? size.width : size.height) }

    func across(_ point: CGPoint) -> Double { Double(self == .vertical ? point.x : point.y) }

    /// What an inset takes at the beginning of the axis.
    func leading(_ insets: UIEdgeInsets) -> Double { Double(self == .vertical ? insets.top : insets.left) }

    /// What an inset takes at the end of the axis.
    func trailing(_ insets: UIEdgeInsets) -> Double { Double(self == .vertical ? insets.bottom : insets.right) }

    /// What an inset takes at the left or top, across the axis.
    func near(_ insets: UIEdgeInsets) -> Double { Double(self == .vertical ? insets.left : insets.top) }

    /// What an inset takes at the right or bottom, across the axis.
    func far(_ insets: UIEdgeInsets) -> Double { Double(self == .vertical ? insets.right : insets.bottom) }

    /// A rectangle from where it begins and how long it is, along the axis and across it.
    func rect(_ start: Double, _ length: Double, across near: Double, _ breadth: Double) -> CGRect {
        self == .vertical
            ? CGRect(x: near, y: start, width: breadth, height: length)
            : CGRect(x: start, y: near, width: length, height: breadth)
    }

    func start(_ rect: CGRect) -> Double { along(rect.origin) }

    func end(_ rect: CGRect) -> Double { start(rect) + length(rect.size) }

    /// A point with another position across the axis.
    func movingAcross(_ point: CGPoint, to position: Double) -> CGPoint {
        self == .vertical ? CGPoint(x: position, y: point.y) : CGPoint(x: point.x, y: position)
    }

    /// A point with another position along the axis.
    func moving(_ point: CGPoint, to position: Double) -> CGPoint {
        self == .vertical ? CGPoint(x: point.x, y: position) : CGPoint(x: position, y: point.y)
    }
}
