import HeadlessUIKit

/// `choose "…" > "…"`: chooses an item of the open menu, by the titles that lead to it, at least one.
struct Choose {
    var titles: [String]

    var description: String { "choose " + titles.map(ScriptSpelling.text).joined(separator: " > ") }
}

extension Choose: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) {
        titles = [try parser.text("a title", after: "choose")]
        while parser.acceptThen() { titles.append(try parser.text("a title", after: ">")) }
    }

    func touch(_ stage: Stage, with finger: Finger) throws { try finger.choose(titles, in: stage.root) }
}
