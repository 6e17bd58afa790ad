import TestSupport
import XCTest

/// Replays the snapshot inputs that the fuzzer saved.
final class CorpusTests: XCTestCase {
    @MainActor
    func testSavedFuzzerInputsCauseNoProblems() async throws {
        try await tryCorpus("snapshot") { snapshotProblem($0) }
    }
}
