import Foundation

/// The classes of characters that lines treat differently.
enum LetterClass: UInt8 {
    /// A character without a width.
    case none
    case newline, space, hyphen, other
    /// An ideograph or an emoji, next to which a line may break.
    case wide
}

/// A character as text is measured: its class, and its advance in the system font.
struct Letter {
    let letterClass: LetterClass
    /// The advance in thousandths of the font size, without tracking.
    let advance: Int16
    /// Whether the character is a decimal digit of ASCII.
    let isDigit: Bool
    /// The byte of an ASCII character; 0 for others.
    private(set) var byte: UInt8 = 0
    /// The kinds of pairs of which the character is the first or the second one.
    let (first, second): (KernedPairs, KernedPairs)

    private init(
        _ letterClass: LetterClass, _ advance: Int16 = 0, isDigit: Bool = false, first: KernedPairs = [],
        second: KernedPairs = []
    ) {
        self.letterClass = letterClass
        self.advance = advance
        self.isDigit = isDigit
        (self.first, self.second) = (first, second)
    }

    /// An attachment, next to which a line may break.
    static let attachment = Letter(.wide)

    /// Classifies a character by its first scalar, because the following scalars combine with it. A character that
    /// contains U+FE0F is an emoji, and therefore wide.
    init(_ letter: Character) {
        guard let scalar = letter.unicodeScalars.first else {
            self.init(.none)
            return
        }
        if scalar.isASCII {
            self =
                letter.unicodeScalars.contains("\u{FE0F}")
                ? Letter(.wide, LetterAdvances.emoji) : Self.ofASCII[Int(scalar.value)]
        } else if letter.isNewline {
            self.init(.newline)
        } else if letter.isWide {
            let isHangul = (0xAC00...0xD7A3).contains(scalar.value)
            let advance = letter.isEmoji ? LetterAdvances.emoji : LetterAdvances.wide
            self.init(.wide, isHangul ? LetterAdvances.hangul : advance)
        } else if letter.isWithoutWidth {
            self.init(.none)
        } else {
            self.init(seldom: scalar)
        }
    }

    /// Classifies a non-ASCII scalar that is neither wide nor zero-width.
    private init(seldom scalar: Unicode.Scalar) {
        let known = LetterAdvances.known(scalar)
        func advance(_ other: Int16) -> Int16 { known > 0 ? known : other }
        switch scalar.value {
        // Non-breaking spaces.
        case 0xA0, 0x2007, 0x202F: self.init(.other, LetterAdvances.space)
        case 0x2014: self.init(.wide, known)
        default:
            switch scalar.properties.generalCategory {
            case .spaceSeparator: self.init(.space, LetterAdvances.space)
            case .dashPunctuation: self.init(.hyphen, advance(499))
            case .otherPunctuation: self.init(.other, advance(284))
            case .initialPunctuation, .finalPunctuation, .openPunctuation, .closePunctuation:
                self.init(.other, advance(369))
            case .uppercaseLetter, .titlecaseLetter: self.init(.other, advance(668))
            case .decimalNumber, .currencySymbol, .mathSymbol: self.init(.other, advance(617))
            default: self.init(.other, advance(560))
            }
        }
    }

    /// The ASCII characters, indexed by byte.
    static let ofASCII: [Letter] = LetterAdvances.ofASCII.enumerated().map { byte, advance in
        var letter = ofASCII(byte, advance)
        letter.byte = UInt8(byte)
        return letter
    }

    private static func ofASCII(_ byte: Int, _ advance: Int16) -> Letter {
        switch byte {
        case 0x0A...0x0D: Letter(.newline)
        case 0x20, 0x09: Letter(.space, advance)
        case 0x2D: Letter(.hyphen, advance)
        default:
            advance > 0
                ? Letter(
                    .other, advance, isDigit: (0x30...0x39).contains(byte),
                    first: KernedPairs(first: Unicode.Scalar(UInt8(byte))),
                    second: KernedPairs(second: Unicode.Scalar(UInt8(byte))))
                : Letter(.none)
        }
    }
}

/// The kinds of pairs of letters that are closer to each other than others.
struct KernedPairs: OptionSet {
    let rawValue: UInt16

    /// T before a low letter, such as in *To*.
    static let lowAfterT = KernedPairs(rawValue: 1)
    /// A or L before T, V, W or Y.
    static let underRoof = KernedPairs(rawValue: 1 << 1)
    /// T, V, W, Y, P or F before A.
    static let overA = KernedPairs(rawValue: 1 << 2)
    /// V, W or Y before a low letter.
    static let lowAfterV = KernedPairs(rawValue: 1 << 3)
    /// K, X or k before a round letter.
    static let roundAfterK = KernedPairs(rawValue: 1 << 4)
    /// A letter that is open at the lower right before a period or a comma, such as in *r.*.
    static let dotUnderLetter = KernedPairs(rawValue: 1 << 5)
    /// A digit before a period or a comma.
    static let dotAfterDigit = KernedPairs(rawValue: 1 << 6)
    /// A period or a comma before a digit.
    static let digitAfterDot = KernedPairs(rawValue: 1 << 7)
    /// F, P, r or a slanted letter before a round letter, such as in *re*.
    static let roundAfterArm = KernedPairs(rawValue: 1 << 8)

    /// How much closer each kind of pair is, in thousandths of the font size, in the order of the kinds' values. A pair of
    /// two kinds is as close as the first of them says.
    static let closeness: [CGFloat] = [74, 57, 43, 33, 32, 24, 8, 8, 11]

    init(rawValue: UInt16) { self.rawValue = rawValue }

    fileprivate init(first letter: Unicode.Scalar) {
        var kinds: KernedPairs = []
        if letter == "T" { kinds.insert(.lowAfterT) }
        if Self.has("AL", letter) { kinds.insert(.underRoof) }
        if Self.has("TVWYPF", letter) { kinds.insert(.overA) }
        if Self.has("VWY", letter) { kinds.insert(.lowAfterV) }
        if Self.has("kKX", letter) { kinds.insert(.roundAfterK) }
        if Self.has("FPTVWYrvwy", letter) { kinds.insert(.dotUnderLetter) }
        if Self.has("FPrvwxy", letter) { kinds.insert(.roundAfterArm) }
        if ("0"..."9").contains(letter) { kinds.insert(.dotAfterDigit) }
        if Self.has(".,", letter) { kinds.insert(.digitAfterDot) }
        self = kinds
    }

    fileprivate init(second letter: Unicode.Scalar) {
        var kinds: KernedPairs = []
        if Self.has("acdegmnopqrsuvwxyz", letter) { kinds.formUnion([.lowAfterT, .lowAfterV]) }
        if Self.has("TVWY", letter) { kinds.insert(.underRoof) }
        if letter == "A" { kinds.insert(.overA) }
        if Self.has("aceoqu", letter) { kinds.insert(.roundAfterK) }
        if Self.has("acdegoqs", letter) { kinds.insert(.roundAfterArm) }
        if Self.has(".,", letter) { kinds.formUnion([.dotUnderLetter, .dotAfterDigit]) }
        if ("0"..."9").contains(letter) { kinds.insert(.digitAfterDot) }
        self = kinds
    }

    private static func has(_ letters: String, _ letter: Unicode.Scalar) -> Bool {
        letters.unicodeScalars.contains(letter)
    }
}
