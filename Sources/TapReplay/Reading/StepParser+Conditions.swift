/// Conditions, of `wait until` and `expect`.
extension StepParser {
    /// A condition, which another can't follow.
    mutating func condition(after phrase: String) throws(ScriptError) -> Condition {
        let condition = try oneCondition(after: phrase)
        if isCommaNext || isNext("and") { throw unexpectedTail("each condition is a step of its own") }
        return condition
    }

    private mutating func oneCondition(after phrase: String) throws(ScriptError) -> Condition {
        if isNumberNext { return try count(after: phrase) }
        if accept("dispatched") { return .dispatched(try pattern()) }
        if accept("nothing") {
            try require("dispatched", after: "nothing")
            return .nothingDispatched
        }
        if accept("not") {
            try require("dispatched", after: "not")
            return .notDispatched(try pattern())
        }
        if accept("no") {
            if isNext("rows") { throw mistake("a list without rows is counted; write `0 rows`", at: last) }
            try require("selection", after: "no")
            return .noSelection
        }
        if accept("selection") { return .selection(try selection()) }
        if accept("rows") { return try visibleRows() }
        if accept("title") {
            try require("is", after: "title")
            let isNegated = accept("not")
            return .title(try text("a title", after: "is"), isNegated: isNegated)
        }
        if let subject = try subjectIfNext() { return try claim(about: subject) }
        throw expected(
            "a condition, such as `3 rows`, `dispatched follow` or `row 3 is selected`", after: phrase,
            among: ["dispatched", "nothing", "not", "no", "selection", "rows", "title", "id"] + Self.placeWords
                + ControlKind.allCases.map(\.rawValue))
    }

    private mutating func count(after phrase: String) throws(ScriptError) -> Condition {
        let count = try whole("a number of rows or sections", after: phrase)
        if accept("rows") || accept("row") {
            let (section, list) = try whereabouts()
            return .rowCount(count, section: section, list: list)
        }
        if accept("sections") || accept("section") { return .sectionCount(count, list: try listClause()) }
        throw expected("\"rows\" or \"sections\"", after: nil, among: ["rows", "sections", "row", "section"])
    }

    private mutating func pattern() throws(ScriptError) -> DispatchPattern {
        var pattern = DispatchPattern(name: try name(of: "an action's name", after: "dispatched"))
        if accept("on", .on) { pattern.place = try dispatchPlace() }
        if accept("with", .with) {
            pattern.value = try dispatchValue()
            if isNext("on") { throw mistake("\"on …\" is written before \"with …\"") }
        }
        if isNumberNext { pattern.times = try countedTimes() } else { couldGoOn(with: .times) }
        return pattern
    }

    /// Where something is dispatched: not in a list as such, whose number would look like that of the times.
    private mutating func dispatchPlace() throws(ScriptError) -> PlaceName {
        let words = ["row", "header", "footer", "screen"]
        guard let word, words.contains(word) else {
            throw expected(Suggestion.list(words), after: "on", among: words)
        }
        return try place(after: "on")
    }

    private mutating func dispatchValue() throws(ScriptError) -> String {
        if let word, word == "true" || word == "false" || ScriptNumber.isNumber(word) {
            advance()
            return word
        }
        guard word == nil, isTextNext || isNumberNext else {
            throw expected("a text, a number, \"true\" or \"false\"", after: "with", among: ["true", "false"])
        }
        return try text("a value", after: "with")
    }

    private mutating func selection() throws(ScriptError) -> [RowName] {
        try require("is", after: "selection")
        var rows = [try row(after: "selection is")]
        while isCommaNext {
            advance()
            rows.append(try row(after: ","))
        }
        couldGoOn(with: .comma)
        return rows
    }

    private mutating func visibleRows() throws(ScriptError) -> Condition {
        let start = token
        let first = try whole("a row's number", after: "rows")
        if isAtEnd { throw mistake("a number of rows is written before the word; write `\(first) rows`", at: start) }
        try require("to")
        let last = try whole("a row's number", after: "to")
        guard first <= last else {
            throw mistake("rows \(first) to \(last) run backwards; write rows \(last) to \(first)", at: start)
        }
        let (section, list) = try whereabouts()
        try require("are")
        try require("visible", after: "are")
        return .visibleRows(first...last, section: section ?? 0, list: list)
    }

    /// A place or a control, if one begins here.
    mutating func subjectIfNext() throws(ScriptError) -> Subject? {
        if let place = try placeIfNext() { return .place(place) }
        return try controlIfNext().map { .control($0) }
    }

    private mutating func claim(about subject: Subject) throws(ScriptError) -> Condition {
        if accept("shows") { return try shows(subject, after: "shows") }
        if accept("contains") { return try shows(subject, after: "contains", isExact: false) }
        if accept("does") {
            try require("not", after: "does")
            if accept("show") { return try shows(subject, after: "does not show", isNegated: true) }
            if accept("contain") {
                return try shows(subject, after: "does not contain", isExact: false, isNegated: true)
            }
            throw expected("\"show\" or \"contain\"", after: "does not", among: ["show", "contain"])
        }
        guard accept("is") else {
            throw expected(
                "\"is\", \"shows\", \"contains\" or \"does not\"", after: nil,
                among: ["is", "shows", "contains", "does"])
        }
        if subject == .place(.screen) {
            throw mistake(
                "a screen has no state; name a row or a control, or write `screen shows \"…\"`", at: last)
        }
        let isNegated = accept("not")
        guard let state = acceptOne(of: SubjectState.self) else {
            if isTextNext {
                let verb = isNegated ? "does not show" : "shows"
                throw mistake("a text is shown; write `\(verb) \(line.text(token.range))`")
            }
            let words = SubjectState.allCases.map(\.rawValue)
            throw expected(Suggestion.list(words), after: isNegated ? "is not" : "is", among: words)
        }
        if isNext("screen"), state == .on || state == .off {
            let isVisible = (state == .on) != isNegated
            throw mistake("what is on screen is visible; write `is \(isVisible ? "" : "not ")visible`", at: last)
        }
        return .state(subject, state, isNegated: isNegated)
    }

    private mutating func shows(
        _ subject: Subject, after verb: String, isExact: Bool = true, isNegated: Bool = false
    ) throws(ScriptError) -> Condition {
        .shows(subject, try text("a text", after: verb), isExact: isExact, isNegated: isNegated)
    }
}
