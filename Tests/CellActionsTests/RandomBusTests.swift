import TestSupport
import XCTest

/// Posts of the main actor and of threads, gates, observers, handlers that await, cancellations and owners that end, in random
/// order on one bus, against a model. `CELLDIRECTOR_BUS_STEPS` says how many steps each seed takes; `CELLDIRECTOR_SOAK_MINUTES`
/// makes the seeds a million steps.
final class RandomBusTests: XCTestCase {
    @MainActor func testEachIsHeardByWhomTheModelSays() async {
        await walk(1...(isSoaking ? 3_000 : 20), threadsAreJoined: true)
    }

    @MainActor func testEachIsHeardByWhomTheModelSaysWhileThreadsPost() async {
        await walk(101...(isSoaking ? 1_100 : 115), threadsAreJoined: false)
    }

    @MainActor private func walk(_ seeds: ClosedRange<UInt64>, threadsAreJoined: Bool) async {
        await awaitEachSeed(seeds) { seed in
            let walk = RandomBusWalk(seed: seed, threadsAreJoined: threadsAreJoined)
            for _ in 0..<timesToRun("CELLDIRECTOR_BUS_STEPS", else: 250) { await walk.step() }
            await walk.end()
        }
    }
}
