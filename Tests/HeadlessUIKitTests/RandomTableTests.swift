import Foundation
import HeadlessUIKit
import XCTest

/// Compares a table with a simple model during random scrolls, selections, and reloads with different row counts and
/// heights.
final class RandomTableTests: ConformanceTestCase {
    @MainActor
    func testVisibleRowsEqualTheModels() async throws {
        try forEachSeed(1...2) { seed in
            var random = SplitMix64(state: seed)
            let recorder = Recorder([])
            let table = makeTable(recorder, rowHeight: nil)
            table.sectionHeaderTopPadding = Model.padding
            table.estimatedRowHeight = 50
            table.allowsMultipleSelection = true
            recorder.headerHeight = 10
            var model = Model()
            recorder.rowHeight = { path in CGFloat(Model.height(path, generation: model.generation)) }
            for step in 0..<1000 {
                let place = "seed \(seed), step \(step)"
                switch Int.random(in: 0..<10, using: &random) {
                case 0:
                    recorder.rows = (0..<Int.random(in: 0...4, using: &random)).map { section in
                        (0..<Int.random(in: 0...60, using: &random)).map { "\(section)-\($0) of \(step)" }
                    }
                    model.reload(recorder.rows.map(\.count), generation: step)
                    table.reloadData()
                    table.layoutIfNeeded()
                case 1, 2:
                    guard let path = model.visible.randomElement(using: &random) else { continue }
                    try Finger().tap(rowAt: path, in: table)
                    if model.selected.remove(path) == nil { model.selected.insert(path) }
                default:
                    let distance = Int.random(in: -900...900, using: &random)
                    try Finger().scroll(table, by: CGFloat(distance))
                    model.scroll(by: Double(distance))
                }
                XCTAssertEqual(table.indexPathsForVisibleRows, model.visible, place)
                XCTAssertEqual(
                    table.visibleCells.map { Double($0.frame.minY) }, model.visible.map { model.top($0) }, place)
                XCTAssertEqual(texts(table), model.visible.map { recorder.rows[$0.section][$0.row] }, place)
                XCTAssertEqual(
                    table.visibleCells.map(\.isSelected), model.visible.map { model.selected.contains($0) }, place)
                XCTAssertEqual(Set(table.indexPathsForSelectedRows ?? []), model.selected, place)
                XCTAssertEqual(Double(table.contentOffset.y), model.offset, place)
                guard testRun?.failureCount == 0 else { return }
            }
            XCTAssertLessThan(RecordingCell.made, 60, "seed \(seed)")
        }
    }
}

/// A model that computes the visible rows of a table from arrays. A row is 50 points tall until it first becomes
/// visible.
private struct Model {
    static let screen = 440.0
    static let header = 10.0
    /// The padding above each header.
    static let padding: CGFloat = 22

    private var known: [[Double]] = []
    private(set) var generation = 0
    private(set) var offset = 0.0
    private(set) var visible: [IndexPath] = []
    var selected: Set<IndexPath> = []

    static func height(_ path: IndexPath, generation: Int) -> Double {
        Double(10 + (path.row * 37 + path.section * 11 + generation * 7) % 90)
    }

    func top(_ path: IndexPath) -> Double {
        rowsTop(path.section) + known[path.section][..<path.row].reduce(0, +)
    }

    private func sectionTop(_ section: Int) -> Double {
        known[..<section].reduce(0) { $0 + Self.padding + Self.header + $1.reduce(0, +) }
    }

    private func rowsTop(_ section: Int) -> Double { sectionTop(section) + Self.padding + Self.header }

    private func clamped(_ offset: Double) -> Double {
        min(max(offset, 0), max(0, sectionTop(known.count) - Self.screen))
    }

    mutating func reload(_ counts: [Int], generation: Int) {
        let wasShowing = !visible.isEmpty
        self.generation = generation
        known = counts.map { Array(repeating: 50, count: $0) }
        visible = []
        selected = []
        if wasShowing { offset = clamped(offset) }
        layOut()
    }

    mutating func scroll(by distance: Double) {
        var rest = distance
        // Scrolls as far as the content allows. If the newly visible rows make the content taller, scrolls the
        // remaining distance.
        while rest != 0, clamped(offset + rest) != offset {
            let goal = offset + rest
            offset = clamped(goal)
            rest = goal - offset
            if rest != 0 { layOut() }
        }
        layOut()
    }

    /// Measures the rows that become visible. If the content offset was within the scrolling limits before, it is
    /// within them afterward.
    private mutating func layOut() {
        let rests = clamped(offset) == offset
        visible = inSight(keeping: visible.first)
        while rests, clamped(offset) != offset {
            offset = clamped(offset)
            visible = inSight(keeping: visible.first)
        }
    }

    /// Measures and returns the visible rows; the first visible row stays in place if rows above it are taller or
    /// shorter than estimated.
    private mutating func inSight(keeping path: IndexPath?) -> [IndexPath] {
        while true {
            let (oldTop, first) = (path.map(top), rowAtOffset)
            let wanted = inSight()
            guard let path, let oldTop, let first, first < path, oldTop < offset + Self.screen, top(path) != oldTop
            else { return wanted }
            offset += top(path) - oldTop
        }
    }

    private var rowAtOffset: IndexPath? {
        guard !known.isEmpty else { return nil }
        let section = known.indices.first { sectionTop($0 + 1) > offset } ?? known.count - 1
        let row = known[section].indices.last { top(IndexPath(row: $0, section: section)) <= offset } ?? 0
        return IndexPath(row: row, section: section)
    }

    private mutating func inSight() -> [IndexPath] {
        guard let start = rowAtOffset else { return [] }
        var paths: [IndexPath] = []
        for section in start.section..<known.count where sectionTop(section) < offset + Self.screen {
            let above = section == start.section ? start.row : 0
            for row in known[section].indices.dropFirst(above) {
                let path = IndexPath(row: row, section: section)
                if top(path) >= offset + Self.screen { break }
                known[section][row] = Self.height(path, generation: generation)
                if top(path) + known[section][row] > offset { paths.append(path) }
            }
        }
        return paths
    }
}
