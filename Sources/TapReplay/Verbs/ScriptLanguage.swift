import Foundation

/// The language of the scripts in words, for the help and the documentation.
package enum ScriptLanguage {
    /// All of it, in lines that a terminal of 80 columns shows whole.
    package static var description: String {
        let text = """
            A script is plain text, one step a line; # begins a comment. Rows, sections and controls count from 0.
            Comments before the first step may give it tags for --tag to choose by, as # @smoke does.
            \(verbs(about: .steps))
            \(names)
            Variables stand for texts and numbers; inside a text they are written \\(name):
            \(verbs(about: .variables))
            Blocks of steps, which may lie in each other, end with a line that says end:
            \(verbs(about: .blocks))
            """
        return text.components(separatedBy: "\n").flatMap { line in
            let indent = line.prefix { $0 == " " }.count
            return line.wrapped(to: 80 - indent, indent: indent == 0 ? 0 : 2)
                .map { String(repeating: " ", count: indent) + $0 }
        }.joined(separator: "\n")
    }

    /// The ways to write verbs, a line each; what they do is in a second column.
    static func verbs(about topic: Verb.Topic) -> String {
        Verb.all.filter { $0.topic == topic }.flatMap(\.forms).map { form in
            let column = 31
            let meaning = form.meaning.split(separator: "\n").flatMap { String($0).wrapped(to: 80 - column) }
                .joined(separator: "\n" + String(repeating: " ", count: column))
            if meaning.isEmpty { return "  " + form.words }
            if form.words.count < 28 {
                return "  " + form.words.padding(toLength: column - 2, withPad: " ", startingAt: 0) + meaning
            }
            if form.words.count + form.meaning.count < 75, !form.meaning.contains("\n") {
                return "  \(form.words)   \(form.meaning)"
            }
            return "  \(form.words)\n\(String(repeating: " ", count: column))\(meaning)"
        }.joined(separator: "\n")
    }

    private static let names = """
        A row, header or footer is looked for in the list of the screen that has it. A list in a row, or another of \
        several that have it, is named after the row or the rows:
          row 3 in row 5, row 3 of section 1 in list id "photos", 80 rows in list 1, scroll right by 200 in row 5, \
        rows 0 to 3 in row 5 are visible
        A name that several things on the screen have means none of them: the step fails, and says what tells them apart. \
        A kind without a number, as button, is the only one; with a number it is one of several.
        PLACE is ROW, header [of section N], footer [of section N], list, menu, alert or screen. CONDITION is one of
          80 rows [in section 0], 2 sections, rows 0 to 12 are visible
          selection is row 3, row 5, or: no selection
          PLACE | CONTROL  shows "…", does not show "…", contains "…", does not contain "…"
            (a slider or stepper shows its number, segments the selected one, a picker its date or its rows)
          PLACE | CONTROL  is [not] visible, hidden, enabled, disabled, selected, highlighted, editing, swiped, on, off, \
        empty (a field in which nothing is typed, though it shows its placeholder, or a list without rows)
            (what is not there is not visible; only what is there can be hidden)
          title is [not] "…"
          [not] dispatched NAME [on ROW | header | footer] [with VALUE] [N times], or: nothing dispatched
            (by the last step that did something; unhandled dispatches of the list's own count as nothing; a name \
        after not dispatched must be one that is handled, observed or was dispatched on this screen)
        A text to compare with may be a pattern (Swift's Regex): shows /Order \\d+/ all of a text, contains /\\d+/ a part.
        """
}
