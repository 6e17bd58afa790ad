import Foundation
import HeadlessUIKit

/// The characters and attributes of an attributed string. A range of characters, such as a line, is converted to pieces
/// before it is drawn.
struct StyledLetters {
    /// Consecutive characters with the same attributes.
    struct Piece {
        var letters: String
        let font: UIFont
        let color: UIColor
        let attributes: [NSAttributedString.Key: Any]

        /// The attachment at each character of the piece, if it consists of attachments.
        var attachment: NSTextAttachment? {
            letters.allSatisfy { $0 == "\u{FFFC}" } ? attributes[.attachment] as? NSTextAttachment : nil
        }

        var width: CGFloat {
            attachment.map { $0.bounds(at: 0).width * CGFloat(letters.count) } ?? font.width(of: letters)
        }
    }

    private(set) var letters: [Character] = []
    /// The attributes of each run, and the index of the run's first character.
    private var styles: [(start: Int, attributes: [NSAttributedString.Key: Any])] = []
    private var setting: TextSetting

    init(_ text: NSAttributedString, _ setting: TextSetting) {
        self.setting = setting
        let string = text.string
        var start = string.startIndex
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let end = string.utf16.index(start, offsetBy: range.length, limitedBy: string.endIndex) ?? string.endIndex
            styles.append((letters.count, attributes))
            letters += string[start..<end]
            start = end
        }
    }

    /// Returns the index of the run that contains a character.
    private func style(at letter: Int) -> Int {
        var (low, high) = (0, styles.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if styles[middle].start <= letter { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Returns the paragraph style of the line that begins at an index.
    func paragraph(at letter: Int) -> NSParagraphStyle? {
        styles.isEmpty ? nil : styles[style(at: letter)].attributes[.paragraphStyle] as? NSParagraphStyle
    }

    /// Scales the text down to a width, but not below a minimum scale. Returns the scale.
    mutating func shrink(toWidth room: CGFloat, atLeast minimum: CGFloat) -> CGFloat {
        while setting.scale > minimum {
            let width = width
            guard width > room else { break }
            // The scale is computed again at each size, because the letters of small text are farther apart.
            setting.scale = max(minimum, min(setting.scale * room / width, setting.scale * 0.999))
        }
        return setting.scale
    }

    private func piece(_ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any]) -> Piece {
        let own = setting.hasOneFont ? nil : attributes[.font] as? UIFont
        return Piece(
            letters: String(letters[range].filter { !$0.isNewline }),
            font: (own ?? setting.font).scaled(by: setting.scale),
            color: attributes[.foregroundColor] as? UIColor ?? setting.color, attributes: attributes)
    }

    /// Returns the pieces of a range of characters, without trailing whitespace.
    ///
    /// - Complexity: O(*m* + log *n*), where *m* is the number of characters and *n* is the number of runs.
    func pieces(_ range: Range<Int>) -> [Piece] {
        var end = range.upperBound
        while end > range.lowerBound, letters[end - 1].isBlank { end -= 1 }
        var pieces: [Piece] = []
        var index = styles.isEmpty ? 0 : style(at: range.lowerBound)
        while index < styles.count, styles[index].start < end {
            let next = index + 1 < styles.count ? styles[index + 1].start : letters.count
            let own = max(range.lowerBound, styles[index].start)..<min(end, next)
            if !own.isEmpty { pieces.append(piece(own, styles[index].attributes)) }
            index += 1
        }
        return pieces
    }

    /// Returns how far the characters in a range can extend below the baseline, in points.
    func descent(_ range: Range<Int>) -> CGFloat { pieces(range).map { -$0.font.descender }.max() ?? 0 }

    /// The width of the text's first line without line wrapping, in points.
    var width: CGFloat {
        let end = letters.firstIndex(where: \.isNewline) ?? letters.endIndex
        return pieces(letters.startIndex..<end).reduce(0) { $0 + $1.width }
    }

    /// Returns the pieces of the line that begins at an index, truncated to a width. An ellipsis replaces the omitted
    /// characters, unless the line break mode is `.byClipping`.
    func truncated(from start: Int, to room: CGFloat) -> [Piece] {
        let own = letters[start...].prefix { !$0.isNewline }
        guard setting.lineBreakMode != .byClipping else { return fitting(own.startIndex..<own.endIndex, room) }
        let ellipsis = setting.font.scaled(by: setting.scale).width(of: "…")
        switch setting.lineBreakMode {
        case .byTruncatingHead: return dots(before: last(own, room - ellipsis))
        case .byTruncatingMiddle:
            let head = fitting(own.startIndex..<own.endIndex, (room - ellipsis) / 2)
            return head + dots(before: last(own, room - ellipsis - head.reduce(0) { $0 + $1.width }))
        default:
            var pieces = fitting(own.startIndex..<own.endIndex, room - ellipsis)
            guard !pieces.isEmpty else { return dots(before: []) }
            while pieces[pieces.count - 1].letters.last?.isBlank == true {
                pieces[pieces.count - 1].letters.removeLast()
            }
            pieces[pieces.count - 1].letters += "…"
            return pieces
        }
    }

    private func dots(before pieces: [Piece]) -> [Piece] {
        [Piece(letters: "…", font: setting.font.scaled(by: setting.scale), color: setting.color, attributes: [:])]
            + pieces
    }

    /// Returns the longest prefix of a range of characters that fits into a width.
    private func fitting(_ range: Range<Int>, _ room: CGFloat) -> [Piece] {
        var width: CGFloat = 0
        var end = range.lowerBound
        for piece in pieces(range) {
            for letter in piece.letters {
                width += piece.font.width(of: String(letter))
                if width > room { return pieces(range.lowerBound..<end) }
                end += 1
            }
        }
        return pieces(range.lowerBound..<end)
    }

    /// Returns the longest suffix of the given characters that fits into a width.
    private func last(_ own: ArraySlice<Character>, _ room: CGFloat) -> [Piece] {
        var (start, width) = (own.endIndex, CGFloat(0))
        for piece in pieces(own.startIndex..<own.endIndex).reversed() {
            for letter in piece.letters.reversed() {
                width += piece.font.width(of: String(letter))
                if width > room { return pieces(start..<own.endIndex) }
                start -= 1
            }
        }
        return pieces(start..<own.endIndex)
    }
}

extension UIFont {
    fileprivate func scaled(by scale: CGFloat) -> UIFont { scale == 1 ? self : withSize(pointSize * scale) }
}

extension Character {
    /// Whether the character consists only of whitespace, without a combining accent. If so, it doesn't need to be
    /// drawn.
    var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

extension String {
    /// Returns the string without the trailing characters that satisfy a predicate.
    func trimmingSuffix(_ predicate: (Character) -> Bool) -> Substring {
        var end = endIndex
        while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
        return self[..<end]
    }
}
