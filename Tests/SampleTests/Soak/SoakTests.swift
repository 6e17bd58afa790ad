import TestSupport
import XCTest

/// Opens one sample after the other and touches it at random while the app and threads make changes.
///
/// `CELLDIRECTOR_SOAK_MINUTES` sets the duration; without it each sample is opened once, for a short while.
final class SoakTests: XCTestCase {
    @MainActor
    func testNothingIsLostNorKeptUnderRandomTouches() async throws {
        try await awaitEachSeed([20_261_122]) { seed in
            let person = SoakPerson(seed: seed)
            let minutes = timesToRun("CELLDIRECTOR_SOAK_MINUTES", else: 0)
            let (clock, start) = (ContinuousClock(), ContinuousClock.now)
            var memory: [Int] = []
            repeat {
                for screen in person.screens {
                    try await person.visit(screen, steps: minutes == 0 ? 30 : 150)
                    XCTAssertEqual(person.wrong, [], "seed \(seed)")
                    guard person.wrong.isEmpty else { return }
                }
                let minute = Int((clock.now - start) / .seconds(60))
                if minute > memory.count {
                    memory.append(residentKilobytes() ?? 0)
                    print("minute \(minute): \(memory.last ?? 0) KB, \(person.summary)")
                }
            } while clock.now - start < .seconds(60 * minutes)
            XCTAssertEqual(person.heard + person.lost, person.posted, "each post is heard or reported")
            // Permanent memory is allocated in the first quarter; after that the memory must not grow.
            if memory.count >= 8, let last = memory.last {
                let first = memory[memory.count / 4]
                XCTAssertLessThan(last, first + first / 20, "memory grows: \(memory)")
            }
        }
    }

    private func residentKilobytes() -> Int? {
        let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return pages.flatMap { Int($0[1]) }.map { $0 * 4 }
    }
}
