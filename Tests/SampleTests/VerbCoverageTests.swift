import XCTest

@testable import TapReplay

/// Tests that every verb of the script language is used in at least one sample script, so that users can find an
/// example.
final class VerbCoverageTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples/Scripts")

    func testEachVerbIsUsedByASampleScript() throws {
        let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
        let scripts = try files.filter { $0.pathExtension == "taps" }.map {
            try String(contentsOf: $0, encoding: .utf8)
        }
        let lines = scripts.flatMap { $0.split(whereSeparator: \.isNewline) }.map { line in
            let words = line.split(separator: " ")
            // A step that expects a refusal has the verb of the refused touch as its second word.
            return Array(words.first == "expect" && words.contains("possible") ? words.dropFirst() : words[...])
        }
        let used = Set(
            lines.compactMap { words -> String? in
                let verbs = words.first.flatMap { Verb.beginning[String($0)] } ?? []
                return verbs.first {
                    $0.secondWord == nil || words.dropFirst().first.map(String.init) == $0.secondWord
                }?.words
            })
        for verb in Verb.all where !used.contains(verb.words) {
            XCTFail("no sample script uses “\(verb.words)”; add a step that uses it to Samples/Scripts/controls.taps")
        }
    }
}
