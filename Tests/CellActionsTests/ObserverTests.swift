import CellActions
import XCTest

/// Tests what observers of the bus receive.
final class ObserverTests: XCTestCase {
    @MainActor func testObserversRunInTheOrderTheyWereRegistered() async {
        let list = FakeList()
        let log = Log()
        for number in 0..<20 {
            if number.isMultiple(of: 3) {
                list.bus.addObserver(for: .follow) { _ in log.add("\(number)") }
            } else {
                list.bus.addObserver { _ in log.add("\(number)") }
            }
        }

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, (0..<20).map(String.init))
    }

    @MainActor func testObserversReceiveAnActionBeforeItsHandlers() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("handler") }
        list.bus.addObserver { _ in log.add("observer") }

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["observer", "handler"])
    }

    @MainActor func testAnEventDescribesTheDispatch() async throws {
        let list = FakeList()
        let row = UserRow("Ada")
        let shown = list.show(row, at: 4)
        list.proxy
            .on(.toggled) { (_: UserRow, _, _: Bool) in }
            .on(.toggled) { (_: UserRow, _, _: Bool) in }
        let recorder = Recorder()
        list.bus.addObserver { recorder.events.append($0) }

        shown.post(.toggled, true)

        let event = try XCTUnwrap(recorder.events.first)
        XCTAssertEqual(event.kind, .action)
        XCTAssertEqual(event.name, "toggled")
        XCTAssertTrue(event.isCustom)
        XCTAssertEqual(event.payload as? Bool, true)
        XCTAssertNil(event.answer)
        XCTAssertEqual(event.reuseIdentifier, "UserCell")
        XCTAssertEqual(event.indexPath, IndexPath(indexes: [0, 4]))
        XCTAssertEqual(event.depth, 0)
        XCTAssertEqual(event.handlerCount, 2)
        XCTAssertIdentical(event.cell?.cell, shown.cell)
        XCTAssertIdentical(event.configurator, row)
        XCTAssertEqual(event.description, "toggled on UserCell at 0.4 with true")
    }

    @MainActor func testAnActionWithoutAPayloadHasNoneInItsEvent() async {
        let list = FakeList()
        let recorder = Recorder()
        list.bus.addObserver { recorder.events.append($0) }

        list.show(UserRow("Ada")).post(.didSelect)

        XCTAssertEqual(recorder.events.count, 1)
        XCTAssertNil(recorder.events.first?.payload)
        XCTAssertEqual(recorder.events.first?.isCustom, false)
        XCTAssertEqual(recorder.events.first?.handlerCount, 0)
    }

    @MainActor func testAnObserverOfOneActionReceivesNoOther() async {
        let list = FakeList()
        let log = Log()
        list.bus.addObserver(for: .custom("didSelect")) { log.add($0.name) }
        list.bus.addObserver(for: .toggled) { log.add($0.name) }
        let shown = list.show(UserRow("Ada"))

        shown.post(.follow)
        shown.post(.didSelect)
        shown.post(CellAction<Int>("toggled"), 1)
        XCTAssertEqual(log.lines, [])
        shown.post(.toggled, true)

        XCTAssertEqual(log.lines, ["toggled"])
    }

    @MainActor func testAnObserverOfARowEventReceivesNoActionOfItsName() async {
        let list = FakeList()
        let log = Log()
        let row = UserRow("Ada")
        list.bus.addObserver(for: .delete) { log.add("\($0.kind) \($0.name)") }

        list.show(row).post(.custom("delete"))
        list.bus.post(.delete, (), to: row, at: IndexPath(indexes: [0, 0]), proxy: list.proxy)

        XCTAssertEqual(log.lines, ["event delete"])
    }

    @MainActor func testAnObserverOfOneSourceReceivesNoOther() async {
        let bus = CellActionBus()
        let (one, two) = (FakeList(bus: bus), FakeList(bus: bus))
        let (first, second) = (one.show(UserRow("first")), one.show(UserRow("second")))
        let third = two.show(UserRow("third"))
        let log = Log()
        let name: @MainActor (CellActionEvent) -> String = { ($0.configurator as? UserRow)?.item ?? "" }
        bus.addObserver(from: one) { log.add("director one: \(name($0))") }
        bus.addObserver(from: two.view) { log.add("table two: \(name($0))") }
        bus.addObserver(for: .follow, from: second.cell) { log.add("second cell: \(name($0))") }

        first.post(.follow)
        second.post(.follow)
        second.post(.share)
        third.post(.follow)

        XCTAssertEqual(
            log.lines,
            [
                "director one: first", "director one: second", "second cell: second", "director one: second",
                "table two: third",
            ])
    }

    @MainActor func testAnObserversSourceIsNotRetained() async {
        let list = FakeList()
        let log = Log()
        weak var weakSource: NSObject?
        do {
            let source = NSObject()
            weakSource = source
            list.bus.addObserver(from: source) { log.add($0.name) }
        }

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertNil(weakSource)
        XCTAssertEqual(log.lines, [])
    }

    @MainActor func testAnObserverCancelledDuringADispatchIsNotCalledAgain() async {
        let list = FakeList()
        let log = Log()
        let recorder = Recorder()
        list.bus.addObserver { _ in
            log.add("first")
            recorder.later?.cancel()
        }
        recorder.later = list.bus.addObserver { _ in log.add("cancelled") }

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["first"])
    }

    @MainActor func testAnObserverAddedDuringADispatchWaitsForTheNext() async {
        let list = FakeList()
        let log = Log()
        let bus = list.bus
        list.proxy.on(.follow, once: true) { (_: UserRow, _) in bus.addObserver { log.add($0.name) } }
        bus.addObserver(for: .share) { _ in bus.addObserver { log.add("late \($0.name)") } }
        let shown = list.show(UserRow("Ada"))

        shown.post(.follow)
        XCTAssertEqual(log.lines, [])
        shown.post(.share)

        XCTAssertEqual(log.lines, ["share"])
    }

    @MainActor func testDroppingAnObserversTokenDoesNotCancel() async {
        let list = FakeList()
        let log = Log()
        do { _ = list.bus.addObserver { log.add($0.name) } }

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["follow"])
    }

    @MainActor func testCancellingReleasesTheObjectsRetainedByAnObserver() async {
        let list = FakeList()
        weak var held: Log?
        let token: CellActionSubscription
        do {
            let log = Log()
            held = log
            token = list.bus.addObserver { log.add($0.name) }
        }
        XCTAssertNotNil(held)

        token.cancel()

        XCTAssertNil(held)
    }

    @MainActor func testEventsIsASequenceOfEverythingThatIsDispatched() async {
        let list = FakeList()
        let row = UserRow("Ada")
        let events = list.bus.events
        let shown = list.show(row)
        shown.post(.follow)
        shown.post(.toggled, true)
        list.bus.post(.delete, (), to: row, at: IndexPath(indexes: [0, 0]), proxy: list.proxy)

        var names: [String] = []
        for await event in events {
            names.append(event.name)
            if names.count == 3 { break }
        }

        XCTAssertEqual(names, ["follow", "toggled", "delete"])
    }

    @MainActor func testEventsEndsWhenTheReadingTaskIsCancelled() async {
        let list = FakeList()
        let log = Log()
        let events = list.bus.events
        let shown = list.show(UserRow("Ada"))
        let reader = Task { @MainActor in
            for await event in events { log.add(event.name) }
            log.add("end")
        }
        shown.post(.follow)
        await letMainActorWork { log.lines.count == 1 }

        reader.cancel()
        await reader.value

        XCTAssertEqual(log.lines, ["follow", "end"])
    }
}

@MainActor
private final class Recorder {
    var events: [CellActionEvent] = []
    var later: CellActionSubscription?
}
