extension Character {
    /// Whether the character is twice as wide as a narrow character, for example an ideograph, a Hangul syllable or an
    /// emoji.
    package var isWide: Bool {
        guard !isASCII, let scalar = unicodeScalars.first else { return false }
        if isEmoji { return true }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return true
        default: return false
        }
    }

    /// Whether the character is drawn as an emoji. U+FE0F requests the emoji presentation of a character, as in ❤️ and 1️⃣.
    var isEmoji: Bool {
        unicodeScalars.first?.properties.isEmojiPresentation == true || unicodeScalars.contains("\u{FE0F}")
    }

    /// Whether the character has no width: a combining mark without a base, a format character or a control character.
    package var isWithoutWidth: Bool {
        if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F }
        return switch unicodeScalars.first?.properties.generalCategory {
        case .format, .nonspacingMark, .enclosingMark, .control, nil: true
        default: false
        }
    }
}
