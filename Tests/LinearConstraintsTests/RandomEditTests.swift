import LinearConstraints
import TestSupport
import XCTest

/// Tests that the solution after random edits equals the solution of a system created from scratch.
final class RandomEditTests: XCTestCase {
    func testSmallSystemsAgreeWithThoseBuiltFromScratch() {
        checkEdits([20_263], systems: 300, variables: 2...6, steps: 8)
    }

    func testCellSizedSystemsAgreeWithThoseBuiltFromScratch() {
        checkEdits([20_264], systems: 12, variables: 20...40, steps: 12)
    }

    func testOneSystemOfManyEditsDoesNotDrift() { checkEdits([20_265], systems: 2, variables: 8...12, steps: 500) }

    private func checkEdits(_ seeds: [UInt64], systems: Int, variables: ClosedRange<Int>, steps: Int) {
        forEachSeed(seeds) { seed in
            var edits = RandomEdits(seed: seed)
            var generator = SplitMix64(state: seed)
            for round in 0..<systems * timesToRun("CELLDIRECTOR_SYSTEMS", else: 1) {
                let count = Int.random(in: variables, using: &generator)
                if let problem = edits.problem(variables: count, steps: steps) {
                    return XCTFail("seed \(seed), round \(round): \(problem)")
                }
            }
        }
    }
}
