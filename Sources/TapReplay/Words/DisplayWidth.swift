import HeadlessUIKit

extension StringProtocol {
    /// How many columns of a terminal the text takes: wide letters and emoji take two, marks and signs of direction none.
    package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

    /// The text as it can be printed: see `Character.printable`.
    package var printable: String {
        // Most is plain ASCII, whose letters need not be looked at one by one.
        utf8.allSatisfy { 0x20..<0x7F ~= $0 } ? String(self) : String(map(\.printable))
    }
}

extension Character {
    /// How many columns of a terminal the letter takes.
    package var displayWidth: Int { isWide ? 2 : isWithoutWidth ? 0 : 1 }

    /// The letter itself, without more marks than letters have; a blank for a line break or tab, and a sign for any other
    /// character that would move a terminal's cursor, change its colours or turn the direction of what follows.
    var printable: Character {
        guard let scalar = unicodeScalars.first else { return self }
        switch scalar.value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: return " "
        case 0x00..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: return "\u{FFFD}"
        default: return unicodeScalars.count > Self.scalarLimit ? shortened : self
        }
    }

    /// More than the longest emoji has, a family of four.
    private static let scalarLimit = 16

    private var shortened: Character {
        let kept = String(String.UnicodeScalarView(unicodeScalars.prefix(Self.scalarLimit)))
        return kept.count == 1 ? Character(kept) : "\u{FFFD}"
    }
}
