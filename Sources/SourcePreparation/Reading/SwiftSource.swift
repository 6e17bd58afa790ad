/// A Swift file and its tokens.
struct SwiftSource {
    let bytes: [UInt8]
    let tokens: [SourceToken]
    /// The index of the matching bracket for each opening and closing bracket.
    private let partners: [Int: Int]

    /// - Complexity: O(*n*), where *n* is the number of bytes.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SourceLexer.tokens(of: bytes)
        partners = Self.partners(in: tokens)
    }

    private static func partners(in tokens: [SourceToken]) -> [Int: Int] {
        let closers = ["(": ")", "[": "]", "{": "}"]
        var partners: [Int: Int] = [:]
        var open: [(place: Int, closer: String)] = []
        for place in tokens.indices where tokens[place].kind == .sign {
            let sign = tokens[place].spelling
            if let closer = closers[sign] {
                open.append((place, closer))
            } else if let last = open.last, last.closer == sign {
                open.removeLast()
                partners[last.place] = place
                partners[place] = last.place
            }
        }
        return partners
    }

    /// Returns the token at an index, or `nil` if the index is out of bounds.
    func token(_ place: Int) -> SourceToken? { tokens.indices.contains(place) ? tokens[place] : nil }

    /// Returns the spelling of the token at an index, or an empty string if the index is out of bounds.
    func spelling(_ place: Int) -> String { token(place)?.spelling ?? "" }

    /// Returns the index of the matching bracket, or `nil` if the token is not a bracket or has no match.
    func partner(of place: Int) -> Int? { partners[place] }

    /// Returns whether a token directly follows the previous token, without a space or a comment in between.
    func adjoins(_ place: Int) -> Bool {
        guard let token = token(place), let previous = self.token(place - 1) else { return false }
        return previous.range.upperBound == token.range.lowerBound
    }

    /// Returns the text of a range of tokens, on one line and without comments.
    func text(_ places: Range<Int>) -> String {
        var text = ""
        for place in places {
            if place > places.lowerBound, !adjoins(place) { text += " " }
            // A string can span several lines, so line breaks are replaced with spaces.
            let line = bytes[tokens[place].range].lazy.map { $0.isLineEnd ? UInt8(ascii: " ") : $0 }
            text += String(decoding: line, as: UTF8.self)
        }
        return text
    }

    /// Converts an offset to a line number and a column number. Both start at 1. Columns are counted in characters.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var line = 1
        var start = 0
        var place = 0
        while place < offset {
            if bytes[place] == UInt8(ascii: "\n")
                || bytes[place] == UInt8(ascii: "\r")
                    && (place + 1 == bytes.count || bytes[place + 1] != UInt8(ascii: "\n"))
            {
                line += 1
                start = place + 1
            }
            place += 1
        }
        return (line, String(decoding: bytes[start..<offset], as: UTF8.self).count + 1)
    }
}
