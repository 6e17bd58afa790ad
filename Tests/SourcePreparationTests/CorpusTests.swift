import Foundation
import SourcePreparation
import TestSupport
import XCTest

/// Tests preparing source code that is difficult to parse.
final class CorpusTests: XCTestCase {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

    private static var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
                .filter { $0.hasSuffix(".txt") && !$0.hasSuffix(".prepared.txt") }
        }
    }

    private static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appending(path: name)))
    }

    private static func prepare(_ text: [UInt8]) -> PreparedSource {
        SourcePreparation([.init(path: "App.swift", text: text)]).prepare()[0]
    }

    func testEachSourceIsPreparedAsInItsExpectedFile() throws {
        let names = try Self.names
        XCTAssertGreaterThan(names.count, 3)
        for name in names {
            let prepared = Self.prepare(try Self.bytes(name))
            let expected = try Self.bytes(name.replacing(".txt", with: ".prepared.txt"))
            let lines = [prepared.text, expected].map {
                String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            }
            XCTAssertEqual(lines[0].count, lines[1].count, name)
            for (line, (found, wanted)) in zip(lines[0], lines[1]).enumerated() where found != wanted {
                XCTFail("\(name):\(line + 1)\n\(found)\ninstead of\n\(wanted)")
            }
            XCTAssertEqual(prepared.problems.map(\.description), [], name)
        }
    }

    func testWindowsLineEndingsAreKept() throws {
        for name in try Self.names {
            let text = try Self.bytes(name)
            let windows = text.flatMap { $0 == 10 ? [13, 10] : [$0] }
            let prepared = Self.prepare(windows).text
            XCTAssertEqual(prepared.count { $0 == 13 }, text.count { $0 == 10 }, name)
            XCTAssertEqual(prepared.filter { $0 != 13 }, Self.prepare(text).text, name)
        }
    }

    func testOnlyWhitespaceAndWholeCommentsMayBeBetweenTokens() {
        for gap in ["", " \n\t", "// a\n", "/* a */", " /* a /* b */ c\n*/ // d\r\n "] {
            XCTAssertNil(lostByte(Array(gap.utf8)[...]), gap)
        }
        for (gap, place) in [("x", 0), (" // a\nx", 6), ("/* a */ / ", 8), ("/* a */*/", 7)] {
            XCTAssertEqual(lostByte(Array(gap.utf8)[...], isLast: true), place, gap)
        }
        for comment in ["// a", "/* a", "/* a /* b */"] {
            XCTAssertEqual(lostByte(Array(" \(comment)".utf8)[...]), 1, comment)
            XCTAssertNil(lostByte(Array(" \(comment)".utf8)[...], isLast: true), comment)
        }
    }

    @MainActor
    func testSavedFuzzerInputsKeepTheirLines() async throws { try await tryCorpus("source") { sourceProblem($0) } }

    /// Removes and inserts random parts of source code. Preparing the damaged source must preserve its line breaks, and
    /// must not skip any bytes.
    @MainActor
    func testDamagedSourcesKeepTheirLines() async throws {
        let sources = try Self.names.map(Self.bytes)
        let signs = [
            "\"", "\"\"\"", "#", "\\(", ")", "{", "}", "/*", "*/", "//", "/", "\n", "\r\n", "@objc", "#selector(", "`",
            "#if os(iOS)", "é",
        ]
        forEachSeed([2024, 7, 99]) { seed in
            var random = SplitMix64(state: seed)
            for _ in 0..<300 {
                var text = sources.randomElement(using: &random) ?? []
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    let place = Int.random(in: 0...text.count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: text.removeSubrange(place..<min(text.count, place + Int.random(in: 0...9, using: &random)))
                    case 1: text.insert(contentsOf: (signs.randomElement(using: &random) ?? "").utf8, at: place)
                    default: text.insert(UInt8.random(in: 0...255, using: &random), at: place)
                    }
                }
                XCTAssertNil(sourceProblem(text), String(decoding: text, as: UTF8.self))
            }
        }
    }
}
