import CellDirector
import Foundation
import HeadlessUIKit
import XCTest

/// Tests that after each of many random steps, each view on screen was last configured with an item equal to its row's
/// current item, and that every control in the view shows that item's values. `RandomRows.Excuses` contains the rows to
/// which this does not apply.
///
/// `CELLDIRECTOR_ROW_STEPS` sets the number of steps. By default, the test performs a thousand steps, or a million if
/// `CELLDIRECTOR_SOAK_MINUTES` is set.
final class RandomRowTests: XCTestCase {
    private static let stepsPerWalk = 200

    @MainActor
    func testEachViewShowsItsRowsItemAfterEveryRandomStep() async throws {
        let steps = timesToRun("CELLDIRECTOR_ROW_STEPS", else: isSoaking ? 1_000_000 : 1_000)
        let walks = max(1, steps / Self.stepsPerWalk)
        await awaitEachSeed(0..<UInt64(walks)) { seed in
            let failure = await RandomRows.play(seed: seed, steps: Self.stepsPerWalk)
            if let failure { XCTFail(failure) }
        }
    }
}
