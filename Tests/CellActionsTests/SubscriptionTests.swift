import CellActions
import XCTest

/// How a subscription begins and ends.
final class SubscriptionTests: XCTestCase {
    @MainActor func testWhatIsToBeDoneAtTheEndOfACancelledSubscriptionIsDoneAtOnce() async {
        let ends = Locked(0)
        let subscription = CellActionSubscription()
        subscription.whenCancelled { ends.withLock { $0 += 1 } }
        XCTAssertEqual(ends.withLock { $0 }, 0)
        subscription.cancel()
        XCTAssertEqual(ends.withLock { $0 }, 1)
        subscription.whenCancelled { ends.withLock { $0 += 10 } }
        subscription.cancel()
        XCTAssertEqual(ends.withLock { $0 }, 11)
    }

    @MainActor func testDroppingATokenDoesNotCancel() async {
        let list = FakeList()
        let log = Log()
        do {
            let token = list.proxy.subscribe(to: .follow) { (_: UserRow, _) in log.add("called") }
            XCTAssertFalse(token.isCancelled)
        }

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["called"])
    }

    @MainActor func testACancelledHandlerIsNotCalled() async {
        let list = FakeList()
        let log = Log()
        let token = list.proxy.subscribe(to: .follow) { (_: UserRow, _) in log.add("called") }

        token.cancel()
        token.cancel()
        list.show(UserRow("Ada")).post(.follow)

        XCTAssertTrue(token.isCancelled)
        XCTAssertEqual(log.lines, [])
    }

    @MainActor func testCancellingOneOfTwoEqualHandlersLeavesTheOther() async {
        let list = FakeList()
        let log = Log()
        let handler: @MainActor (UserRow, FakeCell) -> Void = { _, _ in log.add("called") }
        let token = list.proxy.subscribe(to: .follow, handler: handler)
        list.proxy.subscribe(to: .follow, handler: handler)

        token.cancel()
        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["called"])
    }

    @MainActor func testCancellingReleasesWhatTheHandlerHolds() async {
        let list = FakeList()
        weak var held: NSObject?
        let token: CellActionSubscription
        do {
            let object = NSObject()
            held = object
            token = list.proxy.subscribe(to: .follow) { (_: UserRow, _) in _ = object }
        }
        XCTAssertNotNil(held)

        token.cancel()

        XCTAssertNil(held)
    }

    @MainActor func testAHandlerEndsWithItsOwner() async {
        let list = FakeList()
        let log = Log()
        var owner: NSObject? = NSObject()
        weak let weakOwner = owner
        let token = owner.map { owner in
            list.proxy.subscribe(to: .follow, owner: owner) { (_, row: UserRow, _) in log.add(row.item) }
        }
        let shown = list.show(UserRow("Ada"))

        shown.post(.follow)
        owner = nil
        shown.post(.follow)

        XCTAssertNil(weakOwner)
        XCTAssertEqual(log.lines, ["Ada"])
        XCTAssertEqual(token?.isCancelled, true)
    }

    @MainActor func testTheTokenOfAnOwnerOrSourceThatIsGoneSaysThatItHasEnded() async {
        let list = FakeList()
        var owner: NSObject? = NSObject()
        var tokens: [CellActionSubscription] = []
        if let owner {
            tokens = [
                list.proxy.subscribe(to: .follow, owner: owner) { (_, _: UserRow, _) in },
                list.proxy.subscribe(to: .toggled, owner: owner) { (_, _: UserRow, _, _: Bool) in },
                list.proxy.subscribe(to: .delete, owner: owner) { (_, _: UserRow, _) in },
                list.proxy.subscribe(to: .follow, owner: owner, whileRunning: .ignore) { (_, _: UserRow, _) in },
                list.proxy.subscribe(to: .delete, owner: owner, whileRunning: .ignore) { (_, _: UserRow) in },
                list.bus.addObserver(from: owner) { _ in },
                list.bus.addGate(from: owner) { _ in .pass },
            ]
        }
        XCTAssertEqual(tokens.map(\.isCancelled), Array(repeating: false, count: tokens.count))
        owner = nil
        XCTAssertEqual(tokens.map(\.isCancelled), Array(repeating: true, count: tokens.count))
    }

    @MainActor func testAnOwnerIsHandedToItsHandler() async {
        let list = FakeList()
        let owner = NSObject()
        var got: NSObject?
        list.proxy.subscribe(to: .toggled, owner: owner) { (owner, _: UserRow, _, _: Bool) in got = owner }

        list.show(UserRow("Ada")).post(.toggled, true)

        XCTAssertIdentical(got, owner)
    }

    @MainActor func testAOnceOnlyHandlerIsCalledOnce() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.follow, once: true) { (_: UserRow, _) in log.add("once") }
        let shown = list.show(UserRow("Ada"))

        shown.post(.follow)
        shown.post(.follow)

        XCTAssertEqual(log.lines, ["once"])
    }

    @MainActor func testAOnceOnlyHandlerThatPostsTheSameActionAgainIsCalledOnce() async {
        let list = FakeList()
        let log = Log()
        let shown = list.show(UserRow("Ada"))
        list.proxy
            .on(.follow, once: true) { (_: UserRow, _) in
                log.add("once")
                shown.post(.follow)
            }
            .on(.follow) { (_: UserRow, _) in log.add("always") }

        shown.post(.follow)

        XCTAssertEqual(log.lines, ["once", "always", "always"])
    }

    @MainActor func testADirectorsEndCancelsItsSubscriptions() async {
        let list = FakeList()
        let log = Log()
        let token = list.proxy.subscribe(to: .follow) { (_: UserRow, _) in log.add("called") }
        let shown = list.show(UserRow("Ada"))

        list.proxy.end()
        shown.post(.didSelect)

        XCTAssertTrue(token.isCancelled)
        XCTAssertEqual(log.lines, [])
    }

    @MainActor func testSubscribingToADirectorThatHasEndedIsCancelledAtOnce() async {
        let list = FakeList()
        list.proxy.end()

        let token = list.proxy.subscribe(to: .follow) { (_: UserRow, _) in }

        XCTAssertTrue(token.isCancelled)
    }

    @MainActor func testAfterRemovingAllHandlersOthersCanBeRegistered() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("old") }

        list.proxy.removeAll()
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("new") }
        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["new"])
    }

    @MainActor func testWhatAThreadCancelledBeforeAllHandlersWereRemovedTakesNoOtherWithIt() async {
        let list = FakeList()
        let log = Log()
        let tokens = [
            list.proxy.subscribe(to: .follow) { (_: UserRow, _) in log.add("old") },
            list.proxy.subscribe(toAny: .follow) { _, _, _ in log.add("old") },
            list.proxy.subscribe(to: .delete) { (_: UserRow, _) in log.add("old") },
        ]
        let ada = list.show(UserRow("Ada"))
        runThreads(3) { tokens[$0].cancel() }
        list.proxy.removeAll()
        list.proxy
            .on(.follow) { (_: UserRow, _) in log.add("new") }
            .onAny(.follow) { _, _, _ in log.add("any") }
            .on(.delete) { (_: UserRow, _) in log.add("delete") }
        for _ in 0..<100 { await Task.yield() }
        ada.post(.follow)
        list.bus.post(.delete, (), to: ada.binding.configurator, at: [0, 0], proxy: list.proxy)
        XCTAssertEqual(log.lines, ["new", "any", "delete"])
    }

    @MainActor func testSubscriptionsThatNobodyCancelsGoWithTheirBusAndProxy() async {
        weak var ofProxy: CellActionSubscription?
        weak var ofBus: CellActionSubscription?
        do {
            let bus = CellActionBus()
            let proxy = CellActionProxy(bus: bus)
            ofProxy = proxy.subscribe(to: .follow) { (_: UserRow, _) in }
            ofBus = bus.addObserver { _ in }
            XCTAssertNotNil(ofProxy)
            XCTAssertNotNil(ofBus)
        }

        XCTAssertNil(ofProxy)
        XCTAssertNil(ofBus)
    }

    @MainActor func testAHandlerCancelledOnAnotherThreadIsNotCalledFromThenOn() async {
        let list = FakeList()
        let log = Log()
        let token = list.proxy.subscribe(to: .follow) { (_: UserRow, _) in log.add("called") }

        runThreads(1) { _ in token.cancel() }
        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, [])
    }
}
