import HeadlessUIKit
import TestSupport

extension RandomRows {
    /// Plays a walk of the given number of steps from its beginning.
    ///
    /// - Returns: A description of the failure, or `nil`.
    @MainActor
    static func play(seed: UInt64, steps: Int) async -> String? {
        await play(SplitMix64(state: seed), upTo: steps).map { "seed \(seed), \($0)" }
    }

    /// Plays a walk of the given number of steps, or until the bytes that drive it are used up.
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

/// Returns a description of the failure in a walk through three lists that the bytes drive, or `nil`.
@MainActor
func rowProblem(_ bytes: [UInt8]) async -> String? { await RandomRows.play(SplitMix64(ledBy: bytes)) }
