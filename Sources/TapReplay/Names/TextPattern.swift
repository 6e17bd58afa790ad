/// A pattern with which strings are compared. It is a regular expression in the syntax of Swift's `Regex`.
///
/// This is a class because the size of a `Regex` is not known at compile time. If a token or step contained a `Regex`
/// directly, copying it would require type metadata at run time, and reading a line would take twice as long.
final class TextPattern: Sendable {
    /// The reason that a pattern is invalid, and the location of the error.
    struct Fault: Error {
        let reason: String
        /// The offset of the error in the pattern, in bytes.
        let offset: Int
    }

    /// The pattern's source, without the two `/`.
    let source: String
    /// `Regex` is not `Sendable`, but this instance is never mutated.
    private nonisolated(unsafe) let expression: Regex<AnyRegexOutput>

    /// Creates a pattern.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the pattern's source.
    init(_ source: String) throws(Fault) {
        self.source = source
        do {
            expression = try Regex(source)
            // `Regex` compiles its pattern on first use, so this match reveals errors early.
            _ = try expression.wholeMatch(in: "")
        } catch {
            throw Fault(reason: "\(error)", offset: Self.offset(of: error, in: source))
        }
    }

    /// Returns whether the pattern matches the whole text.
    func fits(_ text: String) -> Bool { (try? expression.wholeMatch(in: text)) != nil }

    /// Returns whether the pattern matches a part of the text.
    func fitsPart(of text: String) -> Bool { (try? expression.firstMatch(in: text)) != nil }

    /// Returns the offset of a `Regex` error, found by reflection because no public API provides it.
    private static func offset(of error: any Error, in source: String) -> Int {
        let location = Mirror(reflecting: error).descendant("location", "range") as? Range<String.Index>
        return location.map { min(source.utf8.distance(from: source.startIndex, to: $0.lowerBound), source.utf8.count) }
            ?? 0
    }
}

/// The text or pattern with which a step finds a row, as it is written in a script.
package struct TextMatch: Hashable, Sendable, CustomStringConvertible {
    private let text: ComparedText
    /// Whether a part of the text is sufficient.
    private let isPart: Bool

    init(_ text: ComparedText, isPart: Bool) {
        self.text = text
        self.isPart = isPart
    }

    func matches(_ other: String) -> Bool { isPart ? text.isContained(in: other) : text.matches(other) }

    /// The text without quotation marks, or the pattern between its slashes.
    var name: String {
        if case .text(let text) = text { text } else { text.description }
    }

    package var description: String { isPart ? "containing \(text)" : text.description }

    /// A phrase such as `contains "Ada"`, for error messages.
    var phrase: String { "\(isPart ? "contains" : "matches") \(text)" }

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.description == rhs.description }
    package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// The text or pattern with which a step compares a string.
enum ComparedText: Sendable, CustomStringConvertible {
    case text(String)
    case pattern(TextPattern)

    /// Returns whether a string equals this text or matches this pattern.
    func matches(_ other: String) -> Bool {
        switch self {
        case .text(let text): text == other
        case .pattern(let pattern): pattern.fits(other)
        }
    }

    /// Returns whether a string contains this text or a match of this pattern.
    func isContained(in other: String) -> Bool {
        switch self {
        case .text(let text): other.contains(text)
        case .pattern(let pattern): pattern.fitsPart(of: other)
        }
    }

    /// Returns another string in quotes, for the message that it differs from this text. If the difference is invisible,
    /// the message shows it.
    func spelling(of other: String) -> String {
        if case .text(let text) = self { ScriptSpelling.text(other, unlike: text) } else { ScriptSpelling.text(other) }
    }

    /// The text or pattern as it is written in a script.
    var description: String {
        switch self {
        case .text(let text): ScriptSpelling.text(text)
        case .pattern(let pattern): "/\(pattern.source)/"
        }
    }
}
