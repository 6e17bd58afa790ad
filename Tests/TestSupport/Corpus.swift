import Foundation
import XCTest

extension XCTestCase {
    /// Calls a closure with every input that a fuzzer has saved for a target, and reports a test failure for every
    /// problem that the closure returns. A quick run calls it with an eighth of them.
    ///
    /// The inputs are stored in `.ci/fuzz/corpus`, one per line. `.ci/fuzz/run` searches for new inputs.
    @MainActor
    package func tryCorpus(_ target: String, _ problem: ([UInt8]) async -> String?) async throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../.ci/fuzz/corpus/\(target)")
        let lines = try String(contentsOf: file.standardized, encoding: .utf8).split(separator: "\n")
        XCTAssertGreaterThan(lines.count, 10, "the corpus has more than 10 inputs")
        for line in lines.prefix(timesToRun(lines.count)) {
            let input = try XCTUnwrap(Data(base64Encoded: String(line)), "line \(line) is not base 64")
            if let found = await problem(Array(input)) { XCTFail("\(found)\nwith \(line)") }
        }
    }
}
