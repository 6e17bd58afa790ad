/// A piece of Swift source that means something; spaces and comments lie between tokens.
struct SourceToken: Equatable {
    enum Kind: Equatable {
        /// A name or a keyword, in backticks or not.
        case word
        /// `@` and a name.
        case attribute
        /// `#` and a name.
        case directive
        case number
        /// A string, or the part of one before, between or after its interpolations.
        case text
        case regex
        /// One byte of anything else: a bracket, a comma, a byte of an operator.
        case sign
    }

    let kind: Kind
    /// Where it is, in bytes.
    let range: Range<Int>
    /// What a word, an attribute, a directive or a sign is; empty for the others.
    let spelling: String
    /// Whether it is the first of its line.
    let startsLine: Bool
}
