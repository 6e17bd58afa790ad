import Foundation

/// The names of symbols that a picture has drawn.
enum SymbolName {
    /// The name of a symbol by what it says; `nil`: that is none of those that have a drawing.
    ///
    /// - Complexity: O(symbols): it is asked only where a symbol differs.
    static func of(_ content: String) -> String? {
        SymbolShape.names.first { name in
            guard let shape = SymbolShape.named(name) else { return false }
            let data = [shape.areas, shape.lines == shape.areas ? nil : shape.lines].compactMap(\.self)
            let drawn = content.components(separatedBy: " d=").count - 1
            // What has an outline alone is not filled, and what is an area alone has none.
            guard content.contains(" fill=none") == (shape.lines != nil && shape.lines != shape.areas),
                content.contains(" stroke=currentColor") == (shape.lines != nil)
            else { return false }
            return !data.isEmpty && drawn == data.count && data.allSatisfy { content.contains(" d=\($0) ") }
        }
    }
}
