import Foundation

/// Recovers the names of the symbols drawn in a picture.
enum SymbolName {
    /// Returns the name of a symbol from its SVG content; `nil` if it is not one of the drawn symbols.
    ///
    /// - Complexity: O(symbols); only called for symbols that differ.
    static func of(_ content: String) -> String? {
        SymbolShape.names.first { name in
            guard let shape = SymbolShape.named(name) else { return false }
            let data = [shape.areas, shape.lines == shape.areas ? nil : shape.lines].compactMap(\.self)
            let drawn = content.components(separatedBy: " d=").count - 1
            // A symbol with lines only has no fill, and a symbol with areas only has no stroke.
            guard content.contains(" fill=none") == (shape.lines != nil && shape.lines != shape.areas),
                content.contains(" stroke=currentColor") == (shape.lines != nil)
            else { return false }
            return !data.isEmpty && drawn == data.count && data.allSatisfy { content.contains(" d=\($0) ") }
        }
    }
}
