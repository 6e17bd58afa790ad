import Foundation

/// Breaks a text into lines no wider than a limit and measures them, letter by letter.
///
/// A line breaks after blanks and hyphens and beside ideographs, as late as possible; a word that is too long for a line of
/// its own breaks anywhere. Blanks at a break hang: they take no room.
///
/// - Complexity: O(letters), in constant room.
struct LineBreaker {
    /// How far letters reach above and below their baseline, in points.
    struct Reach {
        var above: CGFloat = 0
        var below: CGFloat = 0

        mutating func cover(_ other: Reach) {
            if other.above > above { above = other.above }
            if other.below > below { below = other.below }
        }
    }

    /// The end of a line, or where it may break.
    private struct Place {
        /// The width without the blanks at the end.
        var ink: CGFloat = 0
        var width: CGFloat = 0
        var reach = Reach()
        var isEmpty = true
        /// How many letters of the text come before it.
        var letters = 0
    }

    /// The widest that a line may be, in points.
    let limit: CGFloat
    /// How many lines there may be; what follows is cut off.
    let maximumLines: Int
    /// Whether words break anywhere.
    let breaksWords: Bool

    /// Whether lines are kept, and not only measured.
    var keepsLines = false
    private(set) var keptLines: [TextLine] = []

    /// The font in use.
    var reach = Reach()
    /// The paragraph style in use.
    var paragraph: NSParagraphStyle?

    private var line = Place()
    /// Where the line may break.
    private var lastBreak: Place?
    /// What was added since.
    private var reachSinceBreak = Reach()
    /// Between the last line and the next.
    private var gap: CGFloat = 0

    /// How many letters were added.
    private var letters = 0
    private(set) var lines = 0
    private(set) var width: CGFloat = 0
    private(set) var height: CGFloat = 0

    /// - Parameter maximumLines: 0 means as many as the text takes.
    init(limit: CGFloat, maximumLines: Int, breaksWords: Bool) {
        self.limit = limit
        self.maximumLines = maximumLines > 0 ? maximumLines : .max
        self.breaksWords = breaksWords
    }

    /// Whether no more lines may come.
    var isFull: Bool { lines >= maximumLines }

    mutating func add(_ letter: LetterClass, _ letterWidth: CGFloat) {
        if isFull { return }
        letters &+= 1
        switch letter {
        case .newline:
            line.reach.cover(reach)
            line.letters = letters
            endLine(at: line, width: min(line.width, limit))
            gap += paragraph?.paragraphSpacing ?? 0
        case .space:
            append(letterWidth)
            markBreak()
        default:
            if letter == .wide || breaksWords { markBreak() }
            while line.width + letterWidth > limit, !line.isEmpty {
                breakLine()
                if isFull { return }
            }
            let isInWord = line.ink == line.width && line.ink > 0
            append(letterWidth)
            line.ink = line.width
            if letter == .wide || (letter == .hyphen && isInWord) { markBreak() }
        }
    }

    /// The text ends. A line break at its very end opens no line of its own (unverified).
    mutating func finish() {
        if !isFull, !line.isEmpty { endLine(at: line, width: min(line.width, limit)) }
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
        // The last line that is shown is cut off at the limit.
        endLine(at: place, width: lines + 1 == maximumLines ? limit : place.ink)
        line = rest
        reachSinceBreak = rest.reach
    }

    private mutating func endLine(at place: Place, width: CGFloat) {
        self.width = max(self.width, width)
        let lineHeight = lineHeight(place.reach)
        height += gap + lineHeight
        if keepsLines {
            let start = keptLines.last?.letters.upperBound ?? 0
            keptLines.append(
                TextLine(
                    letters: start..<max(start, place.letters), width: place.ink, baseline: height - place.reach.below,
                    top: height - lineHeight))
        }
        gap = paragraph?.lineSpacing ?? 0
        lines += 1
        line = Place()
        lastBreak = nil
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

/// A line of a text that was broken into lines.
package struct TextLine: Hashable, Sendable {
    /// Which letters of the text it has, with the blanks at its end.
    package let letters: Range<Int>
    /// In points, without the blanks at its end.
    package let width: CGFloat
    /// How far below the top of the text its baseline and its top lie, in points.
    package let baseline, top: CGFloat
}
