import CellActions
import XCTest

/// Tests observers that receive payloads, before or after the handlers, other observer options, and notifications of
/// dispatches.
final class TypedObserverTests: XCTestCase {
    @MainActor func testAnObserverReceivesThePayloadBeforeOrAfterTheHandlersAsRequested() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.toggled) { (_: UserRow, _, isOn) in log.add("handled \(isOn)") }
        list.bus.addObserver(for: .toggled, .afterHandlers) { event, isOn in log.add("after \(event.name) \(isOn)") }
        list.bus.addObserver(for: .toggled) { event, isOn in log.add("before \(event.name) \(isOn)") }

        list.show(UserRow("Ada")).post(.toggled, true)

        XCTAssertEqual(log.lines, ["before toggled true", "handled true", "after toggled true"])
    }

    @MainActor func testEventsAndQuestionsAreObservedWithTheirPayloads() async {
        let list = FakeList()
        let log = Log()
        let (row, path) = (UserRow("Ada"), IndexPath(indexes: [0, 0]))
        list.proxy.on(.move) { (_: UserRow, _, to) in log.add("moved") }
            .on(.moveTarget) { (_: UserRow, _, proposed) in proposed }
        list.bus.addObserver(for: .move, .afterHandlers) { log.add("\($0.name) to \($0.payload ?? "-")") }
        list.bus.addObserver(for: .moveTarget) { event in
            log.add("\(event.name) \(event.payload ?? "-"): \(event.answer ?? "-")")
        }

        list.bus.post(.move, [0, 2], to: row, at: path, proxy: list.proxy)
        _ = list.bus.ask(.moveTarget, [0, 1], of: row, at: path, proxy: list.proxy)

        XCTAssertEqual(log.lines, ["moved", "move to [0, 2]", "moveTarget [0, 1]: [0, 1]"])
    }

    @MainActor func testAnEventNamesItsList() async {
        let list = FakeList()
        let other = FakeList(bus: list.bus)
        let log = Log()
        let (first, second) = (ObjectIdentifier(list.view), ObjectIdentifier(other.view))
        list.bus.addObserver(for: .follow) { event in
            switch event.list.map({ ObjectIdentifier($0) }) {
            case first: log.add("first")
            case second: log.add("second")
            default: log.add("none")
            }
        }

        other.show(UserRow("Ada")).post(.follow)
        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["second", "first"])
    }

    @MainActor func testAnObserverEndsWhenItsTokenIsReleased() async {
        let list = FakeList()
        let log = Log()
        var token: CellActionToken? = list.bus.addObserver(for: .follow) { _ in log.add("heard") }.cancelOnDeinit()
        let shown = list.show(UserRow("Ada"))

        shown.post(.follow)
        XCTAssertEqual(token?.subscription.isCancelled, false)
        token = nil
        shown.post(.follow)

        XCTAssertEqual(log.lines, ["heard"])
    }

    @MainActor func testSeveralObserversReceiveProblems() async {
        let list = FakeList()
        let log = Log()
        let first = list.bus.addProblemObserver { _ in log.add("first") }
        list.bus.addProblemObserver { _ in log.add("second") }
        let shown = list.show(UserRow("Ada"))
        shown.binding.end()

        shown.post(.follow)
        first.cancel()
        shown.post(.follow)

        XCTAssertEqual(log.lines, ["first", "second", "second"])
        XCTAssertEqual(list.problems.count, 2)
    }

    @MainActor func testEventsOfOneActionFromOneList() async {
        let list = FakeList()
        let other = FakeList(bus: list.bus)
        let events = list.bus.events(for: .toggled, from: list, bufferingPolicy: .bufferingNewest(2))
        for isOn in [true, false, true] { list.show(UserRow("Ada")).post(.toggled, isOn) }
        other.show(UserRow("Bob")).post(.toggled, false)
        list.show(UserRow("Ada")).post(.share)

        var received: [Bool?] = []
        for await event in events {
            received.append(event.payload as? Bool)
            if received.count == 2 { break }
        }

        XCTAssertEqual(received, [false, true])
    }

    @MainActor func testANotificationCarriesAnEventOutAndAnActionIn() async throws {
        let list = FakeList()
        let log = Log()
        let center = NotificationCenter()
        list.bus.addObserver(for: .follow) { center.post($0.notification) }
        list.proxy.on(.share) { (c: UserRow, _) in log.add("share \(c.item)") }
        let token = center.addObserver(forName: .cellAction, object: nil, queue: nil) { note in
            CellAction.share.invoke(from: note)
        }
        defer { center.removeObserver(token) }

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["share Ada"])
        XCTAssertNil(CellActionEvent(Notification(name: .cellAction)))
    }

    @MainActor func testAnActionReturnsWhetherItsNotificationNamesACell() async {
        let list = FakeList()
        let log = Log()
        var results: [Bool] = []
        list.bus.addObserver(for: .follow) {
            results.append(CellAction.toggled.invoke(from: $0.notification, payload: true))
        }
        list.bus.addObserver(for: .delete) {
            results.append(CellAction.toggled.invoke(from: $0.notification, payload: false))
        }
        list.proxy.on(.toggled) { (c: UserRow, _, isOn) in log.add("\(c.item) \(isOn)") }

        list.show(UserRow("Ada")).post(.follow)
        list.bus.post(.delete, (), to: UserRow("Ada"), at: [0, 0], proxy: list.proxy)

        XCTAssertEqual(results, [true, false])
        XCTAssertEqual(log.lines, ["Ada true"])
        XCTAssertFalse(CellAction.share.invoke(from: Notification(name: .cellAction)))
    }

    @MainActor func testAnObserverOfHandledEventsOmitsUnhandledListEvents() async {
        let list = FakeList()
        let log = Log()
        _ = list.bus.addObserverOfHandled { log.add($0.name) }
        let shown = list.show(UserRow("Ada"))

        shown.post(.didSelect)
        shown.post(.follow)
        list.proxy.on(.didSelect) { (_: UserRow, _) in }
        shown.post(.didSelect)

        XCTAssertEqual(log.lines, ["follow", "didSelect"])
    }
}
