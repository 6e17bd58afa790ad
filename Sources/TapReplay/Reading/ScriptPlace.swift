/// A location in a script, such as `follow.taps:3:7`.
public struct ScriptPlace: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The script's name, as given by ``ScriptSource/name``.
    public var file: String

    /// The line, counted from 1, or 0 for the file as a whole.
    public var line: Int

    /// The column in characters, counted from 1. A tab counts as one character.
    public var column: Int

    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// The place as `file:line:column`, which editors recognize, or only `file` if the place is the whole file.
    ///
    /// Unprintable characters in the file's name are escaped.
    public var description: String {
        let name = ScriptSpelling.escaped(file)
        return line == 0 ? name : "\(name):\(line):\(column)"
    }
}
