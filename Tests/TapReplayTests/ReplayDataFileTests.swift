import Foundation
import XCTest

@testable import TapReplay

/// Tests the messages for errors in data files.
final class ReplayDataFileTests: XCTestCase {
    private struct Library: Decodable {
        let books: [Book]
        struct Book: Decodable {
            let id: Int
            let title: String
            let price: Double?
            let isRead: Bool?
        }
    }

    /// Returns the error message for a data file with the given bytes, or `nil` if the file is valid. The message
    /// contains only the name of the file, not its path.
    private func sentence(_ bytes: [UInt8]) throws -> String? {
        let path = try temporaryFile(bytes, named: "books.json", in: self)
        return sentence(path)?.replacing(path, with: "books.json")
    }

    private func sentence(_ path: String) -> String? {
        do {
            _ = try ReplayDataFile.decode(Library.self, from: path)
            return nil
        } catch {
            return error.description
        }
    }

    func testGoodFilesAreRead() throws {
        XCTAssertNil(try sentence(Array(#"{"books":[{"id":1,"title":"Emma","price":1.5,"isRead":true}]}"#.utf8)))
        XCTAssertNil(try sentence([0xEF, 0xBB, 0xBF] + Array(#"{"books":[]}"#.utf8)))
    }

    func testMissingFilesFoldersAndEmptyFilesAreRefused() throws {
        XCTAssertEqual(sentence("/no/such.json"), "/no/such.json: error: there is no such file")
        XCTAssertEqual(sentence("/no\n\u{1B}such"), "/no\\n\\u{1b}such: error: there is no such file")
        XCTAssertEqual(sentence("/tmp"), "/tmp: error: this is a folder, not a file")
        XCTAssertEqual(try sentence([]), "books.json:1:1: error: the file is empty; JSON was expected")
    }

    func testALargeFileIsRefusedUnread() throws {
        let path = try temporaryFile([], named: "books.json", in: self)
        let file = try XCTUnwrap(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: 200 << 20)
        XCTAssertEqual(sentence(path), "\(path): error: the file is 200 MB; at most 64 MB are read")
    }

    func testAnEndlessDeviceIsRefused() {
        XCTAssertEqual(sentence("/dev/zero"), "/dev/zero: error: the file is too large; at most 64 MB are read")
    }

    func testBytesThatAreNotUTF8AreRefused() throws {
        XCTAssertEqual(
            try sentence(Array("{\n\"ä\": \"".utf8) + [0xFF, 0x22]),
            "books.json:2:7: error: the file is not UTF-8 from here on")
    }

    func testTextThatIsNotJSONIsRefused() throws {
        XCTAssertEqual(
            try sentence(Array("{\"books\":\n [,]}".utf8)),
            "books.json:2:3: error: this is not JSON: expected a value, not \",\"")
    }

    func testInvalidJSONThatTheDecoderAcceptsIsRefused() throws {
        XCTAssertEqual(
            try sentence(Array("{\"books\":[\n{\"id\":1,\"title\":\"\"},\n]}".utf8)),
            "books.json:3:1: error: this is not JSON: expected a value, not \"]\"")
        XCTAssertEqual(
            try sentence(Array(#"{"books":[{"id":1,"title":"a","title":"b"}]}"#.utf8)),
            "books.json:1:31: error: \"title\" appears twice in this object")
        XCTAssertEqual(
            try sentence(Array(#"{"books":[{"id":1,"title":"\udc00"}]}"#.utf8)),
            "books.json:1:28: error: this is not JSON: \\udc00 is half of a surrogate pair, and no character by itself")
    }

    func testJSONOfAnotherShapeIsRefusedWithThePathInside() throws {
        let cases = [
            ("[]", "1:1: error: the whole file: expected an object ({…}), but this is a list ([…])"),
            ("{}", "1:1: error: the whole file: \"books\" is missing here"),
            (#"{"books":{}}"#, "1:10: error: books: expected a list ([…]), but this is an object ({…})"),
            (#"{"books":[3]}"#, "1:11: error: books[0]: expected an object ({…}), but this is a number"),
            (#"{"books":[{"id":1}]}"#, "1:11: error: books[0]: \"title\" is missing here"),
            (
                #"{"books":[{"id":"1","title":""}]}"#,
                "1:17: error: books[0].id: expected a whole number, but this is a text"
            ),
            (
                #"{"books":[{"id":1,"title":null}]}"#,
                "1:27: error: books[0].title: expected a text, but this is null"
            ),
            (
                #"{"books":[{"id":1,"title":"","isRead":"yes"}]}"#,
                "1:39: error: books[0].isRead: expected true or false, but this is a text"
            ),
            (
                #"{"books":[{"id":1,"title":"","price":[]}]}"#,
                "1:38: error: books[0].price: expected a number, but this is a list ([…])"
            ),
        ]
        for (text, expected) in cases { XCTAssertEqual(try sentence(Array(text.utf8)), "books.json:\(expected)", text) }
    }

    func testANumberThatDoesNotFitIsReportedAtItsPlace() throws {
        let books = (0..<50).map { #"{"id":\#($0),"title":"","price":0.5}"# }.joined(separator: ",\n")
        XCTAssertEqual(
            try sentence(Array("{\"books\":[\(books)]}".replacing("\"id\":37,", with: "\"id\":37.5,").utf8)),
            "books.json:38:7: error: books[37].id: expected a whole number, but this is 37.5")
        XCTAssertEqual(
            try sentence(Array(#"{"books":[{"id":99999999999999999999,"title":""}]}"#.utf8)),
            "books.json:1:17: error: books[0].id: the number 99999999999999999999 is out of range")
        XCTAssertEqual(
            try sentence(Array(#"{"books":[{"id":1,"title":"","price":1e999}]}"#.utf8)),
            "books.json:1:38: error: books[0].price: the number 1e999 is out of range")
    }
}
