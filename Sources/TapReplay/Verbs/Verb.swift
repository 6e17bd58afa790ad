import HeadlessUIKit

/// What a line of a script can begin with.
///
/// The table ``all`` gives the parser its words, the help its text, and a misspelt word its suggestions. A verb is added by
/// a line in it that says what a finger does with a row or a view, or names the function that reads the rest of the step and
/// returns what that does.
package final class Verb: Sendable {
    /// What reads the rest of a line.
    enum Reading: Sendable {
        /// What a finger does, which can be expected to be refused.
        case touch(@Sendable (inout StepParser) throws(ScriptError) -> Touch)
        case action(@Sendable (inout StepParser) throws(ScriptError) -> Action)
        /// A variable is made.
        case variable(@Sendable (inout StepParser) throws(ScriptError) -> (name: String, value: ScriptValue))
        /// A block that is repeated begins.
        case repetition(@Sendable (inout StepParser) throws(ScriptError) -> Repetition)
        /// A block that is played if something is so begins.
        case choice(@Sendable (inout StepParser) throws(ScriptError) -> Condition)
        /// The other way of the block begins.
        case otherwise
        /// The block ends.
        case end
        /// Another script is played.
        case play
        /// What the script takes.
        case parameters
    }

    /// Where the help describes it.
    enum Topic: Sendable {
        case steps, variables, blocks
    }

    /// One way to write it, and what it does.
    struct Form: Sendable {
        let words: String
        let meaning: String
    }

    /// The word, or the two.
    let words: String
    let firstWord: String
    let secondWord: String?
    /// The ways to write it; none if those of another verb tell.
    let forms: [Form]
    /// What other languages call it.
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

    /// Every verb, in the order of the help.
    static let all: [Verb] = [
        Verb("screen", .action(open), ["screen NAME": "open a screen"], synonyms: ["open"]),
        Verb(
            "tap", .target("tap", row: { try $0.tap(rowAt: $1, in: $2) }, view: { try $0.tap($1) }),
            ["tap ROW | CONTROL": #"ROW: row 3, row 3 of section 1, row first, row last, row "Ada", row id "ada""#],
            synonyms: ["click", "press", "touch"]),
        Verb(
            "long-press",
            .target("long-press", row: { try $0.longPress(rowAt: $1, in: $2) }, view: { try $0.longPress($1) }),
            [
                "long-press ROW | CONTROL":
                    #"CONTROL: "Follow" in row 3, id "follow" in row 3, switch in row 3, button 1 in header"#
            ],
            synonyms: ["hold", "long"]),
        Verb(
            "double-tap", .target("double-tap", view: { try $0.tap($1, times: 2) }),
            ["double-tap ROW | CONTROL": "what waits for two taps"], synonyms: ["double"]),
        Verb("toggle", .touch(toggle), ["toggle CONTROL | ROW": "a switch"]),
        Verb(
            "select", .row("select") { try $0.select(rowAt: $1, in: $2) },
            ["select ROW, deselect ROW": "tap a row that is not selected, or is"]),
        Verb("deselect", .row("deselect") { try $0.deselect(rowAt: $1, in: $2) }, [:]),
        Verb(
            "swipe", .touch(swipe),
            [
                "swipe ROW left | right [fully]": "open its actions, which are buttons then; fully: do the first",
                "swipe CONTROL left | right | up | down": "what waits for a swipe",
                "swipe sheet down": "take away the sheet in front, if it lets go",
            ]),
        Verb(
            "pan", .touch(pan),
            ["pan ROW | CONTROL left | right | up | down by POINTS": "what waits for a finger that drags"]),
        Verb(
            "delete", .row("delete") { try $0.delete(rowAt: $1, in: $2) },
            ["delete ROW, insert ROW": "swipe, or tap the minus, and tap Delete; tap the plus"], synonyms: ["remove"]),
        Verb("insert", .touch(insert), [:]),
        Verb(
            "move", .touch(move),
            ["move ROW to ROW": "drag it by its handle; to the place after the last row of another section, too"],
            synonyms: ["drag"]),
        Verb("tap accessory", .touch(accessory), ["tap accessory of ROW": "its detail button"]),
        Verb("tap index", .touch(index), [#"tap index "M""#: "at the side of the list"]),
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
        Verb("dismiss", .touch(dismiss), ["dismiss menu, tap preview": "tap beside it; tap what stands above it"]),
        Verb("tap preview", .touch(preview), [:]),
        Verb(
            "perform", .touch(perform),
            [#"perform "Delete" of ROW | CONTROL"#: "a custom action for those who hear the screen"]),
        Verb(
            "type", .touch(type),
            [
                "type \"…\" into FIELD":
                    #"at its end, \n is Return; FIELD: field, field 1, id "search", a text view too"#,
                "type \"…\" over FIELD": "in place of its text",
            ], synonyms: ["enter"]),
        Verb("clear", .touch(clear), ["clear FIELD": "empty it"]),
        Verb("slide", .touch(slide), ["slide SLIDER to NUMBER": "SLIDER: slider in row 3"]),
        Verb(
            "step", .touch(step),
            ["step STEPPER up | down [N times]": "STEPPER: stepper in row 3"]),
        Verb(
            "scroll", .touch(scroll),
            [
                "scroll to ROW | top | bottom, scroll by POINTS, scroll up | down | left | right by POINTS":
                    "down and right show what lies there; left and right in section 2"
            ]),
        Verb("pull", .touch(pull), ["pull to refresh": "until the refresh control refreshes"], synonyms: ["refresh"]),
        Verb("tap status", .touch(statusBar), ["tap status bar": "scrolls to the top"]),
        Verb(
            "style", .action(style), ["style dark | light": "that of the device, here and on the screens that follow"]),
        Verb(
            "text size", .action(textSize),
            ["text size CATEGORY": "how large texts are: extraSmall to accessibilityExtraExtraExtraLarge"]),
        Verb(
            "direction", .action(direction),
            ["direction right to left | left to right": "which side is the leading one"]),
        Verb(
            "device", .action(device),
            [
                #"device "iPhone SE""#: """
                its size, safe area and traits, upright, here and on those that follow:
                iPhone SE, iPhone 13 mini, iPhone 16 [Pro [Max]], iPad mini,
                iPad Pro 11-inch, iPad Pro 13-inch
                """
            ]),
        Verb(
            "rotate", .action(rotate), ["rotate landscape | portrait": "turn the device"],
            synonyms: ["turn", "orientation"]),
        Verb("run", .action(run), ["run NAME": "a command of the screen's own"]),
        Verb(
            "play", .play,
            [
                #"play "login.taps""#: "the steps of another script, beside this one, with variables of its own",
                #"play "login.taps" with name "Ada", role $r"#: "which it takes",
            ],
            synonyms: ["call", "import", "include"]),
        Verb(
            "wait", .action(wait), ["wait until CONDITION [for N seconds]": "5 seconds at most if it does not say"],
            synonyms: ["pause", "sleep"]),
        Verb(
            "expect", .action(expect),
            [
                "expect CONDITION [within N seconds]": "waits that long at most, as wait until does",
                "expect PLACE | CONTROL matches \"paid\"":
                    "as the drawing in a folder beside the script; --update writes it",
                "expect PLACE | CONTROL looks like \"paid\"": "as the picture there",
                "expect TOUCH refused [because \"…\"]": "a finger can't do it",
            ],
            synonyms: ["assert", "check", "verify"]),
        Verb(
            "known", .action(known),
            [#"known to fail "issue 12": STEP"#: "it has to fail, and is counted apart from failures"],
            synonyms: ["xfail", "todo", "skip"]),
        Verb(
            "remember", .action(remember),
            ["remember CONTROL | ROW as who": "what it shows"], about: .variables),
        Verb(
            "show", .action { _ in .show },
            [
                "show": """
                print the screen: [Button], (disabled), ⟦typed▏⟧, ⟦(placeholder)⟧, ▸ selected, and \
                before what changed since the last: + came, ~ changed, ↑ ↓ moved
                """
            ], synonyms: ["print"]),
        Verb(
            "let", .variable { (parser) throws(ScriptError) in try parser.declaration() },
            [#"let who be "Ada""#: #"tap row $who, expect row 3 shows "Book \(n)""#], synonyms: ["set"],
            about: .variables),
        Verb(
            "takes", .parameters,
            [#"takes name, role "guest""#: "first in a script: what play gives it, and what it has else"],
            synonyms: ["needs", "param", "parameters", "given"], about: .variables),
        Verb(
            "repeat", .repetition(Repetition.init(reading:)),
            ["repeat 3 times, or: repeat for n from 0 to 9": ""], synonyms: ["for", "loop"], about: .blocks),
        Verb(
            "if", .choice { (parser) throws(ScriptError) in try parser.condition(after: "if") },
            ["if CONDITION, perhaps with: else": "judged when it is reached"],
            synonyms: ["when"], about: .blocks),
        Verb("else", .otherwise, [:], synonyms: ["otherwise", "elif", "elseif"], about: .blocks),
        Verb("end", .end, [:], about: .blocks),
    ]

    /// The verb of some words.
    static func named(_ words: String) -> Verb? { all.first { $0.words == words } }

    /// The words that a line can begin with.
    package static let words: [String] = all.map(\.firstWord).reduce(into: []) { words, word in
        if !words.contains(word) { words.append(word) }
    }

    /// The verbs by their first word, those of two words first.
    static let beginning: [String: [Verb]] = Dictionary(grouping: all, by: \.firstWord).mapValues { verbs in
        verbs.filter { $0.secondWord != nil } + verbs.filter { $0.secondWord == nil }
    }
}
