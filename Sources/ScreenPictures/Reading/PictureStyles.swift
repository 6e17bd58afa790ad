/// The style rules of a picture for light mode and dark mode.
struct PictureStyles {
    private var light: [String: [String: String]] = [:]
    private var dark: [String: [String: String]] = [:]

    /// Parses the content of a `style` element.
    init(_ css: String) {
        var rest = css[...]
        Self.read(&rest, { light[$0, default: [:]].merge($1) { $1 } }, { dark[$0, default: [:]].merge($1) { $1 } })
    }

    private static func read(
        _ rest: inout Substring, _ rule: (String, [String: String]) -> Void,
        _ darkRule: (String, [String: String]) -> Void
    ) {
        while let start = rest.firstIndex(of: "{") {
            let selector = rest[..<start].filter { !$0.isWhitespace }
            rest = rest[rest.index(after: start)...]
            if selector.hasPrefix("}") {
                // A closing brace before the selector is left over from a preceding block, so this rule is at the top
                // level.
                read(selector.drop { $0 == "}" }, &rest, rule)
            } else if selector.hasPrefix("@media") {
                let block = Self.block(&rest)
                var inner = block
                if selector.contains("dark") { read(&inner, darkRule, darkRule) }
            } else {
                read(selector[...], &rest, rule)
            }
        }
    }

    /// Returns the content up to the brace that closes a block.
    private static func block(_ rest: inout Substring) -> Substring {
        var depth = 1
        var index = rest.startIndex
        while index < rest.endIndex {
            if rest[index] == "{" { depth += 1 }
            if rest[index] == "}" { depth -= 1 }
            if depth == 0 { break }
            index = rest.index(after: index)
        }
        defer { rest = index < rest.endIndex ? rest[rest.index(after: index)...] : "" }
        return rest[..<index]
    }

    private static func read(
        _ selector: Substring, _ rest: inout Substring, _ rule: (String, [String: String]) -> Void
    ) {
        let declarations = block(&rest)
        guard selector.hasPrefix(".") else { return }
        var values: [String: String] = [:]
        for declaration in declarations.split(separator: ";") {
            guard let colon = declaration.firstIndex(of: ":") else { continue }
            let name = declaration[..<colon].filter { !$0.isWhitespace }
            let value = declaration[declaration.index(after: colon)...].drop(while: \.isWhitespace)
            values[name] = normalized(name, String(value))
        }
        rule(String(selector.dropFirst()), values)
    }

    /// Normalizes a value. Reduces a font to its slant, its weight, its size and whether it is monospaced. Expands a
    /// three-digit color to six digits.
    private static func normalized(_ name: String, _ value: String) -> String {
        if name == "font" {
            let words = value.split(separator: " ")
            let shown = words.prefix { !$0.hasSuffix("px") }.map(String.init)
            let size = words.first { $0.hasSuffix("px") }.map { $0.dropLast(2) } ?? ""
            return (shown + [String(size)] + (value.contains("monospace") ? ["monospaced"] : [])).joined(separator: " ")
        }
        guard value.hasPrefix("#"), value.count == 4, value.dropFirst().allSatisfy(\.isHexDigit) else { return value }
        return "#" + value.dropFirst().map { "\($0)\($0)" }.joined()
    }

    /// Returns the declarations of an element's classes. The names of dark mode declarations begin with "dark".
    func values(of element: SVGElement) -> [String: String] {
        var values: [String: String] = [:]
        for name in (element.attributes["class"] ?? "").split(separator: " ").map(String.init) {
            let own = light[name] ?? [:]
            values.merge(own) { $1 }
            for (key, value) in dark[name] ?? [:] where own[key] != value { values["dark \(key)"] = value }
        }
        return values
    }
}
