import LinearConstraints
import TestSupport
import XCTest

/// Compares small random systems with the exact model, before and after random edits.
final class RandomModelTests: XCTestCase {
    func testRandomSystemsAgreeWithTheExactModel() {
        forEachSeed([20_261, 20_262]) { seed in
            var walk = RandomWalk(seed: seed)
            for round in 0..<150 * timesToRun("CELLDIRECTOR_SYSTEMS", else: 1) {
                if let problem = walk.problemInOneSystem() {
                    return XCTFail("seed \(seed), round \(round): \(problem)\n\(walk)")
                }
            }
        }
    }
}
