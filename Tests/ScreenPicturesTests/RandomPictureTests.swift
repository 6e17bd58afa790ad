import TestSupport
import XCTest

/// Tests pictures of unusual combinations of views.
final class RandomPictureTests: XCTestCase {
    @MainActor
    func testAnyTreeOfViewsIsDrawnAsXMLWithEveryCharacter() async {
        forEachSeed(1...60) { seed in
            if let problem = pictureProblem(seed: seed, views: 30) { XCTFail(problem) }
        }
    }

    @MainActor
    func testSavedFuzzerInputsCauseNoProblems() async throws {
        try await tryCorpus("picture") { pictureProblem($0) }
    }
}
