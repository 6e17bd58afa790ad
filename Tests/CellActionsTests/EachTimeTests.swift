import CellActions
import XCTest

/// Tests the defaults of handlers and observers: unless an option specifies otherwise, handlers are called each time
/// rather than once, a task continues when its row is removed, and observers are called before the handlers.
final class EachTimeTests: XCTestCase {
    @MainActor func testAHandlerOfEveryRowIsCalledEachTime() async {
        let list = FakeList()
        let log = Log()
        let path = IndexPath(indexes: [0, 0])
        list.proxy
            .on(.follow) { (_: AnyRow, _) in log.add("action") }
            .on(.toggled) { (_: AnyRow, _, _) in log.add("payload") }
            .on(.delete) { (_: AnyRow, _) in log.add("event") }
            .on(.move) { (_: AnyRow, _, _) in log.add("move") }

        let (row, shown) = (UserRow("Ada"), list.show(UserRow("Ada")))
        for _ in 0..<2 {
            shown.post(.follow)
            shown.post(.toggled, true)
            list.bus.post(.delete, (), to: row, at: path, proxy: list.proxy)
            list.bus.post(.move, path, to: row, at: path, proxy: list.proxy)
        }

        XCTAssertEqual(Set(log.lines).count, 4)
        for line in Set(log.lines) { XCTAssertEqual(log.lines.count { $0 == line }, 2, line) }
    }

    @MainActor func testAnAsynchronousHandlerIsCalledEachTime() async {
        let list = FakeList()
        let log = Log()
        let path = IndexPath(indexes: [0, 0])
        list.proxy
            .on(.follow, whileRunning: .sideBySide) { (_: UserRow, _) async in log.add("action") }
            .on(.toggled, whileRunning: .sideBySide) { (_: UserRow, _, _) async in log.add("payload") }
            .on(.delete, whileRunning: .sideBySide) { (_: UserRow, _) async in log.add("event") }
            .on(.move, whileRunning: .sideBySide) { (_: UserRow, _, _) async in log.add("move") }

        let (row, shown) = (UserRow("Ada"), list.show(UserRow("Ada")))
        for _ in 0..<2 {
            shown.post(.follow)
            shown.post(.toggled, true)
            list.bus.post(.delete, (), to: row, at: path, proxy: list.proxy)
            list.bus.post(.move, path, to: row, at: path, proxy: list.proxy)
            await list.bus.waitUntilIdle()
        }

        XCTAssertEqual(Set(log.lines).count, 4)
        for line in Set(log.lines) { XCTAssertEqual(log.lines.count { $0 == line }, 2, line) }
    }

    @MainActor func testTheNamesOfObservedActionsAreListed() async {
        let bus = CellActionBus()
        let first = bus.addObserver(for: .follow) { _ in }
        let second = bus.addObserver(for: .delete) { _ in }
        let all = bus.addObserver(using: { _ in })
        XCTAssertEqual(bus.observedNames, ["follow", "delete"])
        for token in [first, second, all] { token.cancel() }
    }

    @MainActor func testAHandlerOfAnOwnerIsCalledEachTime() async {
        let list = FakeList()
        let (log, owner) = (Log(), NSObject())
        let path = IndexPath(indexes: [0, 0])
        list.proxy
            .on(.follow, owner: owner) { (_, _: UserRow, _) in log.add("on") }
            .on(.toggled, owner: owner) { (_, _: UserRow, _, _) in log.add("payload on") }
            .on(.delete, owner: owner) { (_, _: UserRow, _) in log.add("event on") }
            .on(.move, owner: owner) { (_, _: UserRow, _, _) in log.add("move on") }

        let (row, shown) = (UserRow("Ada"), list.show(UserRow("Ada")))
        for _ in 0..<2 {
            shown.post(.follow)
            shown.post(.toggled, true)
            list.bus.post(.delete, (), to: row, at: path, proxy: list.proxy)
            list.bus.post(.move, path, to: row, at: path, proxy: list.proxy)
        }

        XCTAssertEqual(Set(log.lines).count, 4)
        for line in Set(log.lines) { XCTAssertEqual(log.lines.count { $0 == line }, 2, line) }
        withExtendedLifetime(owner) {}
    }

    @MainActor func testAHandlerOfOneTypeIsCalledEachTime() async {
        let list = FakeList()
        let log = Log()
        let path = IndexPath(indexes: [0, 0])
        list.proxy
            .on(.follow) { (_: UserRow, _) in log.add("on") }
            .on(.toggled) { (_: UserRow, _, _) in log.add("payload on") }
            .on(.delete) { (_: UserRow, _) in log.add("event on") }
            .on(.move) { (_: UserRow, _, _) in log.add("move on") }

        let (row, shown) = (UserRow("Ada"), list.show(UserRow("Ada")))
        for _ in 0..<2 {
            shown.post(.follow)
            shown.post(.toggled, true)
            list.bus.post(.delete, (), to: row, at: path, proxy: list.proxy)
            list.bus.post(.move, path, to: row, at: path, proxy: list.proxy)
        }

        XCTAssertEqual(Set(log.lines).count, 4)
        for line in Set(log.lines) { XCTAssertEqual(log.lines.count { $0 == line }, 2, line) }
    }

    @MainActor func testAHandlerThatAwaitsIsCalledEachTime() async {
        let list = FakeList()
        let (log, owner) = (Log(), NSObject())
        let path = IndexPath(indexes: [0, 0])
        list.proxy
            .on(.delete, whileRunning: .sideBySide) { (_: UserRow, _) async in log.add("event") }
            .on(.follow, owner: owner, whileRunning: .sideBySide) { (_, _: UserRow, _) async in log.add("action") }
            .on(.toggled, owner: owner, whileRunning: .sideBySide) { (_, _: UserRow, _, _) async in log.add("payload") }
            .on(.insert, owner: owner, whileRunning: .sideBySide) { (_, _: UserRow, _) async in log.add("event on") }
            .on(.move, owner: owner, whileRunning: .sideBySide) { (_, _: UserRow, _, _) async in log.add("move on") }

        let (row, shown) = (UserRow("Ada"), list.show(UserRow("Ada")))
        for _ in 0..<2 {
            shown.post(.follow)
            shown.post(.toggled, true)
            list.bus.post(.delete, (), to: row, at: path, proxy: list.proxy)
            list.bus.post(.insert, (), to: row, at: path, proxy: list.proxy)
            list.bus.post(.move, path, to: row, at: path, proxy: list.proxy)
            await list.bus.waitUntilIdle()
        }

        XCTAssertEqual(Set(log.lines).count, 5)
        for line in Set(log.lines) { XCTAssertEqual(log.lines.count { $0 == line }, 2, line) }
        withExtendedLifetime(owner) {}
    }

    @MainActor func testAQuestionIsAnsweredEachTime() async {
        let list = FakeList()
        let (row, path) = (UserRow("Ada"), IndexPath(indexes: [0, 0]))
        list.proxy.on(.canEdit) { (_: UserRow, _) in true }.on(.moveTarget) { (_: UserRow, _, proposed) in proposed }

        for _ in 0..<2 {
            XCTAssertEqual(list.bus.ask(.canEdit, of: row, at: path, proxy: list.proxy), true)
            XCTAssertEqual(list.bus.ask(.moveTarget, path, of: row, at: path, proxy: list.proxy), path)
        }

        let (owned, owner) = (FakeList(), NSObject())
        owned.proxy.on(.moveTarget, owner: owner) { (_, _: UserRow, _, proposed) in proposed }
        for _ in 0..<2 {
            XCTAssertEqual(owned.bus.ask(.moveTarget, path, of: row, at: path, proxy: owned.proxy), path)
        }
        withExtendedLifetime(owner) {}
    }

    @MainActor func testAnObserverIsCalledBeforeTheHandlersByDefault() async {
        let list = FakeList()
        let log = Log()
        let events: [@MainActor (CellActionEvent) -> Void] = [{ _ in log.add("before") }]
        list.proxy.on(.toggled) { (_: UserRow, _, _) in log.add("handled") }
        list.bus.addObserver(for: .toggled) { event in events[0](event) }
        list.bus.addObserver(for: .toggled, .afterHandlers) { (_: CellActionEvent) in log.add("after") }
        list.proxy.on(.move) { (_: UserRow, _, _) in log.add("moved") }
        list.bus.addObserver(for: .move) { event in events[0](event) }
        list.bus.addObserver(for: .move) { log.add("before \($0.payload ?? "-")") }

        list.show(UserRow("Ada")).post(.toggled, true)
        list.bus.post(.move, [0, 1], to: UserRow("Ada"), at: [0, 0], proxy: list.proxy)

        XCTAssertEqual(log.lines, ["before", "handled", "after", "before", "before [0, 1]", "moved"])
    }

    @MainActor func testWorkContinuesWhenItsRowIsRemoved() async {
        let list = FakeList()
        let log = Log()
        var isOpen = false
        list.proxy.on(.toggled, whileRunning: .ignore) { (c: UserRow, _, _) in
            await letMainActorWork { isOpen }
            log.add("cancelled: \(Task.isCancelled)")
        }
        list.proxy.on(.follow, whileRunning: .ignore) { (c: UserRow, _) in
            await letMainActorWork { isOpen }
            log.add("cancelled: \(Task.isCancelled)")
        }
        list.proxy.on(.share, whileRunning: .ignore) { (c: UserRow, _) in
            await letMainActorWork { isOpen }
            log.add("cancelled: \(Task.isCancelled)")
        }
        list.proxy.on(.toggled, whileRunning: .ignore) { (c: UserRow, _, _) in
            await letMainActorWork { isOpen }
            log.add("cancelled: \(Task.isCancelled)")
        }
        let ada = list.show(UserRow("Ada"))

        ada.post(.toggled, true)
        ada.post(.follow)
        ada.post(.share)
        ada.binding.end()
        isOpen = true
        await list.bus.waitUntilIdle()

        XCTAssertEqual(log.lines, Array(repeating: "cancelled: false", count: 4))
    }

    @MainActor func testAHandlerOfEveryRowThatEndsBeforeItsTurnHandlesNothing() async {
        let list = FakeList()
        let subscription = list.proxy.subscription {
            $0.on(.follow) { (_: AnyRow, _) in XCTFail("a canceled handler is called") }
        }
        list.bus.addObserver { _ in subscription.cancel() }

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(list.problems, [.unhandled(action: "follow", reuseIdentifier: "UserCell", nearest: nil)])
    }
}
