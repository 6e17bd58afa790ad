import XCTest

@testable import TapReplay

/// Lines, comments, places and sources.
final class ScriptReaderTests: XCTestCase {
    func testStepsKnowTheirLineAndColumn() throws {
        let found = try steps("# a comment\n\n  show\n\t\ttap row 3\nshow")
        XCTAssertEqual(found.map(\.line), [3, 4, 5])
        XCTAssertEqual(found.map(\.column), [3, 3, 1])
    }

    func testCarriageReturnsBeforeLineFeedsBelongToTheLineEnd() throws {
        XCTAssertEqual(try steps("show\r\nrun a\r\n\r\nshow\r").map(\.action), [.show, .run("a"), .show])
    }

    func testByteOrderMarkIsSkippedAndNotCounted() throws {
        XCTAssertEqual(
            try steps("\u{FEFF}show\nshow"),
            [
                Step(line: 1, column: 1, action: .show), Step(line: 2, column: 1, action: .show),
            ])
    }

    func testTabsAndSpacesSeparateWords() throws {
        XCTAssertEqual(try action("tap\t \"Follow\"\t\tin  row 3  "), try action(#"tap "Follow" in row 3"#))
    }

    func testCommentsEndStepsButNotTexts() throws {
        XCTAssertEqual(try action(##"tap "#1" # the "first" one"##), .touch(.tap(.control(.init(key: .text("#1"))))))
        XCTAssertEqual(try action("tap row 3# three"), .touch(.tap(.row(.index(3, section: 0)))))
        XCTAssertEqual(try steps("# \"open\n   # tap\n#"), [])
    }

    func testCurrentTextIsTheStepWithoutSpacesAndComment() throws {
        let reader = try ScriptReader(.text("  tap \"é #\"\tin row 3  # why\n# no\nshow\n", name: "a"))
        XCTAssertEqual(reader.currentText, "")
        XCTAssertNotNil(try reader.next())
        XCTAssertEqual(reader.currentText, "tap \"é #\"\tin row 3")
        XCTAssertNotNil(try reader.next())
        XCTAssertEqual(reader.currentText, "show")
        XCTAssertNil(try reader.next())
        XCTAssertEqual(reader.currentText, "")
        XCTAssertNil(try reader.next())
    }

    func testChunksMayEndAnywhereInALineOrACharacter() throws {
        let text = "\u{FEFF}screen \"Människor 👩‍👩‍👧\"\r\n# ünder\r\n\ttap \"Fölg\u{e9} 🇸🇪\" in row 12\r\n\nshow"
        let whole = try steps(text)
        XCTAssertEqual(whole.count, 3)
        for chunkSize in 1...text.utf8.count {
            XCTAssertEqual(try steps(text, chunkSize: chunkSize), whole, "chunks of \(chunkSize)")
        }
    }

    func testLinesAcrossTheOrdinaryChunkAreWhole() throws {
        let line = "tap \"Följ 👩‍👩‍👧\" in row 12\n"
        let count = (1 << 18) / line.utf8.count
        let path = try temporaryFile(Array(String(repeating: line, count: count).utf8), in: self)
        let reader = try ScriptReader(.file(path: path))
        let expected = try action(line)
        var number = 0
        while let step = try reader.next() {
            number += 1
            XCTAssertEqual(step, Step(line: number, column: 1, action: expected))
        }
        XCTAssertEqual(number, count)
    }

    func testTheLongestLineIsRead() throws {
        let text = String(repeating: "x", count: (1 << 16) - 6)
        XCTAssertEqual(try action("run \"\(text)\"\r\n"), .run(text))
        XCTAssertEqual(try steps("run \"\(text)\"", chunkSize: 7).map(\.action), [.run(text)])
    }

    func testReadingGoesOnAfterAnError() throws {
        let reader = try ScriptReader(.text("tpa\nshow\n", name: "a"))
        XCTAssertThrowsError(try reader.next())
        XCTAssertEqual(reader.currentText, "")
        XCTAssertEqual(try reader.next(), Step(line: 2, column: 1, action: .show))
    }

    func testSourcesNameThemselves() throws {
        XCTAssertEqual(ScriptSource.file(path: "a/b.taps").name, "a/b.taps")
        XCTAssertEqual(ScriptSource.standardInput.name, "<stdin>")
        XCTAssertEqual(ScriptSource.text("", name: "c").name, "c")
        XCTAssertEqual(try ScriptReader(.text("", name: "c")).file, "c")
    }

    func testASpooledPipeCanBeReadTwice() throws {
        let pipe = Pipe()
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        pipe.fileHandleForWriting.write(Data("show\ntap row 3\n".utf8))
        try pipe.fileHandleForWriting.close()
        let source = try ScriptSource.file(path: path).spooled()
        for _ in 0..<2 {
            let reader = try ScriptReader(source)
            XCTAssertEqual(reader.file, path)
            XCTAssertEqual(try reader.next()?.action, .show)
            XCTAssertEqual(try reader.next()?.line, 2)
            XCTAssertNil(try reader.next())
        }
    }

    func testFilesAreNotSpooled() throws {
        let path = try temporaryFile(Array("show".utf8), in: self)
        guard case .file(path: path) = try ScriptSource.file(path: path).spooled() else {
            return XCTFail("a file can be read twice as it is")
        }
    }
}
