import Foundation

/// Recovers the names of the symbols drawn in a picture.
enum SymbolName {
    /// Returns the name of the symbol with the given SVG content, or `nil` if the content isn't a symbol drawn by this
    /// package.
    ///
    /// - Complexity: O(*n*), where *n* is the number of symbols. The method is called only for symbols that differ.
    static func of(_ content: String) -> String? {
        SymbolShape.names.first { name in
            guard let shape = SymbolShape.named(name) else { return false }
            let data = [shape.areas, shape.lines == shape.areas ? nil : shape.lines].compactMap(\.self)
            let drawn = content.components(separatedBy: " d=").count - 1
            // A symbol has a path with `fill=none` only if it has lines that are not also areas, and a stroke only if
            // it has lines.
            guard content.contains(" fill=none") == (shape.lines != nil && shape.lines != shape.areas),
                content.contains(" stroke=currentColor") == (shape.lines != nil)
            else { return false }
            return !data.isEmpty && drawn == data.count && data.allSatisfy { content.contains(" d=\($0) ") }
        }
    }
}
