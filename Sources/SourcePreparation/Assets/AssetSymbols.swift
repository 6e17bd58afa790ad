/// Generates Swift source with the members that Xcode generates for the images and colors of an asset catalog.
public struct AssetSymbols {
    private let images: [String]
    private let colors: [String]

    /// - Parameter paths: The paths of the image sets and color sets in a catalog, such as `Icons/gh-logo.imageset` and
    ///   `Accent.colorset`. Member names don't include folder names, because folders are assumed not to provide
    ///   namespaces.
    public init(paths: [String]) {
        func names(_ suffix: String) -> [String] {
            let wanted = paths.filter { $0.hasSuffix(suffix) }.map { $0.dropLast(suffix.count) }
            return wanted.compactMap { $0.split(separator: "/").last }.map(String.init).sorted()
        }
        images = names(".imageset")
        colors = names(".colorset")
    }

    /// Returns the generated source.
    ///
    /// - Parameter taken: The names that the app declares. No member is added to `UIImage` or `UIColor` if its name is
    ///   one of these names, or if the type already has a member with that name.
    public func source(besides taken: Set<String>) -> String {
        "import Foundation\nimport HeadlessUIKit\n"
            + extensions(of: images, resource: "ImageResource", type: "UIImage", suffix: "image", taken, Self.ofUIImage)
            + extensions(of: colors, resource: "ColorResource", type: "UIColor", suffix: "color", taken, Self.ofUIColor)
    }

    /// Warnings like those in Xcode, one for each asset whose generated member would have the same name as an existing
    /// member of `UIImage` or `UIColor`. No member of these types is generated for such an asset, so the warning
    /// suggests loading the asset by name.
    public var warnings: [String] {
        func warnings(_ names: [String], _ suffix: String, _ type: String, _ members: Set<String>) -> [String] {
            names.compactMap { name in
                let symbol = Self.symbol(of: name, without: suffix)
                guard members.contains(symbol) else { return nil }
                return "the \"\(name)\" \(suffix) asset name resolves to a conflicting \(type) symbol \"\(symbol)\". "
                    + "No member is generated; write \(type)(named: \"\(name)\")"
            }
        }
        return warnings(images, "image", "UIImage", Self.ofUIImage)
            + warnings(colors, "color", "UIColor", Self.ofUIColor)
    }

    private func extensions(
        of names: [String], resource: String, type: String, suffix: String, _ taken: Set<String>,
        _ existing: Set<String>
    ) -> String {
        var symbols: Set<String> = []
        let members = names.compactMap { name -> (name: String, symbol: String)? in
            let symbol = Self.symbol(of: name, without: suffix)
            return symbols.insert(symbol).inserted ? (name, symbol) : nil
        }
        guard !members.isEmpty else { return "" }
        let resources = members.map {
            "    static let \($0.symbol) = \(resource)(name: \"\(Self.escaped($0.name))\", bundle: .main)\n"
        }
        let values = members.filter { !taken.contains($0.symbol) && !existing.contains($0.symbol) }.map {
            "    static var \($0.symbol): \(type) { \(type)(resource: \(resource).\($0.symbol)) }\n"
        }
        return "extension \(resource) {\n\(resources.joined())}\n"
            + (values.isEmpty ? "" : "extension \(type) {\n\(values.joined())}\n")
    }

    /// Returns the member name for the name of an image or color. For example, returns `ghLogo` for both `gh-logo` and
    /// `GHLogo`, and `accent` for `AccentColor`.
    static func symbol(of name: String, without suffix: String) -> String {
        var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard let first = words.first else { return "_" }
        // The last capital letter of a sequence begins the next word: `URLField` becomes `urlField`.
        let capitals = first.prefix(while: \.isUppercase).count
        let lowered = capitals == first.count ? capitals : max(1, capitals - 1)
        words[0] = first.prefix(lowered).lowercased() + first.dropFirst(lowered)
        var symbol = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let capitalized = suffix.prefix(1).uppercased() + suffix.dropFirst()
        if symbol.hasSuffix(capitalized), symbol.count > suffix.count { symbol.removeLast(suffix.count) }
        if symbol.first?.isNumber == true { symbol = "_" + symbol }
        return keywords.contains(symbol) ? "`\(symbol)`" : symbol
    }

    private static func escaped(_ name: String) -> String {
        name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    /// The static members of `UIImage`.
    private static let ofUIImage: Set = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]

    /// The static properties of `UIColor`.
    private static let ofUIColor: Set = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "groupTableViewBackground",
        "label", "lightGray",
        "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
        "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
        "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
        "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
        "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
        "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
    ]

    private static let keywords: Set = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "false",
        "for", "func", "guard", "if", "import", "in", "init", "inout", "is", "let", "nil", "operator", "private",
        "protocol",
        "public", "repeat", "return", "self", "static", "struct", "super", "switch", "throw", "throws", "true", "try",
        "var",
        "where", "while",
    ]
}
