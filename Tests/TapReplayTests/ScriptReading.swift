import XCTest

@testable import TapReplay

/// A step as it is played.
struct PlayableStep: Equatable, CustomStringConvertible {
    let line: Int
    let column: Int
    let action: any Action
    let text: String

    var description: String { action.description }

    static func == (a: Self, b: Self) -> Bool {
        (a.line, a.column, a.text) == (b.line, b.column, b.text) && areEqual(a.action, b.action)
    }
}

/// All steps of a script as they are played, those of blocks again and again.
func steps(of source: ScriptSource) throws -> [PlayableStep] {
    let script = try Script(source)
    if let mistake = script.mistakes.first { throw mistake }
    var playhead = Playhead(script)
    var steps: [PlayableStep] = []
    while let (step, action) = try playhead.next() {
        steps.append(
            PlayableStep(
                line: step.line, column: step.column, action: action, text: playhead.text(of: step, action)))
    }
    return steps
}

/// All steps of a text.
func steps(_ text: String) throws -> [PlayableStep] { try steps(of: .text(text, name: "follow.taps")) }

/// The action of a text of one step.
func action(_ text: String) throws -> any Action {
    try XCTUnwrap(steps(text).first).action
}

/// All errors of a text, as a person sees them.
func errors(_ text: String) throws -> [String] {
    try Script(.text(text, name: "follow.taps")).mistakes.map(\.description)
}

private func areEqual<A: Action>(_ a: A, _ b: any Action) -> Bool { b as? A == a }

/// Asserts that a step was read as an action.
func assertAction(
    _ found: @autoclosure () throws -> any Action, _ expected: any Action, _ message: String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    do {
        let found = try found()
        XCTAssertTrue(areEqual(found, expected), "\(found) is not \(expected) \(message)", file: file, line: line)
    } catch {
        XCTFail("\(error) \(message)", file: file, line: line)
    }
}

/// A file with these bytes, removed when the test ends.
func temporaryFile(_ bytes: [UInt8], named name: String = "follow.taps", in test: XCTestCase) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    test.addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file.path
}
