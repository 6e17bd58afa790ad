import CellActions
import XCTest

/// Tests posts from threads other than the main thread.
final class ThreadTests: XCTestCase {
    private struct Mark: Sendable, Hashable {
        let thread: Int
        let number: Int
    }

    @MainActor
    private final class Marks {
        var all: [Mark] = []

        func assertComplete(threads: Int, posts: Int, line: UInt = #line) {
            XCTAssertEqual(all.count, threads * posts, line: line)
            let numbers = Dictionary(grouping: all, by: \.thread).mapValues { $0.map(\.number) }
            XCTAssertEqual(numbers.count, threads, line: line)
            for (thread, numbers) in numbers {
                XCTAssertEqual(numbers, Array(0..<posts), "the posts of thread \(thread) are in order", line: line)
            }
        }
    }

    private static let marked = CellAction<Mark>("marked")

    @MainActor
    private func listOfMarks(_ marks: Marks) -> (list: FakeList, shown: ShownRow) {
        let list = FakeList()
        list.proxy.on(Self.marked) { (_: UserRow, _, mark) in marks.all.append(mark) }
        return (list, list.show(UserRow("Ada")))
    }

    @MainActor func testPostsFrom16ThreadsAreAllDeliveredInTheOrderOfEachThread() async {
        let marks = Marks()
        let (list, shown) = listOfMarks(marks)
        let reference = shown.reference

        runThreads(16) { thread in
            for number in 0..<500 { Self.marked.invoke(from: reference, payload: Mark(thread: thread, number: number)) }
        }
        XCTAssertEqual(marks.all.count, 0, "no post is delivered while the main actor is busy")
        await letMainActorWork { marks.all.count == 16 * 500 }

        marks.assertComplete(threads: 16, posts: 500)
        XCTAssertEqual(list.problems, [])
    }

    @MainActor func testPostsFrom16ThreadsAreDeliveredWhileTheMainActorPostsToo() async {
        let marks = Marks()
        let (list, shown) = listOfMarks(marks)
        let reference = shown.reference

        startThreads(16) { thread in
            for number in 0..<500 { Self.marked.invoke(from: reference, payload: Mark(thread: thread, number: number)) }
        }
        for number in 0..<500 {
            shown.post(Self.marked, Mark(thread: 16, number: number))
            await Task.yield()
        }
        await letMainActorWork { marks.all.count == 17 * 500 }

        marks.assertComplete(threads: 17, posts: 500)
        XCTAssertEqual(list.problems, [])
    }

    @MainActor func testAPostFromTheMainActorFirstDeliversEarlierPostsOfOtherThreads() async {
        let marks = Marks()
        let (list, shown) = listOfMarks(marks)
        let reference = shown.reference
        runThreads(1) { _ in
            for number in 0..<10_000 { Self.marked.invoke(from: reference, payload: Mark(thread: 0, number: number)) }
        }

        shown.post(Self.marked, Mark(thread: 0, number: 10_000))

        marks.assertComplete(threads: 1, posts: 10_001)
        XCTAssertEqual(list.problems, [])
    }

    @MainActor func testARowEventFirstDeliversEarlierPostsOfOtherThreads() async {
        let log = Log()
        let list = FakeList()
        let row = UserRow("Ada")
        let shown = list.show(row)
        let reference = shown.reference
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("follow") }
        list.proxy.on(.delete) { (_: UserRow, _) in log.add("delete") }
        runThreads(1) { _ in CellAction.follow.invoke(from: reference) }

        list.bus.post(.delete, (), to: row, at: IndexPath(indexes: [0, 0]), proxy: list.proxy)

        XCTAssertEqual(log.lines, ["follow", "delete"])
        XCTAssertTrue(shown.reference.isValid)
    }

    @MainActor func testAPostFromAnotherThreadWaitsForTheDispatchInProgress() async {
        let log = Log()
        let list = FakeList()
        let shown = list.show(UserRow("Ada"))
        let reference = shown.reference
        list.proxy.on(.follow) { (_: UserRow, _) in
            runThreads(1) { _ in CellAction.custom("late").invoke(from: reference) }
            shown.post(.share)
            log.add("follow ends")
        }
        list.proxy.on(.share) { (_: UserRow, _) in log.add("share") }
        list.proxy.on(.custom("late")) { (_: UserRow, _) in log.add("late") }

        shown.post(.follow)
        await letMainActorWork { log.lines.count == 3 }

        XCTAssertEqual(log.lines, ["share", "follow ends", "late"])
    }

    @MainActor func testPostsOfAQueuedPostsHandlerAreDeliveredBeforeTheNextInTheQueue() async {
        let log = Log()
        let list = FakeList()
        let shown = list.show(UserRow("Ada"))
        let reference = shown.reference
        list.proxy.on(.follow) { (_: UserRow, _) in
            log.add("follow")
            shown.post(.share)
        }
        list.proxy.on(.share) { (_: UserRow, _) in log.add("share") }
        runThreads(1) { _ in
            CellAction.follow.invoke(from: reference)
            CellAction.follow.invoke(from: reference)
        }

        await letMainActorWork { log.lines.count == 4 }

        XCTAssertEqual(log.lines, ["follow", "share", "follow", "share"])
    }

    @MainActor func testAQueuedPostForARemovedRowIsReportedAndNotHandled() async {
        let log = Log()
        let list = FakeList()
        let shown = list.show(UserRow("Ada"))
        let reference = shown.reference
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("follow") }
        runThreads(1) { _ in CellAction.follow.invoke(from: reference) }

        shown.binding.end()
        await letMainActorWork { !list.problems.isEmpty }

        XCTAssertEqual(log.lines, [])
        XCTAssertEqual(list.problems, [.noRow(action: "follow", view: "a cell of UserCell")])
    }

    @MainActor func testAReferenceOnTheMainThreadDeliversImmediately() async {
        let log = Log()
        let list = FakeList()
        let shown = list.show(UserRow("Ada"))
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("follow") }

        CellAction.follow.invoke(from: shown.reference)

        XCTAssertEqual(log.lines, ["follow"])
    }

    @MainActor func testObserversMayBeAddedAndRemovedOnOtherThreadsDuringPosts() async {
        let log = Log()
        let list = FakeList()
        let shown = list.show(UserRow("Ada"))
        let bus = list.bus
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("follow") }

        startThreads(4) { _ in
            for _ in 0..<500 { bus.addObserver { _ in }.cancel() }
        }
        for _ in 0..<500 { shown.post(.follow) }

        XCTAssertEqual(log.lines.count, 500)
    }
}
