import XCTest

@testable import TapReplay

/// Tests how scripts are read: their lines, comments and steps, the positions of the steps, large files, and the names
/// of sources.
final class ScriptReaderTests: XCTestCase {
    func testStepsHaveTheirLineAndColumn() throws {
        let found = try steps("# a comment\n\n  show\n\t\ttap row 3\nshow")
        XCTAssertEqual(found.map(\.line), [3, 4, 5])
        XCTAssertEqual(found.map(\.column), [3, 3, 1])
    }

    func testCarriageReturnsBeforeLineFeedsBelongToTheLineEnd() throws {
        XCTAssertEqual(
            try steps("show\r\nrun a\r\n\r\nshow\r").map(\.description), ["show", "run a", "show"])
    }

    func testByteOrderMarkIsSkippedAndNotCounted() throws {
        let found = try steps("\u{FEFF}show\nshow")
        XCTAssertEqual(found.map(\.line), [1, 2])
        XCTAssertEqual(found.map(\.column), [1, 1])
        XCTAssertEqual(found.map(\.text), ["show", "show"])
    }

    func testTabsAndSpacesSeparateWords() throws {
        assertStep("tap\t \"Follow\"\t\tin  row 3  ", #"tap "Follow" in row 3"#)
    }

    func testCommentsEndStepsButNotTexts() throws {
        assertStep(##"tap "#1" # the "first" one"##, ##"tap "#1""##)
        assertStep("tap row 3# three", "tap row 3")
        XCTAssertEqual(try steps("# \"open\n   # tap\n#"), [])
    }

    func testAStepIsReportedWithoutSurroundingSpacesAndComment() throws {
        XCTAssertEqual(
            try steps("  tap \"é #\"\tin row 3  # why\n# no\nshow\n").map(\.text), ["tap \"é #\"\tin row 3", "show"])
    }

    func testALongFileIsReadToItsEnd() throws {
        let line = "tap \"Följ 👩‍👩‍👧\" in row 12\n"
        let count = (1 << 18) / line.utf8.count
        let path = try temporaryFile(Array(String(repeating: line, count: count).utf8), in: self)
        let expected = try action(line).description
        let found = try steps(of: .file(path: path))
        XCTAssertEqual(found.map(\.line), Array(1...count))
        for step in found {
            XCTAssertEqual(step.column, 1)
            XCTAssertEqual(step.description, expected)
        }
    }

    func testAPipeIsReadAsDataArrives() throws {
        let text = "\u{FEFF}screen \"Människor 👩‍👩‍👧\"\r\n# ünder\r\n\ttap \"Fölg\u{e9} 🇸🇪\" in row 12\r\n\nshow"
        let pipe = Pipe()
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        DispatchQueue.global().async {
            for byte in text.utf8 { pipe.fileHandleForWriting.write(Data([byte])) }
            try? pipe.fileHandleForWriting.close()
        }
        XCTAssertEqual(try steps(of: .file(path: path)), try steps(text))
    }

    func testAFileOfTheMaximumSizeIsRead() throws {
        let path = try temporaryFile(Array("show".utf8), in: self)
        XCTAssertEqual(try InputFile.bytes(at: path, atMost: 4), Array("show".utf8))
        XCTAssertThrowsError(try InputFile.bytes(at: path, atMost: 3))
    }

    func testAnEndlessDeviceIsRefused() {
        XCTAssertThrowsError(try Script(.file(path: "/dev/zero"))) { error in
            XCTAssertEqual("\(error)", "/dev/zero: error: the file is too large; at most 256 MB are read")
        }
    }

    /// Steps must be small, so that a script with a million lines needs only a few hundred megabytes of memory.
    func testAStepTakesLittleMemory() {
        XCTAssertLessThanOrEqual(MemoryLayout<Step>.stride, 32)
        XCTAssertLessThanOrEqual(MemoryLayout<Touch>.size, 32)
    }

    func testALineOfTheMaximumLengthIsRead() throws {
        let text = String(repeating: "x", count: (1 << 16) - 6)
        assertStep("run \"\(text)\"\r\n", "run \(text)")
    }

    func testReadingContinuesAfterAnError() throws {
        let script = try Script(.text("tpa\nshow\n", name: "a"))
        XCTAssertEqual(script.errors.count, 1)
        XCTAssertEqual(script.steps.last?.line, 2)
        XCTAssertEqual(script.steps.last.map { script.text(of: $0, .show) }, "show")
    }

    func testSourcesHaveNames() throws {
        XCTAssertEqual(ScriptSource.file(path: "a/b.taps").name, "a/b.taps")
        XCTAssertEqual(ScriptSource.standardInput.name, "<stdin>")
        XCTAssertEqual(ScriptSource.text("", name: "c").name, "c")
        XCTAssertEqual(try Script(.text("", name: "c")).name, "c")
    }
}
