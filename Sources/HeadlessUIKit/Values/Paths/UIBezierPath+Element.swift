import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension UIBezierPath {
    /// A segment or shape of a path.
    enum Element: Hashable {
        case move(x: CGFloat, y: CGFloat)
        case line(x: CGFloat, y: CGFloat)
        case curve([CGFloat])
        case arc(center: [CGFloat], radius: CGFloat, from: CGFloat, to: CGFloat, clockwise: Bool)
        case oval(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
        case roundedRect(
            x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, radiusX: CGFloat, radiusY: CGFloat, corners: UInt)
        case path(CGPath)
        case close
    }
}

extension UIBezierPath.Element {
    /// Returns the angle that an arc covers. It is negative if the arc is not clockwise.
    static func sweep(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> CGFloat {
        let full = 2 * CGFloat.pi
        let sweep = (end - start).truncatingRemainder(dividingBy: full)
        if start == end { return 0 }
        if clockwise { return sweep <= 0 ? sweep + full : sweep }
        return sweep >= 0 ? sweep - full : sweep
    }
}

#if canImport(CoreGraphics)
extension CGPath {
    static func made(of elements: [UIBezierPath.Element]) -> CGPath {
        let path = CGMutablePath()
        for element in elements { path.add(element) }
        return path
    }
}

extension CGMutablePath {
    /// Adds an element. If only some corners of a rectangle are rounded, adds a rectangle with square corners instead.
    fileprivate func add(_ element: UIBezierPath.Element) {
        func point(_ numbers: [CGFloat], _ index: Int) -> CGPoint {
            CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
        }
        switch element {
        case .move(let x, let y): move(to: CGPoint(x: x, y: y))
        case .line(let x, let y): addLine(to: CGPoint(x: x, y: y))
        case .curve(let numbers) where numbers.count == 6:
            addCurve(to: point(numbers, 2), control1: point(numbers, 0), control2: point(numbers, 1))
        case .curve(let numbers): addQuadCurve(to: point(numbers, 1), control: point(numbers, 0))
        case .arc(let center, let radius, let start, let end, let clockwise):
            addArc(center: point(center, 0), radius: radius, startAngle: start, endAngle: end, clockwise: !clockwise)
        case .oval(let x, let y, let width, let height):
            addEllipse(in: CGRect(x: x, y: y, width: width, height: height))
        case .roundedRect(let x, let y, let width, let height, let radiusX, let radiusY, let corners):
            let isRound = UIRectCorner(rawValue: corners) == .allCorners
            addRoundedRect(
                in: CGRect(x: x, y: y, width: width, height: height),
                cornerWidth: isRound ? max(0, min(radiusX, width / 2)) : 0,
                cornerHeight: isRound ? max(0, min(radiusY, height / 2)) : 0)
        case .path(let path): addPath(path)
        case .close: closeSubpath()
        }
    }
}
#else
extension UIBezierPath.Element: Sendable {
    /// Points whose smallest enclosing rectangle is that of the element.
    fileprivate var enclosingPoints: [CGPoint] {
        switch self {
        case .move(let x, let y), .line(let x, let y): return [CGPoint(x: x, y: y)]
        case .curve(let numbers):
            return stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        case .oval(let x, let y, let width, let height), .roundedRect(let x, let y, let width, let height, _, _, _):
            return [CGPoint(x: x, y: y), CGPoint(x: x + width, y: y + height)]
        case .arc(let center, let radius, let start, let end, let clockwise):
            let (from, to) = clockwise ? (Double(start), Double(end)) : (Double(end), Double(start))
            let sweep = abs(to - from) >= 2 * .pi ? 2 * .pi : (to - from).wrapped
            // The ends, and the quarters of the circle between them.
            let quarters = (0..<4).map { Double($0) * .pi / 2 }.filter { ($0 - from).wrapped <= sweep }
            return ([from, from + sweep] + quarters).map { angle in
                CGPoint(x: center[0] + radius * CGFloat(cos(angle)), y: center[1] + radius * CGFloat(sin(angle)))
            }
        case .path(let path): return path.elements.flatMap(\.enclosingPoints)
        case .close: return []
        }
    }
}

extension Double {
    /// The same angle, in the range from 0 to a whole turn.
    fileprivate var wrapped: Double {
        let rest = truncatingRemainder(dividingBy: 2 * .pi)
        return rest < 0 ? rest + 2 * .pi : rest
    }
}

/// An immutable path, created by a ``UIBezierPath``. Mirrors `CGPath` and its members, Core Graphics, which Linux does
/// not have. Two paths are equal if they have the same elements. Pictures of the screen show the paths of shape layers.
public final class CGPath: Hashable, Sendable {
    let elements: [UIBezierPath.Element]

    private init(_ elements: [UIBezierPath.Element]) { self.elements = elements }

    static func made(of elements: [UIBezierPath.Element]) -> CGPath {
        CGPath(elements.flatMap { if case .path(let path) = $0 { path.elements } else { [$0] } })
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

    public var isEmpty: Bool { elements.isEmpty }
    /// The smallest rectangle that encloses all points, including control points; null if the path is empty. Mirrors
    /// `CGPath.boundingBox`.
    public var boundingBox: CGRect {
        elements.flatMap(\.enclosingPoints).reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
    var text: String { "\(elements)" }
}
#endif
