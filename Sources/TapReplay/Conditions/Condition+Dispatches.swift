import CellDirector
import HeadlessUIKit

/// Conditions about the dispatches of the last step that acted on the screen.
extension StepParser {
    /// Parses the rest of a `dispatched` condition: `NAME [on PLACE] [with VALUE] [N times]`.
    mutating func dispatched(isWanted: Bool) throws(ScriptError) -> Condition {
        let name = try name(of: "an action's name", after: "dispatched")
        var words = (isWanted ? "" : "not ") + "dispatched \(ScriptSpelling.name(name))"
        let place = accept("on", orGoesOnWith: "\"on …\"") ? try dispatchPlace() : nil
        if let place { words += " on \(place)" }
        var value: ComparedText?
        if accept("with", orGoesOnWith: "\"with …\"") {
            let wanted = try dispatchValue()
            words += " with \(wanted.valueDescription)"
            value = wanted
            if isNext("on") { throw error("\"on …\" is written before \"with …\"") }
        }
        let times = isNumberNext ? try countedTimes() : nil
        if times == nil { addContinuation("\"… times\"") }
        if let times { words += times == 1 ? " 1 time" : " \(times) times" }
        let description = words
        var condition = Condition(description) { [value] screen, dispatches in
            if !isWanted || times == 0, let why = screen.whyUnknown(name) { return why }
            let isThere = try screen.filter(place, dispatches)
            let named = dispatches.filter { $0.name == name }
            let alike = named.filter(\.isCounted)
            let count = alike.count { isThere($0) && value?.matches($0) ?? true }
            let isSo = times.map { $0 == count } ?? (count > 0)
            if isSo == isWanted { return nil }
            if isWanted, alike.isEmpty, let lost = named.first(where: isThere) ?? named.first {
                return "\(lost) was dispatched, but nothing handles it"
            }
            if isWanted, alike.isEmpty, let nearest = Suggestion.nearest(to: name, among: dispatches.map(\.name)) {
                return "did you mean \(ScriptSpelling.name(nearest))? \(Dispatch.list(dispatches))"
            }
            if isWanted, times != nil, count > 0 {
                return "it was dispatched \(count == 1 ? "once" : "\(count) times")"
            }
            return Dispatch.list(alike.isEmpty ? dispatches : alike)
        }
        condition.isAboutDispatches = true
        return condition
    }

    /// Parses the locator after `on`. The locator can refer to a row, a header, a footer or the screen.
    ///
    /// A list alone is not allowed, because its index could be mistaken for the count in `N times`.
    private mutating func dispatchPlace() throws(ScriptError) -> Locator {
        let words = ["row", "header", "footer", "screen"]
        guard let word, words.contains(word), let place = try placeIfNext() else {
            throw expected(Suggestion.list(words), after: "on", among: words)
        }
        return place
    }

    /// Parses the value after `with`. `with 3` and `with "3"` are equivalent.
    private mutating func dispatchValue() throws(ScriptError) -> ComparedText {
        if let word, word == "true" || word == "false" || ScriptNumber.isNumber(word) {
            advance()
            return .text(word)
        }
        if case .pattern = token.value { return try comparedText("a value", after: "with") }
        guard word == nil, isTextNext || isNumberNext else {
            throw expectedText(
                "a text, a number, \"true\" or \"false\"", after: "with", among: ["true", "false"], upTo: [])
        }
        return .text(try text("a value", after: "with"))
    }
}

extension ComparedText {
    /// The value as it is written after `with` in a script. Numbers, `true` and `false` are written without quotes.
    fileprivate var valueDescription: String {
        if case .text(let text) = self { ScriptSpelling.value(text) } else { description }
    }

    /// Returns whether the payload of a dispatch matches this value.
    fileprivate func matches(_ dispatch: Dispatch) -> Bool { dispatch.payload.map(matches) ?? false }
}

extension Condition {
    static var nothingDispatched: Condition {
        var condition = Condition("nothing dispatched") { _, dispatches in
            let counted = dispatches.filter { $0.isCounted && !$0.isQuestion }
            return counted.isEmpty ? nil : Dispatch.list(counted)
        }
        condition.isAboutDispatches = true
        return condition
    }
}

extension Dispatch {
    /// Returns a sentence that lists the dispatches, but at most eight of them.
    fileprivate static func list(_ dispatches: [Dispatch]) -> String {
        if dispatches.isEmpty { return "the last touch dispatched nothing" }
        // Dispatches that a list view itself sent, and that were neither handled nor observed by name, are mentioned
        // only if there are no other dispatches.
        let handled = dispatches.filter(\.isCounted)
        let dispatches = handled.isEmpty ? dispatches : handled
        let some = dispatches.prefix(8).map(\.description).joined(separator: ", ")
        return "the last touch dispatched \(some)" + (dispatches.count > 8 ? ", …" : "")
    }
}

extension OpenScreen {
    /// Returns a predicate for the dispatches that came from a row, header or footer. If the place is the screen or
    /// `nil`, the predicate accepts all dispatches.
    ///
    /// A row is identified by the name that it had when it sent a dispatch. By now, it may no longer exist, it may show
    /// something else, or another screen may be in front. If the row is not identified by its index, and no row with
    /// this name sent a dispatch, throws an error unless the screen contains such a row.
    fileprivate func filter(
        _ place: Locator?, _ dispatches: [Dispatch]
    ) throws(ScreenError) -> (Dispatch) -> Bool {
        switch place {
        case .header(section: let section, list: let list):
            let isInList = try filter(list, of: .header(section: section, list: list), dispatches)
            return { $0.sectionView == "header" && $0.section == section && isInList($0) }
        case .footer(section: let section, list: let list):
            let isInList = try filter(list, of: .footer(section: section, list: list), dispatches)
            return { $0.sectionView == "footer" && $0.section == section && isInList($0) }
        case .row(let row):
            if case .index(let index, section: let section) = row.key {
                let isInList = try filter(row.list, of: .row(row), dispatches)
                return { $0.row == index && $0.section == section && isInList($0) }
            }
            let isInList = try filter(row.list, of: nil, dispatches)
            let isRow = { (dispatch: Dispatch) in dispatch.rowNames?.contains(row.key) == true && isInList(dispatch) }
            if !dispatches.contains(where: isRow) { _ = try find(row) }
            return isRow
        default: return { _ in true }
        }
    }

    /// Returns a predicate for the dispatches that came from a list.
    ///
    /// If no list is named, the predicate accepts the dispatches of all lists that are not inside a row. In this case,
    /// throws an error if the place is ambiguous.
    ///
    /// If a list is named by its number or identifier, throws an error if the list can't be found. If a list is named
    /// by the row that contains it, throws an error only if the row is not identified by its index, no list in such a
    /// row sent a dispatch, and the screen contains no such row.
    private func filter(
        _ list: ListLocator, of place: Locator?, _ dispatches: [Dispatch]
    ) throws(ScreenError) -> (Dispatch) -> Bool {
        switch list {
        case .main:
            do throws(ScreenError) { _ = try place.map(view) } catch  where error.isAmbiguous { throw error } catch {}
            return { $0.within == nil }
        case .row(let row):
            if case .index(let index, section: let section) = row.key { return { $0.within == [section, index] } }
            let isRow = { (dispatch: Dispatch) in dispatch.outerRowNames?.contains(row.key) == true }
            if !dispatches.contains(where: isRow) { _ = try find(row) }
            return isRow
        case .number, .identifier:
            let list = ObjectIdentifier(try self.list(list))
            return { $0.list == list }
        }
    }
}
