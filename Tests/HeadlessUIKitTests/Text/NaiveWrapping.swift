import Foundation
import HeadlessUIKit

/// A simple implementation of text wrapping, which tries every possible line end and measures every line from scratch.
struct NaiveWrapping {
    /// The width of each displayed line, in points.
    private(set) var widths: [CGFloat] = []

    private let font: UIFont
    private let limit: CGFloat
    private let breaksWords: Bool

    /// - Parameter maximumLines: The maximum number of lines; 0 means no limit.
    init(_ text: String, _ font: UIFont, limit: CGFloat, maximumLines: Int = 0, breaksWords: Bool = false) {
        self.font = font
        self.limit = limit
        self.breaksWords = breaksWords
        var paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        if paragraphs.last?.isEmpty == true { paragraphs.removeLast() }
        for paragraph in paragraphs {
            var start = 0
            repeat {
                let end = end(of: paragraph, from: start)
                let isCut = end < paragraph.count && widths.count + 1 == maximumLines
                widths.append(isCut ? limit : min(width(paragraph[start..<end]), limit))
                start = end
                if widths.count == maximumLines { return }
            } while start < paragraph.count
        }
    }

    /// Returns the end of the line that starts at `start`: the last line break that fits or, if there is none, the last
    /// character that fits. A line has at least one character.
    private func end(of text: [Character], from start: Int) -> Int {
        let ends = (start..<text.count).map { $0 + 1 }
        // A text fits into its own measured width despite rounding.
        func fits(_ end: Int) -> Bool {
            var line = text[start..<end]
            while line.last == " " { line.removeLast() }
            return width(line) <= limit + 1 / 128
        }
        let breaks = ends.filter { $0 == text.count || mayBreak(text, start, $0) }
        return breaks.last(where: fits) ?? ends.last(where: fits) ?? ends.first ?? text.count
    }

    private func mayBreak(_ text: [Character], _ start: Int, _ end: Int) -> Bool {
        let (before, after) = (text[end - 1], text[end])
        if after == " " { return false }
        if before == " " || breaksWords || before.isWide || after.isWide { return true }
        return before == "-" && end - 2 >= start && text[end - 2] != " "
    }

    private func width(_ line: ArraySlice<Character>) -> CGFloat {
        String(line).size(withAttributes: [.font: font]).width
    }
}
