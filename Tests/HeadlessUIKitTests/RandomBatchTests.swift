import Foundation
import HeadlessUIKit
import XCTest

/// Tests random batch updates against a model that is independent of the table's implementation.
final class RandomBatchTests: ConformanceTestCase {
    /// Valid batch updates, made by editing a list, never raise an exception, and the screen shows the list.
    @MainActor
    func testValidBatchesAreNeverRefusedAndShowTheModel() async {
        forEachSeed(1...6) { seed in
            var random = SplitMix64(state: seed)
            let recorder = Recorder([])
            let table = makeTable(recorder, rowHeight: nil)
            table.allowsMultipleSelection = true
            var heightSalt = 0
            recorder.rowHeight = { path in
                CGFloat(20 + ((Int(recorder.rows[path.section][path.row]) ?? 0) * 7 + heightSalt) % 50)
            }
            for step in 0..<200 {
                let place = "seed \(seed), step \(step)"
                table.contentOffset.y = CGFloat(
                    Int.random(in: 0...max(0, Int(table.contentSize.height) - 440), using: &random))
                table.layoutIfNeeded()
                for path in table.indexPathsForVisibleRows ?? [] where Int.random(in: 0..<4, using: &random) == 0 {
                    table.selectRow(at: path, animated: false, scrollPosition: .none)
                }
                let selected = Set((table.indexPathsForSelectedRows ?? []).map { recorder.rows[$0.section][$0.row] })
                let cells = Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.textLabel?.text ?? "", $0) })
                heightSalt += 1
                let batch = EditedList(recorder.rows.map { $0.compactMap(Int.init) }, &random)

                let raised = exceptions {
                    table.performBatchUpdates {
                        recorder.rows = batch.after.map { $0.map(String.init) }
                        for operation in batch.operations.shuffled(using: &random) { operation.perform(on: table) }
                    }
                }

                XCTAssertEqual(raised, [], place)
                let stay = Set(batch.survivors.map(String.init))
                check(table, recorder, cells.filter { stay.contains($0.key) }, selected.intersection(stay), place)
                guard testRun?.failureCount == 0 else { return }
            }
        }
    }

    /// Arbitrary operations with correct and incorrect row counts raise an exception if and only if an independent
    /// check finds them invalid.
    @MainActor
    func testInvalidBatchesAreRefused() async {
        var refused = 0
        forEachSeed(101...106) { seed in
            var random = SplitMix64(state: seed)
            for step in 0..<200 {
                let place = "seed \(seed), step \(step)"
                var counts = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    Int.random(in: 0...4, using: &random)
                }
                let recorder = Recorder(counts.map { (0..<$0).map(String.init) })
                let table = makeTable(recorder)
                let before = counts
                let operations = (0..<Int.random(in: 0...4, using: &random)).map { _ in Operation.random(&random) }
                counts = BatchCheck.plausibleCounts(before, operations)
                if Int.random(in: 0..<3, using: &random) == 0, !counts.isEmpty {
                    counts[Int.random(in: 0..<counts.count, using: &random)] += 1
                }
                let raised = exceptions {
                    table.performBatchUpdates {
                        recorder.rows = counts.map { (0..<$0).map(String.init) }
                        for operation in operations { operation.perform(on: table) }
                    }
                }
                let isValid = BatchCheck(before: before, after: counts, operations: operations).isValid
                XCTAssertEqual(raised.isEmpty, isValid, "\(place): \(before) → \(counts) \(operations)")
                if !isValid { refused += 1 }
                guard testRun?.failureCount == 0 else { return }
            }
        }
        XCTAssertGreaterThan(refused, timesToRun(600))
        XCTAssertLessThan(refused, 1_100)
    }

    @MainActor
    private func check(
        _ table: UITableView, _ recorder: Recorder, _ cells: [String: UITableViewCell], _ selected: Set<String>,
        _ place: String
    ) {
        let paths = table.indexPathsForVisibleRows ?? []
        let shown = paths.map { recorder.rows[$0.section][$0.row] }
        XCTAssertEqual(texts(table), shown, place)
        // The visible rows are consecutive and adjoin each other, and they fill the table unless the last row is
        // visible.
        let all = recorder.rows.indices.flatMap { section in
            recorder.rows[section].indices.map { IndexPath(row: $0, section: section) }
        }
        if let first = paths.first, let start = all.firstIndex(of: first) {
            XCTAssertEqual(Array(all[start...].prefix(paths.count)), paths, place)
        }
        var bottom: CGFloat?
        for cell in table.visibleCells {
            if let bottom { XCTAssertEqual(cell.frame.minY, bottom, place) }
            bottom = cell.frame.maxY
            XCTAssertEqual(cell.superview, table, place)
        }
        XCTAssertEqual(table.subviews.count, paths.count, place)
        if paths.last != all.last { XCTAssertGreaterThanOrEqual((bottom ?? 0), table.contentOffset.y + 440, place) }
        XCTAssertGreaterThanOrEqual(table.contentOffset.y, 0, place)
        XCTAssertLessThanOrEqual(table.contentOffset.y, max(0, table.contentSize.height - 440), place)
        for (path, cell) in zip(paths, table.visibleCells) {
            let text = recorder.rows[path.section][path.row]
            if let old = cells[text] { XCTAssertTrue(cell === old, "\(place): \(text) keeps its cell") }
            XCTAssertEqual(cell.isSelected, selected.contains(text), "\(place): the selection of \(text)")
        }
        XCTAssertEqual(
            Set((table.indexPathsForSelectedRows ?? []).map { recorder.rows[$0.section][$0.row] }), selected, place)
    }
}

/// A single update in a batch.
enum Operation {
    case deleteRow(IndexPath), insertRow(IndexPath), reloadRow(IndexPath)
    case moveRow(IndexPath, IndexPath)
    case deleteSection(Int), insertSection(Int), reloadSection(Int)
    case moveSection(Int, Int)

    @MainActor
    func perform(on table: UITableView) {
        switch self {
        case .deleteRow(let path): table.deleteRows(at: [path], with: .none)
        case .insertRow(let path): table.insertRows(at: [path], with: .none)
        case .reloadRow(let path): table.reloadRows(at: [path], with: .none)
        case .moveRow(let from, let to): table.moveRow(at: from, to: to)
        case .deleteSection(let section): table.deleteSections([section], with: .none)
        case .insertSection(let section): table.insertSections([section], with: .none)
        case .reloadSection(let section): table.reloadSections([section], with: .none)
        case .moveSection(let from, let to): table.moveSection(from, toSection: to)
        }
    }

    static func random(_ random: inout SplitMix64) -> Operation {
        func path() -> IndexPath {
            IndexPath(row: Int.random(in: 0...3, using: &random), section: Int.random(in: 0...3, using: &random))
        }
        func section() -> Int { Int.random(in: 0...4, using: &random) }
        switch Int.random(in: 0..<14, using: &random) {
        case 0...2: return .deleteRow(path())
        case 3...5: return .insertRow(path())
        case 6...7: return .reloadRow(path())
        case 8...9: return .moveRow(path(), path())
        case 10: return .deleteSection(section())
        case 11: return .insertSection(section())
        case 12: return .reloadSection(section())
        default: return .moveSection(section(), section())
        }
    }
}

/// The content of a list after random edits, and the operations of a valid batch update that performs these edits.
struct EditedList {
    var after: [[Int]] = []
    var operations: [Operation] = []
    /// The rows that must keep their cells.
    var survivors: Set<Int> = []

    init(_ before: [[Int]], _ random: inout SplitMix64) {
        var next = (before.joined().max() ?? 0) + 1
        func fresh() -> Int {
            next += 1
            return next
        }
        /// A row of the new list and, if the row has moved, its old index path. In `sections`, `from` is the section's
        /// old index, or `nil` if the section is inserted.
        typealias Row = (value: Int, from: IndexPath?)
        var sections: [(from: Int?, rows: [Row], isMoved: Bool)] = []
        var movedRows: [Row] = []
        let movesSections = Int.random(in: 0..<4, using: &random) == 0
        for (section, rows) in before.enumerated() {
            if Int.random(in: 0..<8, using: &random) == 0 {
                operations.append(.deleteSection(section))
                continue
            }
            if Int.random(in: 0..<12, using: &random) == 0, !movesSections {
                operations.append(.reloadSection(section))
                let count = Int.random(in: 0...20, using: &random)
                sections.append((section, (0..<count).map { _ in (fresh(), nil) }, true))
                continue
            }
            var kept: [Row] = []
            for (row, value) in rows.enumerated() {
                let path = IndexPath(row: row, section: section)
                switch Int.random(in: 0..<20, using: &random) {
                case 0...1: operations.append(.deleteRow(path))
                case 2: movedRows.append((value, path))
                case 3 where !movesSections:
                    operations.append(.reloadRow(path))
                    kept.append((value, nil))
                default:
                    survivors.insert(value)
                    kept.append((value, nil))
                }
            }
            sections.append((section, kept, false))
        }
        // Inserts new rows, and then the moved rows.
        var inserted: Set<Int> = []
        for section in sections.indices where !sections[section].isMoved {
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let value = fresh()
                inserted.insert(value)
                sections[section].rows.insert(
                    (value, nil), at: Int.random(in: 0...sections[section].rows.count, using: &random))
            }
        }
        let open = sections.indices.filter { !sections[$0].isMoved }
        for row in movedRows {
            guard let section = open.randomElement(using: &random) else { continue }
            survivors.insert(row.value)
            sections[section].rows.insert(row, at: Int.random(in: 0...sections[section].rows.count, using: &random))
        }
        if movesSections, sections.count > 1 {
            let section = sections.remove(at: Int.random(in: 0..<sections.count, using: &random))
            let place = Int.random(in: 0...sections.count, using: &random)
            sections.insert((section.from, section.rows, true), at: place)
        }
        for _ in 0..<Int.random(in: 0...1, using: &random) {
            let count = Int.random(in: 0...12, using: &random)
            sections.insert(
                (nil, (0..<count).map { _ in (fresh(), nil) }, false),
                at: Int.random(in: 0...sections.count, using: &random))
        }
        for (index, section) in sections.enumerated() {
            guard let from = section.from else {
                operations.append(.insertSection(index))
                continue
            }
            if movesSections, section.isMoved { operations.append(.moveSection(from, index)) }
            for (row, item) in section.rows.enumerated() {
                let path = IndexPath(row: row, section: index)
                if let old = item.from { operations.append(.moveRow(old, path)) }
                if inserted.contains(item.value) { operations.append(.insertRow(path)) }
            }
        }
        after = sections.map { $0.rows.map(\.value) }
        survivors.formIntersection(after.joined())
    }
}

/// Checks whether a batch is valid by simulating it on row counts.
struct BatchCheck {
    let before: [Int]
    let after: [Int]
    let operations: [Operation]

    var isValid: Bool { exist && !collide && fit }

    private func exists(_ path: IndexPath, _ counts: [Int]) -> Bool {
        counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
    }

    private var exist: Bool {
        operations.allSatisfy { operation in
            switch operation {
            case .deleteRow(let path), .reloadRow(let path): exists(path, before)
            case .insertRow(let path): exists(path, after)
            case .moveRow(let from, let to): exists(from, before) && exists(to, after)
            case .deleteSection(let section), .reloadSection(let section): before.indices.contains(section)
            case .insertSection(let section): after.indices.contains(section)
            case .moveSection(let from, let to): before.indices.contains(from) && after.indices.contains(to)
            }
        }
    }

    /// Whether operations conflict with each other. A move counts as a removal and an insertion. Operations conflict if
    /// they remove the same row or section, insert two rows or two sections at the same position, or reload and remove
    /// the same row or section. A row can't move out of a deleted section or into an inserted section, and a section
    /// can't move to the index of a reloaded section. Reloading the same row or section twice is allowed.
    private var collide: Bool {
        var rowsGo: [IndexPath] = []
        var rowsCome: [IndexPath] = []
        var sectionsGo: [Int] = []
        var sectionsCome: [Int] = []
        var reloadedRows: Set<IndexPath> = []
        var reloadedSections: Set<Int> = []
        var inserted: Set<Int> = []
        var deleted: Set<Int> = []
        for operation in operations {
            switch operation {
            case .deleteRow(let path): rowsGo.append(path)
            case .insertRow(let path): rowsCome.append(path)
            case .reloadRow(let path): reloadedRows.insert(path)
            case .moveRow(let from, let to):
                rowsGo.append(from)
                rowsCome.append(to)
            case .deleteSection(let section):
                sectionsGo.append(section)
                deleted.insert(section)
            case .insertSection(let section):
                sectionsCome.append(section)
                inserted.insert(section)
            case .reloadSection(let section): reloadedSections.insert(section)
            case .moveSection(let from, let to):
                sectionsGo.append(from)
                sectionsCome.append(to)
            }
        }
        func repeats<T: Hashable>(_ list: [T]) -> Bool { Set(list).count < list.count }
        if repeats(rowsGo) || repeats(rowsCome) || repeats(sectionsGo) || repeats(sectionsCome) { return true }
        if !reloadedRows.isDisjoint(with: rowsGo) || !reloadedSections.isDisjoint(with: sectionsGo) { return true }
        return operations.contains { operation in
            switch operation {
            case .moveRow(let from, let to): deleted.contains(from.section) || inserted.contains(to.section)
            case .moveSection(_, let to): reloadedSections.contains(to)
            default: false
            }
        }
    }

    private var fit: Bool {
        guard let expected = Self.counts(before, operations, sectionCount: after.count) else { return false }
        return zip(expected, after).allSatisfy { $0 == nil || $0 == $1 }
    }

    /// Returns row counts that match the operations as far as possible.
    static func plausibleCounts(_ before: [Int], _ operations: [Operation]) -> [Int] {
        var sectionCount = before.count
        for operation in operations {
            if case .deleteSection = operation { sectionCount -= 1 }
            if case .insertSection = operation { sectionCount += 1 }
        }
        guard let counts = counts(before, operations, sectionCount: sectionCount) else { return before }
        return counts.map { max(0, $0 ?? 2) }
    }

    /// Returns the row count of each section after the operations; the count is `nil` for an inserted or reloaded
    /// section, which may have any number of rows. Returns `nil` if the operations can't result in the given number of
    /// sections.
    private static func counts(_ before: [Int], _ operations: [Operation], sectionCount: Int) -> [Int?]? {
        var kept = Array(before.indices)
        var placed: [Int: Int?] = [:]
        var fresh: Set<Int> = []
        var moved: Set<Int> = []
        for operation in operations {
            switch operation {
            case .deleteSection(let section): kept.removeAll { $0 == section }
            case .insertSection(let section): placed.updateValue(nil, forKey: section)
            case .reloadSection(let section): fresh.insert(section)
            case .moveSection(let from, let to):
                kept.removeAll { $0 == from }
                placed.updateValue(from, forKey: to)
                moved.insert(from)
            default: break
            }
        }
        guard sectionCount >= 0, kept.count + placed.count == sectionCount,
            placed.keys.allSatisfy({ $0 < sectionCount })
        else { return nil }
        return (0..<sectionCount).map { section in
            let old: Int?
            if let place = placed[section] { old = place } else { old = kept.removeFirst() }
            guard let old, before.indices.contains(old), !fresh.contains(old) else { return nil }
            var count = before[old]
            for operation in operations {
                switch operation {
                case .deleteRow(let path): if path.section == old { count -= 1 }
                case .insertRow(let path): if path.section == section { count += 1 }
                case .moveRow(let from, let to):
                    if from.section == old { count -= 1 }
                    if to.section == section { count += 1 }
                // A reload counts as a deletion and an insertion at the same index path. If the section moves, the
                // deletion affects the moved section, and the insertion affects the section that takes its old index.
                case .reloadRow(let path) where moved.contains(path.section):
                    if path.section == old { count -= 1 }
                    if path.section == section { count += 1 }
                default: break
                }
            }
            return count
        }
    }
}
