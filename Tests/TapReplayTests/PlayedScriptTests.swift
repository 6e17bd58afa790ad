import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests scripts that play other scripts.
final class PlayedScriptTests: XCTestCase {
    func testAPlayedScriptOfTheSameNameHasAnotherPictureFolder() {
        let folder = PictureFolder(path: "out", of: ["/r/a/x.taps"])
        XCTAssertEqual(folder.folder(of: "/r/a/x.taps (dark)"), "out/x.taps (dark)")
        XCTAssertEqual(folder.folder(of: "/r/a/b/x.taps"), "out/b/x.taps")
        XCTAssertEqual(folder.folder(of: "/r/a/../b/x.taps"), "out/up/b/x.taps")
        XCTAssertEqual(folder.folder(of: "/r/x.taps"), "out/up/x.taps")
    }

    /// Plays a script in a folder. Returns the played steps, each with its file and line, and the errors.
    @MainActor
    private func played(_ path: String, in folder: String, update: Bool = false) async throws -> [String] {
        let bus = CellActionBus()
        var options = ReplayPlayer.Options()
        options.reportsSteps = true
        options.updatesSnapshots = update
        let player = ReplayPlayer(screens: [Shelf.screen(bus: bus)], options: options, bus: bus)
        var lines: [String] = []
        player.onStep = { lines.append("\($0.file):\($0.line): \($0.step)") }
        player.onFailure = { lines.append("\($0.place): error: \($0.message)") }
        do {
            _ = try await player.play(.file(path: "\(folder)/\(path)"))
        } catch {
            lines.append("\(error)")
        }
        return lines.map { $0.replacingOccurrences(of: "\(folder)/", with: "") }
    }

    @MainActor
    func testStepsOfAPlayedScriptAreReportedWithTheirOwnFile() async throws {
        let folder = try temporaryFolder(
            [
                "all.taps": "screen shelf\nlet n be 1\nrepeat 2 times\nplay \"parts/tap.taps\"\nend\ntap row $n",
                "parts/tap.taps": "let n be \"x\"\ntap row 0\nplay \"../more.taps\"", "more.taps": "\nexpect 3 rows",
            ], in: self)
        let round = [
            "parts/tap.taps:2: tap row 0", "parts/../more.taps:2: expect 3 rows",
            "parts/../more.taps:2:1: error: there are 60",
        ]
        let steps = try await played("all.taps", in: folder)
        XCTAssertEqual(
            steps.map { $0.replacingOccurrences(of: #" \(round . of 2\)"#, with: "", options: .regularExpression) },
            ["all.taps:1: screen shelf"] + round + round + ["all.taps:6: tap row 1"])
    }

    @MainActor
    func testAScriptIsReadWholeBeforeTheFirstStep() async throws {
        let folder = try temporaryFolder(
            [
                "all.taps": "screen shelf\ntap row 0\nplay \"part.taps\"\ntpa row 0\nplay \"part.taps\"",
                "part.taps": "tap row 0\nrun nothing\n  tpa row 1\nplay \"empty.taps\"", "empty.taps": "# nothing",
            ], in: self)
        let steps = try await played("all.taps", in: folder)
        XCTAssertEqual(
            steps.joined(separator: "\n"),
            """
            part.taps:2:5: error: the screen "shelf" has no command "nothing"; \
            it has "fail", "misuse", "misuse-soon", "shrink-soon"
            part.taps:3:3: error: unknown step "tpa"; did you mean "tap"?
            empty.taps: error: the script has no steps
            all.taps:4:1: error: unknown step "tpa"; did you mean "tap"?
            """)
    }

    @MainActor
    func testACycleIsRefusedWithItsChain() async throws {
        let folder = try temporaryFolder(
            [
                "a.taps": "screen shelf\nplay \"b.taps\"", "b.taps": "play \"c/../a.taps\"", "c/d.taps": "",
                "self.taps": "play \"self.taps\"",
            ], in: self)
        let round = try await played("a.taps", in: folder)
        XCTAssertEqual(
            round,
            [
                "b.taps:1:6: error: \"c/../a.taps\" can't be played: it would play itself: "
                    + "a.taps plays b.taps plays a.taps"
            ])
        let own = try await played("self.taps", in: folder)
        XCTAssertEqual(
            own,
            ["self.taps:1:6: error: \"self.taps\" can't be played: it would play itself: self.taps plays self.taps"])
    }

    @MainActor
    func testAMissingScriptIsReportedAtTheStepThatPlaysIt() async throws {
        let folder = try temporaryFolder(
            ["a.taps": "screen shelf\nplay \"lgoin.taps\"\nplay \"\"", "login.taps": "tap row 0"], in: self)
        let steps = try await played("a.taps", in: folder)
        XCTAssertEqual(
            steps.joined(separator: "\n"),
            """
            a.taps:2:6: error: "lgoin.taps" can't be played: there is no such file; did you mean "login.taps"?
            a.taps:3:6: error: "" can't be played: this is a folder, not a file
            """)
    }

    func testAPlayedScriptIsNamedWithoutVariables() throws {
        XCTAssertEqual(
            try errors("let a be \"b\"\nplay $a\nplay \"\\(a).taps\""),
            [2, 3].map {
                "follow.taps:\($0):1: error: the file name after `play` can't contain variables, "
                    + "because scripts are read before variables have values"
            })
    }

    @MainActor
    func testScriptsThatPlayEachOtherManyTimesAreCheckedQuickly() async throws {
        var scripts = (0..<30).reduce(into: [:]) { scripts, n in
            scripts["\(n).taps"] = "play \"\(n + 1).taps\"\nplay \"\(n + 1).taps\""
        }
        scripts["30.taps"] = "tap raw 0"
        let folder = try temporaryFolder(scripts, in: self)
        let steps = try await played("0.taps", in: folder)
        XCTAssertEqual(steps.first?.hasPrefix("30.taps:1:5: error: "), true, "\(steps)")
        let chain = (0..<40).reduce(into: [:]) { $0["\($1).taps"] = "play \"\($1 + 1).taps\"" }
        let deep = try temporaryFolder(chain, in: self)
        let refused = try await played("0.taps", in: deep)
        XCTAssertEqual(
            refused,
            ["31.taps:1:6: error: \"32.taps\" can't be played: scripts can play each other at most 32 levels deep"])
    }

    @MainActor
    func testSnapshotsAreNextToTheScriptThatNamesThem() async throws {
        let folder = try temporaryFolder(
            [
                "a.taps": "screen shelf\nexpect row 0 matches \"x\"\nplay \"in/b.taps\"",
                "in/b.taps": "expect row 1 matches \"x\"",
            ], in: self)
        _ = try await played("a.taps", in: folder, update: true)
        for (file, title) in [("a.snapshots/x.txt", "Emma"), ("in/b.snapshots/x.txt", "Ulysses")] {
            XCTAssert(try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8).contains(title), file)
        }
        let steps = try await played("a.taps", in: folder)
        XCTAssertFalse(steps.contains { $0.contains("error") }, "\(steps)")
    }

    @MainActor
    func testTheFirstLineOptionRefersToTheOuterScript() async throws {
        let folder = try temporaryFolder(
            ["a.taps": "screen shelf\nplay \"b.taps\"\ntap row 0", "b.taps": "\n\n\n\ntap row 1"], in: self)
        let bus = CellActionBus()
        var options = ReplayPlayer.Options()
        options.reportsSteps = true
        options.firstLine = 3
        let player = ReplayPlayer(screens: [Shelf.screen(bus: bus)], options: options, bus: bus)
        var steps: [String] = []
        player.onStep = { steps.append($0.step) }
        _ = try await player.play(.file(path: "\(folder)/a.taps"))
        XCTAssertEqual(steps, ["tap row 0"])
    }
}
