/// A class of characters that have about the same width in the system font.
enum LetterClass: UInt8, CaseIterable {
    case none, newline, space, hyphen, thin, narrow, lower, digit, upper, round, broad, wide
    /// The digit 1, which is narrower than the other digits unless the font has monospaced digits.
    case one

    /// The width of the class's characters as a fraction of the font size.
    var em: Float {
        switch self {
        case .none, .newline: 0
        case .space: 0.27
        case .thin: 0.26
        case .hyphen, .narrow: 0.38
        case .lower, .one: 0.56
        case .digit: 0.62
        case .upper: 0.67
        case .round: 0.75
        case .broad: 0.9
        case .wide: 1
        }
    }

    /// Classifies a character by its first scalar, because the following scalars combine with it. A character that
    /// contains U+FE0F is an emoji, and therefore wide.
    init(_ letter: Character) {
        guard let scalar = letter.unicodeScalars.first else {
            self = .none
            return
        }
        if scalar.isASCII {
            self = letter.unicodeScalars.contains("\u{FE0F}") ? .wide : Self.ofASCII[Int(scalar.value)]
        } else if letter.isNewline {
            self = .newline
        } else if letter.isWide {
            self = .wide
        } else if letter.isWithoutWidth {
            self = .none
        } else {
            self.init(seldom: scalar)
        }
    }

    /// Classifies a non-ASCII scalar that is neither wide nor zero-width.
    private init(seldom scalar: Unicode.Scalar) {
        switch scalar.value {
        // Non-breaking spaces.
        case 0xA0, 0x2007, 0x202F: self = .thin
        case 0x2026: self = .broad
        case 0x2014: self = .wide
        default:
            switch scalar.properties.generalCategory {
            case .spaceSeparator: self = .space
            case .dashPunctuation: self = .hyphen
            case .otherPunctuation: self = .thin
            case .initialPunctuation, .finalPunctuation, .openPunctuation, .closePunctuation: self = .narrow
            case .uppercaseLetter, .titlecaseLetter: self = .upper
            case .decimalNumber, .currencySymbol, .mathSymbol: self = .digit
            default: self = .lower
            }
        }
    }

    /// The classes of the ASCII characters, indexed by byte.
    static let ofASCII: [LetterClass] = {
        var classes = [LetterClass](repeating: .none, count: 128)
        func set(_ letters: String, _ letterClass: LetterClass) {
            for byte in letters.utf8 { classes[Int(byte)] = letterClass }
        }
        set("\n\r\u{0B}\u{0C}", .newline)
        set(" \t", .space)
        set("-", .hyphen)
        set("ijlI!|'.,:;`", .thin)
        set("frt()[]{}/\\\"*^", .narrow)
        set("abcdeghknopqsuvxyzJ", .lower)
        set("023456789#$+<=>?_~", .digit)
        set("1", .one)
        set("ABEFKLPRSTVXYZ", .upper)
        set("CDGHNOQU&", .round)
        set("mwMW@%", .broad)
        return classes
    }()
}
