// Unsafe code: a string is read as the two words that it is made of.

/// The two words of a string, which say quickly that two strings are the same one.
///
/// Strings with equal words are equal for as long as one of them is kept: the words are its letters, or where they lie. Equal
/// strings need not have equal words. Looking costs a tenth of hashing a string's letters.
struct StringWords: Equatable {
    private let words: (UInt64, UInt64)

    init(_ text: String) {
        assert(MemoryLayout<String>.size == 2 * MemoryLayout<UInt64>.size, "a string is not made of two words")
        words = unsafeBitCast(text, to: (UInt64, UInt64).self)
    }

    @inline(__always)
    static func == (a: Self, b: Self) -> Bool { a.words == b.words }

    /// A number of so many bits.
    @inline(__always)
    func hash(bits: Int) -> Int {
        Int(truncatingIfNeeded: ((words.0 ^ words.1) &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
    }
}
