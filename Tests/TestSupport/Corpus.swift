import Foundation
import XCTest

extension XCTestCase {
    /// Tries what a fuzzer has kept of a target's inputs: nothing is wrong with any.
    ///
    /// The inputs stand in `.ci/fuzz/corpus`, one a line; `.ci/fuzz/run` looks for more.
    @MainActor
    package func tryCorpus(_ target: String, _ problem: ([UInt8]) async -> String?) async throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../.ci/fuzz/corpus/\(target)")
        let lines = try String(contentsOf: file.standardized, encoding: .utf8).split(separator: "\n")
        XCTAssertGreaterThan(lines.count, 10, "the corpus is lost")
        for line in lines {
            let input = try XCTUnwrap(Data(base64Encoded: String(line)), "line \(line) is not base 64")
            if let found = await problem(Array(input)) { XCTFail("\(found)\nwith \(line)") }
        }
    }
}
