import HeadlessUIKit

extension StringProtocol {
    /// The number of terminal columns that the text occupies: two for each wide character or emoji, none for combining
    /// marks, format characters and control characters, and one for each other character.
    package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

    /// The text with unprintable characters replaced; see `Character.printable`.
    package var printable: String {
        // Fast path: printable ASCII needs no replacements.
        utf8.allSatisfy { 0x20..<0x7F ~= $0 } ? String(self) : String(map(\.printable))
    }
}

extension Character {
    /// The number of terminal columns that the character occupies.
    package var displayWidth: Int { isWide ? 2 : isWithoutWidth ? 0 : 1 }

    /// The character in a form that is safe to print.
    ///
    /// Line breaks and tabs become spaces, excess combining marks are dropped, and characters that would move the
    /// terminal's cursor, change its colors or change the text direction become U+FFFD.
    var printable: Character {
        guard let scalar = unicodeScalars.first else { return self }
        switch scalar.value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: return " "
        case 0x00..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: return "\u{FFFD}"
        default: return unicodeScalars.count > Self.scalarLimit ? shortened : self
        }
    }

    /// The maximum number of scalars printed per character. Every standard emoji has fewer scalars.
    private static let scalarLimit = 16

    private var shortened: Character {
        let kept = String(String.UnicodeScalarView(unicodeScalars.prefix(Self.scalarLimit)))
        return kept.count == 1 ? Character(kept) : "\u{FFFD}"
    }
}
