import XCTest

@testable import HeadlessUIKit

/// Tests that a row can be tracked across changes.
final class FollowedRowTests: ConformanceTestCase {
    @MainActor
    private func carryOver(_ rows: FollowedRows, _ updates: [BatchUpdate], _ before: [Int], _ after: [Int]) throws {
        let rules = BatchUpdateRules(updates: updates, before: before, after: after, terms: .table)
        rows.carryOver(try rules.mapping(), after)
    }

    @MainActor
    func testARowIsTrackedToItsNewPosition() async throws {
        var rows = FollowedRows()
        let third = rows.follow(RowPath(0, 2), outlivesReloads: true)
        let fourth = rows.follow(RowPath(0, 3), outlivesReloads: true)
        try carryOver(
            rows, [.deleteRow(RowPath(0, 0)), .moveRow(RowPath(0, 3), to: RowPath(1, 0))], [4, 0], [2, 1])
        XCTAssertEqual(third.path, RowPath(0, 1))
        XCTAssertEqual(fourth.path, RowPath(1, 0))
        try carryOver(rows, [.deleteRow(RowPath(0, 1)), .insertSection(0)], [2, 1], [0, 1, 1])
        XCTAssertNil(third.path)
        XCTAssertEqual(fourth.path, RowPath(2, 0))
    }

    @MainActor
    func testAReloadEndsTheTrackingOfARowUnlessItOutlivesReloads() async throws {
        var rows = FollowedRows()
        let touched = rows.follow(RowPath(0, 1), outlivesReloads: true)
        let opened = rows.follow(RowPath(0, 1), outlivesReloads: false)
        try carryOver(rows, [.reloadRow(RowPath(0, 1)), .insertRow(RowPath(0, 0))], [2], [3])
        XCTAssertEqual(touched.path, RowPath(0, 2))
        XCTAssertNil(opened.path)
    }

    @MainActor
    func testARowOfAReloadedSectionIsTheRowWithTheSameIndex() async throws {
        var rows = FollowedRows()
        let touched = rows.follow(RowPath(0, 1), outlivesReloads: true)
        let last = rows.follow(RowPath(0, 2), outlivesReloads: true)
        let selected = rows.follow(RowPath(0, 1), outlivesReloads: false)
        try carryOver(rows, [.reloadSection(0)], [3], [2])
        XCTAssertEqual(touched.path, RowPath(0, 1))
        XCTAssertNil(last.path)
        XCTAssertNil(selected.path)
    }

    @MainActor
    func testRowsThatAreNotRetainedAreDropped() async throws {
        var rows = FollowedRows()
        let kept = rows.follow(RowPath(0, 0), outlivesReloads: true)
        for _ in 0..<1_000 { _ = rows.follow(RowPath(0, 0), outlivesReloads: true) }
        XCTAssertLessThanOrEqual(rows.count, 16)
        try carryOver(rows, [.insertRow(RowPath(0, 0))], [1], [2])
        XCTAssertEqual(kept.path, RowPath(0, 1))
        rows.removeAllPaths()
        XCTAssertNil(kept.path)
    }

    @MainActor
    func testAClosingMenuReportsTheItemThatItOpenedFor() async throws {
        let recorder = CollectionRecorder(count: 5)
        recorder.menu = { _ in UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: []) }) }
        let list = makeCollection(recorder)
        try Finger().longPress(rowAt: path(3), in: list)
        recorder.items[0].removeFirst()
        list.deleteItems(at: [path(0)])
        try Finger().dismissMenu(in: list)
        XCTAssertEqual(recorder.dismissals, [path(2)])
        try Finger().longPress(rowAt: path(3), in: list)
        recorder.items[0].removeLast()
        list.deleteItems(at: [path(3)])
        try Finger().dismissMenu(in: list)
        XCTAssertEqual(recorder.dismissals, [path(2)])
    }
}
