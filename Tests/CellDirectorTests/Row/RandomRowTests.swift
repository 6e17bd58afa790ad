import CellDirector
import Foundation
import HeadlessUIKit
import XCTest

/// After each of many random steps, each view on screen was last configured with an item equal to its row's present item, and
/// every control in it says what that item says.
///
/// `CELLDIRECTOR_ROW_STEPS` says how many steps; `CELLDIRECTOR_SOAK_MINUTES` makes them a million.
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
