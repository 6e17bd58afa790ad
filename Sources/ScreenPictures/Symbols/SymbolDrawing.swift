/// The parts of a symbol and its variants. Each part is SVG path data in a square of 24 × 24 units, or an empty string
/// if the symbol doesn't have the part.
struct SymbolDrawing: Sendable {
    /// The closed outline. It is stroked and, in the `.fill` variant, also filled.
    var outline = ""
    /// The lines inside the outline. In the `.fill` variant, they are replaced by the cutout.
    var details = ""
    /// The lines outside the outline, or all lines of a drawing without an outline.
    var lines = ""
    /// The filled areas. Areas inside the outline are holes in the `.fill` variant.
    var areas = ""
    /// The holes in the outline that replace the details in the `.fill` variant.
    var cutout = ""
    /// The whole symbol, drawn only with areas and small enough to fit into a circle or a square. A symbol without an
    /// outline, or with lines outside its outline, can be enclosed in a circle or a square only if it has a stamp. In
    /// the `.circle.fill` and `.square.fill` variants, the stamp is a hole. The stamp looks the same at every weight.
    var stamp = ""
    /// The forms in which the symbol exists.
    var places = Places.all

    /// The forms in which a drawing can exist.
    struct Places: OptionSet, Sendable {
        var rawValue: Int
        /// The symbol alone, without a frame. This form is available for all drawings except letters and digits.
        static let alone = Places(rawValue: 1)
        /// The symbol inside a circle or a square. This form is available for all drawings except those in `frames`.
        static let frame = Places(rawValue: 2)
        static let all: Places = [.alone, .frame]
    }
}

extension SymbolDrawing {
    /// All drawings, keyed by symbol name. Variants that are composed of these drawings are not included.
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

    /// The names of symbols that are drawn by flipping another symbol from left to right, mapped to the name of that
    /// symbol.
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

    /// The names of symbols that are drawn by flipping another symbol upside down, mapped to the name of that symbol.
    private static let upAndDown = [
        "arrow.down": "arrow.up",
        "arrow.down.right": "arrow.up.right",
        "arrow.up.to.line": "arrow.down.to.line",
        "chevron.down": "chevron.up",
        "hand.thumbsdown": "hand.thumbsup",
    ]

    /// The names of symbols that have the same drawing as another symbol, mapped to the name of that symbol.
    static let otherNames = [
        "arrow.backward": "arrow.left",
        "arrow.forward": "arrow.right",
        "arrow.uturn.backward": "arrow.uturn.left",
        "arrow.uturn.forward": "arrow.uturn.right",
        "chevron.backward": "chevron.left",
        "chevron.forward": "chevron.right",
        "icloud": "cloud",
        "rectangle.portrait.and.arrow.backward": "rectangle.portrait.and.arrow.left",
        "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
    ]

    /// Returns the name of the symbol that replaces the given symbol in right-to-left layouts, such as
    /// `arrow.backward.circle` for `arrow.forward.circle`. For a symbol that is not replaced, such as `chevron.left` or
    /// the media symbol `forward`, returns the given name.
    static func mirroredName(of name: String) -> String {
        let directions: [Substring: Substring] = ["forward": "backward", "backward": "forward"]
        let parts = name.split(separator: ".")
        return (parts.prefix(1) + parts.dropFirst().map { directions[$0] ?? $0 }).joined(separator: ".")
    }

    /// Parses a table of drawings. Each drawing begins with a line that contains the symbol's name, followed by one
    /// line for each part. Each of these lines begins with the name of the part.
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

    /// Returns the drawing, mirrored about the center of the square along each axis whose factor is -1. A factor of 1
    /// keeps the coordinates.
    private func mirrored(_ x: Double, _ y: Double) -> SymbolDrawing {
        func mirrored(_ data: String) -> String { SymbolPath(data).scaled(x, y).data }
        return SymbolDrawing(
            outline: mirrored(outline), details: mirrored(details), lines: mirrored(lines), areas: mirrored(areas),
            cutout: mirrored(cutout), stamp: mirrored(stamp), places: places)
    }
}
