import TestSupport
import XCTest

/// What the fuzzer kept of its inputs.
final class CorpusTests: XCTestCase {
    @MainActor
    func testNothingIsWrongWithTheFuzzersInputs() async throws {
        try await tryCorpus("snapshot") { snapshotProblem($0) }
    }
}
