import CellActions
import XCTest

/// Tests when an asynchronous handler that is registered with `once` counts as called.
final class OnceTests: XCTestCase {
    /// A row that leaves the screen before the first line of the handler does not use up the handler.
    @MainActor
    func testWorkThatNeverBeganDoesNotSpendAHandler() async {
        for policy in [WhileRunning.ignore, .restart, .sideBySide] {
            let list = FakeList()
            let log = Log()
            let subscription = list.proxy.subscription {
                $0.on(.follow, once: true, whileRunning: policy, cancelsWithRow: true) { (c: UserRow, _) in
                    log.add(c.item)
                }
            }
            let ada = list.show(UserRow("Ada"))
            ada.post(.follow)
            ada.binding.end()
            await list.bus.waitUntilIdle()
            XCTAssertEqual(log.lines, [])
            list.show(UserRow("Bob")).post(.follow)
            await list.bus.waitUntilIdle()
            XCTAssertEqual(log.lines, ["Bob"])
            list.show(UserRow("Eve")).post(.follow)
            await list.bus.waitUntilIdle()
            XCTAssertEqual(log.lines, ["Bob"])
            withExtendedLifetime(subscription) {}
        }
    }

    /// The next action may arrive before the cancelled work had its turn.
    @MainActor
    func testAnActionAfterTheRowHasLeftBeginsTheWork() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.follow, once: true, whileRunning: .ignore, cancelsWithRow: true) { (c: UserRow, _) in
            log.add(c.item)
        }
        let ada = list.show(UserRow("Ada"))
        ada.post(.follow)
        ada.binding.end()
        list.show(UserRow("Bob")).post(.follow)
        list.show(UserRow("Eve")).post(.follow)
        await list.bus.waitUntilIdle()
        XCTAssertEqual(log.lines, ["Bob"])
    }

    @MainActor
    func testWorkThatHasBegunSpendsAHandlerEvenIfItsRowLeaves() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.follow, once: true, whileRunning: .sideBySide, cancelsWithRow: true) { (c: UserRow, _) in
            log.add(c.item)
            while !Task.isCancelled { await Task.yield() }
        }
        let ada = list.show(UserRow("Ada"))
        ada.post(.follow)
        await letMainActorWork { !log.lines.isEmpty }
        ada.binding.end()
        list.show(UserRow("Bob")).post(.follow)
        await list.bus.waitUntilIdle()
        list.show(UserRow("Eve")).post(.follow)
        await list.bus.waitUntilIdle()
        XCTAssertEqual(log.lines, ["Ada"])
    }

    @MainActor
    func testASecondActionBeforeTheFirstLineBeginsNoOtherWork() async {
        for policy in [WhileRunning.ignore, .restart, .sideBySide] {
            let list = FakeList()
            let log = Log()
            list.proxy.on(.follow, once: true, whileRunning: policy) { (c: UserRow, _) in log.add(c.item) }
            list.show(UserRow("Ada")).post(.follow)
            list.show(UserRow("Bob")).post(.follow)
            await list.bus.waitUntilIdle()
            XCTAssertEqual(log.lines, ["Ada"])
        }
    }
}
