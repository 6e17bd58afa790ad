@testable import SourcePreparation

/// Parses and prepares the given bytes as source code. Returns a description of the first problem, or `nil` if there is
/// none.
///
/// The line breaks must be preserved, the tokens must be in order, and only whitespace and comments may occur between
/// tokens.
@MainActor
func sourceProblem(_ bytes: [UInt8]) -> String? {
    let source = SwiftSource(bytes)
    var end = 0
    for token in source.tokens {
        guard token.range.lowerBound >= end, token.range.upperBound > token.range.lowerBound else {
            return "the token at \(token.range) begins before \(end), or is empty"
        }
        if let lost = lostByte(bytes[end..<token.range.lowerBound]) { return "the byte at \(lost) is in no token" }
        end = token.range.upperBound
    }
    guard end <= bytes.count else { return "the last token ends after the source" }
    if let lost = lostByte(bytes[end...], isLast: true) { return "the byte at \(lost) is in no token" }
    let preparation = SourcePreparation([.init(path: "Fuzz.swift", text: bytes)])
    guard let prepared = preparation.prepare().first else { return "no source is prepared" }
    let isSame = prepared.text.lazy.filter(\.isLineEnd).elementsEqual(bytes.lazy.filter(\.isLineEnd))
    return isSame ? nil : "the prepared text has different line breaks"
}

/// Returns the index of the first byte that is not allowed in a gap between tokens, or `nil` if all bytes are allowed.
/// A gap may contain only whitespace and comments.
///
/// An unterminated comment is allowed only if `isLast` is `true`, which means that the gap is at the end of the source.
/// In any other gap, returns the index of the first byte of an unterminated comment.
func lostByte(_ gap: ArraySlice<UInt8>, isLast: Bool = false) -> Int? {
    let spaces: Set<UInt8> = [0, 9, 10, 11, 12, 13, 32]
    var rest = gap
    while let first = rest.first {
        if spaces.contains(first) {
            rest = rest.dropFirst()
            continue
        }
        let start = rest.startIndex
        if rest.starts(with: "//".utf8) {
            rest = rest.drop { !$0.isLineEnd }
            if rest.isEmpty, !isLast { return start }
        } else if rest.starts(with: "/*".utf8) {
            var depth = 0
            repeat {
                let (opens, closes) = (rest.starts(with: "/*".utf8), rest.starts(with: "*/".utf8))
                depth += opens ? 1 : closes ? -1 : 0
                rest = rest.dropFirst(opens || closes ? 2 : 1)
            } while depth > 0 && !rest.isEmpty
            if depth > 0, !isLast { return start }
        } else {
            return start
        }
    }
    return nil
}
