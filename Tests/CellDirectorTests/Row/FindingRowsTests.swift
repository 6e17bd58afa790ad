import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that every lookup finds the row whose configurator is the same object or, if there is none, the row of the
/// same type with the same identity. Also tests changes from inside handlers, and references.
final class FindingRowsTests: XCTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor override func tearDown() async throws { Configured.forget() }

    @MainActor
    private func forEachKind(_ body: (Scene.Kind) throws -> Void) rethrows {
        for kind in Scene.Kind.allCases { try body(kind) }
    }

    // MARK: After the row's configurator was replaced

    @MainActor func testARowIsFoundByAConfiguratorThatAnotherReplaced() async {
        forEachKind { kind in
            let old = (0..<3).map { Scene.make(kind, $0, "\($0)") }
            let scene = Scene(kind, old)
            let fresh = [2, 0, 1].map { scene.make($0, "\($0)") }
            scene.show(fresh)
            for (number, entry) in [2, 0, 1].enumerated() {
                XCTAssertEqual(scene.indexPath(for: old[entry]), scene.indexPath(for: fresh[number]), "\(kind)")
                XCTAssertNotNil(scene.indexPath(for: old[entry]), "\(kind)")
                XCTAssertIdentical(old[entry].standing(scene), fresh[number].configurator, "\(kind)")
                XCTAssertIdentical(fresh[number].standing(scene), fresh[number].configurator, "\(kind)")
            }
            XCTAssertNil(scene.indexPath(for: scene.make(9, "nobody")), "\(kind)")
            XCTAssertNil(scene.make(9, "nobody").standing(scene), "\(kind)")
        }
    }

    @MainActor func testReloadingAReplacedConfiguratorGivesItsWholeItemToTheRow() async {
        forEachKind { kind in
            let old = Scene.make(kind, 1, "old")
            let scene = Scene(kind, [old])
            let fresh = scene.make(1, "fresh")
            scene.show([fresh])
            old.change("the last writer")
            scene.layOut()
            XCTAssertEqual(scene.text(0), "fresh", "\(kind)")
            XCTAssertTrue(scene.reloads(old), "\(kind)")
            scene.layOut()
            XCTAssertEqual(scene.text(0), "the last writer", "\(kind)")
            XCTAssertIdentical(old.standing(scene), fresh.configurator, "\(kind)")
            scene.updateNothing()
            XCTAssertEqual(scene.text(0), "the last writer", "\(kind)")
            XCTAssertEqual(scene.problems, [], "\(kind)")
        }
    }

    @MainActor func testUpdatingAReplacedConfiguratorChangesTheRowsCurrentItem() async {
        let old = UserCellConfig(item: User(id: 1, name: "Ada"))
        let screen = Screen([old])
        screen.director.update(items: [UserCellConfig(item: User(id: 1, name: "Ada Lovelace"))])
        XCTAssertTrue(screen.director.update(old) { $0.isFollowed = true })
        XCTAssertEqual(screen.texts, ["Ada Lovelace (followed)"])
        XCTAssertEqual(old.item, User(id: 1, name: "Ada"))
        forEachKind { kind in
            let first = Scene.make(kind, 1, "first")
            let scene = Scene(kind, [first])
            scene.show([scene.make(1, "second")])
            XCTAssertTrue(first.update(scene, "third"), "\(kind)")
            scene.layOut()
            XCTAssertEqual(scene.text(0), "third", "\(kind)")
        }
    }

    @MainActor func testARowWithANewIDIsReleasedWithItsOldConfigurator() async {
        let screen = Screen()
        weak var latest: WordConfig?
        do {
            let old = word(1, "old")
            screen.director.update(items: [old])
            screen.director.update(items: [word(1, "fresh")])
            XCTAssertTrue(screen.director.update(old) { $0 = Word(id: 9, text: "saved") })
            latest = screen.director.configurator(for: old)
            XCTAssertEqual(latest?.item.id, 9)
        }
        for ids in [2..<3, 3..<4] { screen.director.update(items: words(ids)) }
        screen.tableView.layoutIfNeeded()
        XCTAssertNil(latest)
    }

    @MainActor func testScrollingFindsTheFirstOfSeveralPositions() async {
        let both = word(7, "both")
        let screen = Screen(words(0..<1) + [both] + words(1..<3) + [both] + words(3..<40))
        XCTAssertTrue(screen.director.scroll(to: both, at: .top, animated: false))
        XCTAssertEqual(screen.tableView.indexPathsForVisibleRows?.first, path(1))
    }

    @MainActor func testACustomRowIsFoundAtTheFirstPositionOfItsIdentity() async {
        let screen = Screen(words(0..<1) + [NamedRow("a"), NamedRow("b"), NamedRow("b")])
        XCTAssertEqual(screen.director.indexPath(for: NamedRow("b")), path(2))
        for row in [2, 3] { (screen.director.items[row] as? NamedRow)?.item = "c" }
        XCTAssertEqual(
            screen.director.indexPath(for: NamedRow("c")), path(2), "the first row with the new identity is found")
    }

    /// A configurator whose identity changes without the director being notified.
    private final class NamedRow: TableRowConfigurator {
        static let reuseIdentifier = "NamedRow"
        var item: String

        init(_ item: String) { self.item = item }

        func configure(cell: UITableViewCell) { cell.textLabel?.text = item }
        func hashIdentity(into hasher: inout Hasher) { hasher.combine(item) }
        func hasSameIdentity(as other: any CellConfigurator) -> Bool { (other as? NamedRow)?.item == item }
    }

    @MainActor func testReloadingUpdatingOrScrollingToARemovedRowIsReportedAndReturnsFalse() async {
        forEachKind { kind in
            let old = Scene.make(kind, 1, "old")
            let scene = Scene(kind, [old, Scene.make(kind, 2, "other")])
            scene.show([scene.make(2, "other")])
            XCTAssertFalse(scene.reloads(old), "\(kind)")
            XCTAssertFalse(old.update(scene, "late"), "\(kind)")
            let name = type(of: old.configurator).reuseIdentifier
            XCTAssertEqual(
                scene.problems,
                [
                    .rowIsGone(operation: "reload", reuseIdentifier: name),
                    .rowIsGone(operation: "update", reuseIdentifier: name),
                ], "\(kind)")
        }
        let row = word(1, "gone")
        let screen = Screen(words(5..<9))
        XCTAssertFalse(screen.director.scroll(to: row, at: .top, animated: false))
        XCTAssertEqual(screen.problems.all, [.rowIsGone(operation: "scroll", reuseIdentifier: "WordCell")])
        XCTAssertNil(screen.director.indexPath(for: row))
        XCTAssertNil(screen.director.configurator(for: row))
        XCTAssertEqual(screen.problems.all.count, 1, "looking up a missing row does not report a problem")
        let tiles = TileScreen(tiles(0..<3))
        XCTAssertFalse(tiles.director.scroll(to: row, at: .top, animated: false))
        XCTAssertEqual(tiles.problems.all, [.rowIsGone(operation: "scroll", reuseIdentifier: "WordCell")])
    }

    @MainActor func testTheConfiguratorItselfTakesPrecedenceOverOneOfTheSameIdentity() async {
        let (a, b) = (word(1, "a"), word(1, "b"))
        let screen = Screen([a, b])
        XCTAssertEqual(screen.director.indexPath(for: b), path(1))
        XCTAssertIdentical(screen.director.configurator(for: b), b)
        XCTAssertEqual(screen.director.indexPath(for: word(1, "c")), path(0))
        XCTAssertTrue(screen.director.update(b) { $0.text = "changed" })
        XCTAssertEqual(screen.texts, ["a", "changed"])
    }

    @MainActor func testARowWhoseValueChangedIsFoundByTheNewValue() async {
        let rows = tags("a", "b", "c")
        let screen = Screen(rows)
        XCTAssertEqual(screen.director.indexPath(for: tags("b")[0]), path(1))
        rows[1].item.text = "changed"
        XCTAssertEqual(screen.director.indexPath(for: tags("changed")[0]), path(1))
        XCTAssertNil(screen.director.indexPath(for: tags("b")[0]))
        XCTAssertEqual(screen.director.indexPath(for: rows[1]), path(1))
    }

    @MainActor func testRowsOffScreenAreFoundToo() async throws {
        let screen = Screen(words(0..<500))
        for row in [499, 250, 3] {
            XCTAssertEqual(screen.director.indexPath(for: word(row, "")), path(row))
            XCTAssertTrue(screen.director.update(word(row, "")) { $0.text = "changed" })
            try screen.scroll(toRow: row)
            XCTAssertEqual(try screen.wordCell(row).shown?.text, "changed")
        }
    }

    @MainActor func testNamedRowsAreFoundByTheirName() async {
        let screen = Screen([SearchConfig(item: "a", id: "search"), SearchConfig(item: "b", id: "other")])
        XCTAssertEqual(screen.director.indexPath(for: SearchConfig(item: "zzz", id: "other")), path(1))
        XCTAssertNil(screen.director.indexPath(for: SearchConfig(item: "a")))
    }

    // MARK: Scrolling

    @MainActor func testScrollingFindsTheRowOfTheIdentity() async throws {
        let old = words(0..<50)
        let screen = Screen(old)
        screen.director.update(items: words(40..<50) + words(0..<40))
        XCTAssertTrue(screen.director.scroll(to: old[30], at: .top, animated: false))
        XCTAssertEqual(screen.ids.first, 30)

        let screens = TileScreen(tiles(0..<50))
        screens.director.update(items: tiles(40..<50) + tiles(0..<40))
        XCTAssertTrue(screens.director.scroll(to: tiles(30..<31)[0], at: .top, animated: false))
        screens.collectionView.layoutIfNeeded()
        XCTAssertEqual(screens.ids.first, 30)
    }

    // MARK: Changes from inside handlers

    @MainActor func testRowsAreChangedFromInsideEveryKindOfHandler() async throws {
        let rows = (0..<20).map { word($0, "\($0)") }
        let screen = Screen(rows)
        var count = 0
        func change() -> String {
            count += 1
            return "change \(count)"
        }
        let director = screen.director
        screen.proxy
            .on(.willDisplay) { [unowned director] (c: WordConfig, _) in
                if c.item.id == 6 { director.update(word(4, "")) { $0.text = change() } }
            }
            .on(.shouldHighlight) { [unowned director] (_: WordConfig, _) in
                XCTAssertTrue(director.update(word(4, "")) { $0.text = change() })
                return true
            }
            .on(.didSelect) { [unowned director] (_: WordConfig, _) in
                XCTAssertTrue(director.update(word(4, "")) { $0.text = change() })
            }
        try screen.finger.scroll(screen.tableView, by: 100)
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(try screen.wordCell(4).shown?.text, "change \(count)")
        try screen.finger.tap(rowAt: path(3), in: screen.tableView)
        screen.tableView.layoutIfNeeded()
        XCTAssertGreaterThanOrEqual(count, 3)
        XCTAssertEqual(try screen.wordCell(4).shown?.text, "change \(count)")
        XCTAssertEqual(screen.problems.all, [])
    }

    @MainActor func testAChangeInAHeightQuestionWaitsForTheAnswer() async throws {
        let screen = Screen(words(0..<20))
        screen.proxy.on(.height) { [unowned director = screen.director] (c: WordConfig, _) in
            if c.item.id == 2, c.item.text == "word 2" {
                XCTAssertTrue(director.update(c) { $0.text = "measured" })
                XCTAssertTrue(director.reload(word(1, "reloaded")))
                XCTAssertEqual(c.item.text, "word 2", "the change waits for the answer")
            }
            return c.item.text == "measured" ? 60 : 40
        }
        let raised = exceptions {
            screen.tableView.reloadData()
            screen.tableView.layoutIfNeeded()
        }
        XCTAssertEqual(raised, [])
        XCTAssertEqual(Array(screen.texts.prefix(3)), ["word 0", "reloaded", "measured"])
        XCTAssertEqual(screen.tableView.rectForRow(at: path(2)).height, 60)
        XCTAssertEqual(screen.problems.all, [])
        screen.proxy.removeAll()
    }

    @MainActor func testARowIsChangedDuringAnUpdate() async throws {
        let screen = Screen(words(0..<3))
        let director = screen.director
        director.update(items: words(0..<2)) { [unowned director] in
            XCTAssertTrue(director.update(word(1, "")) { $0.text = "in the completion" })
            XCTAssertFalse(director.reload(word(2, "gone")))
        }
        XCTAssertEqual(screen.texts, ["word 0", "in the completion"])
        XCTAssertEqual(screen.problems.all, [.rowIsGone(operation: "reload", reuseIdentifier: "WordCell")])
    }

    @MainActor func testARowRemovedWhileItsChangeWaitsIsReportedOnce() async throws {
        let screen = Screen(words(0..<3))
        screen.proxy.on(.canEdit) { [unowned director = screen.director] (c: WordConfig, _) in
            director.update(items: [])
            XCTAssertTrue(director.update(c) { $0.text = "too late" })
            return true
        }
        _ = screen.tableView.answering.tableView(screen.tableView, canEditRowAt: path(0))
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.texts, [])
        XCTAssertEqual(screen.problems.all, [.rowIsGone(operation: "update", reuseIdentifier: "WordCell")])
        screen.proxy.removeAll()
    }

    @MainActor func testARowIsChangedAfterAnAwait() async throws {
        let screen = Screen(users(3))
        var task: Task<Void, Never>?
        screen.proxy.on(.follow) { [unowned director = screen.director] (c: UserCellConfig, _) in
            task = Task {
                await Task.yield()
                XCTAssertTrue(director.update(c) { $0.isFollowed = true })
            }
        }
        try screen.finger.tap(screen.cell(1).followButton)
        screen.director.update(items: [2, 1, 0].map { UserCellConfig(item: User(id: $0, name: "Fresh \($0)")) })
        await task?.value
        XCTAssertEqual(screen.texts, ["Fresh 2", "Fresh 1 (followed)", "Fresh 0"])
        XCTAssertEqual(screen.problems.all, [])
    }

    @MainActor func testAHandlerFindsItsRowsPositionAfterItMoved() async throws {
        let screen = Screen(words(0..<4))
        let log = screen.log
        screen.proxy.onRow(.custom("where")) { [unowned director = screen.director] (c: WordConfig, cell, path) in
            director.update(items: words([3, 2, 1, 0]))
            log.add("\(path.row) \(director.indexPath(for: c)?.row ?? -1)")
        }
        CellAction.custom("where").invoke(cell: try screen.wordCell(0))
        XCTAssertEqual(log.lines, ["0 3"])
        screen.proxy.removeAll()
    }

    // MARK: References

    @MainActor func testReferencesSurviveAReloadOverTheThreshold() async throws {
        try forEachKind { kind in
            let scene = Scene(kind, (0..<3).map { Scene.make(kind, $0, "\($0)") })
            scene.table?.director.reloadThreshold = 0
            scene.collection?.director.reloadThreshold = 0
            let references = try (0..<3).map { try XCTUnwrap(scene.view($0).flatMap(CellReference.init)) }
            let log = Log()
            Scene.make(kind, 0, "").on(scene.proxy, .custom("call")) { entry in
                log.add((entry.configurator as? WordConfig)?.item.text ?? "called")
            }
            scene.show([scene.make(1, "one"), scene.make(9, "new"), scene.make(0, "zero")])
            let valid = references.map(\.isValid)
            XCTAssertEqual(valid, [true, true, false], "\(kind)")
            for (number, place) in [(0, 2), (1, 0)] {
                XCTAssertIdentical(references[number].cell, scene.view(place), "\(kind) \(number)")
                CellAction.custom("call").invoke(from: references[number])
            }
            XCTAssertEqual(log.lines.count, 2, "\(kind)")
            if kind == .row { XCTAssertEqual(log.lines, ["zero", "one"]) }
            CellAction.custom("call").invoke(from: references[2])
            XCTAssertEqual(scene.problems.count, 1, "\(kind)")
            // Reloads a second time, then removes the threshold and updates without a reload.
            scene.show([scene.make(0, "zero"), scene.make(1, "one")])
            XCTAssertEqual(references.map(\.isValid), [true, true, false], "\(kind)")
            scene.table?.director.reloadThreshold = nil
            scene.collection?.director.reloadThreshold = nil
            scene.show([scene.make(1, "one"), scene.make(0, "zero")])
            XCTAssertEqual(references.map(\.isValid), [true, true, false], "\(kind)")
            XCTAssertIdentical(references[0].cell, scene.view(1), "\(kind)")
        }
    }

    @MainActor func testReferencesToEqualRowsKeepTheirOrderOverTheThreshold() async throws {
        let screen = Screen(tags("a", "same", "same"))
        screen.director.reloadThreshold = 0
        let references = try (0..<3).map { try XCTUnwrap(CellReference(screen.cell($0, as: TagCell.self))) }
        screen.director.update(items: tags("same", "same", "b", "a"))
        XCTAssertIdentical(references[0].cell, try screen.cell(3, as: TagCell.self))
        XCTAssertIdentical(references[1].cell, try screen.cell(0, as: TagCell.self))
        XCTAssertIdentical(references[2].cell, try screen.cell(1, as: TagCell.self))
    }

    @MainActor func testReferencesCreatedBeforeAndDuringAReloadReferToTheSameRow() async throws {
        let screen = Screen(words(0..<3))
        screen.director.reloadThreshold = 0
        let kept = Kept()
        screen.proxy.on(.willDisplay) { (c: WordConfig, cell) in
            // Creates a reference during the reload, before earlier references are matched with the new cells.
            kept.references[c.item.id] = CellReference(cell)
        }
        let before = try XCTUnwrap(CellReference(try screen.wordCell(1)))
        screen.director.update(items: words([1, 0, 5]))
        XCTAssertEqual(Set(kept.references.keys), [0, 1, 5])
        XCTAssertTrue(before.isValid)
        XCTAssertTrue(kept.references.values.allSatisfy(\.isValid))
        XCTAssertIdentical(before.cell, kept.references[1]?.cell)
        screen.director.reloadThreshold = nil
        screen.director.update(items: words([0, 5]))
        XCTAssertFalse(before.isValid)
        XCTAssertEqual(kept.references.mapValues(\.isValid), [0: true, 1: false, 5: true])
    }

    // MARK: App-defined configurators

    @MainActor func testACustomConfiguratorIsIdentifiedByItselfAndShownByEachUpdateAndReload() async throws {
        let rows = [BannerConfig("a"), BannerConfig("b")]
        let screen = Screen(rows)
        rows[0].item = "shown by an update"
        screen.director.update { _ in }
        XCTAssertEqual(screen.texts, ["shown by an update", "b"])
        rows[1].item = "shown by a reload"
        XCTAssertTrue(screen.director.reload(rows[1]))
        XCTAssertEqual(screen.texts, ["shown by an update", "shown by a reload"])
        XCTAssertTrue(screen.director.update(rows[0]) { $0 = "changed" })
        XCTAssertEqual(screen.texts, ["changed", "shown by a reload"])
        XCTAssertFalse(screen.director.reload(BannerConfig("a")))
        XCTAssertNil(screen.director.indexPath(for: BannerConfig("b")))
        XCTAssertEqual(screen.problems.all, [.rowIsGone(operation: "reload", reuseIdentifier: "Banner")])
    }

    @MainActor func testAConfiguratorThatOccursTwiceIsFoundAtItsFirstPositionWhateverIsOnScreen() async throws {
        let twice = word(1, "twice")
        let screen = Screen([twice] + words(10..<50) + [twice] + words(60..<70))
        try screen.scroll(toRow: 41)

        XCTAssertEqual(screen.director.indexPath(for: twice), path(0))
    }

}

@MainActor
private final class Kept {
    var references: [Int: CellReference] = [:]
}
