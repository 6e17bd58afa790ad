import HeadlessUIKit

/// A view that was read from a picture.
final class ReadView {
    /// The name of the view's class.
    let className: String
    let kind: ViewKind?
    /// The view's accessibility label.
    let label: String?
    let identifier: String?
    /// The row and the section of a cell.
    let row: (row: Int, section: Int)?
    /// The position of the view's upper left corner.
    let origin: (x: Double, y: Double)
    let size: (width: Double, height: Double)
    /// The area that the view occupies in the picture.
    let area: Area
    /// The elements that the view itself draws, in drawing order.
    var marks: [DrawnMark] = []
    var children: [ReadView] = []

    /// Creates a view from a group with a title.
    init(title: String, _ element: SVGElement, _ placement: Placement) {
        let parts = Self.parts(of: title)
        (className, label, identifier, size) = (parts.className, parts.label, parts.identifier, parts.size)
        kind =
            element.attributes["data-kind"].flatMap { ViewKind(rawValue: $0) } ?? ViewKind(className: parts.className)
        let numbers = (element.attributes["data-row"] ?? "").split(separator: " ").compactMap { Int($0) }
        row = numbers.first.map { ($0, numbers.count > 1 ? numbers[1] : 0) }
        origin = (placement.x, placement.y)
        area = placement.bounds(of: Area(x: 0, y: 0, width: parts.size.width, height: parts.size.height))
    }

    /// Creates the root view, which represents the picture itself.
    init(width: Double, height: Double) {
        className = ""
        (kind, label, identifier, row) = (nil, nil, nil, nil)
        origin = (0, 0)
        size = (width, height)
        area = Area(x: 0, y: 0, width: width, height: height)
    }

    /// Parses a title such as `UIButton "Follow" #follow 300,6 74×32`.
    private static func parts(
        of title: String
    ) -> (className: String, label: String?, identifier: String?, size: (width: Double, height: Double)) {
        let words = title.split(separator: " ", omittingEmptySubsequences: false)
        let numbers = words.last?.split(separator: "×").compactMap { Double($0) } ?? []
        let size = numbers.count == 2 ? (width: numbers[0], height: numbers[1]) : (0, 0)
        var rest = words.dropLast(2).joined(separator: " ")[...]
        let end = rest.firstIndex { $0 == "\"" || $0 == "#" } ?? rest.endIndex
        let className = String(rest[..<end].trimmingSuffix(while: \.isWhitespace))
        rest = rest[end...]
        var label: String?
        if rest.hasPrefix("\""), let last = rest.lastIndex(of: "\"") {
            label = String(rest[..<last].dropFirst())
            rest = rest[last...].dropFirst(2)
        }
        return (className, label, rest.hasPrefix("#") ? String(rest.dropFirst()) : nil, size)
    }

    /// Whether the view or any of its descendants draws anything.
    var isDrawn: Bool { !marks.isEmpty || children.contains(where: \.isDrawn) }

    /// Whether the view only contains other views: it draws nothing and has no row, label or identifier.
    private var isBare: Bool { marks.isEmpty && row == nil && label == nil && identifier == nil }

    /// The subviews that draw anything, either themselves or through their descendants. If a subview only contains
    /// other views, it is replaced with those views.
    private(set) lazy var shown: [ReadView] = children.filter(\.isDrawn).flatMap { $0.isBare ? $0.shown : [$0] }

    /// The strings that the view itself draws, joined.
    private(set) lazy var ownText: String = marks.compactMap(\.text).joined(separator: " ")

    /// All strings in the view and its descendants, joined.
    private(set) lazy var text: String = ([ownText] + children.map(\.text)).filter { !$0.isEmpty }
        .joined(separator: " ")
}

extension StringProtocol {
    fileprivate func trimmingSuffix(while isCut: (Character) -> Bool) -> SubSequence {
        var end = endIndex
        while end > startIndex, isCut(self[index(before: end)]) { end = index(before: end) }
        return self[..<end]
    }
}
