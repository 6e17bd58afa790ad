/// A symbol as lines and areas in a square of 24 × 24 units.
struct SymbolShape: Sendable {
    var lines: String?
    var areas: String?
    static func named(_ name: String) -> SymbolShape? {
        switch name {
        case "chevron.right": SymbolShape(lines: "M9 5l7 7-7 7")
        case "chevron.left": SymbolShape(lines: "M15 5l-7 7 7 7")
        case "checkmark": SymbolShape(lines: "M5 13l4 5L19 6")
        case "plus": SymbolShape(lines: "M12 4v16M4 12h16")
        case "minus": SymbolShape(lines: "M4 12h16")
        default: nil
        }
    }
}
