#if !canImport(CoreGraphics)
import Foundation

/// The kind of an element of a path. Mirrors `CGPathElementType`, Core Graphics, which Linux does not have.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path: its kind, and its points, of which the last is its end. The points are valid only during the
/// call that passes the element. Mirrors `CGPathElement`, Core Graphics.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

extension CGPath {
    /// Calls a closure with each element of the path. Mirrors `CGPath.applyWithBlock(_:)`, Core Graphics. Arcs, ovals and
    /// rounded corners come as cubic curves, each at most a quarter of a turn (*unverified*: the number of curves, and
    /// where ovals and rounded rectangles begin).
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var outline = Outline()
        for element in elements { outline.add(element) }
        let points = UnsafeMutablePointer<CGPoint>.allocate(capacity: 3)
        points.initialize(repeating: .zero, count: 3)
        defer { points.deallocate() }
        for part in outline.parts {
            for (index, point) in part.points.enumerated() { points[index] = point }
            withUnsafePointer(to: CGPathElement(type: part.type, points: points)) { block($0) }
        }
    }

    /// A path as lines and curves.
    private struct Outline {
        private(set) var parts: [(type: CGPathElementType, points: [CGPoint])] = []

        mutating func add(_ element: UIBezierPath.Element) {
            switch element {
            case .move(let x, let y): parts.append((.moveToPoint, [CGPoint(x: x, y: y)]))
            case .line(let x, let y): parts.append((.addLineToPoint, [CGPoint(x: x, y: y)]))
            case .curve(let numbers):
                let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                    CGPoint(x: numbers[$0], y: numbers[$0 + 1])
                }
                parts.append((points.count == 3 ? .addCurveToPoint : .addQuadCurveToPoint, points))
            case .arc(let center, let radius, let start, let end, let clockwise):
                addArc(
                    CGPoint(x: center[0], y: center[1]), CGSize(width: radius, height: radius), from: start,
                    by: UIBezierPath.Element.sweep(start, end, clockwise))
            case .oval(let x, let y, let width, let height):
                let (a, b) = (width / 2, height / 2)
                parts.append((.moveToPoint, [CGPoint(x: x + a + a, y: y + b)]))
                addArc(CGPoint(x: x + a, y: y + b), CGSize(width: a, height: b), from: 0, by: 2 * .pi)
                parts.append((.closeSubpath, []))
            case .roundedRect(let x, let y, let width, let height, let radiusX, let radiusY, let corners):
                let round = CGSize(width: min(radiusX, width / 2), height: min(radiusY, height / 2))
                let rect = CGRect(x: x, y: y, width: width, height: height)
                parts.append((.moveToPoint, [CGPoint(x: x + (corners & 1 == 0 ? 0 : round.width), y: y)]))
                addCorner(.topRight, of: rect, corners, round, from: -.pi / 2)
                addCorner(.bottomRight, of: rect, corners, round, from: 0)
                addCorner(.bottomLeft, of: rect, corners, round, from: .pi / 2)
                addCorner(.topLeft, of: rect, corners, round, from: .pi)
                parts.append((.closeSubpath, []))
            case .path(let path): for element in path.elements { add(element) }
            case .close: parts.append((.closeSubpath, []))
            }
        }

        /// Adds a line to a corner of a rectangle, and a quarter of an oval if the corner is one of the rounded ones.
        private mutating func addCorner(
            _ corner: UIRectCorner, of rect: CGRect, _ rounded: UInt, _ round: CGSize, from start: CGFloat
        ) {
            let isRounded = UIRectCorner(rawValue: rounded).contains(corner)
            let (a, b) = isRounded ? (round.width, round.height) : (0, 0)
            let isLeft = corner == .topLeft || corner == .bottomLeft
            let isTop = corner == .topLeft || corner == .topRight
            let center = CGPoint(
                x: isLeft ? rect.minX + a : rect.maxX - a, y: isTop ? rect.minY + b : rect.maxY - b)
            addArc(center, CGSize(width: a, height: b), from: start, by: a == 0 || b == 0 ? 0 : .pi / 2)
        }

        /// Adds a line to the start of an arc, unless the path ends there, and the arc.
        private mutating func addArc(_ center: CGPoint, _ radii: CGSize, from start: CGFloat, by sweep: CGFloat) {
            /// A point of the arc, moved along its tangent by a fraction of the radii.
            func point(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
                CGPoint(
                    x: center.x + radii.width * (cos(angle) - along * sin(angle)),
                    y: center.y + radii.height * (sin(angle) + along * cos(angle)))
            }
            if parts.last?.points.last != point(start) { parts.append((.addLineToPoint, [point(start)])) }
            let count = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
            guard count > 0 else { return }
            let step = sweep / count
            // A cubic curve with control points at this fraction of the radius is closest to an arc.
            let along = 4 / 3 * tan(step / 4)
            for index in 0..<Int(count) {
                let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
                parts.append((.addCurveToPoint, [point(from, along), point(to, -along), point(to)]))
            }
        }
    }
}
#endif
