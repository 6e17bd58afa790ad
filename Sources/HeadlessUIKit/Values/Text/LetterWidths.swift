import Foundation

/// The widths of characters in a font, in points. They are the same on every machine.
///
/// A character's width is its advance (``LetterAdvances``) times the font size, and for each character, the tracking of
/// the size, the narrower letters of the display cut, and the width of bolder strokes (``LetterSpacing``). All widths are
/// multiples of 1/1024 of a point, so their sums are exact regardless of the order of addition.
struct LetterWidths {
    private let scale: CGFloat
    /// What is added to each digit, to each space, and to each other character but ideographs and emoji, in points.
    private let (extraOfDigits, extraOfSpaces, extra): (CGFloat, CGFloat, CGFloat)
    private let emoji: CGFloat
    private let isMonospaced: Bool
    private let hasEqualDigits: Bool
    /// The advances of the ASCII characters in a font that has its own; `nil` for the others.
    private let own: [Int16]?
    /// What a thousandth of the font size is between two letters, in points; 0 in a monospaced font.
    private let kerningScale: CGFloat

    init(_ font: UIFont) {
        isMonospaced = font.isMonospaced
        hasEqualDigits = font.fontName == UIFont.monospacedDigitsName
        let family = font.fontName.hasPrefix("system") ? nil : LetterAdvances.Family(font)
        scale = font.pointSize / 1000 * (family?.breadth ?? 1)
        let advance = min(CGFloat(LetterAdvances.emoji) * scale, max(22.75, font.pointSize * 1.125))
        emoji = (advance + Self.rounding) - Self.rounding
        own = family?.advances
        kerningScale = isMonospaced || family?.isKerned == false ? 0 : scale
        let spacing =
            family?.breadth == nil
            ? LetterSpacing(size: font.pointSize, weight: font.weight) : LetterSpacing(size: 17, weight: .regular)
        (extraOfDigits, extraOfSpaces, extra) =
            isMonospaced || own != nil
            ? (0, 0, 0) : (spacing.ofDigits * scale, spacing.ofSpaces * scale, spacing.ofLetters * scale)
    }

    subscript(letter: Letter) -> CGFloat {
        guard letter.advance > 0 else { return 0 }
        if let own, own[Int(letter.byte)] > 0 {
            return (CGFloat(own[Int(letter.byte)]) * scale + Self.rounding) - Self.rounding
        }
        if letter.advance == LetterAdvances.emoji { return emoji }
        let isWide = letter.letterClass == .wide
        let advance =
            if isMonospaced, !isWide {
                LetterAdvances.monospaced
            } else {
                letter.isDigit && hasEqualDigits ? LetterAdvances.monospacedDigit : letter.advance
            }
        let more = letter.isDigit ? extraOfDigits : letter.letterClass == .space ? extraOfSpaces : extra
        let width = CGFloat(advance) * scale + (isWide ? 0 : more)
        return max(0, (width + Self.rounding) - Self.rounding)
    }

    /// Returns how much closer two neighboring letters are than their widths say, in points. Fitted to labels in storyboards
    /// and to widths recorded on simulators.
    func kerning(_ first: Letter, _ second: Letter) -> CGFloat {
        let pairs = first.first.intersection(second.second)
        if pairs.isEmpty { return 0 }
        let closeness = KernedPairs.closeness[pairs.rawValue.trailingZeroBitCount]
        return (closeness * kerningScale + Self.rounding) - Self.rounding
    }

    /// Returns a width, rounded like the others.
    static func rounded(_ width: CGFloat) -> CGFloat { (width + rounding) - rounding }

    /// Adding this number to a width and subtracting it again rounds the width to a multiple of 1/1024, in a fraction of the
    /// time of `rounded()`: the number is so large that a `Double` has no smaller fractions there.
    private static let rounding: CGFloat = 1.5 * 4_398_046_511_104
}

/// What a font's size and weight add to each character, in thousandths of the font size.
struct LetterSpacing {
    let ofLetters: CGFloat
    let ofDigits: CGFloat
    let ofSpaces: CGFloat

    init(size: CGFloat, weight: UIFont.Weight) {
        let narrowing = Self.value(at: size, in: Self.narrowing)
        let boldness = Self.boldness(size, weight)
        let spacing = Self.value(at: size, in: Self.tracking) + narrowing
        ofLetters = spacing + boldness
        ofSpaces = spacing + min(0, boldness)
        // Digits are less narrow in the display cut, and bold ones are as wide as their strokes make them.
        let kept: CGFloat = weight.rawValue >= UIFont.Weight.semibold.rawValue ? 0.2 : 0.55
        ofDigits = ofLetters + max(0, boldness) * 0.35 - narrowing * kept
    }

    /// Returns how much wider the letters of a weight are. Spaces are not wider in bold text.
    private static func boldness(_ size: CGFloat, _ weight: UIFont.Weight) -> CGFloat {
        let text = value(at: weight.rawValue, in: boldness)
        guard size > 17 else { return text }
        let larger = [(22, boldnessInMiddle), (30, boldnessOfDisplay), (48, boldnessOfTitles)] as [(CGFloat, Table)]
        return value(at: size, in: [(17, text)] + larger.map { ($0, value(at: weight.rawValue, in: $1)) })
    }

    /// Values by place, such as font size. All tables have this type: if they had tuples without labels, each of these would
    /// be cast whenever text is measured.
    private typealias Table = [(place: CGFloat, value: CGFloat)]

    /// The tracking of SF Pro by font size. Source: Apple's *Human Interface Guidelines*, *Typography*.
    private static let tracking: Table = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
        (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11),
        (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (40, 10), (41, 9), (43, 9),
        (44, 8), (48, 8), (49, 7), (51, 7), (52, 6), (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2),
        (76, 1), (80, 0),
    ]

    /// How much narrower the letters of the display cut, and of the smallest sizes, are, by font size. Fitted to widths recorded on simulators.
    private static let narrowing: Table = [
        (10, -1), (12, 0), (17, 0), (20, -14), (21, -19), (23, -40), (24, -46), (25, -50), (27, -57), (28, -60),
    ]

    // How much wider the letters of a weight are, at up to 17 points, at 22, at 30 and from 48 points on. Fitted to widths
    // recorded on simulators, semibold ones of `boldSystemFont(ofSize:)` among them, and to labels in storyboards; weights
    // lighter than light and heavier than heavy are unverified.
    private static let boldness: Table = [
        (-0.8, -20), (-0.4, -10), (0, 0), (0.23, 14), (0.3, 25), (0.4, 38), (0.56, 58), (0.62, 76),
    ]
    private static let boldnessInMiddle: Table = [
        (-0.8, -20), (-0.4, -13), (0, 0), (0.23, 14), (0.3, 22), (0.4, 39), (0.56, 54), (0.62, 72),
    ]
    private static let boldnessOfDisplay: Table = [
        (-0.8, -20), (-0.4, -13), (0, 0), (0.23, 20), (0.3, 31), (0.4, 42), (0.56, 56), (0.62, 72),
    ]
    private static let boldnessOfTitles: Table = [
        (-0.8, -20), (-0.4, -13), (0, 0), (0.23, 22), (0.3, 34), (0.4, 51), (0.56, 70), (0.62, 80),
    ]

    /// Returns the value at a place, interpolated between the neighbors in a table, and the first or the last value
    /// outside of it.
    private static func value(at place: CGFloat, in table: Table) -> CGFloat {
        guard let next = table.firstIndex(where: { $0.place >= place }) else { return table.last?.value ?? 0 }
        guard next > 0 else { return table[0].value }
        let (low, high) = (table[next - 1], table[next])
        return low.value + (high.value - low.value) * (place - low.place) / (high.place - low.place)
    }
}
