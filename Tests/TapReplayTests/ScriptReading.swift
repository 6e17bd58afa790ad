import XCTest

@testable import TapReplay

/// All steps of a text.
func steps(_ text: String, chunkSize: Int = 1 << 16) throws -> [Step] {
    let reader = try ScriptReader(.text(text, name: "follow.taps"), chunkSize: chunkSize)
    var steps: [Step] = []
    while let step = try reader.next() { steps.append(step) }
    return steps
}

/// The action of a text of one step.
func action(_ text: String) throws -> Action {
    try XCTUnwrap(steps(text).first).action
}

/// All errors of a text, as a person sees them.
func errors(_ text: String) throws -> [String] {
    let reader = try ScriptReader(.text(text, name: "follow.taps"))
    return remainingErrors(of: reader).map(\.description)
}

/// All errors a reader still finds.
func remainingErrors(of reader: ScriptReader) -> [ScriptError] {
    var errors: [ScriptError] = []
    while true {
        do {
            guard try reader.next() != nil else { return errors }
        } catch let error as ScriptError {
            errors.append(error)
        } catch {
            XCTFail("\(error) is not a ScriptError")
            return errors
        }
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
