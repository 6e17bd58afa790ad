import Foundation

/// Where the characters of a text are, in points. The origin is the top left corner of the text.
///
/// Each method takes time proportional to the length of the text.
@MainActor
struct TextPlaces {
    private let text: NSAttributedString
    private let font: UIFont
    private let lines: [TextLine]
    /// The height of the text, in points, without an empty last line.
    private let height: CGFloat
    /// Returns the distance from the left edge to a line of the given width.
    private let indent: (CGFloat) -> CGFloat
    /// The number of UTF-16 units before each character, and the length of the text.
    private let units: [Int]

    init(_ text: NSAttributedString, _ font: UIFont, _ measurer: TextMeasurer, indent: @escaping (CGFloat) -> CGFloat) {
        (self.text, self.font, self.indent) = (text, font, indent)
        lines = measurer.lines(of: text, font)
        var exact = measurer
        exact.roundsUp = false
        height = exact.size(of: text, font).height
        var all = [0]
        for letter in text.string { all.append(all[all.count - 1] + letter.utf16.count) }
        units = all
    }

    private var letterCount: Int { units.count - 1 }

    /// Returns the number of characters before a position. A position within a character is before it.
    private func letter(at unit: Int) -> Int {
        var (low, high) = (0, letterCount)
        while low < high {
            let middle = (low + high + 1) / 2
            if units[middle] <= unit { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Whether the last line is empty, and is therefore not among the measured lines.
    private var endsInEmptyLine: Bool { text.string.last?.isNewline ?? true }

    /// Returns the number of the line with a character, which is that of the last line at the end of the text.
    private func line(of letter: Int) -> Int {
        if letter == letterCount, endsInEmptyLine { return lines.count }
        return max(0, (lines.firstIndex { $0.letters.lowerBound > letter } ?? lines.count) - 1)
    }

    private func top(_ line: Int) -> CGFloat {
        if line < lines.count { return lines[line].top }
        return lines.last.map { $0.top + height($0) } ?? 0
    }

    private func height(_ line: TextLine) -> CGFloat {
        (lines.first { $0.top > line.top }?.top ?? height) - line.top
    }

    /// Returns the width of a range of characters on one line.
    private func width(_ letters: Range<Int>) -> CGFloat {
        guard !letters.isEmpty else { return 0 }
        var measurer = TextMeasurer()
        measurer.roundsUp = false
        let range = NSRange(
            location: units[letters.lowerBound], length: units[letters.upperBound] - units[letters.lowerBound])
        return measurer.size(of: text.attributedSubstring(from: range), font).width
    }

    private func x(_ letter: Int, _ line: Int) -> CGFloat {
        guard line < lines.count else { return indent(0) }
        let letters = lines[line].letters
        return indent(lines[line].width)
            + width(letters.lowerBound..<min(max(letter, letters.lowerBound), letters.upperBound))
    }

    /// Returns the caret, 2 points wide, at a position in UTF-16 units.
    func caret(at unit: Int) -> CGRect {
        let letter = letter(at: unit)
        let line = line(of: letter)
        return CGRect(x: x(letter, line), y: top(line), width: 2, height: font.lineHeight)
    }

    /// Returns the rectangles of a range of UTF-16 units, from the first line to the last.
    func rects(of range: NSRange) -> [UITextSelectionRect] {
        let letters = letter(at: range.location)..<letter(at: range.location + range.length)
        guard !letters.isEmpty else { return [] }
        return lines.enumerated().compactMap { number, line in
            let part = letters.clamped(to: line.letters)
            guard !part.isEmpty else { return nil }
            let start = x(part.lowerBound, number)
            let area = CGRect(x: start, y: line.top, width: width(part), height: height(line))
            return LineSelection(
                area, begins: part.lowerBound == letters.lowerBound, ends: part.upperBound == letters.upperBound)
        }
    }

    /// Returns the position that is closest to a point, in UTF-16 units.
    func unit(closestTo point: CGPoint) -> Int {
        guard let first = lines.first else { return 0 }
        if endsInEmptyLine, point.y >= top(lines.count) { return units[letterCount] }
        let line = lines.last { $0.top <= point.y } ?? first
        var start = indent(line.width)
        for letter in line.letters where !text.string.isEmpty {
            let width = width(letter..<(letter + 1))
            if point.x < start + width / 2 { return units[letter] }
            start += width
        }
        // The position after a line break is on the next line.
        let end = line.letters.upperBound
        let isBroken = end < letterCount || endsInEmptyLine
        return units[isBroken ? max(line.letters.lowerBound, end - 1) : end]
    }
}

extension NSTextAlignment {
    /// Returns the distance from the left edge of a space to a line.
    func indent(_ width: CGFloat, in space: CGFloat, isMirrored: Bool) -> CGFloat {
        switch self {
        case .center: (space - width) / 2
        case .right: space - width
        case .left, .justified: 0
        default: isMirrored ? space - width : 0
        }
    }
}
