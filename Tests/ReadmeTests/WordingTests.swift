import XCTest

/// No phrase that the contributing guide replaces remains.
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
            // A phrase may go on in the next line of a comment.
            let text = try Document(file).text.lowercased().replacing(/\n\s*(\/\/+ )?/, with: " ")
            for phrase in phrases {
                XCTAssertFalse(text.contains(phrase), "\(file.lastPathComponent) says \"\(phrase)\"")
            }
        }
    }
}
