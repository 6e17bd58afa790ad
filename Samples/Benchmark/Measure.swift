/// Work that is done as often as one says.
typealias Turns = @MainActor (_ times: Int) -> Void

/// How long one turn takes, in nanoseconds.
@MainActor
func nanoseconds(_ turns: Turns, times: Int = 1_000_000) -> Double {
    nanoseconds(per: times) { turns(times) }
}

/// Work and its yardstick, each with the times that make a measurement.
typealias Measured = (turns: Turns, times: Int)

/// Times work and its yardstick by turns, so that what slows one slows the other: how long one turn of each takes, in
/// nanoseconds, as the best of several repetitions.
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

/// Times work by taking the best of several repetitions, in nanoseconds for one unit of work.
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

/// Keeps the optimizer from seeing what a value is.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }

/// Keeps the optimizer from leaving out the work that made a value.
func keep(_ value: Int) { _ = opaque(value) }
