import CellActions
import XCTest

/// Tests how a subscription begins and ends.
final class SubscriptionTests: XCTestCase {
    @MainActor func testAClosureForTheEndOfACancelledSubscriptionIsCalledImmediately() async {
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
            let token = list.proxy.subscription { $0.on(.follow) { (_: UserRow, _) in log.add("called") } }
            XCTAssertFalse(token.isCancelled)
        }

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["called"])
    }

    @MainActor func testACancelledHandlerIsNotCalled() async {
        let list = FakeList()
        let log = Log()
        let token = list.proxy.subscription { $0.on(.follow) { (_: UserRow, _) in log.add("called") } }

        token.cancel()
        token.cancel()
        list.show(UserRow("Ada")).post(.follow)

        XCTAssertTrue(token.isCancelled)
        XCTAssertEqual(log.lines, [])
    }

    @MainActor func testCancellingOneOfTwoEqualHandlersKeepsTheOther() async {
        let list = FakeList()
        let log = Log()
        let handler: @MainActor (UserRow, FakeCell) -> Void = { _, _ in log.add("called") }
        let token = list.proxy.subscription { $0.on(.follow, handler: handler) }
        list.proxy.on(.follow, handler: handler)

        token.cancel()
        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["called"])
    }

    @MainActor func testCancellingReleasesTheObjectsRetainedByTheHandler() async {
        let list = FakeList()
        weak var held: NSObject?
        let token: CellActionSubscription
        do {
            let object = NSObject()
            held = object
            token = list.proxy.subscription { $0.on(.follow) { (_: UserRow, _) in _ = object } }
        }
        XCTAssertNotNil(held)

        token.cancel()

        XCTAssertNil(held)
    }

    @MainActor func testAHandlerEndsWithItsOwner() async {
        let list = FakeList()
        let log = Log()
        var owner: NSObject? = NSObject()
        weak var weakOwner: AnyObject?
        weakOwner = owner
        if let owner { list.proxy.on(.follow, owner: owner) { (_, row: UserRow, _) in log.add(row.item) } }
        let shown = list.show(UserRow("Ada"))

        shown.post(.follow)
        owner = nil
        shown.post(.follow)

        XCTAssertNil(weakOwner)
        XCTAssertEqual(log.lines, ["Ada"])
    }

    @MainActor func testTheTokenOfAReleasedSourceHasEnded() async {
        let list = FakeList()
        var owner: NSObject? = NSObject()
        var tokens: [CellActionSubscription] = []
        if let owner {
            tokens = [
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
        list.proxy.on(.toggled, owner: owner) { (owner, _: UserRow, _, _: Bool) in got = owner }

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
        let token = list.proxy.subscription { $0.on(.follow) { (_: UserRow, _) in log.add("called") } }
        let shown = list.show(UserRow("Ada"))

        list.proxy.end()
        shown.post(.didSelect)

        XCTAssertTrue(token.isCancelled)
        XCTAssertEqual(log.lines, [])
    }

    // MARK: Several handlers of one subscription

    @MainActor func testASubscriptionEndsAllThatWasRegisteredInsideIt() async {
        let list = FakeList()
        let log = Log()
        let screen = list.proxy.subscription {
            $0.on(.follow) { (_: UserRow, _) in log.add("follow") }
                .on(.toggled) { (_: AnyRow, _, _) in log.add("toggled") }
                .on(.indentationLevel) { (_: UserRow, _) in 3 }
        }
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("outside") }
        let (row, ada) = (UserRow("Ada"), list.show(UserRow("Ada")))
        ada.post(.follow)
        ada.post(.toggled, true)
        XCTAssertEqual(list.bus.ask(.indentationLevel, of: row, at: [0, 0], proxy: list.proxy), 3)

        screen.cancel()
        ada.post(.follow)
        ada.post(.toggled, true)

        XCTAssertNil(list.bus.ask(.indentationLevel, of: row, at: [0, 0], proxy: list.proxy))
        XCTAssertEqual(log.lines, ["follow", "outside", "toggled", "outside"])
    }

    @MainActor func testOnlyLaterRegistrationsBelongToTheSubscription() async {
        let list = FakeList()
        let log = Log()
        var inside: CellActionProxy?
        let ada = list.show(UserRow("Ada"))
        list.proxy.on(.share, once: true) { [proxy = list.proxy] (_: UserRow, _) in
            proxy.on(.follow) { (_: UserRow, _) in log.add("by a handler") }
        }
        let screen = list.proxy.subscription { proxy in
            inside = proxy
            // Handlers that another handler registers while this closure is running belong to the list's own proxy
            // rather than to the subscription.
            ada.post(.share)
        }
        inside?.on(.follow) { (_: UserRow, _) in log.add("later") }
        ada.post(.follow)
        screen.cancel()
        inside?.on(.follow) { (_: UserRow, _) in log.add("too late") }
        ada.post(.follow)

        XCTAssertEqual(log.lines, ["by a handler", "later", "by a handler"])
    }

    @MainActor func testANestedSubscriptionEndsWithTheOuterOneOrByItself() async {
        let list = FakeList()
        let log = Log()
        var nested: [CellActionSubscription] = []
        let outer = list.proxy.subscription { proxy in
            proxy.on(.follow) { (_: UserRow, _) in log.add("outer") }
            for number in 0..<2 {
                nested.append(proxy.subscription { $0.on(.follow) { (_: UserRow, _) in log.add("\(number)") } })
            }
        }
        let ada = list.show(UserRow("Ada"))
        ada.post(.follow)
        nested[0].cancel()
        ada.post(.follow)
        XCTAssertFalse(outer.isCancelled)
        outer.cancel()
        ada.post(.follow)

        XCTAssertTrue(nested[1].isCancelled)
        XCTAssertEqual(log.lines, ["outer", "0", "1", "outer", "1"])
    }

    @MainActor func testRemovingAllHandlersOfASubscriptionsProxyKeepsAllOthers() async {
        let list = FakeList()
        let log = Log()
        var inside: CellActionProxy?
        let screen = list.proxy.subscription { inside = $0.on(.follow) { (_: UserRow, _) in log.add("inside") } }
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("outside") }
        inside?.removeAll()
        inside?.on(.follow) { (_: UserRow, _) in log.add("again") }
        list.show(UserRow("Ada")).post(.follow)
        XCTAssertFalse(screen.isCancelled)
        list.proxy.removeAll()

        XCTAssertTrue(screen.isCancelled)
        XCTAssertEqual(log.lines, ["outside", "again"])
    }

    @MainActor func testASubscriptionRetainsNoEndedHandler() async {
        let list = FakeList()
        let ada = list.show(UserRow("Ada"))
        weak var held: Log?
        var inside: CellActionProxy?
        let screen = list.proxy.subscription { inside = $0 }
        do {
            let log = Log()
            held = log
            inside?.on(.follow, once: true) { (_: UserRow, _) in log.add("") }
        }
        XCTAssertNotNil(held)
        ada.post(.follow)
        XCTAssertNil(held)
        withExtendedLifetime((screen, inside)) {}
    }

    @MainActor func testAOnceOnlyAsynchronousHandlerIsCalledOnceAndRemoved() async {
        let list = FakeList()
        let log = Log()
        list.proxy
            .on(.follow, once: true, whileRunning: .sideBySide) { (c: UserRow, _) in log.add("follow \(c.item)") }
            .on(.move, once: true, whileRunning: .restart) { (_: UserRow, path, to) in log.add("move \(path) \(to)") }
        let ada = list.show(UserRow("Ada"))
        for _ in 0..<2 {
            ada.post(.follow)
            list.bus.post(.move, [0, 2], to: UserRow("Ada"), at: [0, 1], proxy: list.proxy)
        }
        await list.bus.waitUntilIdle()

        XCTAssertEqual(log.lines.sorted(), ["follow Ada", "move [0, 1] [0, 2]"])
        XCTAssertFalse(list.proxy.handles(.follow, UserRow("Ada")))
        XCTAssertFalse(list.proxy.handles(.move, UserRow("Ada")))
    }

    @MainActor func testASubscriptionToAnEndedDirectorIsCancelledImmediately() async {
        let list = FakeList()
        list.proxy.end()

        let token = list.proxy.subscription { $0.on(.follow) { (_: UserRow, _) in } }

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

    @MainActor func testAThreadsCancellationBeforeAllHandlersWereRemovedEndsNoOtherHandler() async {
        let list = FakeList()
        let log = Log()
        let tokens = [
            list.proxy.subscription { $0.on(.follow) { (_: UserRow, _) in log.add("old") } },
            list.proxy.subscription { $0.on(.follow) { (_: AnyRow, _) in log.add("old") } },
            list.proxy.subscription { $0.on(.delete) { (_: UserRow, _) in log.add("old") } },
        ]
        let ada = list.show(UserRow("Ada"))
        runThreads(3) { tokens[$0].cancel() }
        list.proxy.removeAll()
        list.proxy
            .on(.follow) { (_: UserRow, _) in log.add("new") }
            .on(.follow) { (_: AnyRow, _) in log.add("any") }
            .on(.delete) { (_: UserRow, _) in log.add("delete") }
        for _ in 0..<100 { await Task.yield() }
        ada.post(.follow)
        list.bus.post(.delete, (), to: ada.binding.configurator, at: [0, 0], proxy: list.proxy)
        XCTAssertEqual(log.lines, ["new", "any", "delete"])
    }

    @MainActor func testSubscriptionsThatAreNotCancelledEndWithTheirBusAndProxy() async {
        weak var ofProxy: CellActionSubscription?
        weak var ofBus: CellActionSubscription?
        do {
            let bus = CellActionBus()
            let proxy = CellActionProxy(bus: bus)
            ofProxy = proxy.subscription { $0.on(.follow) { (_: UserRow, _) in } }
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
        let token = list.proxy.subscription { $0.on(.follow) { (_: UserRow, _) in log.add("called") } }

        runThreads(1) { _ in token.cancel() }
        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, [])
    }
}
