/// The style rules and definitions of a picture, or of all screens of a film. Each rule and each definition is written
/// once.
///
/// The name of a rule is derived from its declarations. Unless names collide, a rule has the same name in every
/// picture, so parts that look the same in two pictures also have the same source text.
@MainActor
final class StyleSheet {
    /// Whether rows, bars and controls that are drawn repeatedly are each defined only once, as in a film.
    let sharesParts: Bool

    init(sharesParts: Bool = false) { self.sharesParts = sharesParts }

    private var names: [String: String] = [:]
    /// The rules in order of first use. Each rule has declarations for light mode and, if they differ, for dark mode.
    private var rules: [(name: String, light: String, dark: String?)] = []
    private var ids: [String: String] = [:]
    private var taken: Set<String> = []
    private(set) var definitions = ""

    /// Returns the class name of the rule with the given declarations, adding the rule if necessary.
    func name(of light: String, dark: String? = nil) -> String {
        let dark = dark == light ? nil : dark
        let key = dark.map { "\(light)|\($0)" } ?? light
        if let known = names[key] { return known }
        let name = freeName(for: key)
        names[key] = name
        rules.append((name, light, dark))
        return name
    }

    /// Returns the identifier of a definition, adding the definition if necessary.
    ///
    /// - Parameter make: A closure that returns the definition for an identifier.
    func id(of key: String, _ make: (String) -> String) -> String {
        if let known = ids[key] { return known }
        let id = freeName(for: key)
        ids[key] = id
        definitions += make(id) + "\n"
        return id
    }

    /// Returns the identifier of the definition with the given key, or `nil` if there is no such definition.
    func known(_ key: String) -> String? { ids[key] }

    /// Returns a four-letter name derived from the given text or, if that name is already taken, a different name.
    private func freeName(for text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        while true {
            var number = hash
            let letters = (0..<4).map { _ in
                defer { number /= 26 }
                return Character(UnicodeScalar(UInt8(97 + number % 26)))
            }
            let name = String(letters)
            if taken.insert(name).inserted { return name }
            hash &+= 1
        }
    }

    /// All rules, as CSS.
    var css: String {
        let light = rules.map { ".\($0.name){\($0.light)}\n" }.joined()
        let dark = rules.compactMap { rule in rule.dark.map { ".\(rule.name){\($0)}\n" } }.joined()
        return light + (dark.isEmpty ? "" : "@media(prefers-color-scheme:dark){\n\(dark)}\n")
    }
}
