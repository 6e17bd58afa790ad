import CellDirector
import HeadlessUIKit
import TapReplay
import TapReplayCommand
import XCTest

@MainActor private let feed = ReplayScreen("feed") { UIViewController() }
@MainActor private let settings = ReplayScreen("settings") { UIViewController() }

/// The program in the documentation, without `@main`, which a test target can't contain.
private struct ReplayTaps {
    static func main() async {
        exit(await ReplayCommand(name: "replay-taps", version: "1.0.0", screens: [feed, settings]).run())
    }
}

final class DocumentationSnippets: XCTestCase {
    func testTheProgramInTheDocumentationIsCompiledInThisFile() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/TapReplayCommand/ReplayCommand.swift")
        let comment = try String(contentsOf: sources, encoding: .utf8).components(separatedBy: "\n")
            .filter { $0.hasPrefix("///     ") }.map { $0.dropFirst(8) }.joined()
        let example = comment.replacingOccurrences(of: "@main ", with: "").filter { !$0.isWhitespace }
        let compiled = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        XCTAssertTrue(example.hasPrefix("structReplayTaps"), example)
        XCTAssertTrue(compiled.filter { !$0.isWhitespace }.contains(example), "not compiled: \(example)")
    }
}
