import HeadlessUIKit
import XCTest

/// Snapshots against plain arrays: random operations, each carried out on both.
final class RandomSnapshotTests: XCTestCase {
    @MainActor
    func testEveryOperationDoesWhatAListDoes() async {
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
