/// Rows, places, controls and targets.
extension StepParser {
    /// A row with its word `row`.
    ///
    /// - Parameter others: The words that could stand here instead of a row.
    mutating func row(after phrase: String, or others: [String] = []) throws(ScriptError) -> RowLocator {
        guard accept("row") else {
            let what = "a row, such as `row 3` or `row \"Ada Lovelace\"`"
            throw expectedRow(what, after: phrase, among: ["row"] + others)
        }
        return try rowKey()
    }

    /// How deep a row may lie in rows: deeper than any screen, and no deeper than the stack.
    private static let rowDepthLimit = 8

    /// What comes after the word `row`, of a row so deep in the lists of other rows.
    mutating func rowKey(depth: Int = 0) throws(ScriptError) -> RowLocator {
        if isNumberNext {
            let row = try whole("a row's number", after: "row")
            let (section, list) = try whereabouts(depth)
            return RowLocator(.index(row, section: section ?? 0), in: list)
        }
        if isTextNext {
            let text = try text("a text", after: "row")
            return RowLocator(.content(.text(text)), in: try listOfAnySection(depth))
        }
        if accept("first") {
            let (section, list) = try whereabouts(depth)
            return RowLocator(.first(section: section), in: list)
        }
        if accept("last") {
            let (section, list) = try whereabouts(depth)
            return RowLocator(.last(section: section), in: list)
        }
        if accept("id") {
            let identifier = try text("an identifier", after: "row id")
            return RowLocator(.content(.identifier(identifier)), in: try listOfAnySection(depth))
        }
        throw expected(
            "a row's number, \"first\", \"last\", a text or \"id\"", after: "row", among: ["first", "last", "id"])
    }

    private mutating func listOfAnySection(_ depth: Int) throws(ScriptError) -> ListLocator {
        let start = token
        let isOf = isNext("of")
        guard !isOf, accept("in", orGoesOnWith: "\"in …\"") else {
            if isOf { throw anySection(start) }
            return .main
        }
        if isNext("section") { throw anySection(start) }
        return try list(after: "in", depth, or: [])
    }

    private func anySection(_ start: Token) -> ScriptError {
        error("a row named by its text or identifier is looked for in every section", at: start)
    }

    // MARK: Sections and lists

    /// `of section N`, or `in section N`, and `in LIST`, as far as they are there.
    mutating func whereabouts(_ depth: Int = 0) throws(ScriptError) -> (section: Int?, list: ListLocator) {
        var section: Int?
        if accept("of", orGoesOnWith: "\"of section …\"") {
            try require("section", after: "of")
            section = try whole("a section's number", after: "section")
        }
        guard accept("in", orGoesOnWith: "\"in …\"") else { return (section, .main) }
        if section == nil, accept("section") {
            section = try whole("a section's number", after: "section")
            guard accept("in", orGoesOnWith: "\"in …\"") else { return (section, .main) }
        }
        return (section, try list(after: "in", depth, or: section == nil ? ["section"] : []))
    }

    /// `in LIST`, if it is there.
    mutating func listClause() throws(ScriptError) -> ListLocator {
        guard accept("in", orGoesOnWith: "\"in …\"") else { return .main }
        return try list(after: "in", 0, or: [])
    }

    /// A list, or a row with one in it.
    private mutating func list(
        after phrase: String, _ depth: Int, or others: [String]
    ) throws(ScriptError) -> ListLocator {
        if accept("list") { return try listKey() }
        if isNext("row") {
            guard depth < Self.rowDepthLimit else {
                throw error("rows lie in each other too deeply")
            }
            advance()
            return .row(try rowKey(depth: depth + 1))
        }
        throw expectedPlace(after: phrase, among: others + ["row", "list"])
    }

    /// What comes after the word `list`.
    private mutating func listKey() throws(ScriptError) -> ListLocator {
        if isNumberNext { return .number(try whole("which list", after: "list")) }
        guard accept("id") else {
            couldGoOn(with: "a number")
            return .main
        }
        return .identifier(try text("an identifier", after: "list id"))
    }

    // MARK: Places and controls

    /// The words that a place begins with.
    static let placeWords = ["row", "header", "footer", "list", "menu", "alert", "screen"]

    /// A part of the screen, if one begins here.
    mutating func placeIfNext() throws(ScriptError) -> Locator? {
        if accept("row") { return .row(try rowKey()) }
        if accept("header") {
            let (section, list) = try whereabouts()
            return .header(section: section ?? 0, list: list)
        }
        if accept("footer") {
            let (section, list) = try whereabouts()
            return .footer(section: section ?? 0, list: list)
        }
        if accept("list") { return .list(try listKey()) }
        if accept("menu") { return .menu }
        if accept("alert") { return .alert }
        return accept("screen") ? .screen : nil
    }

    /// A part of the screen.
    mutating func place(after phrase: String) throws(ScriptError) -> Locator {
        if let place = try placeIfNext() { return place }
        throw expectedPlace(after: phrase, among: Self.placeWords)
    }

    /// A control and where it is, if one begins here.
    mutating func controlIfNext() throws(ScriptError) -> Locator? {
        let key: Locator.Control
        if isTextNext {
            let name = token
            key = .text(try text("a text", after: nil))
            if let kind = controlKind { throw namedTwice(name, kind) }
        } else if let kind = controlKind {
            advance()
            if isTextNext { throw namedTwice(token, kind) }
            if isNumberNext {
                key = .kind(kind, try whole("which one", after: kind.rawValue))
            } else {
                couldGoOn(with: "a number")
                key = .kind(kind, 0)
            }
        } else if accept("id") {
            key = .identifier(try text("an identifier", after: "id"))
        } else {
            return nil
        }
        return .control(key, in: accept("in", orGoesOnWith: "\"in …\"") ? try place(after: "in") : .screen)
    }

    private var controlKind: ControlKind? { word.flatMap(ControlKind.init) }

    /// A place or a control, if one begins here.
    mutating func locatorIfNext() throws(ScriptError) -> Locator? {
        if let place = try placeIfNext() { return place }
        return try controlIfNext()
    }

    /// A control is given its kind besides its text.
    private func namedTwice(_ name: Token, _ kind: ControlKind) -> ScriptError {
        error(
            "a control is named by its text or its kind; write `\(source(name))` or `\(kind.rawValue)` alone")
    }

    /// A row or a control.
    mutating func target(after phrase: String) throws(ScriptError) -> Locator {
        if accept("row") { return .row(try rowKey()) }
        if let control = try controlIfNext() { return control }
        throw expectedRow(
            "a row or a control, such as `row 3` or `\"Follow\" in row 3`", after: phrase,
            among: ["row", "id"] + ControlKind.allCases.map(\.rawValue))
    }

    /// A control.
    mutating func control(after phrase: String) throws(ScriptError) -> Locator {
        if let control = try controlIfNext() { return control }
        throw expectedControl(
            "a control, such as `field` or `id \"search\"`", after: phrase,
            among: ["id"] + ControlKind.allCases.map(\.rawValue))
    }
}
