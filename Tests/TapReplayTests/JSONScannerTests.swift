import Foundation
import XCTest

@testable import TapReplay

/// Tests the positions of errors and values in JSON.
final class JSONScannerTests: XCTestCase {
    private func error(_ text: String) -> String? {
        error(Array(text.utf8)).map { error in
            let place = JSONScanner.place(of: error.offset, in: Array(text.utf8))
            return "\(place.line):\(place.column): \(error.message)"
        }
    }

    private func error(_ bytes: [UInt8]) -> JSONError? {
        do throws(JSONError) {
            _ = try JSONScanner(bytes)
            return nil
        } catch {
            return error
        }
    }

    func testValidTextHasNoError() {
        for text in [
            "1", " -0.5e+10 ", "\"\"", "[]", "{}", "[1,2]", #"{"a":{"b":[null,true,false]}}"#,
            #""\ud83d\ude00\u00e9\/""#,
            "\u{FEFF}[1]", "\t\r\n1", #"[{"a":1},{"a":1,"A":{"a":1}}]"#,
        ] { XCTAssertNil(error(text), text) }
    }

    func testErrorsAreNamedWithTheirPlaces() {
        let cases = [
            ("", "1:1: expected a value, but the file ends here"), ("[1,\n ,]", "2:2: expected a value, not \",\""),
            (#"{"a" 1}"#, "1:6: expected a colon (:) after the name, not \"1\""),
            (#"{"a":1 "b":2}"#, "1:8: expected a comma (,) or a closing brace (}), not \"\"\""),
            ("{a:1}", "1:2: expected a name in quotes, not \"a\""),
            ("[1 2]", "1:4: expected a comma (,) or a closing bracket (]), not \"2\""),
            (#"["äö", tru]"#, "1:8: expected a value, not \"t\""),
            ("[01]", "1:2: this is not a number as JSON writes it"),
            ("[1.]", "1:2: this is not a number as JSON writes it"),
            ("-", "1:1: this is not a number as JSON writes it"),
            ("[\"a", "1:2: the text that begins here has no closing quote (\")"),
            (#"["\x"]"#, "1:3: JSON has no escape that begins like this (\\)"),
            (#"["\ud800"]"#, "1:3: \\ud800 is half of a surrogate pair, and no character by itself"),
            (#"["\ud800\u0041"]"#, "1:3: \\ud800 is half of a surrogate pair, and no character by itself"),
            (#"["\ud80"]"#, "1:3: JSON has no escape that begins like this (\\)"),
            ("[\"a\nb\"]", "1:4: a text can't contain a line break or control character; write it as \\n"),
            ("[1, ]", "1:5: expected a value, not \"]\""),
            (#"{"a":1,}"#, "1:8: expected a name in quotes, not \"}\""),
            (#"{"a":1, "b":2, "a":1}"#, "1:16: \"a\" appears twice in this object"),
            (#"[{"b":{"é":1,"\u00e9":1}}]"#, "1:14: \"é\" appears twice in this object"),
            ("1 2", "1:3: nothing more was expected after the end of the value"),
        ]
        for (text, expected) in cases { XCTAssertEqual(error(text), expected, text) }
    }

    func testValuesMayBeNestedAsDeepAsTheDecoderAllows() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
        }
        XCTAssertNil(error(nested(512)))
        XCTAssertEqual(error(nested(513)), "1:513: the values are nested more than 512 deep")
        XCTAssertEqual(error(nested(100_000)), "1:513: the values are nested more than 512 deep")
    }

    func testAValueIsFoundByItsPathAndThePathByItsValue() throws {
        let text = #"{"x": [1], "a\n": {"b": [true, {"c": 5}]}}"#
        let scanner = try JSONScanner(Array(text.utf8), keepsPlaces: true)
        let path: [JSONScanner.Key] = [.name("a\n"), .name("b"), .number(1), .name("c")]
        let offset = scanner.offset(of: path)
        XCTAssertEqual(Array(text.utf8)[offset], UInt8(ascii: "5"))
        XCTAssertEqual(scanner.numbers.last.map(scanner.path), path)
        XCTAssertEqual(
            scanner.offset(of: path + [.name("d")]), offset,
            "a missing value has the offset of the nearest enclosing value")
        XCTAssertEqual(
            scanner.numbers.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }, ["1", "5"])
        XCTAssertEqual(scanner.values.first?.range, 0..<text.utf8.count)
    }

    func testDamagedTextIsAcceptedOrRejectedAsByFoundation() throws {
        try forEachSeed([1]) { try compareWithFoundation(seed: $0) }
    }

    private func compareWithFoundation(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        let base = Array(
            #"{"people":[{"id":1,"name":"Ad\u00e9 \ud83d\ude00\n","year":-12.5e+3,"ok":true},null,[],{"a":[false,0]}]}"#
                .utf8)
        let letters = Array(#"{}[],:"\u0d8tfn-+.eE19 "#.utf8) + [0x0A, 0x00, 0x1F, 0x7F, 0xC3]
        let longExponent = /[eE][-+]?[0-9]{3}/
        for _ in 0..<timesToRun(5_000) {
            var bytes = base
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.remove(at: place)
                case 1: bytes.insert(letters[Int.random(in: 0..<letters.count, using: &random)], at: place)
                case 2: bytes[place] = letters[Int.random(in: 0..<letters.count, using: &random)]
                default: bytes.removeLast(Int.random(in: 0..<min(6, bytes.count), using: &random))
                }
            }
            // Invalid UTF-8 is rejected before the scanner runs.
            guard let text = String(validating: bytes, as: UTF8.self) else { continue }
            // Foundation also rejects valid JSON numbers that are out of range. Other tests check such numbers.
            if text.contains(longExponent) { continue }
            let accepted = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
            let error = self.error(bytes)
            XCTAssertLessThanOrEqual(error?.offset ?? 0, bytes.count)
            // Foundation accepts trailing commas and duplicate names.
            if accepted, let error, !error.isSyntax || isAfterComma(error.offset, bytes) { continue }
            XCTAssertEqual(error == nil, accepted, "\(text): \(error?.message ?? "none"); seed \(seed)")
        }
    }

    private func isAfterComma(_ offset: Int, _ bytes: [UInt8]) -> Bool {
        let isEnd = offset < bytes.count && [UInt8(ascii: "]"), UInt8(ascii: "}")].contains(bytes[offset])
        let before = bytes[..<offset].last { !" \t\r\n".utf8.contains($0) }
        return isEnd && before == UInt8(ascii: ",")
    }
}
