import CellDirector
import HeadlessUIKit
import ListDifference
import XCTest

/// Shows 150 successive versions of a list on one screen, and checks that a version configures only new or changed rows
/// that are visible before or after the update. Each version differs from the previous version by a few edits.
final class UpdateHistoryTests: XCTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor override func tearDown() async throws { Configured.forget() }

    @MainActor func testOnlyVisibleChangedRowsAreConfiguredThroughAHistory() async throws {
        try forEachSeed([20_261_121]) { try live(seed: $0) }
    }

    @MainActor private func live(seed: UInt64) throws {
        var history = WordHistory(seed: seed)
        let screen = Screen(history.rows)
        var configured = 0

        for version in 1...timesToRun(150) {
            let place = "version \(version), seed \(seed)"
            try scroll(screen, history.pick(2000), every: version)
            let before = seen(screen)
            let (top, isAtTop) = (screen.tableView.contentOffset.y, screen.tableView.contentOffset.y <= 0)
            let old = history.words
            history.edit(near: version % 2 == 0 ? Int(top / 44) : history.pick(1900))
            Configured.forget()

            let failures = exceptions {
                screen.director.update(items: history.rows)
                screen.tableView.layoutIfNeeded()
            }

            XCTAssertEqual(failures, [], place)
            let (expected, first) = model(old, history.words, top: top, isAtTop: isAtTop)
            XCTAssertEqual(screen.ids, expected.map(\.id), place)
            XCTAssertEqual(screen.texts, expected.map(\.text), place)
            if let first { XCTAssertEqual(screen.tableView.contentOffset.y, first, accuracy: 0.01, place) }
            // Rows that became visible and visible rows that changed are configured once. Rows that changed and
            // scrolled off screen in the same update may also be configured once.
            let wanted = expected.filter { before[$0.id] != $0.text }
            let allowed = wanted + history.words.filter { word in before[word.id].map { $0 != word.text } ?? false }
            let words = Set(Configured.words)
            XCTAssertEqual(words.count, Configured.words.count, place)
            XCTAssert(words.isSuperset(of: wanted) && words.isSubset(of: allowed), "\(place): \(words)")
            configured += words.count
        }

        // A quick run is too short for a proportional number with every seed.
        XCTAssertGreaterThan(configured, isThorough ? 50 : 0, "seed \(seed)")
    }

    /// Scrolls to a different position before every tenth version.
    @MainActor private func scroll(_ screen: Screen, _ row: Int, every version: Int) throws {
        guard version % 10 == 0 else { return }
        let last = screen.director.items.count - 10
        try screen.scroll(toRow: version % 50 == 0 ? 0 : min(row, last))
        if version % 50 != 0 { try screen.finger.scroll(screen.tableView, by: CGFloat(row % 44)) }
    }

    /// Returns the text of each visible row, by id.
    @MainActor private func seen(_ screen: Screen) -> [Int: String] {
        let shown = screen.tableView.visibleCells.compactMap { ($0 as? WordCell)?.shown }
        return Dictionary(shown.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the words that must be visible after an update, and the expected content offset. Rows are 44 points
    /// tall.
    private func model(
        _ old: [Word], _ new: [Word], top: CGFloat, isAtTop: Bool
    ) -> (visible: [Word], offset: CGFloat?) {
        var offset = top
        if !isAtTop {
            let rows = Int(top / 44)...Int(((top + 220) / 44).rounded(.up)) - 1
            // A row that moves does not serve as the scroll anchor.
            let moved = Set(ListDifference(from: old, to: new, by: .id(\.id) { $0 == $1 }).moves.map(\.source))
            for row in rows where old.indices.contains(row) && !moved.contains(row) {
                guard let now = new.firstIndex(where: { $0.id == old[row].id }) else { continue }
                offset = CGFloat(now) * 44 + top - CGFloat(row) * 44
                break
            }
        }
        offset = min(max(offset, 0), CGFloat(new.count) * 44 - 220)
        let visible = new.indices.filter { CGFloat($0 + 1) * 44 > offset && CGFloat($0) * 44 < offset + 220 }
        return (visible.map { new[$0] }, offset)
    }
}

/// Successive versions of a list of words.
private struct WordHistory {
    private var generator: SplitMix64
    private var nextID = 0
    private(set) var words: [Word] = []

    /// The configurators of the words. Every access creates new configurators, as in an app that creates all rows for
    /// every update.
    var rows: [WordConfig] { words.map(WordConfig.init(item:)) }

    init(seed: UInt64) {
        generator = SplitMix64(state: seed)
        for _ in 0..<2000 { words.append(make()) }
    }

    mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private mutating func make() -> Word {
        nextID += 1
        return Word(id: nextID, text: spell())
    }

    private mutating func spell() -> String {
        (0...pick(4)).map { _ in
            "bdfgklmnprstvz".randomElement(using: &generator).map(String.init) ?? ""
        }.joined(separator: ["a", "e", "i", "o", "u"].randomElement(using: &generator) ?? "")
    }

    /// Makes one to eight small edits, most of them near each other.
    mutating func edit(near: Int) {
        for _ in 0...pick(8) {
            let place = pick(3) == 0 ? pick(words.count) : min(words.count - 1, near + pick(12))
            switch pick(4) {
            case 0: words.insert(make(), at: place)
            case 1: words.remove(at: place)
            case 2: words[place].text = spell()
            default: words.insert(words.remove(at: place), at: pick(words.count))
            }
        }
    }
}
