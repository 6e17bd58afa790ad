import XCTest

/// Tests what the command reports about its options and scripts, apart from failures.
final class CommandNoteTests: XCTestCase {
    func testFaultsAreReportedWithoutAPageAndWithoutPictures() throws {
        let folder = try temporaryFolder(["a.taps": "screen store\n"], in: self)
        let path = "\(folder)/a.taps"
        let plain = try SampleCommand.call([path])
        XCTAssertFalse(plain.output.contains("         ! "), plain.output)
        for more in [[], ["--junit", "\(folder)/a.xml", "--trace", "\(folder)/a.jsonl"]] {
            let (status, output) = try SampleCommand.call(["--outlines", path] + more)
            XCTAssertEqual(status, 0, output)
            XCTAssert(output.contains("\n         ! "), output)
        }
        XCTAssert(try String(contentsOfFile: "\(folder)/a.xml", encoding: .utf8).contains("<system-out>! "))
        XCTAssert(try String(contentsOfFile: "\(folder)/a.jsonl", encoding: .utf8).contains("\"faults\":"))
    }

    func testAmongSeveralScriptsOneWithRequiredParametersIsNotPlayed() throws {
        let scripts = [
            "main.taps": "screen todo\nplay \"flows/row.taps\" with n 0\n",
            "flows/row.taps": "takes n\nexpect row $n is visible\n",
        ]
        let folder = try temporaryFolder(scripts, in: self)
        let (main, row) = ("\(folder)/main.taps", "\(folder)/flows/row.taps")
        let both = try SampleCommand.call([row, main])
        XCTAssertEqual(both.status, 0, both.output)
        XCTAssert(
            both.output.contains("\(row): not played, because it takes n: `play` it from another script\n"), both.output
        )
        XCTAssertEqual(try SampleCommand.call(["--quiet", row, main]).output, "2 steps, all passed\n")
        let alone = try SampleCommand.call([row])
        XCTAssertEqual(alone.status, 2)
        XCTAssert(alone.output.contains("the script takes n: play it from another"), alone.output)
        XCTAssertEqual(try SampleCommand.call([row, row]).status, 2)
    }

    func testAScriptWithRequiredParametersThatNoOtherScriptPlaysIsReported() throws {
        let scripts = [
            "main.taps": "screen todo\nplay \"one.taps\" with n 0\n",
            "one.taps": "takes n\nexpect row $n is visible\n",
            "log in.taps": "# Logs in\ntakes name, role \"guest\", n\nexpect row $n shows $name\n",
        ]
        let folder = try temporaryFolder(scripts, in: self)
        let (main, one, other) = ("\(folder)/main.taps", "\(folder)/one.taps", "\(folder)/log in.taps")
        let warning =
            "\(other):2:1: warning: not played, because no other script plays it; "
            + "expected `play \"log in.taps\" with name \"…\", n \"…\"` in another script\n"
        for more in [[], ["--jobs=2", main], ["--check"]] {
            let (status, output) = try SampleCommand.call(["--quiet", other, one, main] + more)
            XCTAssertEqual(status, 0, output)
            XCTAssertEqual(output.split(separator: "\n").first.map { "\($0)\n" }, warning)
            XCTAssertEqual(output.split(separator: "\n").count, 2, output)
        }
        let loud = try SampleCommand.call([other, one, main]).output
        XCTAssert(loud.contains(warning) && loud.contains("\(one): not played, because it takes n"), loud)
        XCTAssertFalse(loud.contains("\(other): not played"), loud)
    }

    func testAFirstLineBeyondTheEndIsRefused() throws {
        let path = "\(try temporaryFolder(["a.taps": "screen feed\nshow\n"], in: self))/a.taps"
        XCTAssertEqual(try SampleCommand.call(["--quiet", "--from=2", path]).status, 0)
        let (status, output) = try SampleCommand.call(["--quiet", "--from=3", path])
        XCTAssertEqual(status, 2)
        XCTAssertEqual(
            output, "replay-taps: error: --from 3 is beyond the end of \(path), which has 2 lines\n")
    }

    func testDataIsNotReportedAsUnusedIfScriptsAreSkipped() throws {
        let files = [
            "fails.taps": "screen todo\nexpect 99 rows", "data.json": #"{"people": []}"#,
        ]
        let folder = try temporaryFolder(files, in: self)
        let arguments = ["--stop", "--data", "\(folder)/data.json"]
        let skipped = try SampleCommand.call(arguments + ["\(folder)/fails.taps", "\(folder)/fails.taps"]).output
        XCTAssertFalse(skipped.contains("no effect"), skipped)
        let all = try SampleCommand.call(arguments + ["\(folder)/fails.taps"]).output
        XCTAssert(all.contains("--data has no effect"), all)
    }

    func testDataThatNoScreenReadsIsReported() throws {
        let files = ["a.taps": "screen todo\n", "b.taps": "screen inbox\n", "data.json": "{\"people\": []}"]
        let folder = try temporaryFolder(files, in: self)
        func output(_ arguments: String...) throws -> String {
            try SampleCommand.call(["--quiet"] + arguments).output
        }
        let unread = try output("--data", "\(folder)/data.json", "\(folder)/a.taps")
        let rows = try output("--rows", "3", "\(folder)/a.taps")
        let invalid = try output("--data", "\(folder)/data.json", "\(folder)/b.taps")
        let warning = "replay-taps: warning: --data has no effect: no screen that these scripts open reads it\n"
        XCTAssertEqual(unread, warning + "1 step, all passed\n")
        XCTAssertEqual(
            try output("--jobs=2", "--data", "\(folder)/data.json", "\(folder)/a.taps", "\(folder)/a.taps"),
            warning + "2 scripts, 2 steps, all passed\n")
        XCTAssertEqual(rows, "1 step, all passed\n")
        XCTAssertEqual(
            invalid,
            "\(folder)/data.json:1:1: error: the whole file: \"messages\" is missing here (read by the screen "
                + "\"inbox\")\n")
    }
}
