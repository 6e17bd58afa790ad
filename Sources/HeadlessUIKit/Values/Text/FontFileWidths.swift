import Foundation

/// The widths of the successive characters of a text in a font of the app, in points.
struct FontFileWidths {
    private let file: FontFile
    private let size: CGFloat
    /// The widths of characters that the font lacks: those in the system font.
    private let others: LetterWidths
    private var last: UInt16?

    /// Creates the widths in a font; `nil` if its file is not among the app's files.
    init?(_ font: UIFont) {
        guard let file = font.file else { return nil }
        (self.file, size, others) = (file, font.pointSize, LetterWidths(font))
    }

    /// Returns the width of the next character, with the kerning between it and the one before.
    mutating func width(_ character: Character, _ letter: Letter) -> CGFloat {
        let glyph = letter.advance > 0 ? character.unicodeScalars.first.flatMap(file.glyph) : nil
        defer { last = glyph }
        guard let glyph else { return others[letter] }
        let kerning = last.map { file.kerning($0, glyph) } ?? 0
        return LetterWidths.rounded((file.advance(glyph) + kerning) * size)
    }
}
