/// A pattern that a step compares texts with: a regular expression in the syntax of Swift's `Regex`.
///
/// An object, since the size of a `Regex` is known only at run time: each token and step that held one as a value would be
/// copied by way of its metadata, at twice the cost of reading a line.
final class TextPattern: Sendable {
    /// Why a pattern can't be used, and where.
    struct Fault: Error {
        let reason: String
        /// Where it is, in bytes from the pattern's start.
        let offset: Int
    }

    /// The pattern as a script writes it between its two `/`.
    let source: String
    /// `Regex` is not `Sendable`, though nothing changes this one once it is made.
    private nonisolated(unsafe) let expression: Regex<AnyRegexOutput>

    /// - Complexity: O(length).
    init(_ source: String) throws(Fault) {
        self.source = source
        do {
            expression = try Regex(source)
            // What a pattern means is looked into when it is first used.
            _ = try expression.wholeMatch(in: "")
        } catch {
            throw Fault(reason: "\(error)", offset: Self.offset(of: error, in: source))
        }
    }

    /// Whether the whole text fits.
    func fits(_ text: String) -> Bool { (try? expression.wholeMatch(in: text)) != nil }

    /// Whether a part of the text fits.
    func fitsPart(of text: String) -> Bool { (try? expression.firstMatch(in: text)) != nil }

    /// The place that the error of `Regex` describes; it has no public member that says it.
    private static func offset(of error: any Error, in source: String) -> Int {
        let location = Mirror(reflecting: error).descendant("location", "range") as? Range<String.Index>
        return location.map { min(source.utf8.distance(from: source.startIndex, to: $0.lowerBound), source.utf8.count) }
            ?? 0
    }
}

/// What a step compares a text with: another text, or a pattern.
enum ComparedText: Sendable, CustomStringConvertible {
    case text(String)
    case pattern(TextPattern)

    /// Whether a text is the same, or fits.
    func matches(_ other: String) -> Bool {
        switch self {
        case .text(let text): text == other
        case .pattern(let pattern): pattern.fits(other)
        }
    }

    /// Whether a part of a text is the same, or fits.
    func isContained(in other: String) -> Bool {
        switch self {
        case .text(let text): other.contains(text)
        case .pattern(let pattern): pattern.fitsPart(of: other)
        }
    }

    /// As a script writes it.
    var description: String {
        switch self {
        case .text(let text): ScriptSpelling.text(text)
        case .pattern(let pattern): "/\(pattern.source)/"
        }
    }
}
