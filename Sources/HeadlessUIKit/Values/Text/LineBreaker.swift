import Foundation

/// Breaks text into lines that are no wider than a limit, and measures the lines, character by character.
///
/// A line breaks after spaces and hyphens and next to ideographs, as late as possible. A word that is wider than a line
/// may break anywhere. Spaces at a line break do not count toward the line's width, unless ``countsSpaces`` is set.
///
/// If ``pushesOut`` is set, the last line of a paragraph does not consist of a single word: the word before it moves down
/// to it. Recordings of labels show this, and that the word stays if the line above would become shorter than the last
/// line (the rule behind is unverified).
///
/// - Complexity: O(*n*) time, where *n* is the number of characters. Memory is constant unless the lines are collected
///   in ``keptLines``.
struct LineBreaker {
    /// The extent of characters above and below their baseline, and the leading of their font, in points.
    struct Reach {
        var above: CGFloat = 0
        var below: CGFloat = 0
        /// The space between a line and the next one.
        var leading: CGFloat = 0

        mutating func cover(_ other: Reach) {
            if other.above > above { above = other.above }
            if other.below > below { below = other.below }
            if other.leading > leading { leading = other.leading }
        }
    }

    /// The current end of a line, or a position at which the line may break.
    private struct Place {
        /// The width without the trailing spaces.
        var ink: CGFloat = 0
        var width: CGFloat = 0
        var reach = Reach()
        var isEmpty = true
        /// The number of characters in the text before this position.
        var letters = 0
    }

    /// A broken line whose last word may still move down to the next line.
    private struct LineAbove {
        /// The end of the line if its last word moves down.
        let shorter: Place
        /// The width of the last word, with the space after it.
        let wordWidth: CGFloat
        /// The maximum width of the lines above, in points.
        let widthAbove: CGFloat
        let reach: Reach
    }

    /// The maximum width of a line, in points.
    let limit: CGFloat
    /// The maximum number of lines; the rest of the text is cut off.
    let maximumLines: Int
    /// Whether lines may break inside any word, even a word that would fit on a line.
    private(set) var breaksWords: Bool
    /// Whether a line ends only where its paragraph does, because the line is clipped or truncated.
    private var isEndless = false
    /// How the lines of the current paragraph break.
    var breakMode = NSLineBreakMode.byWordWrapping {
        didSet {
            breaksWords = breakMode == .byCharWrapping
            isEndless = ![.byWordWrapping, .byCharWrapping].contains(breakMode)
        }
    }

    /// Whether the spaces at a line break count toward the line's width, as in labels.
    var countsSpaces = false
    /// Whether a word moves down to a last line that would otherwise consist of a single word.
    var pushesOut = false
    /// Whether lines are collected in ``keptLines`` in addition to being measured.
    var keepsLines = false
    private(set) var keptLines: [TextLine] = []

    /// The extent of the current font's characters above and below the baseline, in points.
    var reach = Reach()
    /// The current paragraph style.
    var paragraph: NSParagraphStyle?

    private var line = Place()
    /// The last position at which the line may break.
    private var lastBreak: Place?
    /// The last space at which the line may break, and the one before it.
    private var (lastSpace, spaceBefore): (Place?, Place?)
    /// The line before the current one of the same paragraph.
    private var lineAbove: LineAbove?
    /// The extent of the characters since ``lastBreak``.
    private var reachSinceBreak = Reach()
    /// The gap between the last completed line and the next one, in points.
    private var gap: CGFloat = 0
    /// Whether the current line is the first line of a paragraph that follows another paragraph.
    private var beginsParagraph = false

    /// The number of characters added so far.
    private var letters = 0
    private(set) var lines = 0
    private(set) var width: CGFloat = 0
    private(set) var height: CGFloat = 0

    /// Creates a line breaker.
    ///
    /// - Parameter maximumLines: The maximum number of lines; 0 means no limit.
    init(limit: CGFloat, maximumLines: Int, breaksWords: Bool) {
        self.limit = limit
        self.maximumLines = maximumLines > 0 ? maximumLines : .max
        self.breaksWords = breaksWords
    }

    /// Whether the maximum number of lines has been reached.
    var isFull: Bool { lines >= maximumLines }

    mutating func add(_ letter: Letter, _ letterWidth: CGFloat) {
        if isFull { return }
        letters &+= 1
        let letter = letter.letterClass
        switch letter {
        case .newline:
            line.reach.cover(reach)
            line.letters = letters
            endParagraph()
            gap += paragraph?.paragraphSpacing ?? 0
            beginsParagraph = true
        case .space:
            let endsWord = line.ink == line.width && line.ink > 0
            append(letterWidth)
            markBreak()
            if endsWord { (spaceBefore, lastSpace) = (lastSpace, line) } else if lastSpace != nil { lastSpace = line }
        default:
            if letter == .wide || breaksWords { markBreak() }
            while line.width + letterWidth > limit, !line.isEmpty, !isEndless {
                breakLine()
                if isFull { return }
            }
            let isInWord = line.ink == line.width && line.ink > 0
            append(letterWidth)
            line.ink = line.width
            if letter == .wide || (letter == .hyphen && isInWord) { markBreak() }
        }
    }

    /// Ends the last line. A line break at the end of the text does not start a new line (unverified).
    mutating func finish() {
        if !isFull, !line.isEmpty { endParagraph() }
    }

    /// Ends the last line of a paragraph.
    private mutating func endParagraph() {
        let isSingleWord = lastSpace == nil || lastSpace?.ink == line.ink
        if let lineAbove, isSingleWord, line.ink > 0, lineAbove.wordWidth + line.ink <= limit,
            lineAbove.wordWidth + line.ink <= lineAbove.shorter.ink
        {
            width = max(lineAbove.widthAbove, width(of: lineAbove.shorter))
            line.ink += lineAbove.wordWidth
            line.width += lineAbove.wordWidth
            line.reach.cover(lineAbove.reach)
            if keepsLines, let above = keptLines.popLast() {
                keptLines.append(
                    TextLine(
                        letters: above.letters.lowerBound..<max(above.letters.lowerBound, lineAbove.shorter.letters),
                        width: lineAbove.shorter.ink, baseline: above.baseline, top: above.top))
            }
        }
        endLine(at: line, width: min(line.width, limit))
        lineAbove = nil
    }

    private mutating func append(_ letterWidth: CGFloat) {
        line.width += letterWidth
        line.isEmpty = false
        line.letters = letters
        line.reach.cover(reach)
        reachSinceBreak.cover(reach)
    }

    private mutating func markBreak() {
        guard line.width > 0 else { return }
        lastBreak = line
        reachSinceBreak = Reach()
    }

    private mutating func breakLine() {
        let place = lastBreak ?? line
        var rest = Place()
        rest.width = line.width - place.width
        rest.ink = rest.width
        rest.isEmpty = rest.width == 0
        rest.reach = lastBreak == nil ? Reach() : reachSinceBreak
        rest.letters = line.letters
        // Only the last space of the line, at which it breaks, may leave a word for the next line.
        let shorter = pushesOut && lastSpace?.letters == place.letters ? spaceBefore : nil
        let above = shorter.map {
            LineAbove(
                shorter: $0, wordWidth: place.width - $0.width, widthAbove: width, reach: place.reach)
        }
        // The last visible line is cut off, so it is as wide as the limit.
        endLine(at: place, width: lines + 1 == maximumLines ? limit : width(of: place))
        lineAbove = above
        line = rest
        reachSinceBreak = rest.reach
    }

    private func width(of broken: Place) -> CGFloat { countsSpaces ? min(broken.width, limit) : broken.ink }

    private mutating func endLine(at place: Place, width: CGFloat) {
        self.width = max(self.width, width)
        let lineHeight = lineHeight(place.reach)
        if beginsParagraph { gap += paragraph?.paragraphSpacingBefore ?? 0 }
        beginsParagraph = false
        height += gap + lineHeight
        if keepsLines {
            let start = keptLines.last?.letters.upperBound ?? 0
            keptLines.append(
                TextLine(
                    letters: start..<max(start, place.letters), width: place.ink, baseline: height - place.reach.below,
                    top: height - lineHeight))
        }
        gap = (paragraph?.lineSpacing ?? 0) + place.reach.leading
        lines += 1
        line = Place()
        lastBreak = nil
        (lastSpace, spaceBefore) = (nil, nil)
        reachSinceBreak = Reach()
    }

    private func lineHeight(_ reach: Reach) -> CGFloat {
        let natural = reach.above + reach.below
        guard let paragraph else { return natural }
        var height = natural * (paragraph.lineHeightMultiple > 0 ? paragraph.lineHeightMultiple : 1)
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
        return max(height, paragraph.minimumLineHeight)
    }
}

/// A line of text.
package struct TextLine: Hashable, Sendable {
    /// The range of the line's characters in the text, including trailing spaces.
    package let letters: Range<Int>
    /// The width without trailing spaces, in points.
    package let width: CGFloat
    /// The distances of the baseline and of the line's top from the top of the text, in points.
    package let baseline, top: CGFloat
}
