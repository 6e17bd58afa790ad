/// What a symbol and its variants are composed of: SVG path data in a square of 24 × 24 units, empty where there is nothing.
struct SymbolDrawing: Sendable {
    /// The closed outline, which is stroked, and filled as well in `.fill`.
    var outline = ""
    /// Lines inside of the outline, in whose place `.fill` has the cutout.
    var details = ""
    /// Lines outside of the outline, or of a drawing without one.
    var lines = ""
    /// Filled areas. Those inside of the outline are holes in `.fill`.
    var areas = ""
    /// What takes the place of the details in `.fill`, as areas: holes in the outline.
    var cutout = ""
    /// The whole symbol as areas, in the size that it has in a circle or a square, where it has lines outside of an outline: a hole
    /// in `.circle.fill`. Its strokes are as wide in any weight.
    var stamp = ""
    /// Where it is drawn.
    var places = Places.all

    /// The places of a drawing.
    struct Places: OptionSet, Sendable {
        var rawValue: Int
        /// By itself, as any but letters and digits are.
        static let alone = Places(rawValue: 1)
        /// In a circle and in a square, as any are that are no frames themselves.
        static let frame = Places(rawValue: 2)
        static let all: Places = [.alone, .frame]
    }
}

extension SymbolDrawing {
    /// All drawings by the names of the symbols, without the variants that are composed of them.
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

    /// Symbols that are others' mirror images, left for right.
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

    /// Symbols that are others' mirror images, top for bottom.
    private static let upAndDown = [
        "arrow.down": "arrow.up",
        "arrow.down.right": "arrow.up.right",
        "arrow.up.to.line": "arrow.down.to.line",
        "chevron.down": "chevron.up",
        "hand.thumbsdown": "hand.thumbsup",
    ]

    /// Names that mean the same drawing as another.
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

    /// Reads a table: a symbol's name in a line, and below it what it consists of, each part in a line that begins with the part's name.
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

    /// The mirror image about the middle of the square: -1 for the axis that is turned round, 1 for the other.
    private func mirrored(_ x: Double, _ y: Double) -> SymbolDrawing {
        func mirrored(_ data: String) -> String { SymbolPath(data).scaled(x, y).data }
        return SymbolDrawing(
            outline: mirrored(outline), details: mirrored(details), lines: mirrored(lines), areas: mirrored(areas),
            cutout: mirrored(cutout), stamp: mirrored(stamp), places: places)
    }
}
