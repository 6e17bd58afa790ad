import Foundation

/// The README's snippets and its script are in files that the tests compile or play, and continuous integration runs the
/// README's commands.
struct Readme: Rule {
    func complaints(in repository: Repository) throws -> [String] {
        let readme = try repository.document("README.md")
        var complaints: [String] = []
        let source = Document.squeezed(try repository.text("Tests/ReadmeTests/ReadmeSnippets.swift"))
        let snippets = readme.snippets("swift")
        complaints += complaint(unless: snippets.count, exceeds: 5, "snippets in README.md")
        for snippet in snippets where !source.contains(Document.squeezed(snippet)) {
            complaints.append("README.md shows code that is not in ReadmeSnippets.swift:\n\(snippet)")
        }
        if !readme.snippets("").contains(try repository.text("Tests/ReadmeTests/following.taps")) {
            complaints.append("README.md does not show Tests/ReadmeTests/following.taps")
        }
        let commands = readme.snippets("sh").joined().split(separator: "\n").map { line in
            line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
        }
        complaints += complaint(unless: commands.count, exceeds: 1, "commands in README.md")
        let run = try repository.text(".ci/minutes").split(separator: "\n")
        for command in commands where !run.contains(where: { $0.contains(command) }) {
            complaints.append("README.md has the command “\(command)”, which .ci/minutes does not run")
        }
        return complaints
    }
}
