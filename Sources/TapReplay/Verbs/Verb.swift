import HeadlessUIKit

/// A verb that can begin a line of a script.
///
/// The verbs that the parser accepts, their help, and the suggestions for misspelled verbs come from the table ``all``.
/// To add a verb, add an entry to the table. The entry either describes a touch on a row or a view, or refers to the
/// function that parses the rest of the step.
package final class Verb: Sendable {
    /// How to parse the rest of a line after the verb.
    enum Reading: Sendable {
        /// A touch. A script can also expect that the touch isn't possible.
        case touch(@Sendable (inout StepParser) throws(ScriptError) -> Touch)
        case action(@Sendable (inout StepParser) throws(ScriptError) -> Action)
        /// The declaration of a variable.
        case variable(@Sendable (inout StepParser) throws(ScriptError) -> (name: String, value: ScriptValue))
        /// The beginning of a loop.
        case repetition(@Sendable (inout StepParser) throws(ScriptError) -> Repetition)
        /// The beginning of an `if` block.
        case choice(@Sendable (inout StepParser) throws(ScriptError) -> Condition)
        /// The beginning of an `else` branch.
        case otherwise
        /// The end of a block.
        case end
        /// A call to another script.
        case play
        /// The declaration of the script's parameters.
        case parameters
    }

    /// The chapter of the help that describes the verb.
    enum Topic: Sendable {
        case steps, variables, blocks
    }

    /// One form of the verb and its meaning.
    struct Form: Sendable {
        let words: String
        let meaning: String
    }

    /// The verb, which consists of one or two words.
    let words: String
    let firstWord: String
    let secondWord: String?
    /// The forms of the verb in the help; empty if they are described together with another verb.
    let forms: [Form]
    /// Other words for this verb, such as the words that other test tools use. If a script contains one of them, this
    /// verb is suggested.
    let synonyms: [String]
    let topic: Topic
    let reading: Reading

    private init(
        _ words: String, _ reading: Reading, _ forms: KeyValuePairs<String, String>, synonyms: [String] = [],
        about topic: Topic = .steps
    ) {
        self.words = words
        let parts = words.split(separator: " ").map(String.init)
        firstWord = parts[0]
        secondWord = parts.count > 1 ? parts[1] : nil
        self.reading = reading
        self.forms = forms.map(Form.init)
        self.synonyms = synonyms
        self.topic = topic
    }

    /// All verbs, in the order in which the help text lists them.
    static let all: [Verb] = [
        Verb("screen", .action(open), ["screen NAME": "open a screen"], synonyms: ["open", "launch", "visit"]),
        Verb(
            "tap", .target("tap") { try $0.tap($1) },
            [
                "tap ROW | CONTROL":
                    """
                ROW: row 3, row 3 of section 1, row first, row last, row "Ada" [of section 1], \
                row containing "Ad", row id "ada"
                """
            ],
            synonyms: ["click", "touch"]),
        Verb(
            "long-press",
            .target("long-press") { try $0.longPress($1) },
            [
                "long-press ROW | CONTROL":
                    #"CONTROL: "Follow" in row 3, id "follow" in row 3, switch in row 3, button 1 in header"#
            ],
            synonyms: ["hold", "long"]),
        Verb(
            "double-tap", .target("double-tap") { try $0.doubleTap($1) },
            ["double-tap ROW | CONTROL": "a view with a two-tap gesture recognizer"], synonyms: ["double"]),
        Verb(
            "toggle", .target("toggle") { try $0.toggle($1) }, ["toggle CONTROL | ROW": "a switch"],
            synonyms: ["switch", "flip"]),
        Verb(
            "select", .row("select") { try $0.select($1) },
            ["select ROW, deselect ROW": "select or deselect a row"]),
        Verb("deselect", .row("deselect") { try $0.deselect($1) }, [:]),
        Verb(
            "swipe", .touch(swipe),
            [
                "swipe ROW left | right [fully]": "show its actions as buttons; fully: perform the first",
                "swipe CONTROL left | right | up | down": "a page, or a view with a swipe recognizer",
                "swipe sheet down": "dismiss the sheet in front, if it allows that",
                "swipe back [halfway]": "from the left edge; halfway: it is given up, and the page stays",
            ], synonyms: ["flick", "fling"]),
        Verb(
            "pan", .touch(pan),
            ["pan ROW | CONTROL left | right | up | down by POINTS": "a view with a pan gesture recognizer"]),
        Verb(
            "delete", .row("delete") { try $0.delete($1) },
            ["delete ROW, insert ROW": "swipe or tap the minus, then tap Delete; tap the plus"], synonyms: ["remove"]),
        Verb("insert", .row("insert") { try $0.insert($1) }, [:]),
        Verb(
            "move", .touch(move),
            ["move ROW to ROW": "drag it by its handle; also to the end of another section"],
            synonyms: ["reorder"]),
        Verb(
            "drag", .touch(drag),
            [
                "drag ROW to ROW": """
                after a long press; also to another list: row 0 in list 2. In a list whose rows can't be dragged out \
                of it, the same as move
                """,
                "drag CONTROL to CONTROL": "a view with a drag interaction, to one with a drop interaction",
                "drag ROW into ROW": "a row that takes in others, such as a folder",
                "drag ROW to empty place": """
                below the rows; also in list 2. Each drag may end with halfway: it is given up
                """,
            ]),
        Verb("tap accessory", .touch(accessory), ["tap accessory of ROW": "its detail button"]),
        Verb("tap index", .touch(index), [#"tap index "M""#: "at the side of the list"]),
        Verb(
            "expand", .row("expand") { try $0.expand($1) },
            ["expand ROW, collapse ROW": "tap its chevron, or the row if it is a header"], synonyms: ["unfold"]),
        Verb("collapse", .row("collapse") { try $0.collapse($1) }, [:], synonyms: ["fold"]),
        Verb(
            "choose", .touch(choose),
            [
                #"choose "Share""#: #"in the open menu; in a submenu: choose "Move" > "Inbox""#,
                #"choose tab "Search""#: "in the tab bar",
                #"choose "Oslo" in PICKER"#: """
                turn its wheel; several: choose "9" > "30" in picker in row 3; a date: \
                "2026-03-14", "18:30", "2026-03-14 18:30"
                """,
            ]),
        Verb(
            "dismiss", .touch(dismiss),
            [
                "dismiss menu, tap preview": "tap outside the menu; tap the preview above it",
                "dismiss keyboard": "with its key on iPad, or by a drag where the screen allows that",
            ]),
        Verb("tap preview", .touch(preview), [:]),
        Verb("tap empty", .touch(emptyPlace), ["tap empty place": "beside all rows and controls, as to end editing"]),
        Verb(
            "perform", .touch(perform),
            [#"perform "Delete" of ROW | CONTROL"#: "an accessibility custom action"]),
        Verb(
            "type", .touch(type),
            [
                "type \"…\" into FIELD":
                    #"at its end, \n is Return; FIELD: field, field 1, id "search", a text view too"#,
                "type \"…\" over FIELD": "replace its text",
            ], synonyms: ["enter", "fill", "input", "write"]),
        Verb(
            "press", .touch(press),
            [
                "press up arrow | down arrow | left arrow | right arrow | tab | return":
                    "keys of an iPad's keyboard: move the focus in a list, to the next list; select the focused row"
            ]),
        Verb("clear", .touch(clear), ["clear FIELD": "empty it"], synonyms: ["empty", "erase"]),
        Verb("backspace", .touch(backspace), ["backspace [N times] in FIELD": "press the Delete key"]),
        Verb("slide", .touch(slide), ["slide SLIDER to NUMBER": "SLIDER: slider in row 3"]),
        Verb(
            "step", .touch(step),
            ["step STEPPER up | down [N times]": "STEPPER: stepper in row 3"]),
        Verb(
            "scroll", .touch(scroll),
            [
                "scroll to ROW | top | bottom, scroll by POINTS, scroll up | down | left | right by POINTS":
                    "by points of content; also left or right in section 2"
            ]),
        Verb("pull", .touch(pull), ["pull to refresh": "until the refresh control refreshes"], synonyms: ["refresh"]),
        Verb("tap status", .touch(statusBar), ["tap status bar": "scrolls to the top"]),
        Verb(
            "style", .action(style), ["style dark | light": "the device's style, from here on"]),
        Verb(
            "text size", .action(textSize),
            ["text size CATEGORY": "Dynamic Type size: extraSmall to accessibilityExtraExtraExtraLarge"]),
        Verb(
            "direction", .action(direction),
            ["direction right to left | left to right": "the layout direction"]),
        Verb(
            "device", .action(device),
            [
                #"device "iPhone SE""#: """
                its size, safe area and traits, in portrait, from here on:
                iPhone SE, iPhone 13 mini, iPhone 16 [Pro [Max]], iPad mini,
                iPad Pro 11-inch, iPad Pro 13-inch
                """
            ]),
        Verb(
            "rotate", .action(rotate), ["rotate landscape | portrait": "turn the device"],
            synonyms: ["turn", "orientation"]),
        Verb("run", .action(run), ["run NAME": "one of the screen's commands"]),
        Verb(
            "play", .play,
            [
                #"play "login.taps""#:
                    #"the steps of another script; the path is relative to this script's folder: "flows/login.taps""#,
                #"play "login.taps" with name "Ada", role $r"#:
                    "with values for its parameters; it has its own variables",
            ],
            synonyms: ["call", "import", "include", "use"]),
        Verb(
            "wait", .action(wait), ["wait until CONDITION [for N seconds]": "5 seconds at most by default"],
            synonyms: ["pause", "sleep"]),
        Verb(
            "expect", .action(expect),
            [
                "expect CONDITION [within N seconds]": "wait at most that long, like wait until",
                "expect PLACE | CONTROL matches \"paid\"":
                    "like the drawing in a folder next to the script; --update writes it",
                "expect PLACE | CONTROL looks like \"paid\"":
                    "like the picture there, which all devices and styles share",
                "expect TOUCH not possible [because \"…\"]":
                    "the touch fails, for that reason; it is performed if it is possible",
            ],
            synonyms: ["assert", "check", "ensure", "see", "should", "verify"]),
        Verb(
            "known", .action(known),
            [#"known to fail "issue 12": STEP"#: "expected to fail; counted separately"],
            synonyms: ["xfail", "todo", "skip"]),
        Verb(
            "remember", .action(remember),
            ["remember PLACE | CONTROL as who": "keep the first text it shows"], about: .variables),
        Verb(
            "show", .action { _ in .show },
            [
                "show": """
                print the screen: [Button], (disabled), ⟦typed▏⟧, ⟦(placeholder)⟧, ▸ selected, and \
                before changes since the last: + inserted, ~ updated, ↑ ↓ moved
                """
            ], synonyms: ["print"]),
        Verb(
            "let", .variable { (parser) throws(ScriptError) in try parser.declaration() },
            [#"let who be "Ada""#: #"tap row $who, expect row 3 shows "Book \(n)""#], synonyms: ["set"],
            about: .variables),
        Verb(
            "takes", .parameters,
            [#"takes name, role "guest""#: "parameters, first in a script: values come from play, or are the defaults"],
            synonyms: ["needs", "param", "parameters", "given"], about: .variables),
        Verb(
            "repeat", .repetition(Repetition.init(reading:)),
            ["repeat 3 times, or: repeat for n from 0 to 9": ""], synonyms: ["for", "loop"], about: .blocks),
        Verb(
            "if", .choice { (parser) throws(ScriptError) in try parser.condition(after: "if") },
            ["if CONDITION, optionally with: else": "evaluated when it is reached"],
            synonyms: ["when"], about: .blocks),
        Verb("else", .otherwise, [:], synonyms: ["otherwise", "elif", "elseif"], about: .blocks),
        Verb("end", .end, [:], about: .blocks),
    ]

    /// The steps to suggest for words that are not verbs in the script language.
    static let otherSteps = [
        "back": #"tap "Back""#, "go-back": #"tap "Back""#, "search": #"type "…" into field"#,
    ]

    /// Returns the verb with these words.
    static func named(_ words: String) -> Verb? { all.first { $0.words == words } }

    /// The words that can begin a line.
    package static let words: [String] = all.map(\.firstWord).reduce(into: []) { words, word in
        if !words.contains(word) { words.append(word) }
    }

    /// The verbs, keyed by their first word. For each first word, the verbs that consist of two words come first.
    static let beginning: [String: [Verb]] = Dictionary(grouping: all, by: \.firstWord).mapValues { verbs in
        verbs.filter { $0.secondWord != nil } + verbs.filter { $0.secondWord == nil }
    }
}
