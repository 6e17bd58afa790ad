import CellActions
import XCTest

/// Tests which handlers an action calls, and in which order.
final class HandlerOrderTests: XCTestCase {
    @MainActor func testTwoHandlersOfAKeyRunInTheOrderTheyWereRegistered() async {
        let list = FakeList()
        let log = Log()
        list.proxy
            .on(.follow) { (_: UserRow, _) in log.add("first") }
            .on(.follow) { (_: UserRow, _) in log.add("second") }
            .on(.follow) { (_: UserRow, _) in log.add("third") }

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["first", "second", "third"])
    }

    @MainActor func testAHandlerRegisteredTwiceIsCalledTwice() async {
        let list = FakeList()
        let log = Log()
        let handler: @MainActor (UserRow, FakeCell) -> Void = { row, _ in log.add(row.item) }
        list.proxy.on(.follow, handler: handler).on(.follow, handler: handler)

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["Ada", "Ada"])
    }

    @MainActor func testAHandlerGetsTheRowAndTheCellThatTheActionCameFrom() async {
        let list = FakeList()
        let row = UserRow("Ada")
        let shown = list.show(row)
        var got: (row: UserRow, cell: FakeCell)?
        list.proxy.on(.follow) { (row: UserRow, cell) in got = (row, cell) }

        shown.post(.follow)

        XCTAssertIdentical(got?.row, row)
        XCTAssertIdentical(got?.cell, shown.cell)
    }

    @MainActor func testHandlerCancelledDuringDispatchIsNotCalledAgain() async {
        let list = FakeList()
        let log = Log()
        var later: CellActionSubscription?
        list.proxy.on(.follow) { (_: UserRow, _) in
            log.add("first")
            later?.cancel()
        }
        later = list.proxy.subscription { $0.on(.follow) { (_: UserRow, _) in log.add("cancelled") } }
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("last") }

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["first", "last"])
    }

    @MainActor func testHandlerThatCancelsItselfIsCalledOnce() async {
        let list = FakeList()
        let log = Log()
        var own: CellActionSubscription?
        own = list.proxy.subscription {
            $0.on(.follow) { (_: UserRow, _) in
                log.add("once")
                own?.cancel()
            }
        }
        let shown = list.show(UserRow("Ada"))

        shown.post(.follow)
        shown.post(.follow)

        XCTAssertEqual(log.lines, ["once"])
    }

    @MainActor func testHandlerAddedDuringDispatchWaitsForTheNext() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.follow, once: true) { [proxy = list.proxy] (_: UserRow, _) in
            log.add("first")
            proxy.on(.follow) { (_: UserRow, _) in log.add("added") }
        }
        let shown = list.show(UserRow("Ada"))

        shown.post(.follow)
        XCTAssertEqual(log.lines, ["first"])
        shown.post(.follow)

        XCTAssertEqual(log.lines, ["first", "added"])
    }

    @MainActor func testManyActionsRegisteredDuringADispatchDisturbNothing() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.follow) { [proxy = list.proxy] (_: UserRow, _) in
            for number in 0..<100 {
                proxy.on(.custom("number \(number)")) { (_: UserRow, _) in log.add("\(number)") }
            }
        }
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("last") }
        let shown = list.show(UserRow("Ada"))

        shown.post(.follow)
        shown.post(.custom("number 42"))

        XCTAssertEqual(log.lines, ["last", "42"])
    }

    @MainActor func testANestedPostIsDeliveredImmediatelyWithItsDepth() async {
        let list = FakeList()
        let log = Log()
        let shown = list.show(UserRow("Ada"))
        list.bus.addObserver { log.add("\($0.name) at depth \($0.depth)") }
        list.proxy.on(.follow) { (_: UserRow, _) in
            log.add("follow begins")
            shown.post(.share)
            log.add("follow ends")
        }
        list.proxy.on(.share) { (_: UserRow, _) in log.add("share") }

        shown.post(.follow)
        shown.post(.share)

        XCTAssertEqual(
            log.lines,
            [
                "follow at depth 0", "follow begins", "share at depth 1", "share", "follow ends", "share at depth 0",
                "share",
            ])
    }

    @MainActor func testAHandlerMayEndTheDirectorDuringADispatch() async {
        let log = Log()
        let bus = CellActionBus()
        var list: FakeList? = FakeList(bus: bus)
        let shown = list?.show(UserRow("Ada"))
        list?.proxy.on(.follow) { (_: UserRow, _) in
            list?.proxy.end()
            list = nil
            log.add("ended")
        }
        list?.proxy.on(.follow) { (_: UserRow, _) in log.add("too late") }

        shown?.post(.follow)

        XCTAssertEqual(log.lines, ["ended"])
    }
}
