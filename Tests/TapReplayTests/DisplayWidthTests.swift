import XCTest

@testable import TapReplay

/// Tests how many terminal columns characters occupy.
final class DisplayWidthTests: XCTestCase {
    func testCharactersHaveTheirDisplayWidths() {
        let widths: [(String, Int)] = [
            ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("山田", 4), ("ｱ", 1), ("Ａ", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤️", 2),
            ("❤", 1), ("1️⃣", 2), ("\u{200B}\u{FEFF}\u{200F}", 0), ("שלום", 4), ("│", 1),
        ]
        for (text, width) in widths { XCTAssertEqual(text.displayWidth, width, text.debugDescription) }
    }

    func testCharactersThatWouldMoveTheCursorAreReplaced() {
        XCTAssertEqual(
            String("a\tb\r\nc\u{1B}\u{7F}\u{9B}\u{202E}\u{2028}d".map(\.printable)),
            "a b c\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD} d")
    }
}
