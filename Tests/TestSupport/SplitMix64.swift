/// Steele, Lea and Flood's SplitMix64: the same seed gives the same numbers on every platform.
package struct SplitMix64: RandomNumberGenerator {
    package var state: UInt64
    /// The bytes that lead the next numbers, one each.
    private var lead: ArraySlice<UInt8> = []

    package init(state: UInt64) { self.state = state }

    /// Makes the choices that a fuzzer's bytes say, one after the other, and random ones after them.
    package init(ledBy bytes: [UInt8]) {
        state = 0
        lead = bytes[...]
    }

    /// Whether bytes are left that lead the next numbers.
    package var isLed: Bool { !lead.isEmpty }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        // What is chosen from a number looks at its high bits; the low ones are there to be unlike.
        guard let byte = lead.popFirst() else { return mixed }
        return UInt64(byte) &* 0x0101_0101_0101_0101 ^ (mixed & 0xFFFF)
    }
}
