import CellActions
import XCTest

/// Tests posts in synchronous code on the main thread, as in a program that runs a run loop instead of asynchronous
/// code. The posts come from the main thread, or from another thread during a handler that runs the run loop.
final class MainThreadTests: XCTestCase {
    func testAReferenceOnTheMainThreadDeliversImmediately() {
        MainActor.assumeIsolated {
            let list = FakeList()
            let log = Log()
            list.proxy.on(.follow) { (_: UserRow, _) in log.add("follow") }
            let shown = list.show(UserRow("Ada"))

            CellAction.follow.invoke(from: shown.reference)

            XCTAssertEqual(log.lines, ["follow"])
        }
    }

    func testAPostReceivedInARunLoopOfAHandlerIsDeliveredAfterTheHandler() {
        MainActor.assumeIsolated {
            let list = FakeList()
            let log = Log()
            let shown = list.show(UserRow("Ada"))
            let reference = shown.reference
            list.proxy.on(.share) { (_: UserRow, _) in log.add("share") }
            list.proxy.on(.follow) { (_: UserRow, _) in
                runThreads(1) { _ in CellAction.share.invoke(from: reference) }
                // This task is enqueued after the main-actor work that the post scheduled, and therefore runs after it.
                Task { log.add("turned") }
                turnRunLoop { log.lines == ["turned"] }
                log.add("follow ends")
            }

            shown.post(.follow)
            turnRunLoop { log.lines.count == 3 }

            XCTAssertEqual(log.lines, ["turned", "follow ends", "share"])
        }
    }
}

/// Runs the main run loop until a condition is met, for at most ten seconds.
@MainActor
private func turnRunLoop(until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 10)
    while !isDone(), Date() < end {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
}
