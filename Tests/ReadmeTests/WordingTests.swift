import XCTest

/// What a reader meets: a summary line is a dozen words at most, and no phrase that the contributing guide replaces remains.
final class WordingTests: XCTestCase {
    func testSummaryLinesAreADozenWordsAtMost() throws {
        var count = 0
        for file in try Document.files(under: ["Sources"], "swift") {
            for (line, summary) in Self.summaries(in: try Document(file).text) {
                count += 1
                let words = summary.split(separator: " ").count
                XCTAssertLessThanOrEqual(words, 12, "\(file.lastPathComponent):\(line): \(summary)")
            }
        }
        XCTAssertGreaterThan(count, 1_000)
    }

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

    /// The first sentences of the comments on public declarations and cases, and the lines they begin in.
    private static func summaries(in source: String) -> [(line: Int, text: String)] {
        var summaries: [(Int, String)] = []
        var comment: [Substring] = []
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.drop { $0 == " " }
            if line.hasPrefix("///") {
                comment.append(line.dropFirst(3).drop { $0 == " " })
            } else if line.hasPrefix("@"), !line.contains(/\b(public|open)\b/) {
                // An attribute on a line of its own.
            } else {
                if !comment.isEmpty, line.contains(/\b(public|open)\b/) || line.hasPrefix("case ") {
                    let paragraph = comment.prefix { !$0.isEmpty }.joined(separator: " ")
                    let end = paragraph.firstRange(of: /[.:!?](\s|$)/)?.lowerBound ?? paragraph.endIndex
                    summaries.append((index - comment.count + 1, String(paragraph[..<end])))
                }
                comment = []
            }
        }
        return summaries
    }
}
