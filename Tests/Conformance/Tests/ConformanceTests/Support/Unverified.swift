import CellDirector
import XCTest

/// The base class for tests of claims about UIKit that Apple's documentation does not confirm. In the headless mirror,
/// each claim must be true. In UIKit, the result is recorded, and a false claim does not fail the test.
class UnverifiedTestCase: ConformanceTestCase {
    @MainActor
    func claimEqual<Value: Equatable>(
        _ found: Value, _ expected: Value, _ words: String? = nil, file: StaticString = #filePath, line: UInt = #line
    ) {
        claim(found == expected, found: found, expected: expected, words, file, line)
    }

    @MainActor
    func claimNil(_ found: Any?, _ words: String? = nil, file: StaticString = #filePath, line: UInt = #line) {
        claim(found == nil, found: found as Any, expected: "nil", words, file, line)
    }

    @MainActor
    func claimTrue(_ found: Bool, _ words: String? = nil, file: StaticString = #filePath, line: UInt = #line) {
        claim(found, found: found, expected: true, words, file, line)
    }

    @MainActor
    func claimFalse(_ found: Bool, _ words: String? = nil, file: StaticString = #filePath, line: UInt = #line) {
        claim(!found, found: found, expected: false, words, file, line)
    }

    @MainActor
    private func claim(
        _ holds: Bool, found: Any, expected: Any, _ words: String?, _ file: StaticString, _ line: UInt
    ) {
        let claim = [sentence, words].compactMap(\.self).joined(separator: ": ")
        let answer = Answer(
            claim: "\(claim) (line \(line))", expected: Report.shown(expected), found: Report.shown(found),
            isSame: holds)
        Report.answers.append(answer)
        #if !canImport(UIKit)
        XCTAssertTrue(holds, "\(claim): \(answer.found), not \(answer.expected)", file: file, line: line)
        #endif
    }
}

/// The result of checking a claim.
struct Answer {
    var claim: String
    var expected: String
    var found: String
    var isSame: Bool
}

/// The results of all claims. They are written to the file specified by the environment variable `CONFORMANCE_REPORT`,
/// or `TEST_RUNNER_CONFORMANCE_REPORT` for a simulator.
@MainActor
enum Report {
    static var answers: [Answer] = [] { didSet { write() } }
    static var skipped: [String] = [] { didSet { write() } }

    /// Returns the report as Markdown: a table of the results, a summary, and a list of the skipped tests, if any.
    static func text(_ answers: [Answer], skipped: [String]) -> String {
        var lines = ["| claim | expected | found | same |", "|---|---|---|---|"]
        for answer in answers {
            let cells = [answer.claim, answer.expected, answer.found, answer.isSame ? "yes" : "**no**"]
            lines.append("| \(cells.map(cell).joined(separator: " | ")) |")
        }
        lines += ["", "\(answers.count) unverified claims, of which \(answers.count { !$0.isSame }) do not hold."]
        if !skipped.isEmpty {
            lines += ["", "Skipped, since they need a host app:", ""] + skipped.map { "- \($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the description of a value. For an optional that is not `nil`, returns the description of the wrapped
    /// value.
    static func shown(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return "\(value)" }
        return mirror.children.first.map { shown($0.value) } ?? "nil"
    }

    private static func cell(_ text: String) -> String {
        text.replacing("\n", with: " ").replacing("|", with: "\\|")
    }

    /// Writes the report after each change, because there is no way to know which test runs last.
    private static func write() {
        guard let path = ProcessInfo.processInfo.environment["CONFORMANCE_REPORT"] else { return }
        do {
            try Data(text(answers, skipped: skipped).utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            XCTFail("the report can't be written: \(error)")
        }
    }
}
