import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that every configurator that has represented a row still finds the row after the row's identity has changed.
/// Also tests references, the scroll position, and lookups by a changed identity.
final class ChangedIdentityTests: XCTestCase {
    /// Suspends tasks until the test opens it.
    @MainActor
    private final class Door {
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private(set) var arrived = 0

        func pass() async {
            arrived += 1
            await withCheckedContinuation { waiting.append($0) }
        }

        func open() {
            let all = waiting
            waiting = []
            for one in all { one.resume() }
        }
    }

    private static let save = CellAction.custom("save")

    // MARK: The guide's example

    @MainActor func testSavedDraftsGetTheServersIdentity() async throws {
        for count in [1, 5, 60] {
            let drafts = (0..<count).map { WordConfig(item: Word(id: -1 - $0, text: "draft")) }
            let screen = Screen(drafts)
            let door = Door()
            screen.proxy.on(.didSelectRow, whileRunning: .ignore) {
                [weak director = screen.director] (c: WordConfig, _) in
                await door.pass()
                XCTAssertEqual(director?.update(c) { $0 = Word(id: 1000 - c.item.id, text: "saved") }, true)
            }
            func tapAll() throws {
                for row in drafts.indices {
                    try screen.scroll(toRow: row)
                    try screen.tap(row: row)
                }
            }
            try tapAll()
            await letMainActorWork { door.arrived == count }
            try tapAll()
            door.open()
            await letMainActorWork { !screen.bus.hasRunningHandlers }
            XCTAssertFalse(screen.bus.hasRunningHandlers)
            XCTAssertEqual(door.arrived, count, "a second tap is ignored")
            XCTAssertEqual(drafts.map(\.item.id), (0..<count).map { 1001 + $0 })
            try screen.scroll(toRow: 0)
            try screen.tap(row: 0)
            await letMainActorWork { door.arrived == count + 1 }
            XCTAssertEqual(door.arrived, count + 1)
            door.open()
            await screen.bus.waitUntilIdle()
            XCTAssertEqual(screen.problems.all, [])
        }
    }

    // MARK: A configurator that an update has replaced

    /// Checks that a handler still finds its row after `await`, although the row has a new configurator and the handler
    /// changes the row's identity.
    @MainActor private func checkHandler(
        replacing replace: (Screen) -> TagConfig, line: UInt = #line
    ) async throws {
        let screen = Screen(tags("above", "draft", "below"))
        let director = screen.director
        let door = Door()
        var begun: TagConfig?
        screen.proxy.on(Self.save, whileRunning: .ignore) { [weak director] (c: TagConfig, _) in
            begun = c
            await door.pass()
            XCTAssertNotEqual(director?.update(c) { $0.text = "saved" }, false, line: line)
            XCTAssertNotEqual(director?.update(c) { $0.text += "!" }, false, line: line)
            await door.pass()
            XCTAssertNotEqual(director?.update(c) { $0.text += "!" }, false, line: line)
        }
        Self.save.invoke(cell: try screen.cell(1, as: TagCell.self))
        await letMainActorWork { door.arrived == 1 }
        let row = replace(screen)
        screen.tableView.layoutIfNeeded()
        let c = try XCTUnwrap(begun, line: line)
        let path = try XCTUnwrap(director.indexPath(for: row), line: line)
        XCTAssertEqual(director.indexPath(for: c), path, line: line)
        XCTAssertIdentical(director.configurator(for: c), row, line: line)
        try await tapAgain(screen, path)
        XCTAssertEqual(door.arrived, 1, "the second tap is ignored", line: line)
        door.open()
        await letMainActorWork { door.arrived == 2 }
        XCTAssertEqual(row.item.text, "saved!", line: line)
        let last = TagConfig(item: row.item)
        director.update { $0[0].rows[path.row] = last }
        try await tapAgain(screen, path)
        XCTAssertEqual(door.arrived, 2, "the third tap is ignored", line: line)
        door.open()
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(last.item.text, "saved!!", line: line)
        XCTAssertEqual(screen.problems.all, [], line: line)
        try await tapAgain(screen, path)
        XCTAssertEqual(door.arrived, 3, "a tap is handled after the handler has finished", line: line)
    }

    @MainActor private func tapAgain(_ screen: Screen, _ path: IndexPath) async throws {
        try screen.scroll(toRow: path.row)
        Self.save.invoke(cell: try screen.cell(path.row, as: TagCell.self))
        for _ in 0..<100 { await Task.yield() }
    }

    @MainActor func testAHandlerFindsTheRowAfterAnUpdateReplacedItsConfigurator() async throws {
        try await checkHandler { screen in
            let fresh = tags("new", "above", "draft", "below")
            screen.director.update(items: fresh)
            return fresh[2]
        }
    }

    @MainActor func testAHandlerFindsARowWhoseNewConfiguratorChangedItsIdentity() async throws {
        try await checkHandler { screen in
            let fresh = tags("draft", "above", "below")
            screen.director.update(items: fresh)
            fresh[0].item.text = "renamed"
            return fresh[0]
        }
    }

    @MainActor func testAHandlerFindsTheRowThroughAReload() async throws {
        try await checkHandler { screen in
            screen.director.reloadThreshold = 0
            let fresh = tags("new", "draft", "above", "below")
            screen.director.update(items: fresh)
            fresh[1].item.text = "renamed"
            return fresh[1]
        }
    }

    @MainActor func testAHandlerFindsTheRowOffScreenThroughSeveralUpdates() async throws {
        try await checkHandler { screen in
            let others = (0..<30).map { TagConfig(item: Tag(text: "other \($0)")) }
            let fresh = tags("draft")[0]
            screen.director.update(items: others + [fresh])
            fresh.item.text = "renamed"
            let again = tags("renamed")[0]
            screen.director.update(items: [again] + others)
            again.item.text = "renamed again"
            let last = tags("renamed again")[0]
            screen.director.update(items: others + [last])
            last.item.text = "renamed for the last time"
            return last
        }
    }

    @MainActor func testAHandlerFindsARowThatWasRemovedAndInsertedAgain() async throws {
        try await checkHandler { screen in
            let fresh = tags("draft")[0]
            screen.director.update(items: [fresh])
            fresh.item.text = "renamed"
            screen.director.update(items: tags("above"))
            let back = tags("renamed", "above")
            screen.director.update(items: back)
            return back[0]
        }
    }

    @MainActor func testAHandlerFindsARowWhoseIdentityChangedDuringTheUpdate() async throws {
        for threshold in [nil, 0] {
            try await checkHandler { screen in
                screen.director.reloadThreshold = threshold
                let fresh = tags("new", "above", "draft", "below")
                screen.proxy.on(.willDisplay) { (c: TagConfig, _) in
                    if c.item.text == "new" { fresh[2].item.text = "renamed" }
                }
                screen.director.update(items: fresh)
                screen.tableView.layoutIfNeeded()
                XCTAssertEqual(fresh[2].item.text, "renamed")
                return fresh[2]
            }
        }
    }

    @MainActor func testATaskFindsTheRowWhoseIdentityItChanged() async throws {
        let old = tags("draft")[0]
        let screen = Screen([old])
        let director = screen.director
        let fresh = tags("other", "draft")
        director.update(items: fresh)
        XCTAssertTrue(director.update(old) { $0.text = "saved" })
        XCTAssertTrue(director.update(old) { $0.text += "!" })
        XCTAssertEqual(screen.texts, ["other", "saved!"])
        XCTAssertEqual(director.indexPath(for: old), path(1))
        let last = tags("saved!", "draft")
        director.update(items: last)
        last[0].item.text = "more"
        XCTAssertEqual(director.indexPath(for: old), path(0), "the renamed row is found, not the new draft")
        XCTAssertIdentical(director.configurator(for: old), last[0])
        XCTAssertTrue(director.scroll(to: old, at: .top, animated: false))
        XCTAssertTrue(director.reload(old))
        XCTAssertEqual(screen.texts, ["draft", "draft"], "the row shows the item of the reloaded configurator")
        director.update(items: tags("draft"))
        XCTAssertEqual(screen.problems.all, [])
    }

    @MainActor func testARemovedRowIsNotMistakenForAnotherOfItsFirstIdentity() async throws {
        let old = tags("draft")[0]
        let screen = Screen([old])
        screen.director.update(items: tags("draft"))
        XCTAssertTrue(screen.director.update(old) { $0.text = "saved" })
        screen.director.update(items: tags("draft"))
        XCTAssertNil(screen.director.indexPath(for: old))
        XCTAssertFalse(screen.director.update(old) { $0.text = "wrong" })
        XCTAssertEqual(screen.texts, ["draft"])
        screen.director.update(items: [old])
        XCTAssertEqual(screen.director.indexPath(for: old), path(0), "the identical configurator is found first")
    }

    @MainActor func testTrackedRowsAreNotRetained() async throws {
        let screen = Screen(tags("draft"))
        weak var gone: TagConfig?
        do {
            let old = tags("draft")[0]
            gone = old
            XCTAssertTrue(screen.director.update(old) { $0.text = "saved" })
            XCTAssertNotNil(screen.director.indexPath(for: old))
        }
        XCTAssertNil(gone)
        XCTAssertNil(screen.director.indexPath(for: tags("draft")[0]))
    }

    @MainActor func testARowIsTrackedOnlyAsLongAsNecessary() async throws {
        let old = tags("draft")[0]
        let screen = Screen([old])
        let door = Door()
        screen.proxy.on(Self.save, whileRunning: .ignore) { (_: TagConfig, _) in await door.pass() }
        Self.save.invoke(cell: try screen.cell(0, as: TagCell.self))
        await letMainActorWork { door.arrived == 1 }
        weak var gone: TagConfig?
        do {
            let fresh = tags("draft")
            gone = fresh[0]
            screen.director.update(items: fresh)
        }
        screen.director.update(items: [])
        screen.tableView.layoutIfNeeded()
        XCTAssertNotNil(gone, "the row is retained while the handler is running")
        door.open()
        await screen.bus.waitUntilIdle()
        screen.director.update(items: tags("other"))
        // During layout, the cell that showed the row is reused for the other row.
        screen.tableView.layoutIfNeeded()
        XCTAssertNil(gone)
        withExtendedLifetime(old) {}
    }

    @MainActor func testAViewBesideTheRowsIsFoundAfterItsConfiguratorIsReplacedAndRenamed() async throws {
        let screen = Screen()
        let view = TagView()
        typealias TagViewConfig = ViewConfigurator<TagView, Tag>
        let (old, fresh) = (TagViewConfig(item: Tag(text: "draft")), TagViewConfig(item: Tag(text: "draft")))
        screen.director.show(old, in: view)
        let door = Door()
        screen.proxy.on(Self.save, whileRunning: .ignore) { [weak director = screen.director] (c: TagViewConfig, _) in
            await door.pass()
            XCTAssertEqual(director?.update(c) { $0.text += "!" }, true)
        }
        Self.save.invoke(from: view)
        await letMainActorWork { door.arrived == 1 }
        screen.director.show(fresh, in: view)
        fresh.item.text = "saved"
        Self.save.invoke(from: view)
        for _ in 0..<100 { await Task.yield() }
        XCTAssertEqual(door.arrived, 1)
        door.open()
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(view.text, "saved!")
        XCTAssertEqual(screen.problems.all, [])
    }

    // MARK: References

    @MainActor func testAReferenceSurvivesAReloadInWhichItsRowGetsAnotherIdentity() async throws {
        for threshold in [nil, 0] {
            let screen = Screen(tags("above", "draft"))
            screen.director.reloadThreshold = threshold
            let reference = try XCTUnwrap(CellReference(screen.cell(1, as: TagCell.self)))
            let fresh = tags("new", "draft", "above")
            screen.proxy.on(.willDisplay) { (c: TagConfig, _) in
                if c.item.text == "new" { fresh[1].item.text = "saved" }
            }
            screen.director.update(items: fresh)
            screen.tableView.layoutIfNeeded()
            XCTAssertTrue(reference.isValid)
            XCTAssertIdentical(reference.configurator, fresh[1])
            XCTAssertEqual((reference.cell as? TagCell)?.textLabel?.text, "saved")
        }
    }

    @MainActor func testTheScrollPositionIsKeptAlthoughIdentitiesChangeDuringTheUpdate() async throws {
        for threshold in [nil, 0] {
            let screen = Screen((0..<40).map { TagConfig(item: Tag(text: "\($0)")) })
            screen.director.reloadThreshold = threshold
            try screen.scroll(toRow: 20)
            let first = try XCTUnwrap(screen.texts.first)
            // Row 22 is visible. Its removal brings another row into view, so `willDisplay` is sent during the update.
            let fresh = (-20..<40).filter { $0 != 22 }.map { TagConfig(item: Tag(text: "\($0)")) }
            screen.proxy.on(.willDisplay) { (c: TagConfig, _) in
                for row in fresh where !row.item.text.hasSuffix("!") { row.item.text += "!" }
            }
            screen.director.update(items: fresh, keeping: .firstVisible)
            screen.tableView.layoutIfNeeded()
            XCTAssertEqual(screen.texts.first, first + "!", "\(threshold as Any) \(screen.texts)")
        }
    }

    // MARK: Looking for an identity

    @MainActor func testTheFirstOfSeveralEqualRowsIsFoundAfterItemsChange() async throws {
        let rows = (0..<300).map { TagConfig(item: Tag(text: "\($0)")) }
        let screen = Screen(rows)
        XCTAssertEqual(screen.director.indexPath(for: tags("200")[0]), path(200))
        rows[100].item.text = "200"
        XCTAssertEqual(screen.director.indexPath(for: tags("200")[0]), path(100))
        rows[50].item.text = "200"
        rows[250].item.text = "200"
        XCTAssertEqual(screen.director.indexPath(for: tags("200")[0]), path(50))
        rows[50].item.text = "50"
        XCTAssertEqual(screen.director.indexPath(for: tags("200")[0]), path(100))
        for row in rows[100...200] { row.item.text = "other" }
        XCTAssertEqual(screen.director.indexPath(for: tags("200")[0]), path(250))
        XCTAssertEqual(screen.director.indexPath(for: tags("other")[0]), path(100))
        XCTAssertEqual(
            screen.director.indexPath(for: rows[150]), path(150), "the identical configurator is found first")
    }

    @MainActor func testTheFirstOfSeveralEqualRowsIsFoundAsByALinearSearch() async {
        forEachSeed(1...10) { seed in
            var random = SplitMix64(state: seed)
            func text() -> String { "\(Int.random(in: 0..<12, using: &random))" }
            let rows = (0..<40).map { _ in TagConfig(item: Tag(text: text())) }
            let screen = Screen(rows)
            for _ in 0..<200 {
                for _ in 0..<Int.random(in: 0..<(Bool.random(using: &random) ? 3 : 100), using: &random) {
                    rows[Int.random(in: 0..<40, using: &random)].item.text = text()
                }
                let wanted = TagConfig(item: Tag(text: text()))
                XCTAssertEqual(
                    screen.director.indexPath(for: wanted)?.row, rows.firstIndex { $0.item == wanted.item })
            }
        }
    }

    @MainActor func testACustomConfiguratorIsFoundByItsCurrentIdentity() async throws {
        let rows = (0..<5).map { NamedConfig("\($0)") }
        let screen = Screen(rows)
        XCTAssertEqual(screen.director.indexPath(for: NamedConfig("3")), path(3))
        rows[3].item = "renamed"
        XCTAssertEqual(screen.director.indexPath(for: NamedConfig("renamed")), path(3))
        XCTAssertNil(screen.director.indexPath(for: NamedConfig("3")))
        XCTAssertTrue(screen.director.update(NamedConfig("1")) { $0 = "one" })
        XCTAssertTrue(screen.director.update(NamedConfig("one")) { $0 = "1" })
        XCTAssertEqual(screen.texts, ["0", "1", "2", "3", "4"])
    }

    // MARK: What a view was configured with

    @MainActor func testAnObjectInACustomConfiguratorIsShownByEachUpdate() async throws {
        let name = Name("Ada")
        let screen = Screen([ObjectRow(name)])
        name.text = "Ada Lovelace"
        screen.director.update { _ in }
        XCTAssertEqual(screen.texts, ["Ada Lovelace"])
    }
}

private final class TagView: UIView, ConfigurableCell {
    private(set) var text = ""
    func configure(data tag: Tag) { text = tag.text }
}

/// An app-defined configurator that is identified by its value.
private final class NamedConfig: TableRowConfigurator {
    static let reuseIdentifier = "Named"
    var item: String
    init(_ item: String) { self.item = item }
    func configure(cell: UITableViewCell) { cell.textLabel?.text = item }
    func hashIdentity(into hasher: inout Hasher) { hasher.combine(item) }
    func hasSameIdentity(as other: any CellConfigurator) -> Bool { (other as? NamedConfig)?.item == item }
}

/// An equatable class that is mutated in place.
private final class Name: Equatable {
    var text: String
    init(_ text: String) { self.text = text }
    static func == (a: Name, b: Name) -> Bool { a.text == b.text }
}

private final class ObjectRow: TableRowConfigurator {
    static let reuseIdentifier = "Object"
    var item: Name
    init(_ item: Name) { self.item = item }
    func configure(cell: UITableViewCell) { cell.textLabel?.text = item.text }
}
