import HeadlessUIKit
import XCTest

/// Tests snapshots against plain arrays: random operations, each performed on both.
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
