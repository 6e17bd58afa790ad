import TestSupport
import XCTest

/// Replays the inputs that the fuzzer saved.
final class CorpusTests: XCTestCase {
    @MainActor
    func testSavedFuzzerInputsCauseNoProblems() async throws {
        try await tryCorpus("row") { await rowProblem($0) }
    }
}
