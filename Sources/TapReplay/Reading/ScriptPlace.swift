/// A place in a script to look at: `follow.taps:3:7`.
public struct ScriptPlace: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The script's name, as its source gives it.
    public var file: String

    /// The line, counted from 1; 0 when the whole file is meant.
    public var line: Int

    /// The column, counted from 1 in characters (a tab is one).
    public var column: Int

    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// `file:line:column`, as editors read it; the file alone for all of it. What can't be printed of its name is
    /// escaped.
    public var description: String {
        let name = ScriptSpelling.escaped(file)
        return line == 0 ? name : "\(name):\(line):\(column)"
    }
}
