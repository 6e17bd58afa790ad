import HeadlessUIKit
import XCTest

/// Tests the links and phone numbers that a detector finds in text.
final class DataDetectorTests: XCTestCase {
    private func found(_ types: NSTextCheckingResult.CheckingType, in text: String) throws -> [NSTextCheckingResult] {
        try NSDataDetector(types: types.rawValue).matches(
            in: text, range: NSRange(location: 0, length: (text as NSString).length))
    }

    @available(*, deprecated, message: "Foundation on Linux warns of the types that it does not find itself.")
    func testLinksAreFound() throws {
        let text = "See https://example.com/a?b=1, or write to ada@example.com."
        let links = try found(.link, in: text)
        XCTAssertEqual(links.map { $0.url?.absoluteString }, ["https://example.com/a?b=1", "mailto:ada@example.com"])
        XCTAssertEqual(
            links.map { (text as NSString).substring(with: $0.range) },
            ["https://example.com/a?b=1", "ada@example.com"])
        XCTAssertEqual(links.map(\.resultType), [.link, .link])
        XCTAssertEqual(try found(.link, in: "www.example.com").first?.url?.absoluteString, "http://www.example.com")
        XCTAssertEqual(try found(.link, in: "no links, at all").count, 0)
    }

    @available(*, deprecated, message: "Foundation on Linux warns of the types that it does not find itself.")
    func testPhoneNumbersAreFound() throws {
        let text = "Call (555) 010-1234 or 555-0100 before 12:30."
        let numbers = try found(.phoneNumber, in: text)
        XCTAssertEqual(numbers.map { (text as NSString).substring(with: $0.range) }, ["(555) 010-1234", "555-0100"])
        XCTAssertEqual(numbers.first?.phoneNumber, "(555) 010-1234")
        XCTAssertEqual(try found([.link, .phoneNumber], in: text + " example.org/").count, 3)
        XCTAssertEqual(try found(.phoneNumber, in: "room 12").count, 0)
    }
}
