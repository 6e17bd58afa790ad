import Foundation

/// Sources, comments and guides do not contain the phrases that the contributing guide advises against.
struct Wording: Rule {
    private static let phrases = [
        "who is asked", "who hears of", "nobody", "somebody", "whoever", "reaches nobody", "believed",
        "looks different",
        "look different", "but lists", "anew", "under way", "lets go", "is told", "are told", "was told", "stands for",
        "as it were", "one's own", "speaks of", "light room", "are others than", "comes too late", "is looked for",
        "for nothing", "hand-made", "is to be shown",
    ]

    func complaints(in repository: Repository) throws -> [String] {
        let documents = try repository.guides + ["README.md", "CHANGELOG.md"]
        let sources = try repository.paths(under: ["Sources", "Plugins"], "swift")
        let others = try repository.paths(under: ["Tests", "Samples"], "swift")
        return try (documents + sources).flatMap { Self.complaints($0, Self.joined(try repository.text($0))) }
            + others.flatMap { Self.complaints($0, Self.comments(try repository.text($0))) }
    }

    private static func complaints(_ path: String, _ text: String) -> [String] {
        let text = Data(text.lowercased().utf8)
        return phrases.filter { contains(text, Data($0.utf8)) }.map { "\(path) says \"\($0)\"" }
    }

    /// Whether a text contains a phrase that is not a part of a longer word.
    static func contains(_ text: Data, _ phrase: Data) -> Bool {
        func isLetter(_ place: Int) -> Bool {
            text.indices.contains(place) && (text[place] >= 0x80 || (0x61...0x7A).contains(text[place]))
        }
        var rest = text.startIndex..<text.endIndex
        while let found = text.range(of: phrase, in: rest) {
            if !isLetter(found.lowerBound - 1), !isLetter(found.upperBound) { return true }
            rest = found.lowerBound + 1..<text.endIndex
        }
        return false
    }

    /// Returns the comments of a Swift file as one line, because a phrase may continue on the next line.
    private static func comments(_ text: String) -> String {
        text.split(separator: "\n").filter { $0.contains("//") }
            .compactMap { line in line.firstRange(of: "// ").map { line[$0.upperBound...] } }.joined(separator: " ")
    }

    /// Returns a file as one line, without the signs at which comments begin.
    private static func joined(_ text: String) -> String {
        text.split(separator: "\n").map { line in
            let line = line.drop { $0 == " " }
            return line.hasPrefix("//") ? line.drop { $0 == "/" }.drop { $0 == " " } : line
        }
        .joined(separator: " ")
    }
}
