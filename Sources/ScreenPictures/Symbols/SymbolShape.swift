/// A symbol's shape: lines and areas in a square of 24 × 24 units, which is scaled to the symbol's size.
///
/// The drawings are original; they use the names of Apple's SF Symbols, so that a picture of an app's screen shows a symbol with
/// the same meaning in the same position.
struct SymbolShape: Sendable, Equatable {
    /// SVG path data to be stroked with round caps and joins in the symbol's color; `nil` if there is none.
    ///
    /// A dot is a line of zero length (`h0`), which is visible because of its round caps. The shapes are designed for stroke widths
    /// of 1.2 to 2.8 units; 1.7 corresponds to regular text.
    var lines: String?
    /// SVG path data to be filled by the even-odd rule in the symbol's color; `nil` if there is none.
    ///
    /// Paths that are both stroked and filled, as in `heart.fill`, are in both properties.
    var areas: String?

    /// Returns the symbol with a name; `nil` if there is no drawing of it.
    ///
    /// Variants are composed on demand: a few microseconds for a circle around an arrow.
    static func named(_ name: String) -> SymbolShape? {
        let name = SymbolDrawing.otherNames[name] ?? name
        if let shape = SymbolDrawing.all[name]?.shape { return shape }
        for variant in SymbolVariant.allCases where name.hasSuffix(variant.rawValue) {
            let base = String(name.dropLast(variant.rawValue.count))
            let drawing = SymbolDrawing.all[SymbolDrawing.otherNames[base] ?? base]
            if let shape = drawing?.shape(of: variant) { return shape }
        }
        return nil
    }

    /// The names of all symbols with a drawing, sorted.
    static let names: [String] = {
        var names: Set<String> = []
        let drawings = SymbolDrawing.all.merging(
            SymbolDrawing.otherNames.compactMapValues { SymbolDrawing.all[$0] }, uniquingKeysWith: { first, _ in first }
        )
        for (name, drawing) in drawings {
            if drawing.shape != nil { names.insert(name) }
            for variant in SymbolVariant.allCases where drawing.shape(of: variant) != nil {
                names.insert(name + variant.rawValue)
            }
        }
        return names.sorted()
    }()
}
