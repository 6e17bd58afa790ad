import HeadlessUIKit

/// The condition of an `expect`, `wait until` or `if` step, with the code that checks it.
package struct Condition: Sendable, CustomStringConvertible {
    /// A closure that checks the condition on a screen after the given dispatches. Returns why the condition failed, or
    /// `nil` if it passed. Throws a ``ScreenError`` if the condition can't be checked.
    typealias Mismatch = @MainActor @Sendable (OpenScreen, [Dispatch]) throws -> String?

    /// Whether the condition is about dispatches.
    var isAboutDispatches = false
    let mismatch: Mismatch
    private let words: @Sendable () -> String

    init(_ words: @autoclosure @escaping @Sendable () -> String, _ mismatch: @escaping Mismatch) {
        self.words = words
        self.mismatch = mismatch
    }

    /// The condition as it is written in a script.
    package var description: String { words() }
}

/// Parses the conditions of `expect`, `wait until` and `if` steps.
extension StepParser {
    /// Parses one condition. Throws an error if a second condition follows after `and` or a comma.
    mutating func condition(after phrase: String) throws(ScriptError) -> Condition {
        let condition = try oneCondition(after: phrase)
        if isCommaNext || isNext("and") { throw unexpectedTail("each condition is a step of its own") }
        return condition
    }

    private mutating func oneCondition(after phrase: String) throws(ScriptError) -> Condition {
        if isNumberNext { return try count(after: phrase) }
        if accept("dispatched") { return try dispatched(isWanted: true) }
        if accept("nothing") {
            try require("dispatched", after: "nothing")
            return .nothingDispatched
        }
        if accept("not") {
            try require("dispatched", after: "not")
            return try dispatched(isWanted: false)
        }
        if accept("no") {
            if isNext("rows") { throw error("for a list without rows, write `0 rows`", at: last) }
            try require("selection", after: "no")
            return .selection([])
        }
        if accept("selection") { return try selection() }
        if accept("rows") { return try visibleRows() }
        if accept("title") { return try title() }
        if isNext("section") { throw countedLast() }
        if let subject = try locatorIfNext() { return try claim(about: subject) }
        throw expectedControl(
            "a condition, such as `3 rows`, `dispatched follow` or `row 3 is selected`", after: phrase,
            among: ["dispatched", "nothing", "not", "no", "selection", "rows", "title", "id"] + Self.placeWords
                + ViewKind.controls.map(\.rawValue))
    }
}
