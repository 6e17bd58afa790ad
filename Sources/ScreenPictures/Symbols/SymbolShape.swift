/// A symbol's shape. It consists of lines and areas in a square of 24 × 24 units. The square is scaled to the symbol's
/// size.
///
/// The drawings are original, but have the same names as Apple's SF Symbols, so that a picture of an app's screen shows
/// a symbol with the same meaning in the same position.
struct SymbolShape: Sendable, Equatable {
    /// The SVG path data to stroke with round caps and joins in the symbol's color, or `nil` if the symbol has no
    /// lines.
    ///
    /// A dot is a line of zero length (`h0`), which is visible because of its round caps. The shapes are designed for
    /// stroke widths of 1.2 to 2.8 units. A stroke width of 1.7 units corresponds to text with a regular weight.
    var lines: String?
    /// The SVG path data to fill by the even-odd rule in the symbol's color, or `nil` if the symbol has no filled
    /// areas.
    ///
    /// A path that is both stroked and filled, as in `heart.fill`, is part of both properties.
    var areas: String?

    /// Returns the symbol with the given name, or `nil` if there is no drawing of the symbol.
    ///
    /// Variants are composed on demand. For example, composing a circle around an arrow takes a few microseconds.
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
