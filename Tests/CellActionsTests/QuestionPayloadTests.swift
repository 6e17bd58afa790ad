import CellActions
import XCTest

/// Tests questions with a payload.
final class QuestionPayloadTests: XCTestCase {
    private let path = IndexPath(indexes: [0, 2])
    private let proposed = IndexPath(indexes: [1, 0])

    @MainActor func testTheHandlerGetsThePayload() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.moveTarget) { (row: UserRow, path, proposed) in
            log.add("\(row.item) \(path) \(proposed)")
            return path
        }

        let answer = list.bus.ask(.moveTarget, proposed, of: UserRow("Ada"), at: path, proxy: list.proxy)

        XCTAssertEqual(answer, path)
        XCTAssertEqual(log.lines, ["Ada [0, 2] [1, 0]"])
    }

    @MainActor func testTheHandlerRegisteredLastAnswersUntilItIsCancelled() async {
        let list = FakeList()
        list.proxy.on(.moveTarget) { (_: UserRow, path, _) in path }
        let later = list.proxy.subscription { $0.on(.moveTarget) { (_: UserRow, _, proposed) in proposed } }
        let ask: @MainActor () -> IndexPath? = { [path, proposed] in
            list.bus.ask(.moveTarget, proposed, of: UserRow("Ada"), at: path, proxy: list.proxy)
        }

        XCTAssertEqual(ask(), proposed)
        later.cancel()
        XCTAssertEqual(ask(), path)
    }

    @MainActor func testAnOwnersAnswerEndsWithTheOwner() async {
        let list = FakeList()
        var owner: NSObject? = NSObject()
        if let owner {
            list.proxy.on(.moveTarget, owner: owner) { (_, _: UserRow, _, proposed) in proposed }
        }
        let ask: @MainActor () -> IndexPath? = { [path, proposed] in
            list.bus.ask(.moveTarget, proposed, of: UserRow("Ada"), at: path, proxy: list.proxy)
        }

        XCTAssertEqual(ask(), proposed)
        owner = nil
        XCTAssertNil(ask())
    }

    @MainActor func testObserversSeeThePayloadAndTheAnswer() async {
        let list = FakeList()
        let log = Log()
        list.bus.addObserver { log.add("\($0.name) \($0.payload ?? "none") \($0.answer ?? "none")") }
        list.proxy.on(.moveTarget) { (_: UserRow, path, _) in path }

        _ = list.bus.ask(.moveTarget, proposed, of: UserRow("Ada"), at: path, proxy: list.proxy)

        XCTAssertEqual(log.lines, ["moveTarget [1, 0] [0, 2]"])
    }
}
