import TestSupport
import XCTest

/// Replays the inputs that the fuzzer saved.
final class CorpusTests: XCTestCase {
    @MainActor
    func testSavedFuzzerScriptsCauseNoProblems() async throws {
        try await tryCorpus("script") { scriptProblem($0) }
    }

    @MainActor
    func testSavedFuzzerDataCausesNoProblems() async throws {
        try await tryCorpus("data") { dataProblem($0) }
    }
}
