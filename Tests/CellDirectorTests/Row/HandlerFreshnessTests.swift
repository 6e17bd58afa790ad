import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that changes made by a handler are shown when the outermost dispatch ends, even without a reload.
final class HandlerFreshnessTests: XCTestCase {
    /// The handler does not store the first switch's value in its item. When the handler later changes the second row's
    /// item, the first switch must keep its value.
    @MainActor func testASwitchKeepsItsTouchedStateWhenAHandlerChangesAnotherRow() async throws {
        let rows = (0..<2).map { SettingConfig(item: Setting(id: $0)) }
        let screen = Screen(rows)
        screen.director.update(rows[0]) { $0.isOn = true }
        let (first, second) = (try screen.cell(0, as: SettingCell.self), try screen.cell(1, as: SettingCell.self))
        screen.proxy.on(.toggled) { [rows] (c: SettingConfig, _, _) in
            if c.item.id == 1 { rows[1].item.isOn = false }
        }
        XCTAssertTrue(first.toggle.isOn)
        try screen.finger.toggle(first.toggle)
        XCTAssertFalse(first.toggle.isOn)
        try screen.finger.toggle(second.toggle)
        XCTAssertFalse(second.toggle.isOn, "the switch shows the item's value")
        XCTAssertFalse(first.toggle.isOn)
    }

    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor override func tearDown() async throws { Configured.forget() }

    @MainActor func testAHandlersChangeIsShownWithoutAReloadInEveryListThatShowsTheRow() async throws {
        for kind in Scene.Kind.allCases {
            let entries = [Scene.make(kind, 1, "old"), Scene.make(kind, 2, "other")]
            let (scene, second) = (Scene(kind, entries), Scene(kind, entries))
            entries[0].on(scene.proxy, .custom("change")) { $0.change("new") }
            try scene.send(.custom("change"), from: 0)
            scene.layOut()
            second.layOut()
            XCTAssertEqual(scene.texts(2), ["new", "other"], "\(kind)")
            XCTAssertEqual(second.texts(2), ["new", "other"], "\(kind)")
        }
    }

    @MainActor func testATouchedSwitchIsResetWhenItsItemChangesAndChangesBack() async throws {
        let screen = Screen([SettingConfig(item: Setting(id: 1, isOn: false))])
        screen.proxy
            .on(.toggled) { (c: SettingConfig, _, isOn) in c.item.isOn = isOn }
            .on(.toggled) { (c: SettingConfig, _, _) in c.item.isOn = false }
        let toggle = try screen.cell(0, as: SettingCell.self).toggle
        try screen.finger.toggle(toggle)
        XCTAssertFalse(toggle.isOn)
    }

    @MainActor func testAChangeIsShownWhenTheOutermostDispatchEnds() async throws {
        let rows = [word(1, "one"), word(2, "two")]
        let screen = Screen(rows)
        let log = screen.log
        screen.proxy
            .on(.custom("outer")) { [screen] (c: WordConfig, cell) in
                CellAction.custom("inner").invoke(cell: cell)
                log.add("after inner: \(screen.texts[0])")
                c.item.text += ", outer"
            }
            .on(.custom("inner")) { (c: WordConfig, _) in c.item.text = "inner" }
        CellAction.custom("outer").invoke(cell: try screen.wordCell(0))
        XCTAssertEqual(log.lines, ["after inner: one"])
        XCTAssertEqual(screen.texts, ["inner, outer", "two"])
        XCTAssertEqual(
            Configured.words.filter { $0.id == 1 }.count, 2, "the row is configured once at first and once at the end")
        screen.proxy.removeAll()
    }

    @MainActor func testAnObserversChangeIsShown() async throws {
        let row = word(1, "old")
        let screen = Screen([row])
        screen.bus.addObserver(for: .custom("change")) { _ in row.item.text = "new" }
        CellAction.custom("change").invoke(cell: try screen.wordCell(0))
        XCTAssertEqual(screen.texts, ["new"])
    }

    @MainActor func testEveryKindOfHandlersChangeIsShown() async throws {
        let rows = words(0..<3)
        let screen = Screen(rows)
        func expect(_ text: String, line: UInt = #line) {
            screen.tableView.layoutIfNeeded()
            XCTAssertEqual(screen.texts, [text, "word 1", "word 2"], line: line)
        }
        screen.proxy
            .on(.didSelect) { (_: WordConfig, _) in rows[0].item.text = "selected" }
            .on(.didSelectRow) { (_: WordConfig, _) in rows[0].item.text += " twice" }
            .on(.delete) { (_: WordConfig, _) in rows[0].item.text = "deleted" }
            .on(.canEdit) { (_: WordConfig, _) in
                rows[0].item.text = "asked"
                return true
            }
            .on(.shouldHighlight) { (_: WordConfig, _) in
                rows[0].item.text = "may highlight"
                return true
            }
        _ = screen.tableView.answering.tableView(screen.tableView, canEditRowAt: path(1))
        expect("asked")
        screen.tableView.answering.tableView(screen.tableView, commit: .delete, forRowAt: path(1))
        expect("deleted")
        _ = screen.tableView.answering.tableView(screen.tableView, shouldHighlightRowAt: path(1))
        expect("may highlight")
        try screen.tap(row: 1)
        expect("selected twice")
    }

    @MainActor func testAChangeInWillDisplayIsShown() async throws {
        let rows = words(0..<20)
        let screen = Screen(rows)
        // When row 6 is displayed, the handler changes row 4, which is already on screen.
        screen.proxy.on(.willDisplay) { (c: WordConfig, _) in
            if c.item.id == 6 { rows[4].item.text = "changed by 6" }
        }
        try screen.finger.scroll(screen.tableView, by: 100)
        screen.tableView.layoutIfNeeded()
        XCTAssertTrue(screen.texts.contains("changed by 6"), "\(screen.texts)")
    }

    @MainActor func testAChangeInAHeightQuestionIsShown() async {
        let rows = words(0..<3)
        let screen = Screen(rows)
        screen.proxy.on(.height) { (c: WordConfig, _) in
            if c.item.id == 2 { rows[0].item.text = "measured" }
            return 44
        }
        screen.tableView.reloadData()
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.texts, ["measured", "word 1", "word 2"])
    }

    @MainActor func testAChangeByAHandlerDuringAnUpdateIsShown() async throws {
        for kind in Scene.Kind.allCases {
            let entries = (0..<3).map { Scene.make(kind, $0, "\($0)") }
            let scene = Scene(kind, entries)
            entries[0].on(scene.proxy, .custom("change")) { $0.change("changed") }
            let fresh = (0..<3).map { scene.make($0, "\($0)") }
            scene.show(fresh) { [unowned scene] in
                guard let view = scene.view(1) else { return XCTFail("\(kind)") }
                CellAction.custom("change").invoke(from: view)
            }
            scene.layOut()
            XCTAssertEqual(scene.texts(3), ["0", "changed", "2"], "\(kind)")
        }
    }

    @MainActor func testAChangeInWillDisplayDuringAnUpdateIsShown() async throws {
        let screen = Screen(words(0..<20))
        try screen.finger.scroll(screen.tableView, by: 200)
        let rows = words(0..<20)
        screen.proxy.on(.willDisplay) { (c: WordConfig, _) in
            for row in rows where row !== c { row.item.text = "by \(c.item.id)" }
        }
        screen.director.update(items: words(100..<103) + rows, keeping: .firstVisible)
        screen.tableView.layoutIfNeeded()
        let shown = try XCTUnwrap(screen.tableView.indexPathsForVisibleRows)
        let wanted = shown.map { (screen.director.configurator(at: $0) as? WordConfig)?.item.text }
        XCTAssertEqual(screen.texts, wanted)
    }

    @MainActor func testAChangeWhileACellIsConfiguredIsShown() async throws {
        let rows = words(0..<3)
        let screen = Screen(rows)
        Configured.onWord = { if $0.text == "first" { rows[0].item.text = "by its neighbor" } }
        rows[1].item.text = "first"
        screen.director.reload(rows[1])
        Configured.onWord = nil
        screen.director.update { _ in }
        XCTAssertEqual(screen.texts, ["by its neighbor", "first", "word 2"])
    }

    @MainActor func testAChangeAfterAnAwaitIsShownByTheNextUpdate() async throws {
        let rows = words(0..<3)
        let screen = Screen(rows)
        let current = words(0..<3)
        screen.director.update(items: current)
        await Task.yield()
        current[1].item.text = "late"
        screen.director.update { _ in }
        XCTAssertEqual(screen.texts, ["word 0", "late", "word 2"])
    }

    @MainActor func testAChangePostedFromAThreadIsShown() async throws {
        let screen = Screen(words(0..<3))
        screen.proxy.on(.custom("change")) { (c: WordConfig, _) in c.item.text = "from a thread" }
        let reference = try XCTUnwrap(CellReference(try screen.wordCell(1)))
        screen.director.update(items: words(0..<3))
        await Task.detached { CellAction.custom("change").invoke(from: reference) }.value
        await letMainActorWork { screen.texts[1] != "word 1" }
        XCTAssertEqual(screen.texts, ["word 0", "from a thread", "word 2"])
    }

    @MainActor func testADirectorWithoutItsListDoesNotAffectTheNewDirectorsViews() async throws {
        let shared = word(1, "old")
        let first = Screen(sections: [TableSection(header: wordHeader(1, "first"), rows: [shared])])
        let second = TableDirector(
            tableView: first.tableView, sections: [TableSection(header: wordHeader(2, "second"), rows: [shared])],
            bus: first.bus)
        first.tableView.layoutIfNeeded()
        second.actionsProxy.on(.custom("change")) { (c: WordConfig, _) in c.item.text = "new" }
        CellAction.custom("change").invoke(cell: try first.wordCell(0))
        first.tableView.layoutIfNeeded()
        let header = try XCTUnwrap(first.tableView.headerView(forSection: 0) as? WordHeader)
        XCTAssertEqual(header.shown?.text, "second")
        XCTAssertEqual(first.texts, ["new"])
        second.actionsProxy.on(.custom("tap")) { [log = first.log] (c: WordHeaderConfig, _) in log.add(c.item.text) }
        CellAction.custom("tap").invoke(from: header)
        XCTAssertEqual(first.log.lines, ["second"])
    }
}
