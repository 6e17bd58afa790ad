/// A closure that performs some work a given number of times.
typealias Turns = @MainActor (_ times: Int) -> Void

/// Returns the time for one repetition of some work, in nanoseconds.
@MainActor
func nanoseconds(_ turns: Turns, times: Int = 1_000_000) -> Double {
    nanoseconds(per: times) { turns(times) }
}

/// Some work or its yardstick, and how many times to repeat it in each measurement.
typealias Measured = (turns: Turns, times: Int)

/// Times some work and its yardstick alternately, so that a slow machine affects both equally. Returns the best time
/// for one repetition of each, in nanoseconds.
@MainActor
func nanoseconds(_ work: Measured, beside yardstick: Measured, repetitions: Int = 9) -> (
    work: Double, yardstick: Double
) {
    var best = (work: Double.infinity, yardstick: Double.infinity)
    for _ in 0..<repetitions {
        best.work = min(best.work, nanoseconds(per: work.times, repetitions: 1) { work.turns(work.times) })
        best.yardstick = min(
            best.yardstick, nanoseconds(per: yardstick.times, repetitions: 1) { yardstick.turns(yardstick.times) })
    }
    return best
}

/// Runs some work repeatedly. Returns the time of the fastest run divided by `count`, in nanoseconds.
@MainActor
func nanoseconds(per count: Int, repetitions: Int = 9, _ work: () -> Void) -> Double {
    var best = Duration.seconds(1_000_000)
    for _ in 0..<repetitions {
        let elapsed = ContinuousClock().measure(work)
        best = min(best, elapsed)
    }
    let (seconds, attoseconds) = best.components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count)
}

/// Hides a value from the optimizer.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }

/// Prevents the optimizer from removing the work that produced a value.
func keep(_ value: Int) { _ = opaque(value) }
