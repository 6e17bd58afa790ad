import XCTest

@testable import TapReplay

/// Tests the errors for overlong words and lines, invalid UTF-8 and unreadable files.
final class ScriptErrorTests: XCTestCase {
    /// Asserts that a line has a single error, with the given column and message.
    private func assert(_ source: String, _ column: Int, _ message: String, line: UInt = #line) {
        XCTAssertEqual(try errors("\n" + source), ["follow.taps:2:\(column): error: \(message)"], line: line)
    }

    func testUnexpectedWordsAreShortened() {
        let word = String(repeating: "x", count: 500)
        assert("show \(word)", 6, "unexpected \"\(word.prefix(39))…\" at the end of the step")
    }

    func testBytesThatAreNotUTF8AreRefusedAtTheirColumn() throws {
        for bytes: [UInt8] in [
            [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80], [0xE2, 0x82], [0x80],
        ] {
            let path = try temporaryFile(Array("show\r\n\t\"é".utf8) + bytes + Array("\r\nshow".utf8), in: self)
            let byte = String(bytes[0], radix: 16, uppercase: true)
            XCTAssertEqual(
                try Script(.file(path: path)).errors.map(\.description),
                ["\(path):2:4: error: the byte 0x\(byte) is not UTF-8; save the script as UTF-8"])
        }
    }

    func testCommentsMustBeUTF8Too() throws {
        let path = try temporaryFile(Array("show # ".utf8) + [0xE9], in: self)
        XCTAssertEqual(try Script(.file(path: path)).errors.map(\.place.column), [8])
    }

    func testLinesLongerThan64KBAreRefusedAndSkipped() throws {
        let line = String(repeating: "#", count: (1 << 16) + 1)
        let message = "this line is longer than 64 KB; is this a script?"
        for text in [line, line + "\n", line + "\r\n", line + line + line + "\nshow"] {
            assert(text, 1, message)
        }
        XCTAssertEqual(
            try errors("show\n\(line)\(line)\ntpa\n"),
            [
                "follow.taps:2:1: error: \(message)",
                #"follow.taps:3:1: error: unknown step "tpa"; did you mean "tap"?"#,
            ])
    }

    func testMissingFileIsNamed() {
        XCTAssertThrowsError(try Script(.file(path: "/no/such.taps"))) { error in
            XCTAssertEqual("\(error)", "/no/such.taps: error: there is no such file")
        }
    }

    func testDirectoryIsNamed() {
        XCTAssertThrowsError(try Script(.file(path: "/"))) { error in
            XCTAssertEqual("\(error)", "/: error: this is a folder, not a file")
        }
    }

    func testUnreadableFileIsNamed() throws {
        let path = try temporaryFile([], in: self)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        try XCTSkipIf(FileManager.default.isReadableFile(atPath: path), "this user may read everything")
        XCTAssertThrowsError(try Script(.file(path: path))) { error in
            XCTAssertEqual("\(error)", "\(path): error: the file can't be read (permission denied)")
        }
    }

    func testAnErrorOfAStepInTheMiddleHasItsLine() throws {
        XCTAssertEqual(
            try errors("show\r\n# x\r\n\r\n  select\r\nshow").first?.prefix(20), "follow.taps:4:9: err")
    }
}
