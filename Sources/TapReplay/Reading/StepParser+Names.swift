import HeadlessUIKit

/// Parses the parts of a step that refer to rows, lists, places and controls.
extension StepParser {
    // MARK: Rows and lists

    /// Reads the word `row` and the name of a row.
    ///
    /// - Parameter others: Words that the step also accepts in place of a row. The error message can suggest them.
    mutating func row(after phrase: String, or others: [String] = []) throws(ScriptError) -> RowLocator {
        if accept("row") { return try row() }
        throw expectedRow(
            "a row, such as `row 3` or `row \"Ada Lovelace\"`", after: phrase, among: ["row"] + others)
    }

    /// Reads the name of a row after the word `row`.
    ///
    /// - Parameter depth: The number of rows that have already been read in the same name, such as 1 for `row 5` in
    ///   `row 3 in row 5`.
    private mutating func row(depth: Int = 0) throws(ScriptError) -> RowLocator {
        let number = isNumberNext ? try whole("a row's number", after: "row") : nil
        if number == nil, let content = try content() {
            let (section, list) = try sectionAndList(depth)
            return RowLocator(.content(content, section: section), in: list)
        }
        let isFirst = number == nil && accept("first")
        guard number != nil || isFirst || accept("last") else {
            throw expectedText(
                "a row's number, \"first\", \"last\", a text, \"containing\" or \"id\"", after: "row",
                among: ["first", "last", "containing", "id"],
                upTo: wordsAfterName)
        }
        let (section, list) = try sectionAndList(depth)
        if let number { return RowLocator(.index(number, section: section ?? 0), in: list) }
        return RowLocator(isFirst ? .first(section: section) : .last(section: section), in: list)
    }

    /// Reads the text or identifier of a row, or a part or a pattern of its text, if one comes next.
    private mutating func content() throws(ScriptError) -> Locator.Control? {
        if let match = try match() { return .match(match) }
        if isTextNext { return .text(try key("a text", after: "row")) }
        return accept("id") ? .identifier(try key("an identifier", after: "row id", upTo: wordsAfterName)) : nil
    }

    /// Reads `containing "…"` or a pattern if one of them comes next.
    private mutating func match() throws(ScriptError) -> TextMatch? {
        if accept("containing") {
            if isEmptyTextNext { throw error("every text contains \"\"; name a part of the text") }
            return TextMatch(try comparedText("a part of a text", after: "containing"), isPart: true)
        }
        guard case .pattern(let pattern) = token.value else { return nil }
        advance()
        return TextMatch(.pattern(pattern), isPart: false)
    }

    /// Reads the optional clauses `of section N` (or `in section N`) and `in LIST`.
    mutating func sectionAndList(_ depth: Int = 0) throws(ScriptError) -> (section: Int?, list: ListLocator) {
        if accept("of", orGoesOnWith: "\"of section …\"") {
            try require("section", after: "of")
        } else if isNext("in"), isNext("section", ahead: 1) {
            advance()
            advance()
        } else {
            return (nil, try listClause(depth, orSection: true))
        }
        return (try whole("a section's number", after: "section"), try listClause(depth))
    }

    /// The maximum nesting depth of rows. No screen nests rows this deeply, and parsing to this depth does not overflow
    /// the call stack.
    private static let rowDepthLimit = 8

    /// Reads the optional clause `in LIST`, or `in ROW` for the list in a row.
    ///
    /// - Parameter orSection: Whether the word `section` can also follow `in`. If so, the error message mentions it.
    mutating func listClause(_ depth: Int = 0, orSection: Bool = false) throws(ScriptError) -> ListLocator {
        guard accept("in", orGoesOnWith: "\"in …\"") else { return .main }
        if accept("list") { return try list() }
        guard isNext("row") else {
            throw expectedPlace(after: "in", among: (orSection ? ["section"] : []) + ["row", "list"])
        }
        guard depth < Self.rowDepthLimit else { throw error("rows are nested too deeply") }
        advance()
        return .row(try row(depth: depth + 1))
    }

    /// Reads the name of a list after the word `list`.
    private mutating func list() throws(ScriptError) -> ListLocator {
        if isNumberNext { return .number(try whole("which list", after: "list")) }
        if accept("id") { return .identifier(try key("an identifier", after: "list id", upTo: wordsAfterName)) }
        addContinuation("a number")
        return .main
    }

    // MARK: Places and controls

    /// The words that begin a place.
    static let placeWords =
        ["row", "header", "footer", "list", "menu", "alert"] + Locator.Bar.allCases.map(\.rawValue) + ["screen"]

    /// Reads a place if one comes next. A place is a part of the screen.
    mutating func placeIfNext() throws(ScriptError) -> Locator? {
        if accept("row") { return .row(try row()) }
        let isHeader = accept("header")
        if isHeader || accept("footer") {
            let (section, list) = try sectionAndList()
            return isHeader ? .header(section: section ?? 0, list: list) : .footer(section: section ?? 0, list: list)
        }
        if accept("list") { return .list(try list()) }
        if accept("menu") { return .menu }
        if accept("alert") { return .alert }
        if accept("toolbar") { return .bar(.toolbar) }
        for (word, bar) in [("navigation", Locator.Bar.navigation), ("tab", .tab)] where accept(word) {
            try require("bar", after: word)
            return .bar(bar)
        }
        return accept("screen") ? .screen : nil
    }

    /// Reads a control and its place if a control comes next.
    mutating func controlIfNext() throws(ScriptError) -> Locator? {
        let key: Locator.Control
        if isTextNext {
            let name = token
            key = .text(try self.key("a text", after: nil))
            if let kind = controlKind { throw namedTwice(name, kind) }
        } else if let kind = controlKind {
            advance()
            if isTextNext { throw namedTwice(token, kind) }
            if !isNumberNext { addContinuation("a number") }
            key = .kind(kind, isNumberNext ? try whole("which one", after: kind.rawValue) : nil)
        } else if accept("id") {
            key = .identifier(try self.key("an identifier", after: "id", upTo: wordsAfterName))
        } else if let match = try match() {
            key = .match(match)
        } else {
            return nil
        }
        guard accept("in", orGoesOnWith: "\"in …\"") else { return .control(key, in: .screen) }
        guard let place = try placeIfNext() else { throw expectedPlace(after: "in", among: Self.placeWords) }
        return .control(key, in: place)
    }

    private var controlKind: ViewKind? { word.flatMap { ViewKind.named[$0] } }

    /// Returns the error for a control that is named by both its text and its kind.
    private func namedTwice(_ name: Token, _ kind: ViewKind) -> ScriptError {
        error(
            "a control is named by its text or its kind; write `\(source(name))` or `\(kind.rawValue)` alone")
    }

    /// Reads a control.
    mutating func control(after phrase: String) throws(ScriptError) -> Locator {
        if let control = try controlIfNext() { return control }
        throw expectedControl(
            "a control, such as `field` or `id \"search\"`", after: phrase,
            among: ["id"] + ViewKind.controls.map(\.rawValue))
    }

    /// Reads a row or a control.
    ///
    /// - Parameter others: Words that the step also accepts in place of a row or a control. The error message can
    ///   suggest them.
    mutating func target(after phrase: String, or others: [String] = []) throws(ScriptError) -> Locator {
        if accept("row") { return .row(try row()) }
        if let control = try controlIfNext() { return control }
        if isNext("tab"), !isNext("bar", ahead: 1) {
            let title = rest.dropFirst().first.map { line.text($0.range) } ?? ""
            throw error("a tab is chosen: write `choose tab \(title.isEmpty ? "\"…\"" : title)`")
        }
        let what = "a row or a control, such as `row 3` or `\"Follow\" in row 3`"
        let words = ["row", "id"] + ViewKind.controls.map(\.rawValue)
        if isNumberNext || isTextNext { throw expectedRow(what, after: phrase, among: words) }
        throw expectedControl(what, after: phrase, among: words + others)
    }

    /// Reads a place or a control if one comes next.
    mutating func locatorIfNext() throws(ScriptError) -> Locator? {
        if let place = try placeIfNext() { return place }
        return try controlIfNext()
    }
}
