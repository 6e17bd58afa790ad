import CellActions
import XCTest

/// Tests gates, which run before the handlers.
final class GateTests: XCTestCase {
    @MainActor func testAnActionStoppedByAGateReachesObserversAndNoHandlers() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("handled") }
        list.bus.addObserver(for: .follow) { log.add("before \($0.isStopped)") }
        list.bus.addObserver(for: .follow, .afterHandlers) { log.add("after \($0.isStopped)") }
        let isOpen = Flag()
        list.bus.addGate(for: .follow) { event in
            log.add("gate \(event.name)")
            return isOpen.isOn ? .pass : .stop
        }
        let shown = list.show(UserRow("Ada"))

        shown.post(.follow)
        isOpen.isOn = true
        shown.post(.follow)

        XCTAssertEqual(
            log.lines,
            ["gate follow", "before true", "after true", "gate follow", "before false", "handled", "after false"])
        XCTAssertEqual(list.problems, [])
    }

    @MainActor func testGatesAreAskedInOrderUntilOneStops() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("handled") }
        list.bus.addGate { _ in
            log.add("first")
            return .pass
        }
        let second = list.bus.addGate(for: .follow) { _ in
            log.add("second")
            return .stop
        }
        list.bus.addGate { _ in
            log.add("third")
            return .pass
        }
        let shown = list.show(UserRow("Ada"))

        shown.post(.follow)
        second.cancel()
        shown.post(.follow)

        XCTAssertEqual(log.lines, ["first", "second", "first", "third", "handled"])
    }

    @MainActor func testAGateForOneActionOfOneListStopsNoOthers() async {
        let list = FakeList()
        let other = FakeList(bus: list.bus)
        let log = Log()
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("follow") }.on(.share) { (_: UserRow, _) in log.add("share")
        }
        other.proxy.on(.follow) { (_: UserRow, _) in log.add("other's follow") }
        list.bus.addGate(for: .follow, from: list) { _ in .stop }

        list.show(UserRow("Ada")).post(.follow)
        list.show(UserRow("Ada")).post(.share)
        other.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["share", "other's follow"])
    }

    @MainActor func testAGateStopsRowEventsAndNotQuestions() async {
        let list = FakeList()
        let log = Log()
        let (row, path) = (UserRow("Ada"), IndexPath(indexes: [0, 0]))
        list.proxy.on(.delete) { (_: UserRow, _) in log.add("deleted") }.on(.canEdit) { (_: UserRow, _) in true }
        list.bus.addGate { _ in .stop }

        list.bus.post(.delete, (), to: row, at: path, proxy: list.proxy)
        let answer = list.bus.ask(.canEdit, of: row, at: path, proxy: list.proxy)

        XCTAssertEqual(log.lines, [])
        XCTAssertEqual(answer, true)
    }
}

@MainActor
private final class Flag {
    var isOn = false
}
