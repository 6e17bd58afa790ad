import Foundation

/// Steele, Lea and Flood's SplitMix64: the same seed gives the same numbers on every platform.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// How many random pairs a test tries: 20,000, or as many as the environment's `CELLDIRECTOR_PAIRS` says.
func pairCount(dividedBy divisor: Int = 1) -> Int {
    max(1, (ProcessInfo.processInfo.environment["CELLDIRECTOR_PAIRS"].flatMap(Int.init) ?? 20_000) / divisor)
}
