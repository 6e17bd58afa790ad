import CellActions
import XCTest

/// Tests that canceling an asynchronous handler's task takes effect immediately, and that errors are ignored only if
/// the task was canceled.
final class CancelledWorkTests: XCTestCase {
    private struct Failure: Error {}

    @MainActor func testWorkThatAThreadCancelsBeforeItsFirstLineDoesNotBegin() async {
        let list = FakeList()
        let log = Log()
        let tokens = [
            list.proxy.subscription { $0.on(.follow, whileRunning: .ignore) { (c: UserRow, _) in log.add("follow") } },
            list.proxy.subscription {
                $0.on(.delete, whileRunning: .sideBySide) { (c: UserRow, _) in log.add("delete") }
            },
        ]
        let ada = list.show(UserRow("Ada"))
        ada.post(.follow)
        list.bus.post(.delete, (), to: ada.binding.configurator, at: [0, 0], proxy: list.proxy)
        runThreads(2) { tokens[$0].cancel() }
        await list.bus.waitUntilIdle()
        XCTAssertEqual(log.lines, [])
        XCTAssertEqual(list.problems, [])
    }

    @MainActor func testWorkThatAThreadCancelsIsCancelledFromItsNextLineOn() async {
        let list = FakeList()
        let log = Log()
        let token = Locked<CellActionSubscription?>(nil)
        let subscription = list.proxy.subscription {
            $0.on(.follow, whileRunning: .ignore) { (c: UserRow, _) in
                runThreads(1) { _ in token.withLock { $0 }?.cancel() }
                log.add("\(Task.isCancelled)")
                throw Failure()
            }
        }
        token.withLock { $0 = subscription }
        list.show(UserRow("Ada")).post(.follow)
        await list.bus.waitUntilIdle()
        XCTAssertEqual(log.lines, ["true"])
        XCTAssertEqual(list.problems, [], "an error thrown after cancellation is not reported")
    }

    @MainActor func testTheErrorOfAnotherTasksCancellationIsReported() async {
        let list = FakeList()
        let other = Task<Void, any Error> { try await Task.sleep(for: .seconds(3600)) }
        other.cancel()
        list.proxy.on(.follow, whileRunning: .ignore) { (c: UserRow, _) in try await other.value }
        list.show(UserRow("Ada")).post(.follow)
        await list.bus.waitUntilIdle()
        XCTAssertEqual(
            list.problems,
            [.failed(action: "follow", reuseIdentifier: "UserCell", error: "\(CancellationError())")])
    }

    @MainActor func testTheErrorOfWorkWhoseOwnerIsReleasedMeanwhileIsReported() async {
        let list = FakeList()
        let log = Log()
        var owner: NSObject? = NSObject()
        if let owner {
            list.proxy.on(.follow, owner: owner, whileRunning: .ignore) { (_, _: UserRow, _) in
                log.add("begun")
                await Task.yield()
                throw Failure()
            }
        }
        list.show(UserRow("Ada")).post(.follow)
        await letMainActorWork { !log.lines.isEmpty }
        owner = nil
        await list.bus.waitUntilIdle()
        XCTAssertEqual(list.problems.count, 1)
    }
}
