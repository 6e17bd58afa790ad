import CellActions
import XCTest

/// Tests actions posted by other threads: they are queued, delivered before later dispatches of the main actor, and
/// released after delivery. Also tests dispatches for rows that are missing or get a new configurator.
final class QueueTests: XCTestCase {
    private static let here = IndexPath(indexes: [0, 0])

    @MainActor func testAThreadThatKeepsPostingDoesNotBlockAPostFromTheMainActor() async {
        let list = FakeList()
        let log = Log()
        let shown = list.show(UserRow("Ada"))
        let reference = shown.reference
        list.proxy.on(.follow) { (_: UserRow, _) in
            log.add("follow")
            // Each delivery posts another action.
            if log.lines.count < 100 { runThreads(1) { _ in CellAction.follow.invoke(from: reference) } }
        }
        list.proxy.on(.share) { (_: UserRow, _) in log.add("share") }
        runThreads(1) { _ in for _ in 0..<3 { CellAction.follow.invoke(from: reference) } }

        shown.post(.share)

        XCTAssertEqual(log.lines, ["follow", "follow", "follow", "share"])
        shown.post(.share)
        XCTAssertEqual(Array(log.lines.dropFirst(4)), ["follow", "follow", "follow", "share"])
        await letMainActorWork { log.lines.count >= 100 }
        XCTAssertGreaterThanOrEqual(log.lines.count, 100, "every post is delivered")
    }

    private final class Payload: Sendable {
        let number: Int
        let onEnd: @Sendable (Int) -> Void
        init(_ number: Int, _ onEnd: @escaping @Sendable (Int) -> Void) {
            self.number = number
            self.onEnd = onEnd
        }
        deinit { onEnd(number) }
    }

    private static let sent = CellAction<Payload>("sent")

    @MainActor func testEachPayloadIsReleasedAfterItsDelivery() async {
        let list = FakeList()
        let ended = Locked<[Int]>([])
        let log = Log()
        let shown = list.show(UserRow("Ada"))
        let reference = shown.reference
        list.proxy.on(Self.sent) { (_: UserRow, _, payload) in
            log.add("\(payload.number) after \(ended.withLock { $0 })")
        }
        runThreads(1) { _ in
            for number in 0..<3 {
                Self.sent.invoke(
                    from: reference, payload: Payload(number) { number in ended.withLock { $0.append(number) } })
            }
        }
        list.bus.deliverQueued()
        XCTAssertEqual(log.lines, ["0 after []", "1 after [0]", "2 after [0, 1]"])
        XCTAssertEqual(ended.withLock { $0 }, [0, 1, 2])
    }

    @MainActor func testAPayloadsDeinitializerMayEnqueueMoreWork() async {
        let list = FakeList()
        let bus = list.bus
        let log = Log()
        let shown = list.show(UserRow("Ada"))
        let reference = shown.reference
        list.proxy.on(Self.sent) { (_: UserRow, _, payload) in log.add("\(payload.number)") }
        runThreads(1) { _ in
            for number in 0..<3 {
                let payload = Payload(number) { number in bus.enqueue { log.add("end of \(number)") } }
                Self.sent.invoke(from: reference, payload: payload)
            }
        }
        list.bus.deliverQueued()
        XCTAssertEqual(log.lines, ["0", "1", "2"])
        await letMainActorWork { log.lines.count == 6 }
        XCTAssertEqual(log.lines, ["0", "1", "2", "end of 0", "end of 1", "end of 2"])
    }

    @MainActor func testAQuestionIsAskedAfterEarlierPosts() async {
        let list = FakeList()
        let log = Log()
        let row = UserRow("Ada")
        let shown = list.show(row)
        let reference = shown.reference
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("follow") }
        list.proxy.on(.canEdit) { (_: UserRow, _) in
            log.add("canEdit")
            return true
        }
        runThreads(1) { _ in CellAction.follow.invoke(from: reference) }
        XCTAssertEqual(list.bus.ask(.canEdit, of: row, at: Self.here, proxy: list.proxy), true)
        XCTAssertEqual(log.lines, ["follow", "canEdit"])
        XCTAssertTrue(shown.reference.isValid)
    }

    @MainActor func testAQuestionAboutAMissingRowHasNoAnswer() async {
        let list = FakeList()
        list.proxy.on(.canEdit) { (_: UserRow, _) in true }
        let answer: Bool? = list.bus.ask(.canEdit, (), in: list.proxy.registry) { nil }
        XCTAssertNil(answer)
    }

    @MainActor func testAnEventsRowIsLookedUpAfterEarlierPostsAreDelivered() async {
        let list = FakeList()
        let log = Log()
        let row = UserRow("Ada")
        let shown = list.show(row)
        let reference = shown.reference
        var place = 5
        list.proxy.on(.follow) { (_: UserRow, _) in place = 2 }
        list.proxy.on(.delete) { (_: UserRow, path) in log.add("\(path[1])") }
        runThreads(1) { _ in CellAction.follow.invoke(from: reference) }
        list.bus.post(.delete, (), in: list.proxy.registry) { (row, IndexPath(indexes: [0, place])) }
        XCTAssertEqual(log.lines, ["2"])
        list.bus.post(.delete, (), in: list.proxy.registry) { nil }
        XCTAssertEqual(log.lines, ["2"])
        XCTAssertTrue(shown.reference.isValid)
    }

    @MainActor func testARowWithANewConfiguratorReceivesTheWorkInProgress() async {
        let list = FakeList()
        let log = Log()
        let (before, after) = (UserRow("before"), UserRow("after"))
        let shown = list.show(before)
        let next = CellBinding(after, in: list.proxy.registry, indexPath: Self.here)
        let reference = shown.reference
        list.proxy.on(.share) { (_: UserRow, _) in shown.binding.pass(to: next) }
        list.proxy.on(.follow) { (c: UserRow, _) in log.add(c.item) }
        runThreads(1) { _ in CellAction.share.invoke(from: reference) }

        shown.post(.follow)

        XCTAssertEqual(log.lines, ["after"])
        XCTAssertEqual(list.problems, [])
    }
}
