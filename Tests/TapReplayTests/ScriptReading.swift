import XCTest

@testable import TapReplay

/// A step as it is played.
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

/// All steps of a script as they are played, those of blocks again and again.
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

/// All steps of a text.
func steps(_ text: String) throws -> [PlayableStep] { try steps(of: .text(text, name: "follow.taps")) }

/// The action of a text of one step.
func action(_ text: String) throws -> Action {
    try XCTUnwrap(steps(text).first).action
}

/// All errors of a text, as a person sees them.
func errors(_ text: String) throws -> [String] {
    try Script(.text(text, name: "follow.taps")).errors.map(\.description)
}

/// What a script calls something on the screen.
func locator(_ text: String) throws -> Locator? {
    if case .remember(let locator, as: _) = try action("remember \(text) as it") { locator } else { nil }
}

/// Asserts that a step is read as it is told: in the language's own words, which are those of the step if no others are
/// given, and which are read as the same.
func assertStep(_ source: String, _ words: String? = nil, file: StaticString = #filePath, line: UInt = #line) {
    do {
        let step = try action(source).description
        XCTAssertEqual(step, words ?? source, file: file, line: line)
        XCTAssertEqual(try action(step).description, step, file: file, line: line)
    } catch {
        XCTFail("\(error): \(source)", file: file, line: line)
    }
}
