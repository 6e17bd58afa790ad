/// The position of a drawn element, represented by an affine transform from the element's coordinates to the picture's
/// coordinates.
struct Placement: Hashable {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var x = 0.0
    var y = 0.0

    var numbers: [Double] { [a, b, c, d, x, y] }
    /// Whether the transform keeps rectangles axis-aligned.
    var isUpright: Bool { b == 0 && c == 0 }

    /// Returns the transform that first applies the inner transform and then this transform.
    func around(_ inner: Placement) -> Placement {
        Placement(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
            d: b * inner.c + d * inner.d, x: a * inner.x + c * inner.y + x, y: b * inner.x + d * inner.y + y)
    }

    func moved(_ x: Double, _ y: Double) -> Placement { around(Placement(x: x, y: y)) }

    /// Returns the bounding box of a rectangle after the transform is applied.
    func bounds(of rect: Area) -> Area {
        let corners = [(rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY)].map {
            (a * $0.0 + c * $0.1 + x, b * $0.0 + d * $0.1 + y)
        }
        let (xs, ys) = (corners.map(\.0), corners.map(\.1))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return Area(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}

extension Placement {
    /// Parses a `transform` attribute: a sequence of `translate(…)`, `scale(…)` and `matrix(…)`.
    init(_ transform: String?) {
        self.init()
        for part in (transform ?? "").split(separator: ")") {
            let words = part.split(separator: "(")
            guard words.count == 2 else { continue }
            let numbers = words[1].split { $0 == " " || $0 == "," }.compactMap { Double($0) }
            guard let first = numbers.first else { continue }
            switch words[0].drop(while: \.isWhitespace) {
            case "translate": self = moved(first, numbers.count > 1 ? numbers[1] : 0)
            case "scale": self = around(Placement(a: first, d: numbers.count > 1 ? numbers[1] : first))
            case "matrix" where numbers.count == 6:
                self = around(
                    Placement(
                        a: first, b: numbers[1], c: numbers[2], d: numbers[3], x: numbers[4], y: numbers[5]))
            default: break
            }
        }
    }
}

/// A rectangle in a picture's coordinates, in points.
package struct Area: Hashable, Codable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    var maxX: Double { x + width }
    var maxY: Double { y + height }

    /// Returns the intersection of two rectangles, or `nil` if the intersection is too small to be visible.
    func common(_ other: Area) -> Area? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard right - left > tolerance, bottom - top > tolerance else { return nil }
        return Area(x: left, y: top, width: right - left, height: bottom - top)
    }

    func contains(_ other: Area) -> Bool {
        other.x >= x - tolerance && other.y >= y - tolerance && other.maxX <= maxX + tolerance
            && other.maxY <= maxY + tolerance
    }

    /// Returns the union of two rectangles.
    func joined(_ other: Area) -> Area {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Area(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    func widened(by points: Double) -> Area {
        Area(x: x - points, y: y - points, width: width + 2 * points, height: height + 2 * points)
    }
}

/// The largest difference, in points, that is considered a rounding error.
let tolerance = 0.05
