import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that every message sent during a touch refers to the touched row, no matter how the handlers change the rows.
final class TouchedRowTests: XCTestCase {
    /// Compares the messages of a touch with and without changes to the rows. First, touches a list whose rows do not
    /// change, and records the messages. Then repeats the touch for each of these messages and each kind of change,
    /// performs the change in the message's handler, and expects the same messages. If `mayEnd` is `true`, some of the
    /// messages may be missing.
    @MainActor
    private func compare(
        _ kind: TouchedList.Kind, touched id: Int, mayEnd: Bool = false, line: UInt = #line,
        prepare: (TouchedList) -> Void = { _ in }, _ touch: (TouchedList) throws -> Void
    ) throws {
        let unchangedList = TouchedList(kind)
        prepare(unchangedList)
        unchangedList.heard.forget()
        try touch(unchangedList)
        let expected = unchangedList.heard.lines
        XCTAssertFalse(expected.isEmpty, line: line)
        for moment in unchangedList.heard.names {
            for change in TouchedList.Change.allCases {
                let list = TouchedList(kind, change)
                prepare(list)
                list.heard.forget()
                list.heard.moment = moment
                list.heard.work = { list.perform(change, touched: id) }
                let exceptions = try exceptions {
                    do { try touch(list) } catch let error as TouchRefusal where mayEnd { _ = error }
                }
                let (lines, place) = (list.heard.lines, "\(kind), \(change) in \(moment)")
                XCTAssertEqual(exceptions, [], place, line: line)
                if mayEnd {
                    XCTAssertTrue(Set(lines).isSubset(of: expected), "\(place): \(lines)", line: line)
                } else {
                    XCTAssertEqual(lines, expected, place, line: line)
                }
                list.list.layoutIfNeeded()
                XCTAssertEqual(list.shown, list.ids, place, line: line)
                XCTAssertEqual(list.problems, [], place, line: line)
            }
        }
    }

    // MARK: Taps

    @MainActor func testATapThatMovesItsRowSendsThePrimaryActionToIt() async throws {
        let screen = Screen()
        let model = WordModel(0..<5)
        screen.director.observe { [TableSection(id: 0, rows: model.rows)] }
        screen.tableView.layoutIfNeeded()
        let log = screen.log
        screen.proxy
            .on(.didSelect) { (c: WordConfig, _) in
                log.add("select \(c.item.id)")
                model.words.insert(model.words.remove(at: 2), at: 0)
            }
            .on(.primaryAction) { (c: WordConfig, _) in log.add("primary \(c.item.id)") }
        try screen.tap(row: 2)
        XCTAssertEqual(log.lines, ["select 2", "primary 2"])
    }

    @MainActor func testAllMessagesOfATapAreAboutTheTouchedRow() async throws {
        for kind in TouchedList.Kind.allCases {
            try compare(kind, touched: 3, prepare: { $0.select(1) }) {
                try Finger().tap(rowAt: path(3), in: $0.list)
            }
        }
    }

    @MainActor func testATapThatDeselectsIsAboutTheTouchedRow() async throws {
        for kind in TouchedList.Kind.allCases {
            try compare(
                kind, touched: 3,
                prepare: {
                    $0.setSelectsSeveral()
                    $0.select(3)
                    $0.select(1)
                }
            ) { try Finger().tap(rowAt: path(3), in: $0.list) }
        }
    }

    @MainActor func testAPostOfAThreadJustBeforeATapMovesNoMessageToAnotherRow() async throws {
        for kind in TouchedList.Kind.allCases {
            for change in TouchedList.Change.allCases {
                let list = TouchedList(kind, change)
                let unchangedList = TouchedList(kind)
                list.onShare { list.perform(change, touched: 3) }
                let reference = try XCTUnwrap(list.cell(0).flatMap { CellReference($0) })
                list.postFromThread(.share, reference)
                for touched in [list, unchangedList] { try Finger().tap(rowAt: path(3), in: touched.list) }
                XCTAssertEqual(list.heard.lines, unchangedList.heard.lines, "\(kind), \(change)")
            }
        }
    }

    @MainActor func testATouchOfARemovedRowReachesNoOther() async throws {
        for kind in TouchedList.Kind.allCases {
            let unchangedList = TouchedList(kind)
            try Finger().tap(rowAt: path(3), in: unchangedList.list)
            for moment in unchangedList.heard.names {
                for change in [TouchedList.Change.modelReverses, .updateReverses] {
                    let list = TouchedList(kind, change)
                    list.heard.moment = moment
                    list.heard.work = {
                        list.model.words.removeAll { $0.id == 3 }
                        if change == .updateReverses { list.show([4, 2, 1, 0]) }
                    }
                    try Finger().tap(rowAt: path(3), in: list.list)
                    XCTAssertTrue(
                        list.heard.lines.allSatisfy { $0.hasSuffix(" 3") }, "\(kind), \(moment): \(list.heard.lines)")
                }
            }
        }
    }

    // MARK: Other touches

    @MainActor func testALongPressIsAboutItsRow() async throws {
        for kind in TouchedList.Kind.allCases {
            try compare(kind, touched: 3, prepare: { $0.listenToMenus() }) {
                try Finger().longPress(rowAt: path(3), in: $0.list)
                try Finger().dismissMenu(in: $0.list)
            }
        }
    }

    @MainActor func testASwipeIsAboutItsRow() async throws {
        for kind in TouchedList.Kind.allCases {
            for direction in [Finger.SwipeDirection.left, .right] {
                try compare(kind, touched: 3, prepare: { $0.listenToSwipes() }) {
                    try Finger().swipe(rowAt: path(3), direction, fully: true, in: $0.list)
                }
            }
        }
    }

    @MainActor func testADeletionIsAboutItsRow() async throws {
        for kind in TouchedList.Kind.allCases {
            try compare(kind, touched: 3) { try Finger().delete(rowAt: path(3), in: $0.list) }
        }
        try compare(.table, touched: 3, prepare: { $0.setEditing() }) {
            try Finger().delete(rowAt: path(3), in: $0.list)
        }
    }

    @MainActor func testADeletionWhoseRowScrollsAwayRevealsNoActionsOfAnotherRow() async throws {
        let list = TouchedList(.table)
        list.setEditing()
        list.listenToSwipes()
        list.proxy.on(.canEdit) { [heard = list.heard] (c: WordConfig, _) in
            heard.hear("canEdit", c.item)
            return true
        }
        list.proxy.on(.editingStyle) { (_: WordConfig, _) in .delete }
        list.show([0, 1, 2, 3, 4])
        list.list.layoutIfNeeded()
        list.heard.forget()
        list.heard.moment = "canEdit"
        // The first update pushes the row off screen. The second update reuses the row's cell for another row.
        list.heard.work = {
            list.show(Array(5...10) + [0, 1, 2, 3, 4])
            list.show(Array(11...20) + Array(5...10) + [0, 1, 2, 3, 4])
        }
        try? Finger().delete(rowAt: path(4), in: list.list)
        XCTAssertEqual(list.heard.lines.first, "canEdit 4")
        XCTAssertEqual(list.heard.lines.filter { $0.hasPrefix("trailing") || $0.hasPrefix("flag") }, [])
    }

    @MainActor func testARowPushedOffScreenBeforeItOpensIsNotOpened() async throws {
        for kind in TouchedList.Kind.allCases {
            let list = TouchedList(kind)
            list.listenToSwipes()
            list.heard.moment = "trailingSwipeActions"
            list.heard.work = {
                list.show(Array(5...30) + [0, 1, 2, 3, 4])
                list.list.layoutIfNeeded()
            }
            try Finger().swipe(rowAt: path(3), .left, in: list.list)
            XCTAssertEqual(list.heard.lines.filter { !$0.contains("etch") }, ["trailingSwipeActions 3"], "\(kind)")
        }
    }

    /// If the rows change during a drag, the drag may end without a drop.
    @MainActor func testADragIsAboutItsRow() async throws {
        for kind in TouchedList.Kind.allCases {
            let reordering = { (list: TouchedList) in
                list.setEditing()
                list.list.layoutIfNeeded()
                for cell in list.tiles?.collectionView.visibleCells ?? [] {
                    (cell as? UICollectionViewListCell)?.accessories = [.reorder(displayed: .always)]
                }
            }
            try compare(kind, touched: 3, mayEnd: true, prepare: reordering) {
                try Finger().move(rowAt: path(3), to: path(1), in: $0.list)
            }
        }
    }

    /// The action posted from another thread is delivered when the list asks whether the row can be moved.
    @MainActor func testADragEndsIfItsDestinationIsGone() async throws {
        for kind in TouchedList.Kind.allCases {
            let list = movable(kind)
            list.onShare {
                list.show([0, 1, 2])
                list.list.layoutIfNeeded()
            }
            list.postFromThread(.share, try XCTUnwrap(list.cell(0).flatMap { CellReference($0) }))
            let exceptions = try exceptions { try Finger().move(rowAt: path(1), to: path(4), in: list.list) }
            XCTAssertEqual(exceptions, [], "\(kind)")
            XCTAssertEqual(list.heard.lines.filter { $0.hasPrefix("move") }, [], "\(kind)")
            XCTAssertEqual(list.shown, [0, 1, 2], "\(kind)")
        }
    }

    @MainActor func testADragAfterACancelledOneIsAboutItsRow() async throws {
        for kind in TouchedList.Kind.allCases {
            let list = movable(kind)
            for (moment, row) in [("moveTarget", 3), ("canMove", 1)] {
                list.heard.forget()
                list.heard.moment = moment
                let id = list.ids[row]
                // Reverses the rows and removes row 3. This cancels the first drag, because row 3 is the row that it
                // drags.
                list.heard.work = {
                    list.show(list.ids.reversed().filter { $0 != 3 })
                    if moment == "moveTarget" { list.list.layoutIfNeeded() }
                }
                try Finger().move(rowAt: path(row), to: path(0), in: list.list)
                let others = list.heard.lines.filter { $0.hasPrefix("move") && !$0.hasSuffix(" \(id)") }
                XCTAssertEqual(others, [], "\(kind), \(moment)")
                if moment == "canMove" {
                    XCTAssert(list.heard.lines.contains { $0.hasPrefix("move") }, "\(kind): \(list.heard.lines)")
                }
                list.list.layoutIfNeeded()
            }
        }
    }

    @MainActor private func movable(_ kind: TouchedList.Kind) -> TouchedList {
        let list = TouchedList(kind)
        list.setEditing()
        list.list.layoutIfNeeded()
        for cell in list.tiles?.collectionView.visibleCells ?? [] {
            (cell as? UICollectionViewListCell)?.accessories = [.reorder(displayed: .always)]
        }
        return list
    }

    /// The action posted from another thread is delivered when the list asks whether the row may be highlighted.
    @MainActor func testALongPressOnOneOfSeveralSelectedRowsOpensNoMenuOfAnotherRow() async throws {
        for kind in TouchedList.Kind.allCases {
            let list = TouchedList(kind)
            list.listenToMenus()
            list.setSelectsSeveral()
            for row in [1, 3] { list.select(row) }
            list.onShare {
                list.show([0, 1, 2] + Array(5...30) + [3, 4])
                list.list.layoutIfNeeded()
            }
            list.postFromThread(.share, try XCTUnwrap(list.cell(0).flatMap { CellReference($0) }))
            list.heard.forget()
            try Finger().longPress(rowAt: path(3), in: list.list)
            let touch = list.heard.lines.filter { !$0.contains("etch") }
            XCTAssertEqual(touch.filter { !$0.hasSuffix(" 3") }, [], "\(kind)")
            XCTAssertEqual(touch.first, "shouldHighlight 3", "\(kind)")
        }
    }

    @MainActor func testAnUpdateInAHandlerOfAMoveWaitsForTheListToMoveTheRow() async throws {
        for kind in TouchedList.Kind.allCases {
            let list = TouchedList(kind)
            list.setEditing()
            (list.cell(4) as? UICollectionViewListCell)?.accessories = [.reorder(displayed: .always)]
            list.heard.moment = "move"
            list.heard.work = {
                list.reorder(to: list.ids)
                list.list.layoutIfNeeded()
            }
            try Finger().move(rowAt: path(4), to: path(2), in: list.list)
            XCTAssertEqual(list.ids, [0, 1, 4, 2, 3], "\(kind)")
            XCTAssertEqual(list.shown, list.ids, "\(kind)")
        }
    }

    @MainActor func testAnAccessoryTapAfterAThreadsPostReachesItsRow() async throws {
        for change in TouchedList.Change.allCases {
            let list = TouchedList(.table, change)
            list.proxy.on(.share) { (_: WordConfig, _) in list.perform(change, touched: 3) }
            let cell = try XCTUnwrap(list.cell(3) as? UITableViewCell)
            cell.accessoryType = .detailButton
            list.postFromThread(.share, try XCTUnwrap(CellReference(cell)))
            try Finger().tapAccessory(rowAt: path(3), in: try XCTUnwrap(list.table?.tableView))
            XCTAssertEqual(list.heard.lines, ["accessoryButtonTapped 3"], "\(change)")
        }
    }

    @MainActor func testPrefetchedRowsAreThoseThatWereAnnounced() async throws {
        for change in TouchedList.Change.allCases {
            let list = TouchedList(.table, change)
            let table = try XCTUnwrap(list.table?.tableView)
            for event in ["prefetch", "cancelPrefetch"] {
                list.heard.forget()
                list.show([0, 1, 2, 3, 4])
                list.heard.moment = event
                list.heard.work = { list.perform(change, touched: 3) }
                if event == "prefetch" {
                    table.answering.tableView(table, prefetchRowsAt: [path(1), path(3), path(4)])
                } else {
                    table.answering.tableView(table, cancelPrefetchingForRowsAt: [path(1), path(3), path(4)])
                }
                XCTAssertEqual(list.heard.lines, ["\(event) 1", "\(event) 3", "\(event) 4"], "\(change)")
                table.layoutIfNeeded()
            }
        }
    }
}
