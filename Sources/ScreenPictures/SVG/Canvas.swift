import Foundation
import HeadlessUIKit

/// Writes the elements of a picture.
@MainActor
final class Canvas {
    private var bytes: [UInt8] = []
    var body: String { String(decoding: bytes, as: UTF8.self) }
    let sheet: StyleSheet

    init(_ sheet: StyleSheet) { self.sheet = sheet }

    /// The style of an area or a line in light mode and in dark mode.
    struct Look {
        var light: String
        var dark: String?
    }

    // MARK: Groups

    func open(_ attributes: String) { write("<g\(attributes)>") }
    func close() { write("</g>") }
    func write(_ element: String) { bytes += element.utf8 }

    /// Runs a closure and returns its output, without adding the output to the picture.
    func taken(_ draw: () -> Void) -> String {
        let start = length
        draw()
        defer { dropLast(from: start) }
        return String(decoding: bytes[start...], as: UTF8.self)
    }

    /// Removes all output after a position.
    func dropLast(from start: Int) { bytes.removeLast(bytes.count - start) }

    /// Moves the group that begins at a position to the definitions, and writes a reference to the definition in its
    /// place.
    ///
    /// - Parameter contentStart: The position where the group's content begins.
    func share(from start: Int, _ contentStart: Int, _ attributes: String) {
        let content = String(decoding: bytes[contentStart...].dropLast("</g>".utf8.count), as: UTF8.self)
        let id = sheet.id(of: content) { "<g id=\"\($0)\">\(content)</g>" }
        dropLast(from: start)
        write("<use href=\"#\(id)\"\(attributes)/>")
    }

    var length: Int { bytes.count }

    // MARK: Elements

    func `class`(_ looks: Look?...) -> String {
        let names = looks.compactMap { $0 }.map { sheet.name(of: $0.light, dark: $0.dark) }
        return names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
    }

    func rect(_ rect: CGRect, radius: CGFloat = 0, _ fill: Look, _ stroke: Look? = nil) {
        guard rect.width > 0, rect.height > 0 else { return }
        write("<rect\(Self.place(rect))\(Self.radius(radius, rect))\(self.class(fill, stroke))/>")
    }

    func circle(_ center: CGPoint, _ radius: CGFloat, _ fill: Look, _ stroke: Look? = nil) {
        write("<circle cx=\"\(center.x.svg)\" cy=\"\(center.y.svg)\" r=\"\(radius.svg)\"\(self.class(fill, stroke))/>")
    }

    func path(_ data: String, _ fill: Look, _ stroke: Look? = nil, extra: String = "") {
        write("<path d=\"\(data)\"\(extra)\(self.class(fill, stroke))/>")
    }

    /// Returns the attributes `x`, `y`, `width` and `height`, omitting `x` or `y` if it is zero.
    static func place(_ rect: CGRect) -> String {
        var text = ""
        if rect.minX.svg != "0" { text += " x=\"\(rect.minX.svg)\"" }
        if rect.minY.svg != "0" { text += " y=\"\(rect.minY.svg)\"" }
        return text + " width=\"\(rect.width.svg)\" height=\"\(rect.height.svg)\""
    }

    private static func radius(_ radius: CGFloat, _ rect: CGRect) -> String {
        radius > 0 ? " rx=\"\(min(radius, rect.width / 2, rect.height / 2).svg)\"" : ""
    }

    static func translation(_ point: CGPoint) -> String {
        if point.x.svg == "0", point.y.svg == "0" { return "" }
        return " transform=\"translate(\(point.x.svg)\(point.y.svg == "0" ? "" : " \(point.y.svg)"))\""
    }

    /// Returns an attribute that clips an element to a rectangle.
    func clip(_ rect: CGRect, radius: CGFloat, _ corners: CACornerMask = .all) -> String {
        let shape =
            radius > 0 && corners != .all
            ? "<path d=\"\(Self.path(of: rect, radius: radius, corners))\"/>"
            : "<rect\(Self.place(rect))\(Self.radius(radius, rect))/>"
        let id = sheet.id(of: "clip \(shape)") { "<clipPath id=\"\($0)\">\(shape)</clipPath>" }
        return " clip-path=\"url(#\(id))\""
    }

    /// Returns the path of a rectangle in which the given corners are rounded.
    static func path(of rect: CGRect, radius: CGFloat, _ corners: CACornerMask) -> String {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        func own(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
        let (topLeft, topRight) = (own(.layerMinXMinYCorner), own(.layerMaxXMinYCorner))
        let (bottomLeft, bottomRight) = (own(.layerMinXMaxYCorner), own(.layerMaxXMaxYCorner))
        func arc(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
            radius > 0 ? "a\(radius.svg) \(radius.svg) 0 0 1 \((x * radius).svg) \((y * radius).svg)" : ""
        }
        return "M\((rect.minX + topLeft).svg) \(rect.minY.svg)H\((rect.maxX - topRight).svg)\(arc(topRight, 1, 1))"
            + "V\((rect.maxY - bottomRight).svg)\(arc(bottomRight, -1, 1))"
            + "H\((rect.minX + bottomLeft).svg)\(arc(bottomLeft, -1, -1))"
            + "V\((rect.minY + topLeft).svg)\(arc(topLeft, 1, -1))Z"
    }
}

extension CACornerMask {
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

extension Canvas.Look {
    static let none = Canvas.Look(light: "fill:none")
}
