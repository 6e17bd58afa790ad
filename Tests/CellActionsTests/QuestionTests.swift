import CellActions
import XCTest

/// Tests row events and questions, which do not need a cell.
final class QuestionTests: XCTestCase {
    private let path = IndexPath(indexes: [0, 2])

    @MainActor func testARowEventReachesItsHandlersInOrderWithTheIndexPath() async {
        let list = FakeList()
        let log = Log()
        list.proxy
            .on(.delete) { (row: UserRow, path) in log.add("first \(row.item) \(path)") }
            .on(.delete) { (row: UserRow, path) in log.add("second \(row.item) \(path)") }

        list.bus.post(.delete, (), to: UserRow("Ada"), at: path, proxy: list.proxy)

        XCTAssertEqual(log.lines, ["first Ada [0, 2]", "second Ada [0, 2]"])
    }

    @MainActor func testTheHandlerRegisteredLastAnswersAlone() async {
        let list = FakeList()
        let log = Log()
        list.proxy
            .on(.canEdit) { (_: UserRow, _) in
                log.add("first")
                return true
            }
            .on(.canEdit) { (_: UserRow, _) in
                log.add("last")
                return false
            }

        let answer = list.bus.ask(.canEdit, of: UserRow("Ada"), at: path, proxy: list.proxy)

        XCTAssertEqual(answer, false)
        XCTAssertEqual(log.lines, ["last"])
    }

    @MainActor func testCancellingTheLastAnswerRestoresTheEarlierOne() async {
        let list = FakeList()
        list.proxy.on(.height) { (_: UserRow, _) in 10 }
        let second = list.proxy.subscription { $0.on(.height) { (_: UserRow, _) in 20 } }
        let third = list.proxy.subscription { $0.on(.height) { (_: UserRow, _) in 30 } }
        var answers: [CGFloat?] = []
        let ask: @MainActor () -> Void = { [path] in
            answers.append(list.bus.ask(.height, of: UserRow("Ada"), at: path, proxy: list.proxy))
        }

        ask()
        third.cancel()
        ask()
        second.cancel()
        ask()

        XCTAssertEqual(answers, [30, 20, 10])
    }

    @MainActor func testAQuestionWithoutAHandlerHasNoAnswer() async {
        let list = FakeList()
        list.proxy.on(.canEdit) { (_: PictureRow, _) in true }

        XCTAssertNil(list.bus.ask(.canEdit, of: UserRow("Ada"), at: path, proxy: list.proxy))
        XCTAssertNil(list.bus.ask(.shouldHighlight, of: PictureRow(1), at: path, proxy: list.proxy))
    }

    @MainActor func testNilIsAnAnswer() async {
        let list = FakeList()
        list.proxy.on(.willSelect) { (_: UserRow, _) in nil }

        let answer: IndexPath?? = list.bus.ask(.willSelect, of: UserRow("Ada"), at: path, proxy: list.proxy)

        XCTAssertEqual(answer, .some(nil))
    }

    @MainActor func testAnOwnersAnswerEndsWithTheOwner() async {
        let list = FakeList()
        list.proxy.on(.height) { (_: UserRow, _) in 10 }
        var owner: NSObject? = NSObject()
        if let owner { list.proxy.on(.height, owner: owner) { (_, _: UserRow, _) in 20 } }

        let before = list.bus.ask(.height, of: UserRow("Ada"), at: path, proxy: list.proxy)
        owner = nil
        let after = list.bus.ask(.height, of: UserRow("Ada"), at: path, proxy: list.proxy)

        XCTAssertEqual(before, 20)
        XCTAssertEqual(after, 10)
    }

    @MainActor func testARowEventsHandlerEndsWithItsOwner() async {
        let list = FakeList()
        let log = Log()
        var owner: NSObject? = NSObject()
        if let owner { list.proxy.on(.delete, owner: owner) { (_, row: UserRow, _) in log.add(row.item) } }

        list.bus.post(.delete, (), to: UserRow("Ada"), at: path, proxy: list.proxy)
        owner = nil
        list.bus.post(.delete, (), to: UserRow("Bob"), at: path, proxy: list.proxy)

        XCTAssertEqual(log.lines, ["Ada"])
    }

    @MainActor func testAOnceOnlyRowEventHandlerIsCalledOnce() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.delete, once: true) { (row: UserRow, _) in log.add(row.item) }

        list.bus.post(.delete, (), to: UserRow("Ada"), at: path, proxy: list.proxy)
        list.bus.post(.delete, (), to: UserRow("Bob"), at: path, proxy: list.proxy)

        XCTAssertEqual(log.lines, ["Ada"])
    }

    @MainActor func testObserversSeeAnAnsweredQuestionAndItsAnswer() async {
        let list = FakeList()
        let log = Log()
        list.bus.addObserver { log.add("\($0.kind) \($0.name) \($0.answer ?? "none")") }
        list.proxy.on(.canEdit) { (_: UserRow, _) in true }

        _ = list.bus.ask(.canEdit, of: UserRow("Ada"), at: path, proxy: list.proxy)
        _ = list.bus.ask(.shouldHighlight, of: UserRow("Ada"), at: path, proxy: list.proxy)

        XCTAssertEqual(log.lines, ["question canEdit true"])
    }
}
