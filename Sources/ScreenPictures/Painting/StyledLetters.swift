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

        var width: CGFloat { font.width(of: letters) }
    }

    private(set) var letters: [Character] = []
    /// The attributes of each run, and the index of the run's first character.
    private var styles: [(start: Int, attributes: [NSAttributedString.Key: Any])] = []
    private let setting: TextSetting
    private(set) var paragraph: NSParagraphStyle?

    init(_ text: NSAttributedString, _ setting: TextSetting) {
        self.setting = setting
        let string = text.string
        var start = string.startIndex
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let end = string.utf16.index(start, offsetBy: range.length, limitedBy: string.endIndex) ?? string.endIndex
            styles.append((letters.count, attributes))
            letters += string[start..<end]
            paragraph = paragraph ?? attributes[.paragraphStyle] as? NSParagraphStyle
            start = end
        }
    }

    private func piece(_ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any]) -> Piece {
        let own = setting.hasOneFont ? nil : attributes[.font] as? UIFont
        return Piece(
            letters: String(letters[range].filter { !$0.isNewline }), font: own ?? setting.font,
            color: attributes[.foregroundColor] as? UIColor ?? setting.color, attributes: attributes)
    }

    /// Returns the pieces of a range of characters, without trailing whitespace.
    func pieces(_ range: Range<Int>) -> [Piece] {
        var end = range.upperBound
        while end > range.lowerBound, letters[end - 1].isBlank { end -= 1 }
        var pieces: [Piece] = []
        for (index, style) in styles.enumerated() {
            let next = index + 1 < styles.count ? styles[index + 1].start : letters.count
            let own = max(range.lowerBound, style.start)..<max(range.lowerBound, style.start, min(end, next))
            if !own.isEmpty { pieces.append(piece(own, style.attributes)) }
        }
        return pieces
    }

    /// Returns how far the characters in a range can extend below the baseline, in points.
    func descent(_ range: Range<Int>) -> CGFloat { pieces(range).map { -$0.font.descender }.max() ?? 0 }

    /// The width of the text in a single line, in points.
    var width: CGFloat { pieces(letters.indices).reduce(0) { $0 + $1.width } }

    /// Returns the pieces of the line that begins at an index, truncated to a width. An ellipsis replaces the omitted
    /// characters, unless the line break mode is `.byClipping`.
    func truncated(from start: Int, to room: CGFloat, _ setting: TextSetting) -> [Piece] {
        let own = letters[start...].prefix { !$0.isNewline }
        guard setting.lineBreakMode != .byClipping else { return fitting(own.startIndex..<own.endIndex, room) }
        let ellipsis = setting.font.width(of: "…")
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
        [Piece(letters: "…", font: setting.font, color: setting.color, attributes: [:])] + pieces
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
        var start = own.endIndex
        while start > own.startIndex {
            let pieces = pieces(start - 1..<own.endIndex)
            if pieces.reduce(0, { $0 + $1.width }) > room { break }
            start -= 1
        }
        return pieces(start..<own.endIndex)
    }
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
