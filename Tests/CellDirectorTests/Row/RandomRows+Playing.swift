import HeadlessUIKit
import TestSupport

extension RandomRows {
    /// Plays a walk that is generated from a seed and has the given number of steps.
    ///
    /// - Returns: A description of the failure, or `nil` if there is none.
    @MainActor
    static func play(seed: UInt64, steps: Int) async -> String? {
        await play(SplitMix64(state: seed), upTo: steps).map { "seed \(seed), \($0)" }
    }

    /// Plays a walk of the given number of steps or, without a number, until the bytes that drive the walk are used up.
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

/// Plays a walk that is driven by the given bytes. Returns a description of the failure, or `nil` if there is none.
@MainActor
func rowProblem(_ bytes: [UInt8]) async -> String? { await RandomRows.play(SplitMix64(ledBy: bytes)) }
