/// A symbol as lines and areas in a square of 24 × 24 units, which the painter scales to the symbol's size.
///
/// The drawings are this package's own; they have the names of Apple's SF Symbols, so that an app's screen shows
/// something of the same meaning in the same place.
struct SymbolShape: Sendable, Equatable {
    /// SVG path data of what is stroked, with round caps and joins, in the symbol's colour. `nil`: nothing.
    ///
    /// A dot is a line without length (`h0`), which its round caps show. The shapes are drawn for strokes of 1.2 to
    /// 2.8 units; 1.7 is that of regular text.
    var lines: String?
    /// SVG path data of what is filled by the even-odd rule, in the symbol's colour. `nil`: nothing.
    ///
    /// What is both stroked and filled, as `heart.fill` is, has the same data in both.
    var areas: String?

    /// The symbol with this name; `nil` where there is no drawing of it.
    ///
    /// Variants are composed when asked for: a few microseconds for a circle around an arrow.
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

    /// Every name that has a drawing, sorted.
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
