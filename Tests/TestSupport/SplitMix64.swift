/// The SplitMix64 generator by Steele, Lea and Flood. The same seed produces the same numbers on every platform.
package struct SplitMix64: RandomNumberGenerator {
    package var state: UInt64
    /// The bytes that determine the next numbers. Every number uses one byte.
    private var lead: ArraySlice<UInt8> = []

    package init(state: UInt64) { self.state = state }

    /// Creates a generator whose first numbers are determined by a fuzzer's bytes, one number per byte. The numbers
    /// after the last byte are pseudorandom.
    package init(ledBy bytes: [UInt8]) {
        state = 0
        lead = bytes[...]
    }

    /// Whether the generator has unused fuzzer bytes.
    package var isLed: Bool { !lead.isEmpty }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        // Random choices depend on the high bits of a number, so the byte is repeated in these bits. The low bits only
        // make the numbers distinct.
        guard let byte = lead.popFirst() else { return mixed }
        return UInt64(byte) &* 0x0101_0101_0101_0101 ^ (mixed & 0xFFFF)
    }
}
