import Foundation

/// The description of the script language that appears in the command's help and in the documentation.
package enum ScriptLanguage {
    /// The complete description, wrapped at 80 columns.
    package static var description: String {
        let text = """
            A script is plain text, one step per line; # begins a comment. Rows, sections and controls are numbered from 0.
            Comments before the first step, such as # @smoke, tag the script for --tag.
            \(verbs(about: .steps))
            \(names)
            Variables contain texts and numbers; inside a text they are written \\(name):
            \(verbs(about: .variables))
            Blocks of steps, which may be nested, end with a line that says end:
            \(verbs(about: .blocks))
            """
        return text.components(separatedBy: "\n").flatMap { line in
            let indent = line.prefix { $0 == " " }.count
            return line.wrapped(to: 80 - indent, indent: indent == 0 ? 0 : 2)
                .map { String(repeating: " ", count: indent) + $0 }
        }.joined(separator: "\n")
    }

    /// Returns a list of all forms of the verbs of a topic, with their meanings in a second column.
    static func verbs(about topic: Verb.Topic) -> String {
        let verbs = Verb.all.filter { $0.topic == topic }
        return verbs.flatMap(\.forms).map(line).joined(separator: "\n")
    }

    private static func line(about form: Verb.Form) -> String {
        let column = 31
        let indent = String(repeating: " ", count: column)
        let lines = form.meaning.split(separator: "\n").flatMap { String($0).wrapped(to: 80 - column) }
        let meaning = lines.joined(separator: "\n" + indent)
        if meaning.isEmpty { return "  " + form.words }
        if form.words.count < 28 {
            return "  " + form.words.padding(toLength: column - 2, withPad: " ", startingAt: 0) + meaning
        }
        if form.words.count + form.meaning.count < 75, !form.meaning.contains("\n") {
            return "  \(form.words)   \(form.meaning)"
        }
        return "  \(form.words)\n\(indent)\(meaning)"
    }

    private static let names = """
        A row, header or footer is found in the only list on screen that has it. If several lists have it, or the list is \
        inside a row, name the list after the row:
          row 3 in row 5, row 3 of section 1 in list id "photos", 80 rows in list 1, scroll right by 200 in row 5, \
        rows 0 to 3 in row 5 are visible
        If a name matches several views, the step fails and lists ways to tell them apart. \
        A kind without a number, such as button, is the only one; with a number it is one of several, counted from top to \
        bottom, and in a line from the leading to the trailing edge.
        PLACE is ROW, header [of section N], footer [of section N], list, menu, alert, \
        navigation bar, toolbar, tab bar or screen. CONDITION is one of
          80 rows [in section 0], 2 sections, rows 0 to 12 are visible
          selection is row 3, row 5, or: no selection
          PLACE | CONTROL  shows "…", does not show "…", contains "…", does not contain "…"
            (a slider or stepper shows its value, segments the selected title, a picker its date or its rows)
          PLACE | CONTROL  is [not] visible, hidden, enabled, disabled, selected, highlighted, editing, swiped, \
        expanded, collapsed, on, off, \
        empty (a field without text, even if it shows a placeholder, or a list without rows)
            (a view that does not exist is not visible; only an existing view can be hidden)
          title is [not] "…"
          [not] dispatched NAME [on ROW | header | footer] [with VALUE] [N times], or: nothing dispatched
            (by the last touch or command; ROW is found as it was then, even if another screen is in front; the list's own dispatches count only if they are handled, or observed by name; a name \
        after not dispatched must be handled, observed or dispatched earlier on this screen)
        A text may be a pattern (a Swift Regex): shows /Order \\d+/ matches a whole text, contains /\\d+/ a part of it.
        Rows and controls can be named in this way, too: tap row containing "Ada", scroll to row /Order \\d+/.
        """
}
