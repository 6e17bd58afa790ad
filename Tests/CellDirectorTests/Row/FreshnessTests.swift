import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that each view on screen shows its row's current item after any update, reload or handler call.
final class FreshnessTests: XCTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor override func tearDown() async throws { Configured.forget() }

    @MainActor
    private func forEachKind(_ body: (Scene.Kind) throws -> Void) rethrows {
        for kind in Scene.Kind.allCases { try body(kind) }
    }

    // MARK: Fresh, equal configurators, and then a change

    @MainActor func testAChangeAfterAnUpdateWithEqualItemsIsShownByAnUpdateThatChangesNothing() async {
        forEachKind { kind in
            let scene = Scene(kind, [Scene.make(kind, 1, "Ada"), Scene.make(kind, 2, "Bob")])
            let fresh = [scene.make(1, "Ada"), scene.make(2, "Bob")]
            scene.show(fresh)
            fresh[0].change("Ada, followed")
            scene.updateNothing()
            XCTAssertEqual(scene.texts(2), ["Ada, followed", "Bob"], "\(kind)")
        }
    }

    @MainActor func testAChangeBeforeAnUpdateFromTheModelIsShown() async {
        forEachKind { kind in
            let first = [Scene.make(kind, 1, "Ada"), Scene.make(kind, 2, "Bob")]
            let scene = Scene(kind, first)
            let fresh = [scene.make(1, "Ada"), scene.make(2, "Bob")]
            scene.show(fresh)
            fresh[0].change("Ada, followed")
            scene.show([scene.make(1, "Ada, followed"), scene.make(2, "Bob")])
            XCTAssertEqual(scene.texts(2), ["Ada, followed", "Bob"], "\(kind)")
            // Changes to replaced configurators are ignored, including changes to the very first configurators.
            fresh[1].change("nobody")
            first[0].change("nobody")
            scene.updateNothing()
            XCTAssertEqual(scene.texts(2), ["Ada, followed", "Bob"], "\(kind)")
        }
    }

    @MainActor func testAChangeThatTheModelLacksIsRevertedByAnUpdate() async {
        forEachKind { kind in
            let first = [Scene.make(kind, 1, "Ada")]
            let scene = Scene(kind, first)
            first[0].change("shown")
            scene.updateNothing()
            XCTAssertEqual(scene.text(0), "shown", "\(kind)")
            scene.show([scene.make(1, "Ada")])
            XCTAssertEqual(scene.text(0), "Ada", "\(kind)")
            scene.show(first)
            XCTAssertEqual(scene.text(0), "shown", "\(kind)")
        }
    }

    @MainActor func testRowsWithOneIdentityThatChangePlacesShowTheirOwnItems() async {
        forEachKind { kind in
            let (a, b) = (Scene.make(kind, 1, "a"), Scene.make(kind, 1, "b"))
            let scene = Scene(kind, [a, b])
            scene.show([b, a])
            XCTAssertEqual(scene.texts(2), ["b", "a"], "\(kind)")
            a.change("a, changed")
            scene.show([a, b])
            XCTAssertEqual(scene.texts(2), ["a, changed", "b"], "\(kind)")
            scene.show([scene.make(1, "b"), scene.make(1, "a")])
            XCTAssertEqual(scene.texts(2), ["b", "a"], "\(kind)")
        }
    }

    /// A row that the user has touched is configured again only if its item has been set since.
    @MainActor func testATouchedRowStaysAsItIsWhenAnotherRowChanges() async throws {
        let rows = (0..<2).map { SettingConfig(item: Setting(id: $0, isOn: false)) }
        let screen = Screen(rows)
        screen.director.update(rows[0]) { $0.isOn = false }
        let toggle = try screen.cell(0, as: SettingCell.self).toggle
        screen.proxy.on(.toggled) { (_: SettingConfig, _, _) in }
        try screen.finger.tap(toggle)
        XCTAssertTrue(toggle.isOn)
        rows[1].item.isOn = true
        screen.tableView.layoutIfNeeded()
        XCTAssertTrue(try screen.cell(1, as: SettingCell.self).toggle.isOn)
        XCTAssertTrue(toggle.isOn)
    }

    @MainActor func testRowsEqualByValueThatChangePlacesShowTheirOwnItems() async {
        let (a, b) = (TagConfig(item: Tag(text: "same")), TagConfig(item: Tag(text: "same")))
        let screen = Screen([a, b])
        a.item.text = "a"
        screen.director.update(items: [b, a])
        XCTAssertEqual(screen.texts, ["same", "a"])
        b.item.text = "a"
        screen.director.update(items: [a, b])
        XCTAssertEqual(screen.texts, ["a", "a"])
        a.item.text = "b"
        screen.director.update { $0[0].rows.reverse() }
        XCTAssertEqual(screen.texts, ["a", "b"])
    }

    @MainActor func testRandomChangesBetweenUpdatesAreAlwaysShown() async {
        forEachKind { kind in
            var random = SplitMix64(state: 20_261_121)
            func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
            var model = (0..<4).map { (id: $0, text: "0") }
            var entries = model.map { Scene.make(kind, $0.id, $0.text) }
            let scene = Scene(kind, entries)
            for step in 1...timesToRun(150) {
                let number = pick(model.count)
                switch pick(6) {
                case 0:
                    model[number].text = "\(pick(3))"
                    entries[number].change(model[number].text)
                case 1: entries = model.map { Scene.make(kind, $0.id, $0.text) }
                case 2:
                    let other = pick(model.count)
                    model.swapAt(number, other)
                    entries.swapAt(number, other)
                case 3: model[number].text = "\(pick(3))"
                case 4:
                    if scene.indexPath(for: entries[number]) != nil {
                        XCTAssertTrue(entries[number].update(scene, model[number].text), "\(kind), step \(step)")
                    }
                default:
                    model[number] = (id: 100 + step, text: "0")
                    entries[number] = Scene.make(kind, 100 + step, "0")
                }
                // Shows either the model or the items of the current configurators, which may be older than the model.
                if pick(2) == 0 {
                    entries = model.map { Scene.make(kind, $0.id, $0.text) }
                    scene.show(entries)
                    let shown = scene.texts(4)
                    guard shown == model.map(\.text) else { return XCTFail("\(kind), step \(step): \(shown)") }
                } else {
                    scene.show(entries)
                    let wanted = entries.map { ($0.configurator as? WordConfig)?.item.text }
                    if kind == .row { XCTAssertEqual(scene.texts(4), wanted, "step \(step)") }
                }
            }
        }
    }

    // MARK: Controls

    @MainActor func testASwitchWhoseHandlerChangedItsItemIsResetByAnUpdate() async throws {
        let screen = Screen((0..<3).map { SettingConfig(item: Setting(id: $0)) })
        screen.proxy.on(.toggled) { (c: SettingConfig, _, isOn) in c.item.isOn = isOn }
        let toggle = try screen.cell(1, as: SettingCell.self).toggle
        try screen.finger.toggle(toggle)
        XCTAssertTrue(toggle.isOn)

        screen.director.update(items: (0..<3).map { SettingConfig(item: Setting(id: $0)) })

        XCTAssertIdentical(try screen.cell(1, as: SettingCell.self).toggle, toggle)
        XCTAssertFalse(toggle.isOn)
    }

    @MainActor func testASwitchWhoseHandlerLeftItsItemAloneIsResetByAnUpdate() async throws {
        for isHandled in [true, false] {
            for isFresh in [true, false] {
                let rows = (0..<3).map { SettingConfig(item: Setting(id: $0)) }
                let screen = Screen(rows)
                if isHandled { screen.proxy.on(.toggled) { (_: SettingConfig, _, _) in } }
                let toggle = try screen.cell(1, as: SettingCell.self).toggle
                try screen.finger.toggle(toggle)
                XCTAssertTrue(toggle.isOn)

                if isFresh {
                    screen.director.update(items: (0..<3).map { SettingConfig(item: Setting(id: $0)) })
                } else {
                    screen.director.update { _ in }
                }

                XCTAssertFalse(toggle.isOn, "handled \(isHandled), fresh \(isFresh)")
            }
        }
    }

    @MainActor func testASwitchIsKeptAlthoughItsItemWasSetBeforeItWasShown() async throws {
        let rows = (0..<3).map { SettingConfig(item: Setting(id: $0)) }
        let screen = Screen(rows)
        screen.director.update(rows[1]) { $0.isOn = true }
        screen.proxy.on(.toggled) { (_: SettingConfig, _, isOn) in rows[0].item.isOn = !isOn }
        let toggle = try screen.cell(1, as: SettingCell.self).toggle
        XCTAssertTrue(toggle.isOn)
        try screen.finger.toggle(toggle)
        screen.tableView.layoutIfNeeded()
        XCTAssertTrue(try screen.cell(0, as: SettingCell.self).toggle.isOn, "the other row is shown")
        XCTAssertFalse(toggle.isOn)
    }

    @MainActor func testASwitchIsResetByAReload() async throws {
        let rows = (0..<3).map { SettingConfig(item: Setting(id: $0)) }
        let screen = Screen(rows)
        screen.proxy.on(.toggled) { [unowned director = screen.director] (c: SettingConfig, _, _) in director.reload(c)
        }
        let toggle = try screen.cell(1, as: SettingCell.self).toggle
        try screen.finger.toggle(toggle)
        XCTAssertFalse(toggle.isOn)
    }

    @MainActor func testASwitchInAContentIsResetByAnUpdateInATableAndACollection() async throws {
        let rows = (0..<3).map { ContentConfigurator(item: SwitchContent(id: $0)) }
        let screen = Screen(rows)
        let tiles = TileScreen((0..<3).map { ContentConfigurator(item: SwitchContent(id: $0)) })
        func content(_ cell: UIView?) -> UISwitch? {
            let view = (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView
            return (view as? SwitchContentView)?.toggle
        }
        let toggle = try XCTUnwrap(content(screen.tableView.cellForRow(at: path(1))))
        let tile = try XCTUnwrap(content(tiles.collectionView.cellForItem(at: path(1))))
        try screen.finger.toggle(toggle)
        try screen.finger.toggle(tile)
        XCTAssertTrue(toggle.isOn && tile.isOn)

        screen.director.update { _ in }
        tiles.director.update(items: (0..<3).map { ContentConfigurator(item: SwitchContent(id: $0)) })
        tiles.collectionView.layoutIfNeeded()

        XCTAssertFalse(content(screen.tableView.cellForRow(at: path(1)))?.isOn ?? true)
        XCTAssertFalse(content(tiles.collectionView.cellForItem(at: path(1)))?.isOn ?? true)
    }

    @MainActor func testAnUpdateFromASwitchsHandlerResetsTheSwitch() async throws {
        let screen = Screen((0..<3).map { SettingConfig(item: Setting(id: $0)) })
        screen.proxy.on(.toggled) { [unowned director = screen.director] (_: SettingConfig, _, _) in
            director.update(items: (0..<3).map { SettingConfig(item: Setting(id: $0)) })
        }
        let toggle = try screen.cell(1, as: SettingCell.self).toggle
        try screen.finger.toggle(toggle)
        XCTAssertFalse(toggle.isOn)
    }

    @MainActor func testAnUntouchedRowIsNotConfiguredByAnUpdateThatChangesNothing() async {
        forEachKind { kind in
            let scene = Scene(kind, (0..<3).map { Scene.make(kind, $0, "\($0)") })
            Configured.forget()
            scene.show((0..<3).map { scene.make($0, "\($0)") })
            scene.updateNothing()
            XCTAssertEqual(Configured.words, [], "\(kind)")
            XCTAssertEqual(Configured.days, [], "\(kind)")
        }
    }

    // MARK: Two directors

    @MainActor func testAConfiguratorInTwoDirectorsIsShownByBoth() async {
        forEachKind { kind in
            let entries = [Scene.make(kind, 1, "Ada"), Scene.make(kind, 2, "Bob")]
            let (first, second) = (Scene(kind, entries), Scene(kind, entries))
            entries[0].change("new")
            first.updateNothing()
            XCTAssertEqual(first.texts(2), ["new", "Bob"], "\(kind)")
            second.updateNothing()
            XCTAssertEqual(second.texts(2), ["new", "Bob"], "\(kind)")
            entries[1].change("newer")
            XCTAssertTrue(second.reloads(entries[1]), "\(kind)")
            first.show([entries[1], entries[0]])
            second.show(entries)
            XCTAssertEqual(first.texts(2), ["newer", "new"], "\(kind)")
            XCTAssertEqual(second.texts(2), ["new", "newer"], "\(kind)")
        }
    }

    @MainActor func testAConfiguratorSharedByATableAndACollectionViewIsShownByBoth() async {
        let shared = ContentConfigurator(item: WordContent(id: 1, text: "old"))
        let (table, collection) = (Scene(.content, [Entry(shared)]), Scene(.itemContent, [Entry(shared)]))
        shared.item.text = "new"
        collection.updateNothing()
        table.updateNothing()
        XCTAssertEqual([table.text(0), collection.text(0)], ["new", "new"])
    }

    // MARK: One configurator in several places

    @MainActor func testReloadShowsAConfiguratorInAllItsPlaces() async {
        forEachKind { kind in
            let (twice, other) = (Scene.make(kind, 1, "old"), Scene.make(kind, 2, "other"))
            let scene = Scene(kind, [twice, other, twice])
            twice.change("new")
            XCTAssertTrue(scene.reloads(twice), "\(kind)")
            scene.layOut()
            XCTAssertEqual(scene.texts(3), ["new", "other", "new"], "\(kind)")
            twice.change("newer")
            scene.updateNothing()
            XCTAssertEqual(scene.texts(3), ["newer", "other", "newer"], "\(kind)")
            XCTAssertTrue(twice.update(scene, "newest"), "\(kind)")
            scene.layOut()
            XCTAssertEqual(scene.texts(3), ["newest", "other", "newest"], "\(kind)")
            scene.show([other, twice, twice])
            XCTAssertEqual(scene.texts(3), ["other", "newest", "newest"], "\(kind)")
        }
    }
}

extension Scene {
    func reloads(_ entry: Entry) -> Bool { entry.reload(self) }
}
