import XCTest

@testable import TapReplay
@testable import TapReplayCommand

/// Tests how keys edit the current line.
final class LineEditorTests: XCTestCase {
    private func keys(_ text: String) -> [LineEditor.Key] {
        var decoder = LineEditor.Decoder()
        return decoder.keys(Array(text.utf8))
    }

    /// Returns the line after the given keys are pressed, with `|` at the cursor position.
    private func line(_ text: String) -> String {
        var editor = LineEditor()
        for key in keys(text) { _ = editor.press(key) }
        let before = editor.textBeforeCursor
        return before + "|" + editor.text.dropFirst(before.count)
    }

    func testTextIsTypedAtTheCursorAndDeleted() {
        XCTAssertEqual(line("tap"), "tap|")
        XCTAssertEqual(line("tp\u{1B}[Da"), "ta|p")
        XCTAssertEqual(line("tapp\u{7F}"), "tap|")
        XCTAssertEqual(line("xtap\u{1}\u{1B}[3~"), "|tap")
        XCTAssertEqual(line("tap row 3\u{17}"), "tap row |")
        XCTAssertEqual(line("tap row  \u{17}"), "tap |")
        XCTAssertEqual(line("tap row\u{1B}[D\u{1B}[D\u{1B}[D\u{15}"), "|row")
        XCTAssertEqual(line("tap row\u{1}\u{1B}[C\u{1B}OC\u{B}"), "ta|")
        XCTAssertEqual(line("\u{7F}\u{4}\u{1B}[D\u{1B}[C\u{17}"), "|")
        XCTAssertEqual(line("a\u{1B}[H\u{1B}[Fb"), "ab|")
        XCTAssertEqual(line("abc\u{3}"), "|")
    }

    func testAHistoryIsBrowsedAndTheNewLineIsKept() {
        let lines = "one\rtwo\rtwo\r\rthr"
        let (up, down) = ("\u{1B}[A", "\u{1B}[B")
        XCTAssertEqual(line(lines + up), "two|")
        XCTAssertEqual(line(lines + up + up), "one|")
        XCTAssertEqual(line(lines + up + up + up), "one|")
        XCTAssertEqual(line(lines + up + up + down), "two|")
        XCTAssertEqual(line(lines + up + down), "thr|")
        XCTAssertEqual(line(lines + up + "!\r" + up), "two!|")
    }

    func testKeysAreRecognizedFromTheBytesThatATerminalSends() {
        XCTAssertEqual(keys("é👩‍👧"), ["é", "👩", "\u{200D}", "👧"].map { .character(Character($0)) })
        XCTAssertEqual(keys("\u{1B}[1;5C\u{1B}[Zx\u{1B}x"), [.character("x"), .character("x")])
        XCTAssertEqual(keys("\t\r\n\u{3}\u{4}"), [.tab, .enter, .enter, .interrupt, .endOfInput])
        var decoder = LineEditor.Decoder()
        XCTAssertEqual(decoder.keys([0x1B]), [])
        XCTAssertEqual(decoder.keys([0x5B]), [])
        XCTAssertEqual(decoder.keys([0x41, 0xC3]), [.up])
        XCTAssertEqual(decoder.keys([0xA9]), [.character("é")])
        XCTAssertEqual(decoder.keys([0xFF, 0xC3, 0x28, 0x61, 0x62, 0x63]).last, .character("c"))
    }

    func testKeysEnterOrCompleteALineOrEndTheInput() {
        var editor = LineEditor()
        editor.insert("tap ro")
        XCTAssertEqual(editor.press(.tab), .complete)
        editor.complete(from: 4, with: "row ")
        XCTAssertEqual(editor.press(.enter), .line("tap row "))
        XCTAssertEqual(editor.press(.enter), .line(""))
        XCTAssertEqual(editor.press(.interrupt), .over)
        XCTAssertEqual(editor.press(.endOfInput), .over)
    }
}
