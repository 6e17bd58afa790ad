/// A step of a script, or a block of steps: what it says, and where it is written.
struct Step: Sendable {
    enum Content: Sendable {
        /// What is played.
        case action(Action)
        /// A variable gets a value.
        indirect case variable(String, ScriptValue)
        /// Steps that are played again and again.
        indirect case block(Repetition, [Step])
        /// What depends on variables: as it reads with the values that they have first, and the words to read it from
        /// when it is played.
        indirect case template(Content, [Token])
        /// A line that could not be read, and could have opened a screen.
        case unknownScreen
    }

    let content: Content
    private let lineNumber: UInt32
    private let columnNumber: UInt32
    private let start: UInt32
    private let end: UInt32

    init(_ content: Content, line: Int, column: Int, range: Range<Int>) {
        self.content = content
        // A script is no longer than 256 MB, and a million steps are to take little memory.
        (lineNumber, columnNumber) = (UInt32(line), UInt32(column))
        (start, end) = (UInt32(range.lowerBound), UInt32(range.upperBound))
    }

    /// The line of the step, counted from 1.
    var line: Int { Int(lineNumber) }

    /// The column of its first word, counted from 1 in characters.
    var column: Int { Int(columnNumber) }

    /// The bytes of the script that it is written in; none if what it says is not as it is written.
    var range: Range<Int> { Int(start)..<Int(end) }
}
