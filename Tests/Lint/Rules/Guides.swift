import Foundation

/// The Swift snippets in the guides are in files that the tests or the samples compile, the scripts in the guides are
/// played by tests, and links lead to files and headings.
struct Guides: Rule {
    /// The articles whose snippets TapReplay's own tests compile, and the article about the script language, which has
    /// a test of its own.
    private static let testedElsewhere = ["TapReplay.md", "TapReplayTesting.md", "Language.md"]
    /// The article whose script the sample of an unchanged app plays.
    private static let untouched = "TestingAnApp.md"

    func complaints(in repository: Repository) throws -> [String] {
        try code(in: repository) + scripts(in: repository) + links(in: repository)
    }

    private func code(in repository: Repository) throws -> [String] {
        let sources = try repository.paths(under: ["Tests/ReadmeTests", "Samples"], "swift").map {
            Document.squeezed(try repository.text($0))
        }
        var complaints: [String] = []
        var count = 0
        for path in try repository.guides where !Self.testedElsewhere.contains(where: path.hasSuffix) {
            let guide = try repository.document(path)
            for snippet in guide.snippets("swift") {
                let code = Document.squeezed(snippet)
                guard !code.isEmpty else { continue }
                count += 1
                if !sources.contains(where: { $0.contains(code) }) {
                    complaints.append("\(path) shows code that no test compiles:\n\(snippet)")
                }
            }
            for line in guide.paragraphs where line.hasPrefix("    ") {
                complaints.append("\(path) has code that is not fenced, so no test compiles it:\n\(line)")
            }
        }
        return complaints + complaint(unless: count, exceeds: 30, "snippets in the guides")
    }

    private func scripts(in repository: Repository) throws -> [String] {
        let played = try repository.paths(under: ["Tests/ReadmeTests"], "taps").map { try repository.text($0) }
        let sample = try repository.paths(under: ["Samples/Untouched/Tests"], "taps").map { try repository.text($0) }
        var complaints: [String] = []
        var shown = 0
        for path in try repository.guides where !Self.testedElsewhere.contains(where: path.hasSuffix) {
            for script in try repository.document(path).snippets("") where script.hasPrefix("screen ") {
                let isUntouched = path.hasSuffix(Self.untouched)
                if !isUntouched { shown += 1 }
                if isUntouched ? !sample.contains(where: { $0.hasSuffix(script) }) : !played.contains(script) {
                    complaints.append("\(path) shows a script that no test plays:\n\(script)")
                }
            }
        }
        if played.count != shown + 1 {
            complaints.append(
                "Tests/ReadmeTests has \(played.count) scripts; the README shows one, the guides \(shown)")
        }
        return complaints
    }

    private func links(in repository: Repository) throws -> [String] {
        var complaints: [String] = []
        var count = 0
        for path in try repository.paths(under: [".github"], "md") + repository.guides + ["README.md", "CHANGELOG.md"] {
            let page = repository.root.appending(path: path)
            for link in try repository.document(path).links where !link.contains("://") {
                count += 1
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let target = parts[0].isEmpty ? page : page.deletingLastPathComponent().appending(path: parts[0])
                if !FileManager.default.fileExists(atPath: target.path) {
                    complaints.append("\(path) links to \(link), which does not exist")
                } else if parts.count == 2,
                    !Document(text: try String(contentsOf: target, encoding: .utf8)).anchors.contains(String(parts[1]))
                {
                    complaints.append("\(path) links to \(link), which has no such heading")
                }
            }
        }
        return complaints + complaint(unless: count, exceeds: 10, "links")
    }
}
