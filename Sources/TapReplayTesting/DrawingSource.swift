import Foundation

/// The source file of a test. The file's empty string literals can be filled with drawings.
struct DrawingSource {
    private let path: String
    private(set) var bytes: [UInt8]

    init(path: String) throws {
        self.path = path
        bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// Replaces the file atomically.
    func save() throws { try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic) }

    /// Writes a drawing into the empty literal of the assertion that begins on the given line. Lines are numbered from
    /// 1.
    mutating func write(_ drawing: String, line: Int) {
        guard let literal = emptyLiteral(line: line) else { return }
        let start = bytes[..<literal.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let before = bytes[start..<literal.lowerBound]
        let blanks = before.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        // If other code precedes the literal on its line, the drawing is indented one level deeper than that line. If
        // the literal is on a separate line, the drawing has the literal's indentation.
        let indent = String(decoding: blanks, as: UTF8.self) + (blanks.count < before.count ? "    " : "")
        let end = bytes[literal.lowerBound...].firstIndex(of: newline) ?? bytes.endIndex
        let lineEnd = end > 0 && end < bytes.endIndex && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
        // Adds number signs until the drawing contains neither the literal's closing delimiter nor an escape sequence.
        var signs = ""
        while drawing.contains("\"\"\"\(signs)") || drawing.contains("\\\(signs)") { signs += "#" }
        let lines = drawing.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : indent + $0 }
        let text = (["\(signs)\"\"\""] + lines + ["\(indent)\"\"\"\(signs)"]).joined(separator: lineEnd)
        bytes.replaceSubrange(literal, with: text.utf8)
    }

    /// Returns the first empty literal among the arguments of the assertion that begins on the given line. Lines are
    /// numbered from 1.
    func emptyLiteral(line: Int) -> Range<Int>? {
        var start = 0
        for _ in 1..<max(1, line) {
            guard let end = bytes[start...].firstIndex(of: newline) else { return nil }
            start = end + 1
        }
        let end = bytes[start...].firstIndex(of: newline) ?? bytes.endIndex
        var rest = start..<end
        while let name = bytes[rest].firstRange(of: Array("assertDrawing(".utf8)) {
            var scanner = LiteralScanner(bytes, at: name.upperBound)
            scanner.skipArguments()
            if let literal = scanner.emptyLiterals.first { return literal }
            rest = name.upperBound..<end
        }
        return nil
    }
}

private let newline = UInt8(ascii: "\n")

/// A minimal scanner that finds string literals in Swift source.
private struct LiteralScanner {
    private let bytes: [UInt8]
    private var position: Int
    /// The ranges of the empty literals that are direct arguments of the assertion. Literals in nested expressions are
    /// not included.
    private(set) var emptyLiterals: [Range<Int>] = []

    init(_ bytes: [UInt8], at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    private func isNext(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func accept(_ text: String) -> Bool {
        guard isNext(text) else { return false }
        position += text.utf8.count
        return true
    }

    /// Advances past the matching closing parenthesis.
    mutating func skipArguments() {
        var depth = 1
        while position < bytes.count, depth > 0 {
            if accept("//") {
                position = bytes[position...].firstIndex(of: newline) ?? bytes.endIndex
            } else if accept("/*") {
                skipComment()
            } else if isNext("\"") || isNext("#") {
                skipLiteral(isArgument: depth == 1)
            } else {
                if ["(", "[", "{"].contains(where: isNext) { depth += 1 }
                if [")", "]", "}"].contains(where: isNext) { depth -= 1 }
                position += 1
            }
        }
    }

    private mutating func skipComment() {
        var depth = 1
        while position < bytes.count, depth > 0 {
            if accept("/*") {
                depth += 1
            } else if accept("*/") {
                depth -= 1
            } else {
                position += 1
            }
        }
    }

    private mutating func skipLiteral(isArgument: Bool) {
        let start = position
        var signs = ""
        while accept("#") { signs += "#" }
        let quotes = isNext("\"\"\"") ? "\"\"\"" : "\""
        guard accept(quotes) else { return }
        let content = position
        while position < bytes.count, !isNext(quotes + signs) {
            if accept("\\" + signs) {
                if accept("(") {
                    var inner = LiteralScanner(bytes, at: position)
                    inner.skipArguments()
                    position = inner.position
                    continue
                }
            }
            position += 1
        }
        let isBlank = bytes[content..<min(position, bytes.count)].allSatisfy { $0 <= UInt8(ascii: " ") }
        _ = accept(quotes + signs)
        if isArgument, isBlank { emptyLiterals.append(start..<position) }
    }
}
