/// A token of Swift source. Spaces and comments aren't part of any token.
package struct SourceToken: Equatable {
    package enum Kind: Equatable {
        /// A name or a keyword, with or without backticks.
        case word
        /// `@` followed by a name.
        case attribute
        /// `#` followed by a name.
        case directive
        case number
        /// A string, or a segment of a string with interpolations.
        case text
        case regex
        /// Any other single byte: a bracket, a comma, or part of an operator.
        case sign
    }

    package let kind: Kind
    /// The token's byte range in the source.
    package let range: Range<Int>
    /// The spelling of a word, an attribute, a directive or a sign, or an empty string for other tokens.
    package let spelling: String
    /// Whether the token is the first on its line.
    package let startsLine: Bool
}
