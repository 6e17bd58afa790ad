import TapReplay
import XCTest

@testable import SampleScreens

/// Tests the samples' data files, and that errors in a data file are reported with their position.
final class SampleDataTests: XCTestCase {
    @MainActor func testTheFilesOfTheSampleAreRead() async throws {
        XCTAssertEqual(try People.load(ReplaySettings()).count, 81)
        let messages = try Messages.load(ReplaySettings())
        XCTAssertEqual(messages.count, 20)
        XCTAssertEqual(messages.filter(\.isPinned).map(\.id), [1, 2])
        XCTAssertEqual(try Messages.load(ReplaySettings(rowCount: 50)).map(\.id), Array(1...50))
    }

    @MainActor func testMistakesInMessagesAreNamed() async throws {
        let good = #"{ "id": 1, "sender": "Ada", "subject": "Note", "text": "G" }"#
        let mistakes = [
            ("{ \"messages\": [\(good),\n  \(good)] }", "2:3: error: messages[1]: 1 is the id of messages[0] already"),
            ("{ \"messages\": {} }", "1:15: error: messages: expected a list ([…]), but this is an object ({…})"),
            ("{ \"letters\": [] }", "1:1: error: the whole file: \"messages\" is missing here"),
            (
                "{ \"messages\": [{ \"id\": 1, \"sender\": \"Ada\" }] }",
                "1:16: error: messages[0]: \"subject\" is missing here"
            ),
            (
                "{ \"messages\": [" + good.replacingOccurrences(of: "}", with: ", \"isRead\": 1 }]}"),
                "error: messages[0].isRead: expected true or false, but this is a number"
            ),
        ]
        for (text, wanted) in mistakes {
            let path = NSTemporaryDirectory() + "inbox-\(UUID()).json"
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            defer { try? FileManager.default.removeItem(atPath: path) }
            XCTAssertThrowsError(try Messages.load(ReplaySettings(dataFile: path)), text) { error in
                XCTAssert("\(error)".hasSuffix(wanted), "\(error)")
            }
        }
    }
}
