import TestSupport
import XCTest

/// Replays the inputs that the fuzzer saved.
final class CorpusTests: XCTestCase {
    @MainActor
    func testSavedFuzzerInputsCauseNoProblems() async throws {
        try await tryCorpus("layout") { layoutProblem($0) }
    }
}
