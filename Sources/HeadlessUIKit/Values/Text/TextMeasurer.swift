import Foundation
import Synchronization

/// Measures text with an approximation that is the same on every machine (``LetterWidths``).
package struct TextMeasurer {
    /// The maximum width of a line, in points.
    package var limit = CGFloat.infinity
    /// The maximum number of lines; 0 means no limit.
    var maximumLines = 0
    /// Whether lines may break inside any word, even a word that would fit on a line.
    var breaksWords = false
    /// Whether each paragraph's own line break mode decides how its lines break, as when a string is measured or drawn.
    /// In a label, the label's mode does.
    var heedsBreakModes = false
    /// Whether the fonts of the text's runs are ignored.
    var hasOneFont = false
    /// Where the font's leading is added: between lines, as labels do, below each line, or not at all.
    enum Leading { case ignored, betweenLines, belowLines }
    var leading = Leading.betweenLines
    /// Whether a word moves down to a last line that would otherwise consist of a single word. A paragraph style decides
    /// for its own paragraph.
    var pushesOut = false
    /// Whether the spaces at the end of a broken line count toward its width. Storyboards record that they do in labels.
    var countsSpaces = false
    /// Whether sizes are rounded up to whole pixels.
    var roundsUp = true
    /// The scale factor that is applied to the fonts.
    var scale: CGFloat = 1

    /// Creates a measurer. Lines are no wider than `limit`, in points. A `maximumLines` of 0 means that any number of
    /// lines is allowed.
    package init(
        limit: CGFloat = .infinity, maximumLines: Int = 0, breaksWords: Bool = false, hasOneFont: Bool = false,
        pushesOut: Bool = false, scale: CGFloat = 1
    ) {
        self.limit = limit
        self.maximumLines = maximumLines
        self.breaksWords = breaksWords
        self.hasOneFont = hasOneFont
        self.pushesOut = pushesOut
        self.scale = scale
    }

    /// Returns the size of a string in one font, in points. An empty string has zero size.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    func size(of text: String, _ font: UIFont) -> CGSize {
        var breaker = makeBreaker()
        add(text, font, to: &breaker)
        return size(breaker)
    }

    /// Returns the size of an attributed string, in points.
    ///
    /// - Parameter font: The font of runs without a font attribute.
    /// - Complexity: O(*n* + *m*), where *n* is the number of characters and *m* is the number of runs.
    package func size(of text: NSAttributedString, _ font: UIFont) -> CGSize {
        var breaker = makeBreaker()
        add(text, font, to: &breaker)
        return size(breaker)
    }

    /// Returns the lines into which an attributed string breaks.
    ///
    /// - Parameter font: The font of runs without a font attribute.
    /// - Complexity: O(*n* + *m*), where *n* is the number of characters and *m* is the number of runs.
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
            if heedsBreakModes { breaker.breakMode = breaker.paragraph?.lineBreakMode ?? .byWordWrapping }
            breaker.pushesOut = breaker.paragraph?.lineBreakStrategy.contains(.pushOut) ?? pushesOut
            let own = hasOneFont ? nil : attributes[.font] as? UIFont
            if let attachment = attributes[.attachment] as? NSTextAttachment, string[start...].first == "\u{FFFC}" {
                for index in range.location..<range.upperBound {
                    add(attachment.bounds(at: index), own ?? font, to: &breaker)
                }
            } else {
                add(string[start..<end], own ?? font, to: &breaker)
            }
            start = end
        }
    }

    /// Adds an attachment with the given bounds. A line is at least as high as its font.
    private func add(_ attachment: CGRect, _ font: UIFont, to breaker: inout LineBreaker) {
        add("", font, to: &breaker)
        breaker.reach.cover(LineBreaker.Reach(above: attachment.maxY, below: -attachment.minY))
        if !breaker.isFull { breaker.add(.attachment, attachment.width) }
    }

    private func makeBreaker() -> LineBreaker {
        var breaker = LineBreaker(
            limit: limit + Self.tolerance, maximumLines: maximumLines, breaksWords: breaksWords)
        breaker.pushesOut = pushesOut && !breaksWords
        breaker.countsSpaces = countsSpaces
        return breaker
    }

    /// The tolerance that lets a string fit into its own measured width despite rounding.
    private static let tolerance: CGFloat = 1 / 128

    private func add(_ text: some StringProtocol, _ font: UIFont, to breaker: inout LineBreaker) {
        let font = scale == 1 ? font : font.withSize(font.pointSize * scale)
        let widths = LetterWidths(font)
        breaker.reach = LineBreaker.Reach(
            above: font.ascender, below: (leading == .belowLines ? font.leading : 0) - font.descender,
            leading: leading == .betweenLines ? font.leading : 0)
        if var widths = FontFileWidths(font) {
            for character in text where !breaker.isFull {
                let letter = Letter(character)
                breaker.add(letter, widths.width(character, letter))
            }
            return
        }
        let isASCII = text.utf8.withContiguousStorageIfAvailable { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
            let letters = Letter.ofASCII
            var last: UInt8 = 0
            for byte in bytes where !breaker.isFull {
                let letter = letters[Int(byte)]
                // A carriage return followed by a line feed is a single line break.
                if byte != 0x0A || last != 0x0D {
                    breaker.add(letter, widths[letter] - widths.kerning(letters[Int(last)], letter))
                }
                last = byte
            }
            return true
        }
        if isASCII == true { return }
        var last = Letter("\0")
        for character in text where !breaker.isFull {
            let letter = Letter(character)
            breaker.add(letter, widths[letter] - widths.kerning(last, letter))
            last = letter
        }
    }

    /// Returns the size of the text that was added to a line breaker. The sizes of labels recorded on simulators are
    /// rounded up to whole pixels.
    private func size(_ breaker: LineBreaker) -> CGSize {
        var breaker = breaker
        breaker.finish()
        guard roundsUp else { return CGSize(width: min(breaker.width, limit), height: breaker.height) }
        return CGSize(width: min(Self.roundedUp(breaker.width), limit), height: Self.roundedUp(breaker.height))
    }

    /// Returns a length rounded up to a whole pixel of the device.
    static func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = pixelsPerPoint
        return (length * scale - 0.000_1).rounded(.up) / scale
    }

    /// The scale of the device's screen, which ``DeviceSettings`` sets. Access is atomic, because text is also measured
    /// outside of the main actor.
    package static var pixelsPerPoint: CGFloat {
        get { CGFloat(scaleOfDevice.load(ordering: .relaxed)) }
        set { scaleOfDevice.store(UInt8(newValue), ordering: .relaxed) }
    }
    private static let scaleOfDevice = Atomic<UInt8>(3)
}

extension UIFont {
    /// Returns the width of characters in a single line, in points, including leading and trailing spaces.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    package final func width(of letters: some StringProtocol) -> CGFloat {
        if var widths = FontFileWidths(self) {
            return letters.reduce(0) { $0 + widths.width($1, Letter($1)) }
        }
        let widths = LetterWidths(self)
        var (width, last): (CGFloat, Letter) = (0, Letter("\0"))
        for character in letters {
            let letter = Letter(character)
            width += widths[letter] - widths.kerning(last, letter)
            last = letter
        }
        return width
    }
}
