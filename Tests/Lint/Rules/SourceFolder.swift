import Foundation
import SourcePreparation

/// The types that the Swift files of a source folder declare and use.
struct SourceFolder {
    /// The types declared at the top level of the folder's files.
    var declared: Set<String> = []
    /// The type names used in the folder's code, each with a file that uses it.
    var named: [String: String] = [:]

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
        for token in SourceLexer.tokens(of: source) {
            if token.spelling == "{" { depth += 1 }
            if token.spelling == "}" { depth -= 1 }
            let word = token.kind == .attribute ? String(token.spelling.dropFirst()) : token.spelling
            if word.first?.isUppercase == true {
                named[word] = named[word] ?? file
                if depth == 0, Self.declarations.contains(before) { declared.insert(word) }
            }
            before = word
        }
    }

    private static let declarations: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
}
