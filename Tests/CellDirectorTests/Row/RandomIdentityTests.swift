import TestSupport
import XCTest

/// Tests thousands of random steps in which rows change their identity, and checks after every step which configurators
/// find which row.
///
/// If `CELLDIRECTOR_SOAK_MINUTES` is set, the test performs a million steps.
final class RandomIdentityTests: XCTestCase {
    @MainActor
    func testACallerFindsItsRowWhateverItsCurrentIdentity() async {
        await awaitEachSeed(1...(isSoaking ? 5_000 : 10)) { seed in
            let walk = RandomIdentityWalk(seed: seed)
            for _ in 0..<200 where walk.wrong.isEmpty { await walk.step() }
            await walk.end()
            for wrong in walk.wrong.prefix(1) { XCTFail("seed \(seed): \(wrong)") }
        }
    }
}
