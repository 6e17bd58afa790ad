import CellActions
import XCTest

/// Tests asynchronous handlers.
final class AsyncHandlerTests: XCTestCase {
    /// A door that suspends tasks until the test opens it.
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

    private struct Failure: Error, CustomStringConvertible {
        let description = "no network"
    }

    @MainActor func testASecondTapIsIgnoredWhileTheHandlerIsRunning() async {
        let list = FakeList()
        let (log, door) = (Log(), Door())
        list.proxy.on(.follow, whileRunning: .ignore) { (c: UserRow, cell) in
            await door.pass()
            log.add("done \(c.item)")
        }
        let (ada, bob) = (list.show(UserRow("Ada")), list.show(UserRow("Bob")))

        ada.post(.follow)
        ada.post(.follow)
        bob.post(.follow)
        await letMainActorWork { door.arrived == 2 }
        door.open()
        await list.bus.waitUntilIdle()
        XCTAssertEqual(log.lines.sorted(), ["done Ada", "done Bob"])

        ada.post(.follow)
        await letMainActorWork { door.arrived == 3 }
        door.open()
        await list.bus.waitUntilIdle()
        XCTAssertEqual(log.lines.count, 3)
    }

    @MainActor func testTheBusIsIdleWhenAllHandlersHaveEndedAndAllPostsAreDelivered() async {
        let list = FakeList()
        let (log, ada, bob) = (Log(), Door(), Door())
        list.proxy.on(.follow, whileRunning: .ignore) { (c: UserRow, _) in
            await (c.item == "Ada" ? ada : bob).pass()
            log.add(c.item)
        }
        list.proxy.on(.share) { (c: UserRow, _) in log.add("share") }
        let shown = list.show(UserRow("Ada"))
        let reference = shown.reference
        shown.post(.follow)
        list.show(UserRow("Bob")).post(.follow)
        await letMainActorWork { ada.arrived + bob.arrived == 2 }

        ada.open()
        await letMainActorWork { !log.lines.isEmpty }
        for _ in 0..<100 { await Task.yield() }
        let waiting = Task {
            await list.bus.waitUntilIdle()
            log.add("idle")
        }
        for _ in 0..<100 { await Task.yield() }
        XCTAssertEqual(log.lines, ["Ada"])
        bob.open()
        await waiting.value
        XCTAssertEqual(log.lines, ["Ada", "Bob", "idle"])

        runThreads(1) { _ in CellAction.share.invoke(from: reference) }
        await list.bus.waitUntilIdle()
        XCTAssertEqual(log.lines.last, "share")
        XCTAssertTrue(shown.reference.isValid)
    }

    @MainActor func testASecondTapRestartsTheWork() async {
        let list = FakeList()
        let (log, door) = (Log(), Door())
        list.proxy.on(.toggled, whileRunning: .restart) { (c: UserRow, cell, isOn) in
            await door.pass()
            try Task.checkCancellation()
            log.add("\(isOn)")
        }
        let ada = list.show(UserRow("Ada"))

        ada.post(.toggled, true)
        await letMainActorWork { door.arrived == 1 }
        ada.post(.toggled, false)
        await letMainActorWork { door.arrived == 2 }
        door.open()
        await list.bus.waitUntilIdle()

        XCTAssertEqual(log.lines, ["false"])
        XCTAssertEqual(list.problems, [])
    }

    @MainActor func testHandlersOfSeveralTapsRunSideBySide() async {
        let list = FakeList()
        let (log, door) = (Log(), Door())
        list.proxy.on(.follow, whileRunning: .sideBySide) { (c: UserRow, cell) in
            await door.pass()
            log.add("done")
        }
        let ada = list.show(UserRow("Ada"))

        for _ in 0..<3 { ada.post(.follow) }
        await letMainActorWork { door.arrived == 3 }
        door.open()
        await list.bus.waitUntilIdle()

        XCTAssertEqual(log.lines.count, 3)
    }

    @MainActor func testErrorsThrownByAHandlerAreReported() async {
        let list = FakeList()
        list.proxy.on(.follow, whileRunning: .ignore) { (c: UserRow, cell) in throw Failure() }
        list.proxy.on(.delete, whileRunning: .ignore) { (c: UserRow, _) in throw Failure() }

        list.show(UserRow("Ada")).post(.follow)
        await list.bus.waitUntilIdle()
        list.bus.post(.delete, (), to: UserRow("Ada"), at: [0, 0], proxy: list.proxy)
        await list.bus.waitUntilIdle()

        XCTAssertEqual(
            list.problems,
            [
                .failed(action: "follow", reuseIdentifier: "UserCell", error: "no network"),
                .failed(action: "delete", reuseIdentifier: "UserCell", error: "no network"),
            ])
    }

    @MainActor func testWorkThatIsCancelledBeforeItsFirstLineDoesNotBegin() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.toggled, whileRunning: .restart) { (c: UserRow, cell, isOn) in log.add("toggled \(isOn)") }
        list.proxy.on(.follow, whileRunning: .ignore) { (c: UserRow, cell) in log.add("followed") }
        let ada = list.show(UserRow("Ada"))
        ada.post(.toggled, true)
        ada.post(.toggled, false)
        await list.bus.waitUntilIdle()
        XCTAssertEqual(log.lines, ["toggled false"])

        ada.post(.follow)
        list.proxy.end()
        await list.bus.waitUntilIdle()
        XCTAssertEqual(log.lines, ["toggled false"])
        XCTAssertEqual(list.problems, [])
    }

    @MainActor func testAnOwnerIsRetainedOnlyWhileItsHandlerIsRunning() async {
        final class Owner {
            let name = "owner"
        }
        let list = FakeList()
        let (log, door) = (Log(), Door())
        var owner: Owner? = Owner()
        weak var weakOwner: AnyObject?
        weakOwner = owner
        if let owner {
            list.proxy
                .on(.follow, owner: owner, whileRunning: .ignore) { (owner, c: UserRow, cell) in
                    await door.pass()
                    log.add("\(owner.name) \(c.item) \(cell.isValid)")
                }
                .on(.toggled, owner: owner, whileRunning: .restart) { (owner, c: UserRow, cell, isOn) in
                    await door.pass()
                    log.add("\(owner.name) \(c.item) \(isOn)")
                }
                .on(.delete, owner: owner, whileRunning: .sideBySide) { (owner, c: UserRow, _) in
                    await door.pass()
                    log.add("\(owner.name) deletes \(c.item)")
                }
        }
        let ada = list.show(UserRow("Ada"))
        ada.post(.follow)
        ada.post(.toggled, true)
        list.bus.post(.delete, (), to: ada.binding.configurator, at: [0, 0], proxy: list.proxy)
        await letMainActorWork { door.arrived == 3 }
        owner = nil
        XCTAssertNotNil(weakOwner)
        door.open()
        await list.bus.waitUntilIdle()
        XCTAssertEqual(Set(log.lines), ["owner Ada true", "owner deletes Ada"])
        XCTAssertEqual(log.lines.count, 3)
        XCTAssertNil(weakOwner)

        ada.post(.follow)
        await list.bus.waitUntilIdle()
        XCTAssertEqual(log.lines.count, 3)
    }

    @MainActor func testAnOwnersWorkContinuesWithoutItsRowUnlessTiedToIt() async {
        let list = FakeList()
        let (log, door) = (Log(), Door())
        let plain: @MainActor (AsyncHandlerTests, UserRow, CellReference) async -> Void = { _, c, cell in
            await door.pass()
            log.add("\(cell.isValid) \(Task.isCancelled)")
        }
        let payload: @MainActor (AsyncHandlerTests, UserRow, CellReference, Bool) async -> Void = { test, c, cell, _ in
            await plain(test, c, cell)
        }
        list.proxy
            .on(.follow, owner: self, whileRunning: .ignore, handler: plain)
            .on(.toggled, owner: self, whileRunning: .ignore, handler: payload)
        list.proxy.on(.follow, owner: self, whileRunning: .ignore, handler: plain)
        list.proxy.on(.toggled, owner: self, whileRunning: .ignore, handler: payload)
        list.proxy.on(.share, owner: self, whileRunning: .ignore, cancelsWithRow: true, handler: plain)
        let ada = list.show(UserRow("Ada"))
        ada.post(.follow)
        ada.post(.toggled, true)
        ada.post(.share)
        await letMainActorWork { door.arrived == 5 }
        ada.binding.end()
        door.open()
        await list.bus.waitUntilIdle()
        XCTAssertEqual(log.lines.sorted(), Array(repeating: "false false", count: 4) + ["false true"])
    }

    @MainActor func testAnOwnerReleasedBeforeTheFirstLineReceivesNothing() async {
        final class Owner {}
        let list = FakeList()
        let log = Log()
        var owner: Owner? = Owner()
        if let owner {
            list.proxy.on(.follow, owner: owner, whileRunning: .ignore) { (_, c: UserRow, cell) in log.add(c.item) }
        }
        list.show(UserRow("Ada")).post(.follow)
        owner = nil
        await list.bus.waitUntilIdle()
        XCTAssertEqual(log.lines, [])
    }

    @MainActor func testWorkIsCancelledWithItsDirectorItsSubscriptionAndOnRequestItsRow() async {
        let list = FakeList()
        let (log, door) = (Log(), Door())
        let work: @MainActor (UserRow, CellReference) async throws -> Void = { c, cell in
            await door.pass()
            log.add("\(c.item) \(Task.isCancelled) \(cell.isValid)")
        }
        let cancelled = list.proxy.subscription { $0.on(.follow, whileRunning: .ignore, handler: work) }
        list.proxy.on(.share, whileRunning: .ignore, cancelsWithRow: true, handler: work)
        let (ada, bob, eve) = (list.show(UserRow("Ada")), list.show(UserRow("Bob")), list.show(UserRow("Eve")))

        ada.post(.follow)
        bob.post(.share)
        eve.post(.share)
        await letMainActorWork { door.arrived == 3 }
        cancelled.cancel()
        bob.binding.end()
        door.open()
        await list.bus.waitUntilIdle()
        XCTAssertEqual(Set(log.lines), ["Ada true true", "Bob true false", "Eve false true"])

        eve.post(.share)
        await letMainActorWork { door.arrived == 4 }
        list.proxy.end()
        door.open()
        await list.bus.waitUntilIdle()
        XCTAssertEqual(log.lines.last, "Eve true true")
        XCTAssertEqual(list.problems, [])
    }
}
