import Foundation

/// The widths of characters in a font, in points.
///
/// There is one approximate width for each ``LetterClass``. It is the same on every machine. All widths are multiples
/// of 1/64 of a point, so their sums are exact regardless of the order of addition.
struct LetterWidths {
    private let widths: SIMD16<Float>

    init(_ font: UIFont) {
        var em = SIMD16<Float>.zero
        let isMonospaced = font.isMonospaced
        // Bolder characters are wider, except ideographs and emoji.
        let weight = Float(font.weight.rawValue)
        let stretch = 1 + weight * (weight > 0 ? 0.14 : 0.05)
        let hasEqualDigits = font.fontName == UIFont.monospacedDigitsName
        for letterClass in LetterClass.allCases {
            let natural = letterClass == .one && hasEqualDigits ? LetterClass.digit.em : letterClass.em
            let own = isMonospaced && natural > 0 ? 0.6 : natural * stretch
            em[Int(letterClass.rawValue)] = letterClass == .wide ? letterClass.em : own
        }
        let units = em * Float(font.pointSize) * 64
        widths = units.rounded(.toNearestOrEven) / 64
    }

    subscript(letterClass: LetterClass) -> CGFloat { CGFloat(widths[Int(letterClass.rawValue)]) }
}
