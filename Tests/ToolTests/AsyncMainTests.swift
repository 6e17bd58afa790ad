import ReplayTestScreens
import XCTest

/// Tests the built tool after its asynchronous `main` was suspended. On Linux, the main actor may then run on any
/// thread, unlike in a test.
final class AsyncMainTests: XCTestCase {
    private func play(_ steps: String, _ options: [String] = []) throws -> (status: Int32, output: String) {
        let script = "\(try SampleCommand.folder(in: self))/styled.taps"
        let start = """
            style dark
            screen styled
            run work
            wait until screen shows "done" for 10 seconds

            """
        try (start + steps).write(toFile: script, atomically: true, encoding: .utf8)
        return try SampleCommand.call(options + [script], tool: "replay-test-screens")
    }

    func testAViewThatIsLaidOutAfterAWaitReadsTheTraitsOfTheScreen() throws {
        let (status, output) = try play("run again\nexpect screen shows \"dark\"\n")
        XCTAssertEqual(status, 0, output)
    }

    func testAWarningAfterAWaitFailsTheStepIfTheReplayIsStrict() throws {
        XCTAssertEqual(try play("run conflict\n").status, 0)
        let (status, output) = try play("run conflict\n", ["--strict"])
        XCTAssertEqual(status, 1, output)
        XCTAssertTrue(output.contains("styled.taps:5"), output)
    }
}
