@testable import SourcePreparation

/// Parses and prepares the given bytes as source code. Returns a description of the first problem, or `nil` if there is
/// none.
///
/// The line breaks must be preserved, the tokens must be in order, and only whitespace and comments may be between
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
    if let lost = lostByte(bytes[end...]) { return "the byte at \(lost) is in no token" }
    let preparation = SourcePreparation([.init(path: "Fuzz.swift", text: bytes)])
    guard let prepared = preparation.prepare().first else { return "nothing was prepared" }
    let isSame = prepared.text.lazy.filter(\.isLineEnd).elementsEqual(bytes.lazy.filter(\.isLineEnd))
    return isSame ? nil : "the prepared text has other lines"
}

/// Returns the index of the first non-whitespace byte in a gap between tokens, or `nil` if the gap contains only
/// whitespace or if that byte begins a comment. The bytes after the start of a comment are not checked.
private func lostByte(_ gap: ArraySlice<UInt8>) -> Int? {
    let spaces: Set<UInt8> = [0, 9, 10, 11, 12, 13, 32]
    guard let first = gap.firstIndex(where: { !spaces.contains($0) }) else { return nil }
    let isComment =
        gap[first] == UInt8(ascii: "/") && first + 1 < gap.endIndex
        && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(gap[first + 1])
    return isComment ? nil : first
}
