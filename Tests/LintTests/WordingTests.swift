import Foundation
import XCTest

@testable import lint

/// Tests how the check of wording finds phrases.
final class WordingTests: XCTestCase {
    func testAPhraseIsFoundUnlessItIsAPartOfALongerWord() {
        let cases = [
            ("it is made anew", true), ("anew", true), ("a (anew) b", true), ("bananew", false), ("anewly", false),
            ("anewly, then anew.", true), ("éanew", false), ("", false), ("ane", false),
        ]
        for (text, isFound) in cases {
            XCTAssertEqual(Wording.contains(Data(text.utf8), Data("anew".utf8)), isFound, text)
        }
    }
}
