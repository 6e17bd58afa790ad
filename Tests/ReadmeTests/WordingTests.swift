import XCTest

/// Tests that no phrase which the contributing guide replaces is left.
final class WordingTests: XCTestCase {
    func testNoPhraseThatTheGuideReplacesRemains() throws {
        let phrases = [
            "who is asked", "who hears of", "nobody hears", "nobody heard", "nobody handles", "reaches nobody",
            "believed", "looks different", "look different", "but lists",
        ]
        let files =
            try Document.files(under: ["Sources"], "swift") + Document.guides
            + [Document.root.appendingPathComponent("README.md")]
        for file in files {
            // A phrase may continue on the next line of a comment.
            let text = try Document(file).text.lowercased().replacing(/\n\s*(\/\/+ )?/, with: " ")
            for phrase in phrases {
                XCTAssertFalse(text.contains(phrase), "\(file.lastPathComponent) says \"\(phrase)\"")
            }
        }
    }
}
