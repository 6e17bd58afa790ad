import HeadlessUIKit

/// Conditions about the contents and the state of views.
extension StepParser {
    mutating func title() throws(ScriptError) -> Condition {
        try require("is", after: "title")
        let isNegated = accept("not")
        let wanted = try comparedText("a title", after: "is")
        return Condition("title is \(isNegated ? "not " : "")\(wanted)") { screen, _ in
            guard (screen.title.map(wanted.matches) ?? false) == isNegated else { return nil }
            return screen.title.map { "it is \(wanted.spelling(of: $0))" } ?? "there is none"
        }
    }

    /// Parses the part of a condition that follows the subject, such as `is selected` or `shows "…"`.
    mutating func claim(about subject: Locator) throws(ScriptError) -> Condition {
        if accept("shows") { return try shows(subject, "shows") }
        if accept("contains") { return try shows(subject, "contains", isExact: false) }
        // A menu is drawn with its screen.
        let whole = subject == .menu ? Locator.screen : subject
        if accept("matches") {
            throw error(
                "only `expect` compares with a snapshot; write `expect \(whole) matches \"…\"` on its own line",
                at: last)
        }
        if accept("looks") {
            throw error(
                "only `expect` compares with a picture; write `expect \(whole) looks like \"…\"` on its own line",
                at: last)
        }
        if accept("does") {
            try require("not", after: "does")
            if accept("show") { return try shows(subject, "does not show", isNegated: true) }
            if accept("contain") { return try shows(subject, "does not contain", isExact: false, isNegated: true) }
            throw expected("\"show\" or \"contain\"", after: "does not", among: ["show", "contain"])
        }
        guard accept("is") else {
            throw expected(
                "\"is\", \"shows\", \"contains\", \"matches\", \"looks like\" or \"does not\"", after: nil,
                among: ["is", "shows", "contains", "matches", "looks", "does"], synonyms: Self.claimSynonyms)
        }
        if subject == .screen {
            throw error("a screen has no state; name a row or a control, or write `screen shows \"…\"`", at: last)
        }
        let isNegated = accept("not")
        let state = try state(isNegated)
        return Condition("\(subject) is \(isNegated ? "not " : "")\(state.rawValue)") { screen, _ in
            let isSo: Bool
            do throws(ScreenError) { isSo = try screen.holds(state, subject) } catch {
                guard state == .hidden, !error.isAmbiguous else { throw error }
                let meant = "`\(subject) is \(isNegated ? "" : "not ")visible`"
                throw ScreenError(
                    "\(error); only a view that exists can be hidden: write \(meant)", isRefusal: error.isRefusal)
            }
            guard isSo == isNegated else { return nil }
            if !isNegated, state == .visible { return "it is not visible" + screen.whyNotVisible(subject) }
            return "it is \(isNegated ? "" : "not ")\(state.rawValue)"
        }
    }

    /// Words that other test tools use after a subject, mapped to the equivalent words in scripts.
    private static let claimSynonyms = [
        "exists": "is visible", "appears": "is visible", "disappears": "is not visible", "has": "shows",
        "equals": "shows", "reads": "shows", "says": "shows", "displays": "shows", "includes": "contains",
        "not": "is not",
    ]

    private mutating func state(_ isNegated: Bool) throws(ScriptError) -> ViewState {
        if isTextNext || isNumberNext {
            let verb = isNegated ? "does not show" : "shows"
            let text = isVariableNext || isTextNext ? line.text(token.range) : ScriptSpelling.text(source(token))
            throw error("to compare a text, write `\(verb) \(text)`")
        }
        let word = try one(of: ViewState.allCases.map(\.rawValue), after: isNegated ? "is not" : "is")
        if isNext("screen"), word == "on" || word == "off" {
            let isVisible = (word == "on") != isNegated
            throw error("what is on screen is visible; write `is \(isVisible ? "" : "not ")visible`", at: last)
        }
        return ViewState(rawValue: word) ?? .visible
    }

    private mutating func shows(
        _ subject: Locator, _ verb: String, isExact: Bool = true, isNegated: Bool = false
    ) throws(ScriptError) -> Condition {
        if !isExact, isEmptyTextNext {
            throw error("every text contains \"\"; to check that a field is empty, write `shows \"\"`")
        }
        let text = try comparedText("a text", after: verb)
        return Condition("\(subject) \(verb) \(text)") { screen, _ in
            let view = subject == .menu ? nil : try screen.view(subject)
            let texts = if let view { Content.shown(by: view) } else { try screen.menuTitles() }
            let isThere = texts.contains(where: isExact ? text.matches : text.isContained)
            guard isThere == isNegated else { return nil }
            if case .isOn(let isOn)? = view?.shownValue { return "it shows no text, and is \(isOn ? "on" : "off")" }
            if texts.isEmpty { return "it shows no text" }
            let emptiness = (view as? UITextField)?.text?.isEmpty ?? false ? "it is empty and" : "it"
            return "\(emptiness) shows " + texts.prefix(8).map(text.spelling).joined(separator: ", ")
        }
    }
}

extension OpenScreen {
    /// Returns a clause to append to an error message. The clause says which rows are visible instead, or why the
    /// subject was not found. It is empty if neither applies.
    fileprivate func whyNotVisible(_ subject: Locator) -> String {
        switch subject {
        case .menu, .alert, .control(_, in: .menu): return ""
        case .row(let row):
            do throws(ScreenError) { return "; \(visible(try find(row).list))" } catch { return ": \(error)" }
        case .header, .footer, .list, .control, .bar, .screen:
            do throws(ScreenError) { _ = try view(subject) } catch { return ": \(error)" }
            return ""
        }
    }
}
