import CellActions
@_exported import TapReplay
import XCTest

extension XCTestCase {
    /// Replays a script in a test. Each failed step and each error in the script is a test failure at its location in
    /// the script. The first failure shows the screen. The output of `show` steps is printed.
    ///
    ///     @MainActor func testFollowing() async {
    ///         await replay("Scripts/follow.taps", on: [feed])
    ///     }
    ///
    /// - Parameters:
    ///   - path: The path of the script, either absolute or relative to the folder of the test file. Exclude the
    ///     script, or its folder, from the target in the package manifest, because it is not a resource.
    ///   - screens: The screens that the script may open.
    ///   - settings: The settings for the screens.
    ///   - update: Whether to write missing snapshots next to the script, and overwrite snapshots that no longer match.
    ///     The test then fails, so that you don't forget to remove the argument.
    ///   - strict: Whether a step fails if it causes a warning, such as an unhandled action.
    ///   - bus: The action bus that the directors of the screens use.
    ///   - file: The source file in which to report an invalid script or invalid data.
    ///   - line: The line at which to report an invalid script or invalid data.
    /// - Returns: The report, or `nil` if the script or the data is invalid.
    @MainActor
    @discardableResult
    public func replay(
        _ path: String, on screens: [ReplayScreen], settings: ReplaySettings = .init(), update: Bool = false,
        strict: Bool = false, bus: CellActionBus = .default, file: StaticString = #filePath, line: UInt = #line
    ) async -> ReplayReport? {
        let beside = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
        let source = ScriptSource.file(path: URL(fileURLWithPath: path, relativeTo: beside).path)
        return await replay(
            source, on: screens, settings: settings, update: update, strict: strict, bus: bus, file: file,
            line: line)
    }

    /// Replays a script from any source in a test.
    @MainActor
    @discardableResult
    public func replay(
        _ source: ScriptSource, on screens: [ReplayScreen], settings: ReplaySettings = .init(), update: Bool = false,
        strict: Bool = false, bus: CellActionBus = .default, file: StaticString = #filePath, line: UInt = #line
    ) async -> ReplayReport? {
        var options = ReplayPlayer.Options()
        options.updatesSnapshots = update
        options.isStrict = strict
        let player = ReplayPlayer(screens: screens, settings: settings, options: options, bus: bus)
        player.onShow = { print(PlainText.printed($0)) }
        player.onFailure = { [unowned self] in
            let lines = ["\($0.step): \($0.message)", $0.difference, $0.screen].compactMap(\.self)
            fail(lines.joined(separator: "\n"), at: $0.place)
        }
        do {
            let report = try await player.play(source)
            for path in report.snapshots {
                XCTFail(PlainText.printed("wrote \(path); look at it"), file: file, line: line)
            }
            return report
        } catch let wrong as ScriptErrors {
            for error in wrong.errors {
                // An error that applies to the whole file, such as a missing file, has no line number.
                if error.place.line == 0 {
                    XCTFail(PlainText.printed("\(error)"), file: file, line: line)
                } else {
                    fail(error.message, at: error.place)
                }
            }
        } catch {
            XCTFail(PlainText.printed("\(error)"), file: file, line: line)
        }
        return nil
    }

    @MainActor
    private func fail(_ text: String, at place: ScriptPlace) {
        let message = PlainText.printed(text)
        #if canImport(ObjectiveC)
        let location = XCTSourceCodeLocation(filePath: place.file, lineNumber: place.line)
        let context = XCTSourceCodeContext(location: location)
        record(XCTIssue(type: .assertionFailure, compactDescription: message, sourceCodeContext: context))
        #else
        recordFailure(withDescription: message, inFile: place.file, atLine: place.line, expected: true)
        #endif
    }
}
