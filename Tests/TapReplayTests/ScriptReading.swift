import XCTest

@testable import TapReplay

/// A step as it is played, with the current values of its variables.
struct PlayableStep: Equatable, CustomStringConvertible {
    let line: Int
    let column: Int
    let action: Action
    let text: String

    var description: String { action.description }

    static func == (a: Self, b: Self) -> Bool {
        (a.line, a.column, a.text, a.description) == (b.line, b.column, b.text, b.description)
    }
}

/// Returns all steps of a script in playing order. The steps of a repeated block are included once per repetition.
func steps(of source: ScriptSource) throws -> [PlayableStep] {
    let script = try Script(source)
    if let error = script.errors.first { throw error }
    var playhead = Playhead(script)
    var steps: [PlayableStep] = []
    while let (step, action) = try playhead.next() {
        steps.append(
            PlayableStep(
                line: step.line, column: step.column, action: action, text: playhead.script.text(of: step, action)))
    }
    return steps
}

/// Returns all steps of a script with the given text in playing order.
func steps(_ text: String) throws -> [PlayableStep] { try steps(of: .text(text, name: "follow.taps")) }

/// Returns the action of a script with a single step.
func action(_ text: String) throws -> Action {
    try XCTUnwrap(steps(text).first).action
}

/// Returns the printed forms of all errors in a script with the given text.
func errors(_ text: String) throws -> [String] {
    try Script(.text(text, name: "follow.taps")).errors.map(\.description)
}

/// Returns the locator that the given text parses to.
func locator(_ text: String) throws -> Locator? {
    if case .remember(let locator, as: _) = try action("remember \(text) as it") { locator } else { nil }
}

/// Asserts that a step prints as `words`, or as `source` if `words` is `nil`, and that the printed text parses to the
/// same step.
func assertStep(_ source: String, _ words: String? = nil, file: StaticString = #filePath, line: UInt = #line) {
    do {
        let step = try action(source).description
        XCTAssertEqual(step, words ?? source, file: file, line: line)
        XCTAssertEqual(try action(step).description, step, file: file, line: line)
    } catch {
        XCTFail("\(error): \(source)", file: file, line: line)
    }
}
