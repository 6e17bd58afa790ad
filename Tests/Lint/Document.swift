import Foundation

/// A Markdown file in the package.
struct Document {
    let text: String

    /// Returns the fenced code blocks in the given language.
    func snippets(_ language: String) -> [String] {
        var snippets: [String] = []
        var block: [String]?
        var isWanted = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let lines = block, isWanted { snippets.append(lines.joined(separator: "\n") + "\n") }
                isWanted = line.dropFirst(3) == language
                block = block == nil ? [] : nil
            } else {
                block?.append(String(line))
            }
        }
        return snippets
    }

    /// The first line of each paragraph outside fenced code blocks.
    var paragraphs: [String] {
        var paragraphs: [String] = []
        var (isFenced, isFirst) = (false, true)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") { isFenced.toggle() }
            if isFirst, !isFenced, !line.isEmpty { paragraphs.append(String(line)) }
            isFirst = line.isEmpty
        }
        return paragraphs
    }

    /// The targets of the links.
    var links: [String] { text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) } }

    /// The anchors of the headings, in the form that links use.
    var anchors: [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
            let heading = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
            return heading.replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" }
        }
    }

    /// Returns Swift code without import statements, conditions of imports or whitespace, for comparison.
    static func squeezed(_ code: String) -> String {
        code.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("@testable import ") }
            .filter { !$0.hasPrefix("#if canImport(") && $0 != "#endif" }
            .joined().filter { !$0.isWhitespace }
    }
}
