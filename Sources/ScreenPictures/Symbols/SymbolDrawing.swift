/// The parts of a symbol and its variants: SVG path data in a square of 24 × 24 units; empty strings for missing parts.
struct SymbolDrawing: Sendable {
    /// The closed outline: stroked, and also filled in `.fill`.
    var outline = ""
    /// Lines inside the outline, replaced by the cutout in `.fill`.
    var details = ""
    /// Lines outside the outline, or the lines of a drawing without an outline.
    var lines = ""
    /// Filled areas. Areas inside the outline are holes in `.fill`.
    var areas = ""
    /// Areas that replace the details in `.fill`: holes in the outline.
    var cutout = ""
    /// The whole symbol as areas, sized for a circle or a square; needed if it has lines outside an outline. It is a hole in
    /// `.circle.fill`. Its line width does not depend on the weight.
    var stamp = ""
    /// The forms that the symbol exists in.
    var places = Places.all

    /// The forms that a drawing can exist in.
    struct Places: OptionSet, Sendable {
        var rawValue: Int
        /// On its own, without a frame; available for all drawings except letters and digits.
        static let alone = Places(rawValue: 1)
        /// Inside a circle and a square; available for all drawings that are not frames themselves.
        static let frame = Places(rawValue: 2)
        static let all: Places = [.alone, .frame]
    }
}

extension SymbolDrawing {
    /// All drawings by symbol name, without the variants that are composed of them.
    static let all: [String: SymbolDrawing] = {
        var all: [String: SymbolDrawing] = [:]
        for table in [arrows, documents, lists, marks, media, nature, people, slashed, things] {
            read(table, places: .all, into: &all)
        }
        read(frames, places: .alone, into: &all)
        read(characters, places: .frame, into: &all)
        for (name, original) in leftAndRight { all[name] = all[original]?.mirrored(-1, 1) }
        for (name, original) in upAndDown { all[name] = all[original]?.mirrored(1, -1) }
        return all
    }()

    /// Symbols that are horizontal mirror images of others.
    private static let leftAndRight = [
        "arrow.counterclockwise": "arrow.clockwise",
        "arrow.right": "arrow.left",
        "arrow.up.left": "arrow.up.right",
        "arrow.uturn.right": "arrow.uturn.left",
        "arrowshape.turn.up.right": "arrowshape.turn.up.left",
        "backward": "forward",
        "backward.end": "forward.end",
        "bubble.right": "bubble.left",
        "chevron.right": "chevron.left",
        "chevron.right.2": "chevron.left.2",
        "sidebar.right": "sidebar.left",
        "text.alignright": "text.alignleft",
    ]

    /// Symbols that are vertical mirror images of others.
    private static let upAndDown = [
        "arrow.down": "arrow.up",
        "arrow.down.right": "arrow.up.right",
        "arrow.up.to.line": "arrow.down.to.line",
        "chevron.down": "chevron.up",
        "hand.thumbsdown": "hand.thumbsup",
    ]

    /// Names that share the drawing of another name.
    static let otherNames = [
        "arrow.backward": "arrow.left",
        "arrow.forward": "arrow.right",
        "arrow.uturn.backward": "arrow.uturn.left",
        "arrow.uturn.forward": "arrow.uturn.right",
        "chevron.backward": "chevron.left",
        "chevron.forward": "chevron.right",
        "icloud": "cloud",
        "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
    ]

    /// Parses a table: a symbol's name on one line, followed by its parts, each on a line that begins with the part's name.
    private static func read(_ table: String, places: Places, into drawings: inout [String: SymbolDrawing]) {
        var name = ""
        for line in table.split(separator: "\n") {
            let words = line.drop { $0 == " " }.split(separator: " ", maxSplits: 1).map(String.init)
            switch words.first {
            case "outline": drawings[name]?.outline = words[1]
            case "details": drawings[name]?.details = words[1]
            case "lines": drawings[name]?.lines = words[1]
            case "areas": drawings[name]?.areas = words[1]
            case "cutout": drawings[name]?.cutout = words[1]
            case "stamp": drawings[name]?.stamp = words[1]
            default:
                name = words[0]
                drawings[name] = SymbolDrawing(places: places)
            }
        }
    }

    /// Returns the mirror image about the center of the square. A factor of -1 mirrors an axis; 1 does not.
    private func mirrored(_ x: Double, _ y: Double) -> SymbolDrawing {
        func mirrored(_ data: String) -> String { SymbolPath(data).scaled(x, y).data }
        return SymbolDrawing(
            outline: mirrored(outline), details: mirrored(details), lines: mirrored(lines), areas: mirrored(areas),
            cutout: mirrored(cutout), stamp: mirrored(stamp), places: places)
    }
}
