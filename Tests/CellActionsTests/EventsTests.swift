import CellActions
import XCTest

/// Tests the asynchronous sequence of a bus's dispatches.
final class EventsTests: XCTestCase {
    @MainActor
    private func list(_ names: [String], _ make: (CellActionBus) -> Void) -> FakeList {
        let list = FakeList()
        make(list.bus)
        let shown = list.show(UserRow("Ada"))
        for name in names {
            list.proxy.on(.custom(name)) { (_: UserRow, _) in }
            shown.post(.custom(name))
        }
        return list
    }

    @MainActor
    private func names(_ count: Int, of iterator: inout AsyncStream<CellActionEvent>.Iterator) async -> [String] {
        var names: [String] = []
        while names.count < count, let event = await iterator.next(isolation: #isolation) { names.append(event.name) }
        return names
    }

    @MainActor func testEventsAreBufferedFromTheCreationOfTheSequence() async {
        var events: CellActionEvents?
        let list = list(["a", "b", "c"]) { events = $0.events }
        guard var iterator = events?.makeAsyncIterator() else { return XCTFail("the bus returns no event sequence") }
        let received = await names(3, of: &iterator)
        XCTAssertEqual(received, ["a", "b", "c"])
        _ = list
    }

    @MainActor func testTheBufferingPolicyDeterminesWhichEventsWait() async {
        var newest: CellActionEvents?
        var oldest: CellActionEvents?
        let list = list(["a", "b", "c", "d"]) {
            newest = $0.events(bufferingPolicy: .bufferingNewest(2))
            oldest = $0.events(bufferingPolicy: .bufferingOldest(2))
        }
        guard var last = newest?.makeAsyncIterator(), var first = oldest?.makeAsyncIterator() else {
            return XCTFail("the bus returns no event sequence")
        }
        let (newestNames, oldestNames) = (await names(2, of: &last), await names(2, of: &first))
        XCTAssertEqual(newestNames, ["c", "d"])
        XCTAssertEqual(oldestNames, ["a", "b"])
        _ = list
    }

    @MainActor func testAnEndedReaderObservesNothing() async {
        let list = FakeList()
        var counts: [Int] = []
        list.bus.addObserver { counts.append($0.observerCount) }
        let events = list.bus.events
        let shown = list.show(UserRow("Ada"))

        shown.post(.didSelect)
        let reader = Task { for await _ in events {} }
        reader.cancel()
        await reader.value
        shown.post(.didSelect)

        XCTAssertEqual(counts, [2, 1])
    }

    @MainActor func testEndingOneReaderDoesNotEndTheOthers() async {
        let list = FakeList()
        let shown = list.show(UserRow("Ada"))
        list.proxy.on(.follow) { (_: UserRow, _) in }
        list.proxy.on(.share) { (_: UserRow, _) in }
        let events = list.bus.events
        var first: AsyncStream<CellActionEvent>.Iterator? = events.makeAsyncIterator()
        var second = events.makeAsyncIterator()
        let reader = Task { @MainActor in for await _ in events {} }
        await Task.yield()
        shown.post(.follow)
        reader.cancel()
        await reader.value
        var received: [String] = []
        if var iterator = first { received = await names(1, of: &iterator) }
        first = nil
        XCTAssertEqual(received, ["follow"])
        shown.post(.share)
        let others = await names(2, of: &second)
        XCTAssertEqual(others, ["follow", "share"])
    }

    @MainActor func testReadersOfAReleasedSourceReadNothingMoreAndEnd() async {
        let bus = CellActionBus()
        let other = FakeList(bus: bus)
        var source: FakeList? = FakeList(bus: bus)
        let all = [bus.events(from: source), bus.events(for: .follow, from: source)]
        let shown = source?.show(UserRow("Ada"))
        for list in [source, other] { list?.proxy.on(.follow) { (_: UserRow, _) in } }
        shown?.post(.follow)
        source = nil
        other.show(UserRow("Bob")).post(.follow)
        for events in all {
            var (early, late) = (events.makeAsyncIterator(), events.makeAsyncIterator())
            other.show(UserRow("Eve")).post(.follow)
            var received: [String] = []
            while let event = await early.next(isolation: #isolation) { received.append("\(event)") }
            XCTAssertEqual(received.count, 1, "only the event sent before the source's release is read")
            let none = await late.next(isolation: #isolation)
            XCTAssertNil(none)
        }
    }

    @MainActor func testNothingIsKeptForReleasedReaders() async {
        let list = FakeList()
        list.proxy.on(.share) { (_: UserRow, _) in }
        weak var weakRow: UserRow?
        let waiting = list.bus.events
        do {
            var iterator: AsyncStream<CellActionEvent>.Iterator? = list.bus.events.makeAsyncIterator()
            _ = iterator
            iterator = nil
            _ = list.bus.events
            let row = UserRow("Bob")
            weakRow = row
            list.show(row).post(.share)
        }
        XCTAssertNotNil(weakRow, "the event is retained until the sequence is read")
        var iterator = waiting.makeAsyncIterator()
        let received = await names(1, of: &iterator)
        XCTAssertEqual(received, ["share"])
        XCTAssertNil(weakRow)
    }
}
