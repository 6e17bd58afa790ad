import CellDirector
import Foundation
import HeadlessUIKit
import XCTest

/// After each of many random steps, each view on screen was last configured with an item equal to its row's present item, and
/// every control in it says what that item says.
///
/// `CELLDIRECTOR_ROW_STEPS` says how many steps.
final class RandomRowTests: XCTestCase {
    private static let stepsPerWalk = 200

    @MainActor
    func testEachViewShowsItsRowsItemAfterEveryRandomStep() async throws {
        let walks = max(1, timesToRun("CELLDIRECTOR_ROW_STEPS", else: 2_000) / Self.stepsPerWalk)
        await awaitEachSeed(0..<UInt64(walks)) { seed in
            let failure = await RandomRows.play(seed: seed, steps: Self.stepsPerWalk)
            if let failure { XCTFail(failure) }
        }
    }
}

extension RandomRows {
    /// Plays a walk from its beginning.
    ///
    /// - Returns: What was wrong.
    @MainActor
    static func play(seed: UInt64, steps: Int) async -> String? {
        let walk = Walk(seed: seed)
        let handler = ListException.handler
        defer { ListException.handler = handler }
        let stopped = Stops()
        ListException.handler = { stopped.all.append("\($0)") }
        var failure: String?
        for step in 0..<steps where failure == nil {
            await walk.step()
            let wrong = stopped.all + walk.wrong
            if !wrong.isEmpty {
                failure =
                    "seed \(seed), step \(step): " + (wrong + ["after"] + walk.did.suffix(30)).joined(separator: "\n")
            }
        }
        await walk.end()
        return failure
    }

    private final class Stops {
        var all: [String] = []
    }
}
