import Foundation

/// Measures text: an approximation, the same on every machine (``LetterWidths``).
package struct TextMeasurer {
    /// The widest that a line may be, in points.
    package var limit = CGFloat.infinity
    /// 0 means as many as the text takes.
    var maximumLines = 0
    /// Whether words break anywhere.
    var breaksWords = false
    /// Whether runs have no fonts of their own.
    var hasOneFont = false
    /// Whether lines are set apart by their fonts' leading.
    var usesLeading = false

    /// Measures text in lines no wider than a limit, in points, of which there may be so many (0: any number).
    package init(
        limit: CGFloat = .infinity, maximumLines: Int = 0, breaksWords: Bool = false, hasOneFont: Bool = false,
        usesLeading: Bool = false
    ) {
        self.limit = limit
        self.maximumLines = maximumLines
        self.breaksWords = breaksWords
        self.hasOneFont = hasOneFont
        self.usesLeading = usesLeading
    }

    /// The size of a text in one font, in points; none of an empty text.
    ///
    /// - Complexity: O(characters).
    func size(of text: String, _ font: UIFont) -> CGSize {
        var breaker = makeBreaker()
        add(text, font, to: &breaker)
        return size(breaker)
    }

    /// The size of a text whose runs may have fonts of their own, in points.
    ///
    /// - Parameter font: where a run has none.
    /// - Complexity: O(characters + runs).
    package func size(of text: NSAttributedString, _ font: UIFont) -> CGSize {
        var breaker = makeBreaker()
        add(text, font, to: &breaker)
        return size(breaker)
    }

    /// The lines of a text whose runs may have fonts of their own.
    ///
    /// - Parameter font: where a run has none.
    /// - Complexity: O(characters + runs).
    package func lines(of text: NSAttributedString, _ font: UIFont) -> [TextLine] {
        var breaker = makeBreaker()
        breaker.keepsLines = true
        add(text, font, to: &breaker)
        breaker.finish()
        return breaker.keptLines
    }

    private func add(_ text: NSAttributedString, _ font: UIFont, to breaker: inout LineBreaker) {
        let string = text.string
        var start = string.startIndex
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let end = string.utf16.index(start, offsetBy: range.length, limitedBy: string.endIndex) ?? string.endIndex
            breaker.paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
            let own = hasOneFont ? nil : attributes[.font] as? UIFont
            add(string[start..<end], own ?? font, to: &breaker)
            start = end
        }
    }

    private func makeBreaker() -> LineBreaker {
        LineBreaker(limit: limit + Self.tolerance, maximumLines: maximumLines, breaksWords: breaksWords)
    }

    /// So that what was measured fits where it was laid out.
    private static let tolerance: CGFloat = 1 / 128

    private func add(_ text: some StringProtocol, _ font: UIFont, to breaker: inout LineBreaker) {
        let widths = LetterWidths(font)
        breaker.reach = LineBreaker.Reach(
            above: font.ascender, below: (usesLeading ? font.leading : 0) - font.descender)
        let isASCII = text.utf8.withContiguousStorageIfAvailable { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
            let classes = LetterClass.ofASCII
            var last: UInt8 = 0
            for byte in bytes where !breaker.isFull {
                let letter = classes[Int(byte)]
                // A return and a line feed are one line break.
                if byte != 0x0A || last != 0x0D { breaker.add(letter, widths[letter]) }
                last = byte
            }
            return true
        }
        if isASCII == true { return }
        for character in text where !breaker.isFull {
            let letter = LetterClass(character)
            breaker.add(letter, widths[letter])
        }
    }

    /// Rounded up to half a point, as UIKit rounds up to a screen's pixels.
    private func size(_ breaker: LineBreaker) -> CGSize {
        var breaker = breaker
        breaker.finish()
        let width = min((breaker.width * 2).rounded(.up) / 2, limit)
        return CGSize(width: width, height: Self.roundedUp(breaker.height))
    }

    /// A height rounded up to half a point.
    static func roundedUp(_ height: CGFloat) -> CGFloat { (height * 2 - 0.000_1).rounded(.up) / 2 }
}

extension UIFont {
    /// How wide letters are in one line, in points, with the blanks at their ends.
    ///
    /// - Complexity: O(letters).
    package final func width(of letters: some StringProtocol) -> CGFloat {
        let widths = LetterWidths(self)
        return letters.reduce(0) { $0 + widths[LetterClass($1)] }
    }
}
