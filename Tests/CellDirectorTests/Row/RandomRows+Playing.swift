import HeadlessUIKit
import TestSupport

extension RandomRows {
    /// Plays a walk of so many steps from its beginning.
    ///
    /// - Returns: What was wrong.
    @MainActor
    static func play(seed: UInt64, steps: Int) async -> String? {
        await play(SplitMix64(state: seed), upTo: steps).map { "seed \(seed), \($0)" }
    }

    /// Plays a walk of so many steps, or until no byte leads it any more.
    @MainActor
    fileprivate static func play(_ random: SplitMix64, upTo steps: Int? = nil) async -> String? {
        let walk = Walk(random)
        let handler = ListException.handler
        defer { ListException.handler = handler }
        let stopped = Stops()
        ListException.handler = { stopped.all.append("\($0)") }
        var failure: String?
        var step = 0
        while failure == nil, steps.map({ step < $0 }) ?? walk.random.isLed {
            await walk.step()
            let wrong = stopped.all + walk.wrong
            if !wrong.isEmpty {
                failure =
                    "step \(step): " + (wrong + ["after"] + walk.did.suffix(30)).joined(separator: "\n")
            }
            step += 1
        }
        await walk.end()
        return failure
    }

    private final class Stops {
        var all: [String] = []
    }
}

/// What is wrong with three lists in the walk that bytes lead.
@MainActor
func rowProblem(_ bytes: [UInt8]) async -> String? { await RandomRows.play(SplitMix64(ledBy: bytes)) }
