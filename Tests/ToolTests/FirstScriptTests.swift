import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay
@testable import TapReplayCommand

/// Tests the first script that the command generates for a screen.
final class FirstScriptTests: XCTestCase {
    private static let screens = [
        "feed", "following", "search", "settings", "todo", "inbox", "pictures", "store", "wall", "gallery",
        "controls", "reading", "stress",
    ]

    func testTheScriptOfEverySampleScreenPasses() throws {
        let folder = try SampleCommand.folder(in: self)
        func rows(_ screen: String) -> [String] { screen == "stress" ? ["--rows=100"] : [] }
        func path(_ screen: String) -> String { "\(folder)/\(screen).taps" }
        let processes = try Self.screens.map { screen in
            (screen, try SampleCommand.start(["new", screen, "-o", path(screen)] + rows(screen)))
        }
        for (screen, process) in processes {
            let output = try XCTUnwrap(process.standardOutput as? Pipe).fileHandleForReading.readToEnd()
            process.waitUntilExit()
            let told = String(decoding: output ?? Data(), as: UTF8.self)
            XCTAssertEqual(process.terminationStatus, 0, told)
            XCTAssert(told.hasPrefix("wrote \(path(screen)): "), told)
            let script = try String(contentsOfFile: path(screen), encoding: .utf8)
            XCTAssert(script.hasPrefix("screen \(screen)\n"), script)
            XCTAssert(script.contains("\nexpect "), script)
        }
        for screens in Dictionary(grouping: Self.screens, by: rows).values {
            let replayed = try SampleCommand.call(["--quiet"] + rows(screens[0]) + screens.map(path))
            XCTAssertEqual(replayed.status, 0, "\(screens): \(replayed.output)")
        }
    }

    func testEverythingIsTouchedOnce() throws {
        let (status, script) = try SampleCommand.call(["new", "controls"])
        XCTAssertEqual(status, 0, script)
        for step in [
            "step id \"cups\" in row 0 up", "tap \"Large\" in row 0", "toggle id \"to-go\" in row 0", "slide ",
            "choose \"Oat\"", "tap \"Order\"", "tap \"Yes\" in alert", "tap \"Cancel\" in alert",
            "tap accessory of row",
            "long-press row", "choose \"Serve\" > \"Iced\"", "tap \"Edit\"", "delete row", "insert row",
            "tap index",
        ] {
            XCTAssert(script.contains("\n\(step)"), "\(step) is missing in\n\(script)")
        }
        XCTAssert(
            script.contains("step id \"cups\" in row 0 up\nexpect dispatched cupsChanged on row 0 with 2\n"), script)
        let todo = try SampleCommand.call(["new", "todo"]).output
        for step in ["swipe row 0 right", "tap \"Flag\" in row 0", "tap \"Delete\" in row 0", "move row 0 to row 1"] {
            XCTAssert(todo.contains("\n\(step)\n"), "\(step) is missing in\n\(todo)")
        }
        let inbox = try SampleCommand.call(["new", "inbox"]).output
        XCTAssert(inbox.contains("\nswipe row 0 left\n"), inbox)
        XCTAssert(inbox.contains("\ntap \"Archive\" in row 0\n"), inbox)
    }

    @MainActor
    func testAScreenWithTwoListsIsTouched() async throws {
        let bus = CellActionBus()
        var options = ReplayPlayer.Options()
        options.reportsSteps = true
        func player() -> ReplayPlayer {
            ReplayPlayer(screens: [Market.screen(bus: bus)], options: options, bus: bus)
        }
        let script = try await FirstScript(of: "market", with: player()).write()
        XCTAssert(script.contains("\ntap row 0 in list id \"favorites\"\n"), script)
        XCTAssert(script.contains("\nstep stepper in row 0 in list 1 up\n"), script)
        let report = try await player().play(.text(script, name: "market.taps"))
        XCTAssert(report.isSuccess, script)
    }

    func testExistingFilesAreNotOverwritten() throws {
        let path = try temporaryFile(Array("mine".utf8), in: self)
        let (status, output) = try SampleCommand.call(["new", "feed", "-o", path])
        XCTAssertEqual(status, 2)
        XCTAssertEqual(output, "\(path): error: this file already exists, and was not changed\n")
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "mine")
        XCTAssertEqual(
            try SampleCommand.call(["new", "fed"]).output,
            "replay-taps: error: there is no screen \"fed\"; did you mean \"feed\"?\n")
    }
}
