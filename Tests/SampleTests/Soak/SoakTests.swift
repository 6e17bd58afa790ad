import TestSupport
import XCTest

/// Opens one sample after another and touches it at random while background threads post actions.
///
/// The environment variable `CELLDIRECTOR_SOAK_MINUTES` sets the duration. By default, the test opens every sample
/// once, for a short time.
final class SoakTests: XCTestCase {
    @MainActor
    func testRandomTouchesLoseNoPostsAndLeakNothing() async throws {
        try await awaitEachSeed([20_261_122]) { seed in
            let person = SoakPerson(seed: seed)
            let minutes = soakMinutes
            let (clock, start) = (ContinuousClock(), ContinuousClock.now)
            var memory: [Int] = []
            repeat {
                for screen in person.screens {
                    try await person.visit(screen, steps: minutes == 0 ? 30 : 150)
                    XCTAssertEqual(person.failures, [], "seed \(seed)")
                    guard person.failures.isEmpty else { return }
                }
                let minute = Int((clock.now - start) / .seconds(60))
                if minute > memory.count {
                    memory.append(residentKilobytes() ?? 0)
                    print("minute \(minute): \(memory.last ?? 0) KB, \(person.summary)")
                }
            } while clock.now - start < .seconds(60 * minutes)
            XCTAssertEqual(person.received + person.lost, person.posted, "each posted action is received or reported")
            // Long-lived memory is allocated during the first quarter of the test. After that, memory use must grow by
            // less than 5%.
            if memory.count >= 8, let last = memory.last {
                let first = memory[memory.count / 4]
                XCTAssertLessThan(last, first + first / 20, "memory use does not grow: \(memory)")
            }
        }
    }

    private func residentKilobytes() -> Int? {
        let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return pages.flatMap { Int($0[1]) }.map { $0 * 4 }
    }
}
