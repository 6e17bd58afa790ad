/// A token of Swift source; spaces and comments are not part of tokens.
struct SourceToken: Equatable {
    enum Kind: Equatable {
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

    let kind: Kind
    /// The range in bytes.
    let range: Range<Int>
    /// The text of a word, an attribute, a directive or a sign; empty for other tokens.
    let spelling: String
    /// Whether the token is the first on its line.
    let startsLine: Bool
}
