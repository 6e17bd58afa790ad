/// A drawn element: text, an area, a line, a symbol or an image.
struct DrawnMark {
    enum Kind: Hashable {
        case text(String)
        /// A rectangle, a circle or a path. The associated value describes the shape.
        case shape(String)
        /// A symbol or another shared definition, identified by its complete content.
        case symbol(String)
        case image(String)
    }

    let kind: Kind
    let style: [String: String]
    let placement: Placement
    /// The measurements for this kind of element, such as the width, height and radius.
    let measures: [Double]
    /// The visible area of the element, or `nil` if the area is unknown.
    let bounds: Area?
    /// Other properties that affect the appearance: the clipping shapes and filters of the enclosing groups.
    let surroundings: [String]
    /// The combined opacity of the enclosing groups.
    let opacity: Double

    /// Returns whether another mark looks like this mark moved by the given distance.
    ///
    /// - Parameter cutOffAlike: Whether both marks must also be clipped in the same way.
    func isLike(_ other: DrawnMark, movedBy shift: (x: Double, y: Double), cutOffAlike: Bool = true) -> Bool {
        guard kind == other.kind, style == other.style, abs(opacity - other.opacity) < 0.005,
            measures.count == other.measures.count
        else { return false }
        var expected = placement
        expected.x += shift.x
        expected.y += shift.y
        let pairs = zip(expected.numbers + measures, other.placement.numbers + other.measures)
        guard pairs.allSatisfy({ abs($0 - $1) <= tolerance }) else { return false }
        guard cutOffAlike else { return true }
        guard surroundings == other.surroundings else { return false }
        guard let bounds, let others = other.bounds else { return (bounds == nil) == (other.bounds == nil) }
        return abs(bounds.x + shift.x - others.x) <= tolerance && abs(bounds.y + shift.y - others.y) <= tolerance
            && abs(bounds.width - others.width) <= tolerance && abs(bounds.height - others.height) <= tolerance
    }

    var text: String? { if case .text(let text) = kind { text } else { nil } }
}
