import TestSupport
import XCTest

/// Tests random posts from the main actor and from other threads on a single bus. There are gates, observers and
/// asynchronous handlers; tasks are canceled, and owners are deallocated. The calls are compared with a model.
/// `CELLDIRECTOR_BUS_STEPS` sets the number of steps per seed. If `CELLDIRECTOR_SOAK_MINUTES` is set, the tests perform
/// a million steps in total.
final class RandomBusTests: XCTestCase {
    @MainActor func testEachPostReachesTheHandlersOfTheModel() async {
        await walk(1...(isSoaking ? 3_000 : 20), threadsAreJoined: true)
    }

    @MainActor func testEachPostReachesTheHandlersOfTheModelWhileThreadsPost() async {
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
