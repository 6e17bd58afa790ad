import Foundation

/// A public declaration in the sources.
struct PublicDeclaration {
    /// The names of the enclosing types and of the declaration. For an initializer, the first argument label follows.
    var path: String
    var isType = false
    var isOverride = false
    var isFinal = false
    var isInExtensionOfOpenClass = false
    var documentation: String

    static func all(in repository: Repository) throws -> [PublicDeclaration] {
        let texts = try repository.paths(under: ["Sources/HeadlessUIKit"], "swift").map { try repository.text($0) }
        let openClass = /^open (?:\w+ )*class (\w+)/.anchorsMatchLineEndings()
        let openClasses = Set(texts.flatMap { $0.matches(of: openClass).map { String($0.1) } })
        return texts.flatMap { declarations($0, openClasses) }
    }

    /// Returns a file's public declarations. The parser reads the file line by line and relies on the indentation that
    /// `swift format` produces.
    private static func declarations(_ text: String, _ openClasses: Set<String>) -> [PublicDeclaration] {
        let declaration =
            /(?<path>(?:\w+ |\w+\(\w+\) |@\S+ )*?)(?<kind>class|struct|enum|protocol|extension|typealias|func|var|let|init|subscript)\b\??(?: (?<name>[\w.]+|[=<>]+))?(?<label>\(\w+)?/
        var around: [(indentation: Int, name: String, isExtension: Bool)] = []
        var documentation = ""
        var found: [PublicDeclaration] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let indentation = line.prefix { $0 == " " }.count
            // Class members are treated like instance members.
            var code = line.dropFirst(indentation)
            if let word = code.range(of: " class func ") ?? code.range(of: " class var ") {
                code.removeSubrange(word.lowerBound..<code.index(word.lowerBound, offsetBy: 6))
            }
            if code.hasPrefix("///") {
                documentation += code
                continue
            }
            defer { if !code.hasPrefix("@") || code.contains("public") || code.contains("open") { documentation = "" } }
            guard !code.isEmpty, !code.hasPrefix("//"), !code.contains("import "), !code.hasPrefix(")"),
                !code.hasPrefix("}"),
                !code.hasPrefix("where")
            else {
                if code.hasPrefix("}") { around.removeAll { $0.indentation >= indentation } }
                continue
            }
            guard let match = code.prefixMatch(of: declaration) else { continue }
            let modifiers = match.path.split(separator: " ")
            let isType = ["class", "struct", "enum", "protocol", "typealias"].contains(match.kind)
            let name = String(match.name ?? match.kind) + (match.kind == "init" ? match.label ?? "" : "")
            let path = (around.map(\.name) + [name]).joined(separator: ".")
            if modifiers.contains("public") || modifiers.contains("open"), match.kind != "extension" {
                let owner = around.last
                let isOfOpenClass = around.count == 1 && openClasses.contains(owner?.name ?? "")
                found.append(
                    PublicDeclaration(
                        path: path, isType: isType, isOverride: modifiers.contains("override"),
                        isFinal: modifiers.contains("final") || modifiers.contains("static"),
                        isInExtensionOfOpenClass: isOfOpenClass && owner?.isExtension == true,
                        documentation: documentation))
            }
            let opens = isType && match.kind != "typealias" || match.kind == "extension"
            if opens, !line.hasSuffix("}") { around.append((indentation, name, match.kind == "extension")) }
        }
        return found
    }
}
