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

    /// How deep a row may lie in rows: deeper than any screen, and no deeper than the stack.
    private static let rowDepthLimit = 8

    /// What comes after the word `row`, of a row so deep in the lists of other rows.
    mutating func rowKey(depth: Int = 0) throws(ScriptError) -> RowName {
        if isNumberNext {
            let row = try whole("a row's number", after: "row")
            let (section, list) = try whereabouts(depth)
            return RowName(.index(row, section: section ?? 0), in: list)
        }
        if isTextNext {
            let text = try text("a text", after: "row")
            return RowName(.text(text), in: try listOfAnySection(depth))
        }
        if try accept("first") {
            let (section, list) = try whereabouts(depth)
            return RowName(.first(section: section), in: list)
        }
        if try accept("last") {
            let (section, list) = try whereabouts(depth)
            return RowName(.last(section: section), in: list)
        }
        if try accept("id") {
            let identifier = try text("an identifier", after: "row id")
            return RowName(.identifier(identifier), in: try listOfAnySection(depth))
        }
        throw expected(
            "a row's number, \"first\", \"last\", a text or \"id\"", after: "row", among: ["first", "last", "id"])
    }

    private mutating func listOfAnySection(_ depth: Int) throws(ScriptError) -> ListName {
        let start = token.start
        let isOf = isNext("of")
        guard !isOf, try accept(.in, "in") else {
            if isOf { throw anySection(start) }
            return .main
        }
        if isNext("section") { throw anySection(start) }
        return try list(after: "in", depth, or: [])
    }

    private func anySection(_ start: Int) -> ScriptError {
        lexer.error(at: start, "a row named by its text or identifier is looked for in every section")
    }

    // MARK: Sections and lists

    /// `of section N`, or `in section N`, and `in LIST`, as far as they are there.
    mutating func whereabouts(_ depth: Int = 0) throws(ScriptError) -> (section: Int?, list: ListName) {
        var section: Int?
        if try accept(.of, "of") {
            try require("section", after: "of")
            section = try whole("a section's number", after: "section")
        }
        guard try accept(.in, "in") else { return (section, .main) }
        if section == nil, try accept("section") {
            section = try whole("a section's number", after: "section")
            guard try accept(.in, "in") else { return (section, .main) }
        }
        return (section, try list(after: "in", depth, or: section == nil ? ["section"] : []))
    }

    /// `in LIST`, if it is there.
    mutating func listClause() throws(ScriptError) -> ListName {
        guard try accept(.in, "in") else { return .main }
        return try list(after: "in", 0, or: [])
    }

    /// A list, or a row with one in it.
    private mutating func list(
        after phrase: StaticString, _ depth: Int, or others: [String]
    ) throws(ScriptError) -> ListName {
        if try accept("list") { return try listKey() }
        if isNext("row") {
            guard depth < Self.rowDepthLimit else {
                throw lexer.error(at: token.start, "rows lie in each other too deeply")
            }
            try advance()
            return .row(try rowKey(depth: depth + 1))
        }
        let words = others + ["row", "list"]
        throw expected(ScriptSuggestion.list(words), after: "\(phrase)", among: words)
    }

    /// What comes after the word `list`.
    private mutating func listKey() throws(ScriptError) -> ListName {
        if isNumberNext { return .number(try whole("which list", after: "list")) }
        guard try accept("id") else {
            couldGoOn(with: .number)
            return .main
        }
        return .identifier(try text("an identifier", after: "list id"))
    }

    // MARK: Places and controls

    /// The words that a place begins with.
    static let placeWords = ["row", "header", "footer", "list", "menu", "alert", "screen"]

    /// A part of the screen, if one begins here.
    mutating func placeIfNext() throws(ScriptError) -> PlaceName? {
        if try accept("row") { return .row(try rowKey()) }
        if try accept("header") {
            let (section, list) = try whereabouts()
            return .header(section: section ?? 0, list: list)
        }
        if try accept("footer") {
            let (section, list) = try whereabouts()
            return .footer(section: section ?? 0, list: list)
        }
        if try accept("list") { return .list(try listKey()) }
        if try accept("menu") { return .menu }
        if try accept("alert") { return .alert }
        return try accept("screen") ? .screen : nil
    }

    /// A part of the screen.
    mutating func place(after phrase: StaticString) throws(ScriptError) -> PlaceName {
        if let place = try placeIfNext() { return place }
        let words = Self.placeWords
        throw expected(ScriptSuggestion.list(words), after: "\(phrase)", among: words)
    }

    /// A control and where it is, if one begins here.
    mutating func controlIfNext() throws(ScriptError) -> ControlName? {
        let key: ControlName.Key
        if isTextNext {
            let name = token
            key = .text(try text("a text", after: nil))
            if !isNext("in"), let kind = controlKind { throw namedTwice(name, kind) }
        } else if let kind = controlKind {
            try advance()
            if isTextNext { throw namedTwice(token, kind) }
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

    /// A control is given its kind besides its text.
    private func namedTwice(_ name: ScriptToken, _ kind: ControlKind) -> ScriptError {
        let text = ScriptSuggestion.clipped(lexer.source(name))
        return lexer.error(
            at: token.start, "a control is named by its text or its kind; write `\(text)` or `\(kind.rawValue)` alone")
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
        if isNext("slider") { return .slider }
        if isNext("stepper") { return .stepper }
        if isNext("segments") { return .segments }
        return isNext("control") ? .control : nil
    }
}
