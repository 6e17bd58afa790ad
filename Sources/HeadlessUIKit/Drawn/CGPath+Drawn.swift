import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension CGPath {
    /// Returns the path in SVG syntax.
    ///
    /// - Parameter number: A closure that formats a coordinate or a length.
    package final func data(_ number: (CGFloat) -> String) -> String {
        #if canImport(CoreGraphics)
        var data = ""
        applyWithBlock { element in
            let points = element.pointee.points
            func text(_ count: Int) -> String {
                (0..<count).map { "\(number(points[$0].x)) \(number(points[$0].y))" }.joined(separator: " ")
            }
            switch element.pointee.type {
            case .moveToPoint: data += "M\(text(1))"
            case .addLineToPoint: data += "L\(text(1))"
            case .addQuadCurveToPoint: data += "Q\(text(2))"
            case .addCurveToPoint: data += "C\(text(3))"
            case .closeSubpath: data += "Z"
            @unknown default: break
            }
        }
        return data
        #else
        return elements.map { $0.data(number) }.joined()
        #endif
    }
}

#if !canImport(CoreGraphics)
extension UIBezierPath.Element {
    fileprivate func data(_ number: (CGFloat) -> String) -> String {
        func text(_ numbers: CGFloat...) -> String { numbers.map(number).joined(separator: " ") }
        switch self {
        case .move(let x, let y): return "M\(text(x, y))"
        case .line(let x, let y): return "L\(text(x, y))"
        case .curve(let numbers):
            return (numbers.count == 6 ? "C" : "Q") + numbers.map(number).joined(separator: " ")
        case .arc(let center, let radius, let start, let end, let clockwise):
            return Self.arc(center, radius, start, end, clockwise, number)
        case .oval(let x, let y, let width, let height):
            let (a, b) = (width / 2, height / 2)
            return "M\(text(x, y + b))a\(text(a, b)) 0 1 1 \(text(width, 0))a\(text(a, b)) 0 1 1 \(text(-width, 0))Z"
        case .roundedRect(let x, let y, let width, let height, let radiusX, let radiusY, let corners):
            let (a, b) = (min(radiusX, width / 2), min(radiusY, height / 2))
            let corners = UIRectCorner(rawValue: corners)
            func corner(_ corner: UIRectCorner, _ x: CGFloat, _ y: CGFloat) -> String {
                if corners.contains(corner) { return "a\(text(a, b)) 0 0 1 \(text(x, y))" }
                return x * y > 0 ? "h\(text(x))v\(text(y))" : "v\(text(y))h\(text(x))"
            }
            return "M\(text(x + a, y))h\(text(width - 2 * a))\(corner(.topRight, a, b))v\(text(height - 2 * b))"
                + "\(corner(.bottomRight, -a, b))h\(text(2 * a - width))\(corner(.bottomLeft, -a, -b))"
                + "v\(text(2 * b - height))\(corner(.topLeft, a, -b))Z"
        case .path(let path): return path.data(number)
        case .close: return "Z"
        }
    }

    /// Returns an arc in SVG syntax, drawn in two halves because SVG can't draw a full circle as a single arc.
    private static func arc(
        _ center: [CGFloat], _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat, _ clockwise: Bool,
        _ number: (CGFloat) -> String
    ) -> String {
        let sweep = sweep(start, end, clockwise)
        func point(_ angle: CGFloat) -> String {
            "\(number(center[0] + radius * cos(angle))) \(number(center[1] + radius * sin(angle)))"
        }
        let size = "A\(number(radius)) \(number(radius)) 0 0 \(clockwise ? 1 : 0) "
        return "L\(point(start))\(size)\(point(start + sweep / 2))\(size)\(point(start + sweep))"
    }
}
#endif
