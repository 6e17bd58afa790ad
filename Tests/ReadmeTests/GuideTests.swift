import XCTest

/// Tests that the Swift snippets in the guides appear in files that the tests or the samples compile, that the scripts
/// in the guides are played, and that links to files and headings work.
final class GuideTests: XCTestCase {
    /// The articles whose snippets TapReplay's own tests compile, and the article about the script language, which has
    /// a separate test.
    private static let testedElsewhere = ["TapReplay.md", "TapReplayTesting.md", "Language.md"]

    func testEverySnippetIsCompiled() throws {
        let sources = try Document.files(under: ["Tests/ReadmeTests", "Samples"], "swift").map { file in
            Document.squeezed(try Document(file).text)
        }
        var count = 0
        for (guide, snippet) in try Self.snippets("swift") {
            let code = Document.squeezed(snippet)
            guard !code.isEmpty else { continue }
            count += 1
            XCTAssertTrue(sources.contains { $0.contains(code) }, "\(guide) shows what no test compiles:\n\(snippet)")
        }
        XCTAssertGreaterThan(count, 30)
    }

    func testEveryScriptIsPlayed() throws {
        let scripts = try Document.files(under: ["Tests/ReadmeTests"], "taps").map { try Document($0).text }
        let shown = try Self.snippets("").filter { $0.snippet.hasPrefix("screen ") && $0.guide != "TestingAnApp.md" }
        for (guide, script) in shown {
            XCTAssertTrue(scripts.contains(script), "\(guide) shows what no test plays:\n\(script)")
        }
        XCTAssertEqual(scripts.count, shown.count + 1, "each is shown by a guide, or by the README")
    }

    func testTheScriptInTestingAnAppIsThatOfTheSample() throws {
        let scripts = try Document.files(under: ["Samples/Untouched/Tests"], "taps").map { try Document($0).text }
        let shown = try Self.snippets("").filter { $0.snippet.hasPrefix("screen ") && $0.guide == "TestingAnApp.md" }
        XCTAssertEqual(shown.count, 1)
        for (_, script) in shown { XCTAssertTrue(scripts.contains { $0.hasSuffix(script) }, script) }
    }

    func testAllCodeIsFenced() throws {
        for guide in try Document.guides where !Self.testedElsewhere.contains(guide.lastPathComponent) {
            let indented = try Document(guide).paragraphs.filter { $0.hasPrefix("    ") }
            XCTAssertEqual(indented, [], "\(guide.lastPathComponent) has code that no test sees")
        }
    }

    private static func snippets(_ language: String) throws -> [(guide: String, snippet: String)] {
        try Document.guides.filter { !testedElsewhere.contains($0.lastPathComponent) }.flatMap { guide in
            try Document(guide).snippets(language).map { (guide.lastPathComponent, $0) }
        }
    }

    func testEveryLinkLeadsToAFileOrAHeading() throws {
        let pages =
            try Document.files(under: [".github"], "md") + Document.guides
            + ["README.md", "CHANGELOG.md"].map { Document.root.appendingPathComponent($0) }
        var count = 0
        for page in pages {
            for link in try Document(page).links where !link.contains("://") {
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let target =
                    parts[0].isEmpty ? page : page.deletingLastPathComponent().appendingPathComponent(String(parts[0]))
                count += 1
                guard FileManager.default.fileExists(atPath: target.path) else {
                    XCTFail("\(page.lastPathComponent) links to \(link), which is not there")
                    continue
                }
                if parts.count == 2 {
                    XCTAssertTrue(
                        try Document(target).anchors.contains(String(parts[1])),
                        "\(page.lastPathComponent) links to \(link), which has no such heading")
                }
            }
        }
        XCTAssertGreaterThan(count, 10)
    }
}
