/// Conditions, of `wait until` and `expect`.
extension StepParser {
    /// A condition.
    mutating func condition(after phrase: StaticString) throws(ScriptError) -> Condition {
        if isNumberNext { return try count(after: phrase) }
        if try accept("dispatched") { return .dispatched(try pattern()) }
        if try accept("nothing") {
            try require("dispatched", after: "nothing")
            return .nothingDispatched
        }
        if try accept("not") {
            try require("dispatched", after: "not")
            return .notDispatched(try pattern())
        }
        if try accept("no") {
            if isNext("rows") { throw lexer.error(at: last.start, "a list without rows is counted; write `0 rows`") }
            try require("selection", after: "no")
            return .noSelection
        }
        if try accept("selection") { return .selection(try selection()) }
        if try accept("rows") { return try visibleRows() }
        if try accept("title") { return try title() }
        if let subject = try subject() { return try claim(about: subject) }
        throw expected(
            "a condition, such as `3 rows`, `dispatched follow` or `row 3 is selected`", after: "\(phrase)",
            among: ["dispatched", "nothing", "not", "no", "selection", "rows", "title", "id"] + Self.placeWords
                + ControlKind.allCases.map(\.rawValue))
    }

    private mutating func count(after phrase: StaticString) throws(ScriptError) -> Condition {
        let count = try whole("a number of rows or sections", after: "\(phrase)")
        if isNext("rows") || isNext("row") {
            try advance()
            let (section, list) = try whereabouts()
            return .rowCount(count, section: section, list: list)
        }
        if isNext("sections") || isNext("section") {
            try advance()
            return .sectionCount(count, list: try listClause())
        }
        throw expected("\"rows\" or \"sections\"", after: nil, among: ["rows", "sections", "row", "section"])
    }

    private mutating func pattern() throws(ScriptError) -> DispatchPattern {
        var pattern = DispatchPattern(name: try name(of: "an action's name", after: "dispatched"))
        if try accept(.on, "on") { pattern.place = try dispatchPlace() }
        if try accept(.with, "with") { pattern.value = try value() }
        if pattern.value != nil, isNext("on") {
            throw lexer.error(at: token.start, "\"on …\" is written before \"with …\"")
        }
        if isNumberNext {
            let times = try whole("a number of times", after: nil)
            guard isNext("times") || isNext("time") else {
                throw expected("\"times\"", after: nil, among: ["times", "time"])
            }
            try advance()
            pattern.times = times
        } else {
            couldGoOn(with: .times)
        }
        return pattern
    }

    /// Where something is dispatched: not in a list as such, whose number would look like that of the times.
    private mutating func dispatchPlace() throws(ScriptError) -> PlaceName {
        guard isNext("row") || isNext("header") || isNext("footer") || isNext("screen") else {
            let words = ["row", "header", "footer", "screen"]
            throw expected(ScriptSuggestion.list(words), after: "on", among: words)
        }
        return try place(after: "on")
    }

    private mutating func value() throws(ScriptError) -> String {
        if token.kind == .text || token.kind == .variable { return try text("a value", after: "with") }
        guard isNext("true") || isNext("false") || lexer.isNumber(token) else {
            throw expected("a text, a number, \"true\" or \"false\"", after: "with", among: ["true", "false"])
        }
        let value = lexer.source(token)
        try advance()
        return value
    }

    private mutating func selection() throws(ScriptError) -> [RowName] {
        try require("is", after: "selection")
        var rows = [try row(after: "selection is")]
        while token.kind == .comma {
            try advance()
            rows.append(try row(after: ","))
        }
        couldGoOn(with: .comma)
        return rows
    }

    private mutating func visibleRows() throws(ScriptError) -> Condition {
        let start = token
        let first = try whole("a row's number", after: "rows")
        if token.kind == .end {
            throw lexer.error(at: start.start, "a number of rows is written before the word; write `\(first) rows`")
        }
        try require("to", after: nil)
        let last = try whole("a row's number", after: "to")
        guard first <= last else {
            throw lexer.error(at: start.start, "rows \(first) to \(last) run backwards; write rows \(last) to \(first)")
        }
        let (section, list) = try whereabouts()
        try require("are", after: nil)
        try require("visible", after: "are")
        return .visibleRows(first...last, section: section ?? 0, list: list)
    }

    private mutating func title() throws(ScriptError) -> Condition {
        try require("is", after: "title")
        let isNegated = try accept("not")
        return .title(try text("a title", after: "is"), isNegated: isNegated)
    }

    /// A place or a control, if one begins here.
    mutating func subject() throws(ScriptError) -> Subject? {
        if let control = try controlIfNext() { return .control(control) }
        return try placeIfNext().map { .place($0) }
    }

    private mutating func claim(about subject: Subject) throws(ScriptError) -> Condition {
        if try accept("shows") {
            return .shows(subject, try text("a text", after: "shows"), isExact: true, isNegated: false)
        }
        if try accept("contains") {
            return .shows(subject, try text("a text", after: "contains"), isExact: false, isNegated: false)
        }
        if try accept("does") {
            try require("not", after: "does")
            if try accept("show") {
                return .shows(subject, try text("a text", after: "does not show"), isExact: true, isNegated: true)
            }
            if try accept("contain") {
                return .shows(subject, try text("a text", after: "does not contain"), isExact: false, isNegated: true)
            }
            throw expected("\"show\" or \"contain\"", after: "does not", among: ["show", "contain"])
        }
        let verb = token
        guard try accept("is") else {
            throw expected(
                "\"is\", \"shows\", \"contains\" or \"does not\"", after: nil,
                among: ["is", "shows", "contains", "does"])
        }
        if subject == .place(.screen) {
            throw lexer.error(
                at: verb.start, "a screen has no state; name a row or a control, or write `screen shows \"…\"`")
        }
        let isNegated = try accept("not")
        guard let state else {
            if isTextNext {
                let verb = isNegated ? "does not show" : "shows"
                throw lexer.error(at: token.start, "a text is shown; write `\(verb) \(lexer.source(token))`")
            }
            let words = SubjectState.allCases.map(\.rawValue)
            throw expected(ScriptSuggestion.list(words), after: isNegated ? "is not" : "is", among: words)
        }
        try advance()
        if isNext("screen"), state == .on || state == .off {
            let isVisible = (state == .on) != isNegated
            throw lexer.error(
                at: last.start, "what is on screen is visible; write `is \(isVisible ? "" : "not ")visible`")
        }
        return .state(subject, state, isNegated: isNegated)
    }

    /// The state the next word names.
    private var state: SubjectState? {
        if isNext("visible") { return .visible }
        if isNext("selected") { return .selected }
        if isNext("highlighted") { return .highlighted }
        if isNext("on") { return .on }
        if isNext("off") { return .off }
        if isNext("enabled") { return .enabled }
        if isNext("disabled") { return .disabled }
        if isNext("hidden") { return .hidden }
        if isNext("editing") { return .editing }
        if isNext("empty") { return .empty }
        return isNext("swiped") ? .swiped : nil
    }
}
