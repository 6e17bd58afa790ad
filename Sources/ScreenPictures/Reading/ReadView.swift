/// A view as a picture shows it.
final class ReadView {
    /// The class that drew it.
    let className: String
    let kind: ViewKind?
    /// Its accessibility label.
    let label: String?
    let identifier: String?
    /// The row that it shows, and the section.
    let row: (row: Int, section: Int)?
    /// Where its own upper left corner lies.
    let origin: (x: Double, y: Double)
    let size: (width: Double, height: Double)
    /// The part of the picture that it has.
    let area: Area
    /// What it draws itself, by number in the picture's order.
    var marks: [DrawnMark] = []
    var children: [ReadView] = []

    /// What is read of a group with a title.
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

    /// The picture itself, around all views.
    init(width: Double, height: Double) {
        className = ""
        (kind, label, identifier, row) = (nil, nil, nil, nil)
        origin = (0, 0)
        size = (width, height)
        area = Area(x: 0, y: 0, width: width, height: height)
    }

    /// `UIButton "Follow" #follow 300,6 74×32`.
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

    /// Whether it, or a view inside, draws something.
    var isDrawn: Bool { !marks.isEmpty || children.contains(where: \.isDrawn) }

    /// Whether it is nothing to the user but a place for others.
    private var isBare: Bool { marks.isEmpty && row == nil && label == nil && identifier == nil }

    /// The views inside that draw something; of what is but a place, those inside of that.
    private(set) lazy var shown: [ReadView] = children.filter(\.isDrawn).flatMap { $0.isBare ? $0.shown : [$0] }

    /// The texts that it draws itself, as one.
    private(set) lazy var ownText: String = marks.compactMap(\.text).joined(separator: " ")

    /// All texts in it, as one.
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
