import Foundation
import SourcePreparation

/// What the Swift files of a source folder declare and use.
struct SourceFolder {
    /// The types declared at the top level of the folder's files.
    var declared: Set<String> = []
    /// The type names used in the folder's code, each with a file that uses it.
    var named: [String: String] = [:]
    /// The members that extensions declare, except private ones, each with the names of the extended types.
    var added: [String: Set<String>] = [:]
    /// All other names of variables, functions and cases.
    var others: Set<String> = []
    /// The names that follow a period, each with a file that uses it.
    var called: [String: String] = [:]

    /// Returns the folders of a module, keyed by name. The files outside any folder have the key `.`.
    static func all(in module: String, of repository: Repository) throws -> [String: SourceFolder] {
        var folders: [String: SourceFolder] = [:]
        for path in try repository.paths(under: [module], "swift") {
            let folder = path.dropFirst(module.count + 1).split(separator: "/").dropLast().first.map(String.init) ?? "."
            folders[folder, default: SourceFolder()].read(Array(try repository.text(path).utf8), file: path)
        }
        return folders
    }

    /// Adds a file. Skips comments and string literals, except for code in interpolations.
    mutating func read(_ source: [UInt8], file: String) {
        var depth = 0
        var before = ""
        var isPrivate = false
        // The type that the surrounding extension extends.
        var extended: String?
        for token in SourceLexer.tokens(of: source) {
            if token.startsLine { isPrivate = false }
            if token.spelling == "{" { depth += 1 }
            if token.spelling == "}" { depth -= 1 }
            let word = token.kind == .attribute ? String(token.spelling.dropFirst()) : token.spelling
            if word.first?.isUppercase == true {
                named[word] = named[word] ?? file
                if depth == 0, Self.declarations.contains(before) { declared.insert(word) }
            }
            if depth == 0, Self.declarations.contains(word) { extended = nil }
            if before == "extension", depth == 0 { extended = word }
            if ["private", "fileprivate"].contains(word) { isPrivate = true }
            if before == "." { called[word] = called[word] ?? file }
            if Self.members.contains(before) {
                if depth == 1, let extended, !isPrivate {
                    added[word, default: []].insert(extended)
                } else {
                    others.insert(word)
                }
            }
            before = word
        }
    }

    private static let members: Set = ["case", "func", "let", "var"]
    private static let declarations: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
}
