/// The classes and the definitions that pictures share: each is written once.
@MainActor
final class StyleSheet {
    /// Whether rows and bars are written once, however often they are drawn: in a film.
    let sharesParts: Bool

    init(sharesParts: Bool = false) { self.sharesParts = sharesParts }

    private var names: [String: String] = [:]
    /// In the order of their first use, with the rule in the light and, where it is another, in the dark.
    private var rules: [(name: String, light: String, dark: String?)] = []
    private var ids: [String: String] = [:]
    private(set) var definitions = ""

    /// The class that has a rule's declarations.
    func name(of light: String, dark: String? = nil) -> String {
        let dark = dark == light ? nil : dark
        let key = dark.map { "\(light)|\($0)" } ?? light
        if let known = names[key] { return known }
        let name = Self.letters(rules.count)
        names[key] = name
        rules.append((name, light, dark))
        return name
    }

    /// The identifier of a definition.
    ///
    /// - Parameter make: writes it, given its identifier.
    func id(of key: String, _ make: (String) -> String) -> String {
        if let known = ids[key] { return known }
        let id = "_" + Self.letters(ids.count)
        ids[key] = id
        definitions += make(id)
        return id
    }

    /// `a` to `z`, then `aa`.
    private static func letters(_ number: Int) -> String {
        let letter = String(UnicodeScalar(UInt8(97 + number % 26)))
        return number < 26 ? letter : letters(number / 26 - 1) + letter
    }

    /// All rules, as CSS.
    var css: String {
        let light = rules.map { ".\($0.name){\($0.light)}" }.joined()
        let dark = rules.compactMap { rule in rule.dark.map { ".\(rule.name){\($0)}" } }.joined()
        return light + (dark.isEmpty ? "" : "@media(prefers-color-scheme:dark){\(dark)}")
    }
}
