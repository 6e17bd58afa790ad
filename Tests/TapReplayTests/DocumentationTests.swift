import XCTest

@testable import TapReplay

/// Tests that every indented example in the comments and articles of TapReplay and TapReplayTesting is compiled or
/// parsed, and that the language article matches the help.
final class DocumentationTests: XCTestCase {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let sources = tests.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    func testEveryExampleIsCompiledOrRead() throws {
        let compiled = try Self.text(Self.tests.appendingPathComponent("DocumentationSnippets.swift"))
        var (programs, scripts) = (0, 0)
        for example in try Self.examples() {
            if example.contains("{") || example.contains("try ") {
                programs += 1
                let code = example.replacingOccurrences(of: "@main ", with: "")
                XCTAssertTrue(Self.squeezed(compiled).contains(Self.squeezed(code)), "not compiled:\n\(example)")
            } else {
                scripts += 1
                XCTAssertEqual(try errors(example), [], example)
            }
        }
        XCTAssertEqual(programs, 10)
        XCTAssertEqual(scripts, 5)
    }

    func testTheFirstScriptIsAnExampleInTheDocumentation() throws {
        let script = try Self.text(Self.tests.appendingPathComponent("Scripts/follow.taps"))
        XCTAssertTrue(try Self.examples().contains { $0 + "\n" == script })
    }

    func testTheLanguageIsDocumentedAsInTheHelp() throws {
        let article = try Self.text(Self.sources.appendingPathComponent("TapReplay/TapReplay.docc/Language.md"))
        XCTAssertTrue(
            article.contains("```\n\(ScriptLanguage.description)\n```"),
            "the article should contain:\n\(ScriptLanguage.description)"
        )
    }

    func testTheHelpDescribesEveryVerb() {
        for verb in Verb.all {
            XCTAssertTrue(
                ScriptLanguage.description.contains(verb.words), "the help describes \(verb.words)")
        }
    }

    // MARK: Reading

    private static func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    /// Returns a string without whitespace, because code in comments has different line breaks and indentation.
    private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    /// Returns the examples in comments and articles: the blocks that are indented by four spaces.
    private static func examples() throws -> [String] {
        var examples: [String] = []
        for module in ["TapReplay", "TapReplayTesting"] {
            let folder = sources.appendingPathComponent(module)
            let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            for name in names where name.hasSuffix(".swift") || name.hasSuffix(".md") {
                let lines = try text(folder.appendingPathComponent(name)).components(separatedBy: "\n")
                examples += blocks(name.hasSuffix(".md") ? lines : lines.map(comment))
            }
        }
        return examples
    }

    /// Returns the text of a line of a documentation comment, or an empty string for any other line.
    private static func comment(_ line: String) -> String {
        let line = line.trimmingCharacters(in: .whitespaces)
        return line.hasPrefix("/// ") ? String(line.dropFirst(4)) : ""
    }

    /// Returns each indented block that follows an empty line. Skips fenced blocks, which the guide tests compile and
    /// play.
    private static func blocks(_ lines: [String]) -> [String] {
        var blocks: [String] = []
        var block: [String] = []
        var before = ""
        var isFenced = false
        for line in lines + [""] {
            if line.hasPrefix("```") { isFenced.toggle() }
            if !isFenced, line.hasPrefix("    "), !block.isEmpty || before.isEmpty {
                block.append(String(line.dropFirst(4)))
            } else if !block.isEmpty {
                blocks.append(block.joined(separator: "\n"))
                block = []
            }
            before = line
        }
        return blocks
    }
}
