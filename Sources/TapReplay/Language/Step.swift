/// One step of a script: what to do, and where it is written.
package struct Step: Hashable, Sendable, CustomStringConvertible {
    /// The line of the step, counted from 1.
    package var line: Int

    /// The column of its first word, counted from 1 in characters.
    package var column: Int

    /// What to do.
    package var action: Action

    package init(line: Int, column: Int, action: Action) {
        self.line = line
        self.column = column
        self.action = action
    }

    /// The step in the script's own words, without its place.
    package var description: String {
        action.description
    }
}
