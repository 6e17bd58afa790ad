import HeadlessUIKit
import XCTest

/// Compares snapshots with plain arrays by performing random operations on both.
final class RandomSnapshotTests: XCTestCase {
    @MainActor
    func testEveryOperationBehavesAsOnAList() async {
        forEachSeed(1...40) { seed in
            var random = SplitMix64(state: seed)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            var model = SnapshotModel()
            for step in 0..<150 {
                if let problem = model.problem(changing: &snapshot, &random) {
                    return XCTFail("seed \(seed), step \(step): \(problem), not \(model.sections)")
                }
            }
        }
    }
}
