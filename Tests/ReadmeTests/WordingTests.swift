import Foundation
import XCTest

/// Tests that sources, comments and guides do not contain the phrases that the contributing guide advises against.
final class WordingTests: XCTestCase {
    private static let phrases = [
        "who is asked", "who hears of", "nobody", "somebody", "whoever", "reaches nobody", "believed",
        "looks different",
        "look different", "but lists", "anew", "under way", "lets go", "is told", "are told", "was told", "stands for",
        "as it were", "one's own", "speaks of", "light room", "are others than", "comes too late", "is looked for",
        "for nothing", "hand-made", "is to be shown",
    ]

    private func check(_ text: String, of file: URL) {
        // A phrase may continue on the next line of a comment.
        let text = text.lowercased().replacing(/\n\s*(\/\/+ )?/, with: " ")
        for phrase in Self.phrases where text.contains(phrase) {
            // A phrase does not match a part of a longer word.
            let isFound = text.ranges(of: phrase).contains { range in
                !(text[..<range.lowerBound].last?.isLetter ?? false)
                    && !(text[range.upperBound...].first?.isLetter ?? false)
            }
            XCTAssertFalse(isFound, "\(file.lastPathComponent) says \"\(phrase)\"")
        }
    }

    func testNoReplacedPhraseIsLeftInSourcesAndGuides() throws {
        let others = ["README.md", "CHANGELOG.md"].map { Document.root.appendingPathComponent($0) }
        for file in try Document.files(under: ["Sources", "Plugins"], "swift") + Document.guides + others {
            try check(Document(file).text, of: file)
        }
    }

    func testNoReplacedPhraseIsLeftInCommentsOfTestsAndSamples() throws {
        for file in try Document.files(under: ["Tests", "Samples"], "swift") {
            let lines = try Document(file).text.split(separator: "\n")
            check(lines.compactMap { $0.firstMatch(of: /(^|\s)\/\/+ (.*)/)?.2 }.joined(separator: "\n"), of: file)
        }
    }
}
