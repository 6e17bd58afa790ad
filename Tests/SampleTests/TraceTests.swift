import CellDirector
import SampleScreens
import XCTest

@testable import TapReplay

/// Tests that traces match their documentation. The tests produce every kind of record, and read the records with
/// Foundation.
final class TraceTests: XCTestCase {
    /// A key that can occur in one kind of record, and whether it occurs in every record of that kind.
    private struct Key {
        let name: String
        let isAlways: Bool
    }

    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/TapReplay")

    /// Returns the keys that the article `Trace.md` lists for a kind of record.
    private func documented(_ title: String) throws -> [Key] {
        let article = try String(
            contentsOf: Self.sources.appendingPathComponent("TapReplay.docc/Trace.md"), encoding: .utf8)
        let start = try XCTUnwrap(article.range(of: "\n### \(title)\n"), title)
        let end = article[start.upperBound...].range(of: "\n### ")?.lowerBound ?? article.endIndex
        return article[start.upperBound..<end].split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 2, cells[0].hasPrefix("`") else { return nil }
            return Key(name: cells[0].replacing("`", with: ""), isAlways: !cells[1].hasPrefix("*not always:*"))
        }
    }

    private func check(_ records: [[String: Any]], _ title: String) throws {
        let keys = try documented(title)
        XCTAssertFalse(keys.isEmpty, title)
        XCTAssertFalse(records.isEmpty, title)
        XCTAssertEqual(records.reduce(into: Set()) { $0.formUnion($1.keys) }, Set(keys.map(\.name)), title)
        for key in keys where key.isAlways {
            XCTAssertTrue(records.allSatisfy { $0[key.name] != nil }, "\(title): every record has \(key.name)")
        }
        for key in keys where !key.isAlways {
            XCTAssertFalse(records.allSatisfy { $0[key.name] != nil }, "\(title): not every record has \(key.name)")
        }
    }

    @MainActor
    func testEveryRecordHasTheDocumentedKeys() async throws {
        let folder = NSTemporaryDirectory() + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(
            atPath: folder + "/all.snapshots", withIntermediateDirectories: true)
        try "another\n".write(toFile: folder + "/all.snapshots/row.txt", atomically: true, encoding: .utf8)
        let script = """
            screen feed
            tap "Follow" in row 0
            tap row 1
            expect row 0 matches "row"
            expect 3 rows
            tap "Follow" in row 1
            screen inbox
            tap "Read all" in header
            tap id "flag" in row 1
            screen todo
            swipe row 2 right
            screen pictures
            tap id "heart" in row 2 in row 1
            known to fail "issue 12": expect 3 rows
            play "other.taps"
            """
        try "expect no selection\n".write(toFile: folder + "/other.taps", atomically: true, encoding: .utf8)
        try script.write(toFile: folder + "/all.taps", atomically: true, encoding: .utf8)
        let gate = CellActionBus.default.addGate { event in
            event.name == "follow" && event.indexPath.row == 1 ? .stop : .pass
        }
        defer { gate.cancel() }
        let (report, trace) = try await trace(
            .file(path: folder + "/all.taps"), writesScreens: true, writesAll: true)
        XCTAssertEqual(report.failures.map(\.place.line), [4, 5])
        let records = try trace.split(separator: "\n").map { line in
            try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
        }
        let shard = try await self.trace(.text("screen feed", name: "a.taps"), shard: ReplayShard("2/5")).trace
        let line = Data(shard.prefix { $0 != "\n" }.utf8)
        let part = try XCTUnwrap(JSONSerialization.jsonObject(with: line) as? [String: Any])
        try check([try XCTUnwrap(records.first), part], "The first line")
        XCTAssertEqual(records.first?["trace"] as? String, "TapReplay")
        XCTAssertEqual(records.first?["version"] as? Int, TraceReporter.version)
        let steps = Array(records.dropFirst())
        XCTAssertEqual(steps.count, report.stepCount)
        try check(steps, "A step")
        let dispatches = steps.flatMap { $0["dispatches"] as? [[String: Any]] ?? [] }
        try check(dispatches, "A dispatch")
        XCTAssertEqual(Set(dispatches.compactMap { $0["kind"] as? String }), ["action", "event", "question"])
        let difference = try XCTUnwrap(steps[3]["difference"] as? String)
        XCTAssertTrue(difference.hasPrefix("- another\n+ ┌───"), difference)
    }

    @MainActor
    func testUnrequestedRecordsAreOmitted() async throws {
        let script = ScriptSource.text("screen stress\ntap row 3\nscroll by 300\n", name: "a.taps")
        let settings = ReplaySettings(rowCount: 100)
        let few = try await trace(script, settings).trace
        XCTAssertFalse(few.contains("\"question\""))
        XCTAssertEqual(few.split(separator: "\n").count, 4)
        XCTAssertEqual(few.components(separatedBy: "\"name\":").count, 2, few)
        let all = try await trace(script, settings, writesAll: true).trace
        XCTAssertTrue(all.contains("\"name\":\"height\""))
        XCTAssertTrue(all.contains("\"name\":\"didHighlight\""))
    }

    /// Foundation must read strings back unchanged, even if they contain unusual characters.
    @MainActor
    func testAwkwardTextsAreReadBackByFoundation() throws {
        var json = JSONWriter()
        let texts = ["", "\"\\/", "\0\u{1}\u{1F}\u{7F}", "\r\n\t\u{8}\u{C}", "é👩‍👩‍👧日本\u{2028}"]
        json.object { json in
            json.add("texts", texts) { $1.add("text", $0) }
            json.add("numbers", [0, -1, 9, 10, .max, .min])
            json.add("no", false)
            json.add("nothing", nil as String?)
        }
        let read = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
        XCTAssertEqual((read["texts"] as? [[String: String]])?.map { $0["text"] }, texts)
        XCTAssertEqual(read["numbers"] as? [Int], [0, -1, 9, 10, .max, .min])
        XCTAssertEqual(read["no"] as? Bool, false)
        XCTAssertEqual(Set(read.keys), ["texts", "numbers", "no"])
    }
}
