import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// The subpaths of a path, for strokes that begin or end at a fraction of the whole path.
extension CGPath {
    /// Returns the subpaths, each with its length in points. Subpaths without a length are left out.
    package final func subpaths() -> [(path: CGPath, length: CGFloat)] {
        var parts: [(elements: [UIBezierPath.Element], length: CGFloat)] = []
        // The point where the current subpath began, and the point where it ends so far.
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func begin(_ element: UIBezierPath.Element) { parts.append(([element], 0)) }
        func extend(_ element: UIBezierPath.Element, by length: CGFloat, to point: CGPoint) {
            if parts.isEmpty { begin(.move(x: current.x, y: current.y)) }
            parts[parts.count - 1].elements.append(element)
            parts[parts.count - 1].length += length
            current = point
        }
        for element in segments {
            switch element {
            case .move(let x, let y):
                begin(element)
                (start, current) = (CGPoint(x: x, y: y), CGPoint(x: x, y: y))
            case .line(let x, let y):
                let end = CGPoint(x: x, y: y)
                extend(element, by: current.distance(to: end), to: end)
            case .curve(let numbers):
                let points = stride(from: 0, to: numbers.count, by: 2).map {
                    CGPoint(x: numbers[$0], y: numbers[$0 + 1])
                }
                guard let end = points.last else { continue }
                extend(element, by: Self.length([current] + points), to: end)
            case .arc(let center, let radius, let from, let to, let clockwise):
                let sweep = UIBezierPath.Element.sweep(from, to, clockwise)
                func point(_ angle: CGFloat) -> CGPoint {
                    CGPoint(x: center[0] + radius * cos(angle), y: center[1] + radius * sin(angle))
                }
                if parts.isEmpty { (start, current) = (point(from), point(from)) }
                let line = current.distance(to: point(from))
                extend(element, by: line + radius * abs(sweep), to: point(from + sweep))
            case .oval(let x, let y, let width, let height):
                begin(element)
                parts[parts.count - 1].length = Self.ellipse(width / 2, height / 2)
                (start, current) = (CGPoint(x: x, y: y + height / 2), CGPoint(x: x, y: y + height / 2))
            case .roundedRect(let x, let y, let width, let height, let radiusX, let radiusY, let corners):
                begin(element)
                let (a, b) = (min(radiusX, width / 2), min(radiusY, height / 2))
                let round = CGFloat((corners & 15).nonzeroBitCount)
                parts[parts.count - 1].length =
                    2 * (width + height) - round * (a + b - Self.ellipse(a, b) / 4)
                (start, current) = (CGPoint(x: x + a, y: y), CGPoint(x: x + a, y: y))
            case .path: continue
            case .close:
                guard !parts.isEmpty else { continue }
                extend(element, by: current.distance(to: start), to: start)
            }
        }
        return parts.filter { $0.length > 0 }.map { (CGPath.made(of: $0.elements), $0.length) }
    }

    /// Returns the circumference of an ellipse, by Ramanujan's approximation.
    private static func ellipse(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
        CGFloat.pi * (3 * (a + b) - ((3 * a + b) * (a + 3 * b)).squareRoot())
    }

    /// Returns the length of a Bézier curve with the given control points, measured along 64 straight lines.
    private static func length(_ points: [CGPoint]) -> CGFloat {
        func point(_ fraction: CGFloat) -> CGPoint {
            var points = points
            while points.count > 1 {
                points = zip(points, points.dropFirst()).map { one, other in
                    CGPoint(
                        x: one.x + (other.x - one.x) * fraction, y: one.y + (other.y - one.y) * fraction)
                }
            }
            return points[0]
        }
        return (1...64).reduce(0) { length, step in
            length + point(CGFloat(step - 1) / 64).distance(to: point(CGFloat(step) / 64))
        }
    }

    /// The elements of the path.
    private var segments: [UIBezierPath.Element] {
        #if canImport(CoreGraphics)
        var found: [UIBezierPath.Element] = []
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: found.append(.move(x: points[0].x, y: points[0].y))
            case .addLineToPoint: found.append(.line(x: points[0].x, y: points[0].y))
            case .addQuadCurveToPoint: found.append(.curve((0..<2).flatMap { [points[$0].x, points[$0].y] }))
            case .addCurveToPoint: found.append(.curve((0..<3).flatMap { [points[$0].x, points[$0].y] }))
            case .closeSubpath: found.append(.close)
            @unknown default: break
            }
        }
        return found
        #else
        return elements
        #endif
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
