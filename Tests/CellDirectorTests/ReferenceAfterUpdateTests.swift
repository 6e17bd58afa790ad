import CellDirector
import HeadlessUIKit
import XCTest

/// Tests references and tasks that are created during a dispatch after an earlier handler of the dispatch has updated
/// the rows. They must still belong to the row of the dispatch. Also tests that tasks continue when an update moves or
/// reloads their rows.
final class ReferenceAfterUpdateTests: XCTestCase {
    @MainActor
    func testAnAsynchronousHandlerStillHasItsRowAfterAnEarlierHandlersUpdate() async throws {
        let screen = Screen(words(0..<3))
        let log = screen.log
        screen.proxy
            .on(.custom("save")) { [unowned director = screen.director] (_: WordConfig, _) in
                director.update(items: [word(0, "new"), word(1, "word 1")])
            }
            .on(.custom("save"), whileRunning: .ignore) { (c: WordConfig, reference) in
                log.add("\(reference.isValid) \((reference.cell as? WordCell)?.shown?.text ?? "none")")
                await Task.yield()
                log.add("\(reference.isValid) \((reference.configurator as? WordConfig)?.item.text ?? "none")")
            }
        CellAction.custom("save").invoke(cell: try screen.wordCell(0))
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(log.lines, ["true new", "true new"])
        XCTAssertEqual(screen.problems.all, [])
    }

    /// An earlier handler replaces the row's configurator; then the row's identity changes as well.
    @MainActor
    func testASecondPostIsIgnoredWhileWorkRunsInARowThatWasReplacedAndRenamed() async throws {
        let screen = Screen(words(0..<3))
        let log = screen.log
        screen.proxy
            .on(.custom("save"), once: true) { [unowned director = screen.director] (_: WordConfig, _) in
                director.update(items: [word(0, "new"), word(1, "word 1")])
            }
            .on(.custom("save"), whileRunning: .ignore) { (_: WordConfig, _) in
                log.add("begins")
                for _ in 0..<10 { await Task.yield() }
            }
        CellAction.custom("save").invoke(cell: try screen.wordCell(0))
        await letMainActorWork { !log.lines.isEmpty }
        XCTAssertTrue(
            screen.director.update(try XCTUnwrap(screen.director.items[0] as? WordConfig)) {
                $0 = Word(id: 9, text: "saved")
            })
        CellAction.custom("save").invoke(cell: try screen.wordCell(0))
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(log.lines, ["begins"])
    }

    @MainActor
    func testAnObserverStillHasItsRowAfterAnEarlierHandlersUpdate() async throws {
        let screen = Screen(words(0..<3))
        let log = screen.log
        screen.proxy.on(.custom("save")) { [unowned director = screen.director] (_: WordConfig, _) in
            director.update(items: [word(0, "new"), word(1, "word 1")])
        }
        screen.bus.addObserver(for: .custom("save"), .afterHandlers) { event in
            log.add("\(event.cell?.isValid ?? false)")
        }
        CellAction.custom("save").invoke(cell: try screen.wordCell(0))
        XCTAssertEqual(log.lines, ["true"])
    }

    @MainActor
    func testWorkForARowThatAnEarlierHandlerRemovedIsCancelled() async throws {
        let screen = Screen(words(0..<3))
        let log = screen.log
        screen.proxy
            .on(.custom("save")) { [unowned director = screen.director] (_: WordConfig, _) in
                director.update(items: words(1..<3))
            }
            .on(.custom("save"), whileRunning: .ignore, cancelsWithRow: true) { (c: WordConfig, reference) in
                await Task.yield()
                log.add("\(reference.isValid) \(Task.isCancelled)")
            }
        CellAction.custom("save").invoke(cell: try screen.wordCell(0))
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(log.lines, [], "the second handler does not start")
    }

    @MainActor
    func testWorkForARowThatAnEarlierHandlerUpdatedIsCancelledWithTheRow() async throws {
        let screen = Screen(words(0..<3))
        let log = screen.log
        screen.proxy
            .on(.custom("save")) { [unowned director = screen.director] (_: WordConfig, _) in
                director.update(items: [word(0, "new"), word(1, "word 1")])
            }
            .on(.custom("save"), whileRunning: .ignore, cancelsWithRow: true) { (c: WordConfig, reference) in
                await Task.yield()
                log.add("\(reference.isValid) \(Task.isCancelled)")
            }
        CellAction.custom("save").invoke(cell: try screen.wordCell(0))
        screen.director.update(items: words(1..<3))
        await screen.bus.waitUntilIdle()
        XCTAssertEqual(log.lines, [], "the second handler does not start")
    }

    @MainActor
    func testWorkAndItsReferenceContinueThroughAnUpdateOverTheThreshold() async throws {
        for threshold in [nil, 0] {
            let screen = Screen(words(0..<3))
            let log = screen.log
            screen.director.reloadThreshold = threshold
            screen.proxy.on(.custom("save"), whileRunning: .ignore, cancelsWithRow: true) {
                (c: WordConfig, reference) in
                await Task.yield()
                log.add("\(c.item.id) \(reference.isValid) \(Task.isCancelled)")
            }
            CellAction.custom("save").invoke(cell: try screen.wordCell(0))
            CellAction.custom("save").invoke(cell: try screen.wordCell(1))
            screen.director.update(items: words([7, 0, 2]))
            await screen.bus.waitUntilIdle()
            XCTAssertEqual(log.lines, ["0 true false"], "\(threshold as Any)")
        }
    }

    @MainActor
    func testWorkContinuesInARowThatMovesToANewSectionOrOutOfARemovedOne() async throws {
        let one = [TableSection(id: "a", rows: words(0..<2))]
        let two = [TableSection(id: "a", rows: words(0..<1)), TableSection(id: "b", rows: words(1..<2))]
        for (before, after, place) in [(one, two, path(1)), (two, one, path(0, 1))] {
            let screen = Screen(sections: before)
            let log = screen.log
            screen.proxy.on(.custom("save"), whileRunning: .sideBySide, cancelsWithRow: true) {
                (c: WordConfig, reference) in
                await Task.yield()
                log.add("\(c.item.id) \(reference.isValid) \(Task.isCancelled)")
            }
            CellAction.custom("save").invoke(cell: try screen.wordCell(place.row, section: place.section))
            screen.director.update(sections: after)
            await screen.bus.waitUntilIdle()
            XCTAssertEqual(log.lines, ["1 true false"])
        }
    }

    @MainActor
    func testWorkContinuesWhenTheEarlierCellOfItsRowShowsAnotherRow() async throws {
        for kept in 0..<5 {
            let rows = words(0..<5)
            let screen = Screen(rows)
            let log = screen.log
            screen.proxy.on(.custom("save"), whileRunning: .ignore, cancelsWithRow: true) {
                (c: WordConfig, reference) in log.add("\(c.item.id) \(reference.isValid) \(Task.isCancelled)")
            }
            CellAction.custom("save").invoke(cell: try screen.wordCell(kept))
            screen.director.reloadThreshold = 0
            screen.director.update(items: [rows[kept]])
            screen.director.reloadThreshold = nil
            screen.director.update(items: [rows[kept]] + words(10..<14))
            screen.tableView.layoutIfNeeded()
            await screen.bus.waitUntilIdle()
            XCTAssertEqual(log.lines, ["\(kept) true false"])
        }
    }
}
