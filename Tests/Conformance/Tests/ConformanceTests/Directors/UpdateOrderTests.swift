import CellDirector
import XCTest

/// Tests when an update is performed, and the order of the work that follows it.
final class UpdateOrderTests: ConformanceTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    // MARK: Completions

    @MainActor func testTheCompletionIsCalledOnceAfterTheRowsWereReplaced() async throws {
        let screen = Screen(words(0..<3))
        let log = screen.log

        for isAnimated in [true, false] {
            screen.director.update(items: words(isAnimated ? 1..<4 : 2..<5), animated: isAnimated) {
                log.add("\(screen.ids) \(screen.director.items.count)")
            }
        }

        XCTAssertEqual(log.lines, ["[1, 2, 3] 3", "[2, 3, 4] 3"])
    }

    @MainActor func testTheCompletionIsCalledWhenNothingChangesAndWhenTheTableIsReloaded() async throws {
        let screen = Screen()
        let log = screen.log

        screen.director.update(items: words(0..<2)) { log.add("filled") }
        screen.director.update(items: words(0..<2)) { log.add("same") }
        screen.director.reloadThreshold = 0
        screen.director.update(items: words(1..<2)) { log.add("reloaded") }
        screen.director.update(items: []) { log.add("emptied") }

        XCTAssertEqual(log.lines, ["filled", "same", "reloaded", "emptied"])
    }

    @MainActor func testAnUpdateFromACompletionIsCarriedOutAfterTheCompletion() async throws {
        let screen = Screen(words(0..<3))
        let log = screen.log

        screen.director.update(items: words(1..<3)) {
            log.add("first")
            screen.director.update(items: words(2..<3)) { log.add("second \(screen.ids)") }
            log.add("asked \(screen.ids)")
        }

        XCTAssertEqual(log.lines, ["first", "asked [1, 2]", "second [2]"])
    }

    // MARK: Updates requested during an update

    @MainActor func testUpdatesRequestedDuringAnUpdateAreCarriedOutInOrder() async throws {
        let screen = Screen(words(0..<3))
        let log = screen.log
        let director = screen.director
        var asked = 0
        screen.proxy
            .on(.willDisplay) { [unowned director] (c: WordConfig, _) in
                guard c.item.id == 10 else { return }
                asked += 1
                director.update(items: words([0, 10, 20])) { log.add("will \(screen.ids)") }
            }
            .on(.didEndDisplaying) { [unowned director] (c: WordConfig, _) in
                guard c.item.id == 1 else { return }
                asked += 1
                director.update(items: words([20, 0, 30])) { log.add("end \(screen.ids)") }
            }

        director.update(items: words([0, 10, 2])) { log.add("first \(screen.ids)") }
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual(asked, 2)
        XCTAssertEqual(log.lines, ["first [0, 10, 2]", "will [0, 10, 20]", "end [20, 0, 30]"])
        XCTAssertEqual(screen.ids, [20, 0, 30])
    }

    @MainActor func testAnUpdateFromATapIsCarriedOutImmediately() async throws {
        let screen = Screen(users(3))
        let log = screen.log
        screen.proxy.on(.didSelect) { [unowned director = screen.director] (c: UserCellConfig, _) in
            director.update(items: director.items.filter { $0 !== c })
            log.add("\(director.items.count)")
        }

        try screen.tap(row: 1)

        XCTAssertEqual(log.lines, ["2"])
        XCTAssertEqual(screen.texts, ["User 0", "User 2"])
    }

    @MainActor func testAnUpdateFromARowThatIsReloadedIsShownAtTheNextLayout() async throws {
        let rows = words(0..<3)
        let screen = Screen(rows)
        let director = screen.director
        Configured.onWord = { [unowned director] _ in
            Configured.onWord = nil
            director.update(items: words([5, 6]))
        }

        director.reload(rows[1])
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual(screen.ids, [5, 6])
    }

    @MainActor func testTheItemsOfAWaitingUpdateKeepTheHeaderOfThePreviousOne() async throws {
        let screen = Screen(sections: [
            TableSection(id: 1, header: DayConfig(item: Day(title: "Mon")), rows: words(0..<3))
        ])
        let director = screen.director
        screen.proxy.on(.didEndDisplaying) { [unowned director] (c: DayConfig, _) in
            if c.item.title == "Mon" { director.update(items: words([5])) }
        }

        director.update(sections: [
            TableSection(id: 2, header: DayConfig(item: Day(title: "Tue")), rows: words(0..<2))
        ])
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual(try screen.header(0).title, "Tue")
        XCTAssertEqual(screen.ids, [5])
    }

    @MainActor func testADirectorMayBeReleasedWhileAnUpdateWaits() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        var director: TableDirector? = TableDirector(tableView: table, items: words(0..<3), bus: CellActionBus())
        let weak = Weak(director)
        director?.actionsProxy.on(.willDisplay) { (c: WordConfig, _) in
            guard c.item.id == 2 else { return }
            director?.update(items: words(0..<1))
            director = nil
        }

        table.layoutIfNeeded()
        table.layoutIfNeeded()

        XCTAssertNil(weak.object)
    }

    // MARK: Before the first layout

    @MainActor func testAnUpdateBeforeTheFirstLayoutConfiguresOnlyTheNewRows() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let director = TableDirector(tableView: table, items: words(0..<3), bus: CellActionBus())

        director.update(items: words(3..<5))
        XCTAssertEqual(Configured.words, [])
        table.layoutIfNeeded()

        XCTAssertEqual(Configured.words.map(\.id), [3, 4])
    }

    @MainActor func testAnUpdateAfterAReloadThatIsPendingConfiguresOnlyTheNewRows() async throws {
        let screen = Screen(users(1) + words(0..<3))
        let cell = try screen.cell(0)
        let log = screen.log
        screen.proxy.on(.follow) { (c: UserCellConfig, _) in log.add(c.item.name) }
        Configured.forget()

        screen.tableView.reloadData()
        screen.director.update(items: words(3..<5))
        CellAction.follow.invoke(cell: cell)
        XCTAssertEqual(Configured.words, [])
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual(Configured.words.map(\.id), [3, 4])
        XCTAssertEqual(log.lines, [])
        XCTAssertEqual(screen.problems.all, [.noRow(action: "follow", view: "UserCell")])
    }

    @MainActor func testAListIsFilledEmptiedAndFilled() async throws {
        let screen = Screen()

        for ids in [0..<4, 0..<0, 2..<9, 0..<0] {
            screen.director.update(items: words(ids))
            XCTAssertEqual(screen.ids, Array(ids.prefix(5)))
        }
        screen.director.update(sections: [])
        XCTAssertEqual(screen.tableView.numberOfSections, 0)
        screen.director.update(items: words(0..<1))
        XCTAssertEqual(screen.ids, [0])
    }

    @MainActor func testMovesOfRowsAndSectionsCountTowardTheThreshold() async throws {
        let screen = Screen(sections: [
            TableSection(id: "a", rows: words(0..<3)), TableSection(id: "b", rows: words(3..<5)),
        ])
        screen.director.reloadThreshold = 1
        Configured.forget()

        screen.director.update { $0[0].rows = words([1, 2, 0]) }
        XCTAssertEqual(Configured.words, [], "one move does not exceed the threshold")
        screen.director.update { $0[0].rows = words([0, 2, 1]) }
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(Configured.words.count, 5)

        Configured.forget()
        screen.director.update { $0.swapAt(0, 1) }
        XCTAssertEqual(Configured.words, [])
        screen.director.reloadThreshold = 0
        screen.director.update { $0.swapAt(0, 1) }
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(Configured.words.count, 5)
    }

    @MainActor func testTheTableHasTheRowsWhenTheCompletionIsCalled() async throws {
        let screen = Screen(words(0..<2))
        var counts: [Int] = []
        for count in [4, 1, 3] {
            screen.director.update(items: words(0..<count)) { [unowned screen] in
                counts.append(screen.tableView.numberOfRows(inSection: 0))
                counts.append(screen.ids.count)
            }
        }
        XCTAssertEqual(counts, [4, 4, 1, 1, 3, 3])
    }

    @MainActor func testMoreChangesThanTheThresholdReloadTheTable() async throws {
        let screen = Screen(words(0..<5))
        screen.director.reloadThreshold = 2
        Configured.forget()

        screen.director.update(items: words([1, 2, 3, 4, 5]))
        XCTAssertEqual(Configured.words.map(\.id), [5], "two changes do not exceed the threshold")
        screen.director.update(items: words([2, 3, 4, 6]))
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual(Configured.words.map(\.id), [5, 2, 3, 4, 6])
        XCTAssertEqual(screen.ids, [2, 3, 4, 6])
    }

    @MainActor func testACellWhoseRowIsRemovedByAReloadSendsNothing() async throws {
        let screen = Screen(words(0..<3))
        screen.director.reloadThreshold = 0
        screen.tableView.layoutIfNeeded()
        let log = screen.log
        screen.proxy.on(.custom("follow")) { (c: WordConfig, _) in log.add("follow \(c.item.id)") }
        let cell = try XCTUnwrap(screen.tableView.cellForRow(at: path(1)))
        screen.director.update(items: [screen.director.items[0], screen.director.items[2]])
        CellAction.custom("follow").invoke(cell: cell)
        XCTAssertEqual(log.lines, [])
    }

    @MainActor func testAChangedRowIsConfiguredOnceAndNotAgainByLaterUpdates() async throws {
        let screen = Screen(words(0..<3))
        screen.tableView.layoutIfNeeded()
        Configured.forget()
        XCTAssertTrue(screen.director.update(word(1, "")) { $0.text = "changed" })
        screen.tableView.layoutIfNeeded()
        for ids in [[0, 1], [1], [1, 0]] {
            screen.director.update(
                items: screen.director.items.filter { ids.contains(($0 as? WordConfig)?.item.id ?? -1) })
            screen.tableView.layoutIfNeeded()
        }
        XCTAssertEqual(Configured.words.map(\.id), [1])
    }

    @MainActor func testMovesCountTowardTheThreshold() async throws {
        let screen = Screen(words(0..<5))
        screen.director.reloadThreshold = 1
        Configured.forget()

        screen.director.update(items: words([1, 2, 3, 4, 0]))
        XCTAssertEqual(Configured.words, [], "one move does not exceed the threshold")
        screen.director.update(items: words([4, 3, 1, 2, 0]))
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual(Configured.words.map(\.id), [4, 3, 1, 2, 0])
    }

    @MainActor func testMovedSectionsCountTowardTheThreshold() async throws {
        func sections(_ ids: [Int]) -> [TableSection] { ids.map { TableSection(id: $0, rows: words($0..<$0 + 1)) } }
        let screen = Screen(sections: sections([0, 1, 2]))
        screen.director.reloadThreshold = 0
        Configured.forget()

        screen.director.update(sections: sections([1, 2, 0]))
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual(Configured.words.map(\.id), [1, 2, 0])
    }

    @MainActor func testTheCompletionIsCalledAfterTheTableHasTheChanges() async throws {
        let screen = Screen(words(0..<3))
        let (table, log) = (screen.tableView, screen.log)
        func count() -> String { "\(table.numberOfSections) \(table.numberOfRows(inSection: 0)) \(screen.ids)" }

        screen.director.update(items: words(0..<4)) { log.add("added \(count())") }
        screen.director.update(items: [word(0, "other")] + words(1..<4)) { log.add("changed \(screen.texts[0])") }
        screen.director.reloadThreshold = 0
        screen.director.update(items: words(2..<4)) { log.add("reloaded \(count())") }
        screen.director.update(sections: []) { log.add("emptied \(table.numberOfSections)") }

        XCTAssertEqual(
            log.lines, ["added 1 4 [0, 1, 2, 3]", "changed other", "reloaded 1 2 [2, 3]", "emptied 0"])
    }
}
