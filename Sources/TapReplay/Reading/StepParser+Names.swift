/// Rows, places, controls and targets.
extension StepParser {
    /// A row with its word `row`.
    ///
    /// - Parameter others: The words that could stand here instead of a row.
    mutating func row(after phrase: StaticString, or others: [String] = []) throws(ScriptError) -> RowName {
        guard try accept("row") else {
            let what = "a row, such as `row 3` or `row \"Ada Lovelace\"`"
            throw expectedRow(what, after: phrase, among: ["row"] + others)
        }
        return try rowKey()
    }

    /// What comes after the word `row`.
    mutating func rowKey() throws(ScriptError) -> RowName {
        if isNumberNext {
            let row = try whole("a row's number", after: "row")
            return .index(row, section: try section() ?? 0)
        }
        if token.kind == .text {
            let text = try text("a text", after: "row")
            try refuseSection()
            return .text(text)
        }
        if try accept("first") { return .first(section: try section()) }
        if try accept("last") { return .last(section: try section()) }
        if try accept("id") {
            let identifier = try text("an identifier", after: "row id")
            try refuseSection()
            return .identifier(identifier)
        }
        throw expected(
            "a row's number, \"first\", \"last\", a text or \"id\"", after: "row", among: ["first", "last", "id"])
    }

    private func refuseSection() throws(ScriptError) {
        guard isNext("of") else { return }
        throw lexer.error(at: token.start, "a row named by its text or identifier is looked for in every section")
    }

    /// `of section N` or `in section N`, if it is there.
    mutating func section() throws(ScriptError) -> Int? {
        if try accept(.of, "of") {
            try require("section", after: "of")
        } else if try accept("in") {
            try require("section", after: "in")
        } else {
            return nil
        }
        return try whole("a section's number", after: "section")
    }

    /// A row, a header, a footer or the screen, if one begins here.
    mutating func placeIfNext() throws(ScriptError) -> PlaceName? {
        if try accept("row") { return .row(try rowKey()) }
        if try accept("header") { return .header(section: try section() ?? 0) }
        if try accept("footer") { return .footer(section: try section() ?? 0) }
        return try accept("screen") ? .screen : nil
    }

    /// A row, a header, a footer or the screen.
    mutating func place(after phrase: StaticString) throws(ScriptError) -> PlaceName {
        if let place = try placeIfNext() { return place }
        let words = ["row", "header", "footer", "screen"]
        throw expected(ScriptSuggestion.list(words), after: "\(phrase)", among: words)
    }

    /// A control and where it is, if one begins here.
    mutating func controlIfNext() throws(ScriptError) -> ControlName? {
        let key: ControlName.Key
        if token.kind == .text {
            key = .text(try text("a text", after: nil))
        } else if let kind = controlKind {
            try advance()
            if isNumberNext {
                key = .kind(kind, try whole("which one", after: kind.rawValue))
            } else {
                couldGoOn(with: .number)
                key = .kind(kind, 0)
            }
        } else if try accept("id") {
            key = .identifier(try text("an identifier", after: "id"))
        } else {
            return nil
        }
        return ControlName(key: key, place: try accept(.in, "in") ? try place(after: "in") : .screen)
    }

    /// A row or a control.
    mutating func target(after phrase: StaticString) throws(ScriptError) -> Target {
        if let control = try controlIfNext() { return .control(control) }
        if try accept("row") { return .row(try rowKey()) }
        throw expectedRow(
            "a row or a control, such as `row 3` or `\"Follow\" in row 3`", after: phrase,
            among: ["row", "id"] + ControlKind.allCases.map(\.rawValue))
    }

    /// A control.
    mutating func control(after phrase: StaticString) throws(ScriptError) -> ControlName {
        if let control = try controlIfNext() { return control }
        throw expected(
            "a control, such as `field` or `id \"search\"`", after: "\(phrase)",
            among: ["id"] + ControlKind.allCases.map(\.rawValue))
    }

    /// The kind of control the next word names.
    private var controlKind: ControlKind? {
        if isNext("button") { return .button }
        if isNext("switch") { return .switch }
        if isNext("label") { return .label }
        if isNext("image") { return .image }
        if isNext("field") { return .field }
        return isNext("control") ? .control : nil
    }
}
