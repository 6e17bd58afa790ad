extension StringProtocol {
    /// How many columns of a terminal the text takes: wide letters and emoji take two, marks and signs of direction none.
    var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

    /// The text as it can be printed: see `Character.printable`.
    var printable: String { String(map(\.printable)) }
}

extension Character {
    /// How many columns of a terminal the letter takes.
    var displayWidth: Int {
        guard let scalar = unicodeScalars.first else { return 0 }
        // U+FE0F asks for the picture in place of the sign, as in ❤️ and 1️⃣.
        if scalar.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch scalar.properties.generalCategory {
        case .format, .nonspacingMark, .enclosingMark, .control: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }

    /// The letter itself, without more marks than letters have; a blank for a line break or tab, and a sign for any other character that would move a terminal's
    /// cursor, change its colours or turn the direction of what follows.
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
