import XCTest

/// Every snippet of the README stands in a file that the tests compile or play.
final class ReadmeTests: XCTestCase {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let root = tests.deletingLastPathComponent().deletingLastPathComponent()

    func testEverySwiftSnippetIsCompiled() throws {
        let source = try Self.lines(of: Self.tests.appendingPathComponent("ReadmeSnippets.swift"))
        let snippets = try Self.snippets("swift")
        XCTAssertGreaterThan(snippets.count, 5)
        for snippet in snippets {
            let code = snippet.filter { !$0.hasPrefix("import ") }
            let message = "not in ReadmeSnippets.swift:\n" + code.joined(separator: "\n")
            XCTAssertTrue(Self.contains(source, code), message)
        }
    }

    func testTheScriptOfTheReadmeIsPlayed() throws {
        let script = try Self.lines(of: Self.tests.appendingPathComponent("following.taps"))
        XCTAssertTrue(try Self.snippets("").contains(script))
    }

    func testTheCommandsOfTheReadmeAreThoseOfContinuousIntegration() throws {
        let commands = try Self.snippets("sh").joined().map { line in
            line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
        }
        let run = try Self.lines(of: Self.root.appendingPathComponent(".ci/run"))
        XCTAssertEqual(commands.count, 2)
        for command in commands { XCTAssertTrue(run.contains { $0.contains(command) }, command) }
    }

    // MARK: Reading

    /// The lines without their indentation, empty ones left out.
    private static func lines(of file: URL) throws -> [String] {
        trimmed(try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init))
    }

    private static func trimmed(_ lines: [String]) -> [String] {
        lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The fenced blocks of the README in one language.
    private static func snippets(_ language: String) throws -> [[String]] {
        let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        var snippets: [[String]] = []
        var block: [String]?
        var isWanted = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let lines = block, isWanted { snippets.append(trimmed(lines)) }
                isWanted = line.dropFirst(3) == language
                block = block == nil ? [] : nil
            } else {
                block?.append(String(line))
            }
        }
        return snippets
    }

    private static func contains(_ lines: [String], _ snippet: [String]) -> Bool {
        guard let first = snippet.first else { return false }
        return lines.indices.contains { start in
            lines[start] == first && lines[start...].starts(with: snippet)
        }
    }
}
