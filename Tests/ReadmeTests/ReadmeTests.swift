import XCTest

/// Tests that the README's Swift snippets and script appear in files that the tests compile or play, and that
/// continuous integration runs the README's commands.
final class ReadmeTests: XCTestCase {
    func testEverySwiftSnippetIsCompiled() throws {
        let source = Document.squeezed(try Document("Tests/ReadmeTests/ReadmeSnippets.swift").text)
        let snippets = try Document("README.md").snippets("swift")
        XCTAssertGreaterThan(snippets.count, 5)
        for snippet in snippets {
            XCTAssertTrue(source.contains(Document.squeezed(snippet)), "not in ReadmeSnippets.swift:\n\(snippet)")
        }
    }

    func testTheScriptOfTheReadmeIsPlayed() throws {
        let script = try Document("Tests/ReadmeTests/following.taps").text
        XCTAssertTrue(try Document("README.md").snippets("").contains(script))
    }

    func testTheCommandsOfTheReadmeAreThoseOfContinuousIntegration() throws {
        let commands = try Document("README.md").snippets("sh").joined().split(separator: "\n").map { line in
            line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
        }
        let run = try Document(".ci/run").text.split(separator: "\n")
        XCTAssertEqual(commands.count, 2)
        for command in commands { XCTAssertTrue(run.contains { $0.contains(command) }, command) }
    }
}
