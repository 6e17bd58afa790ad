import CellActions
import XCTest

/// Tests a proxy that belongs to a custom director. The custom director invokes actions and events itself.
final class CustomDirectorTests: XCTestCase {
    @MainActor
    func testAnActionReachesTheHandlersOfItsRow() async {
        let proxy = CellActionProxy(bus: CellActionBus())
        var received: [String] = []
        proxy
            .on(.didSelect) { (c: UserRow, cell) in received.append("selected \(c.item)") }
            .on(CellAction<Int>("rate")) { (c: UserRow, cell, stars) in received.append("\(c.item) \(stars)") }
            .on(.didSelect) { (c: PictureRow, cell) in received.append("another") }
        let rows: [any CellConfigurator] = [UserRow("Ada")]

        proxy.invoke(action: .didSelect, cell: FakeCell(), configurator: rows[0])
        proxy.invoke(action: CellAction<Int>("rate"), cell: FakeCell(), configurator: rows[0], payload: 4)

        XCTAssertEqual(received, ["selected Ada", "Ada 4"])
    }

    @MainActor
    func testObserversReceiveAnIndexPathOfNSNotFound() async {
        let bus = CellActionBus()
        let proxy = CellActionProxy(bus: bus)
        var received: [String] = []
        bus.addObserver(for: .didSelect) { received.append("\($0)") }
        bus.addObserver(for: .didSelect) { received.append("\($0.indexPath[0] == NSNotFound)") }
        proxy.on(.didSelect) { (c: UserRow, cell) in received.append("handled") }

        proxy.invoke(action: .didSelect, cell: FakeCell(), configurator: UserRow("Ada"))

        XCTAssertEqual(received, ["didSelect on UserCell at -.-", "true", "handled"])
    }

    @MainActor
    func testAnActionFromACellOfAnotherTypeIsReportedAndNotHandled() async {
        let bus = CellActionBus()
        let proxy = CellActionProxy(bus: bus)
        var problems: [CellActionProblem] = []
        bus.onProblem = { problems.append($0) }
        proxy.on(.didSelect) { (c: UserRow, cell) in XCTFail("the handler is called") }

        proxy.invoke(action: .didSelect, cell: NSObject(), configurator: UserRow("Ada"))

        XCTAssertEqual(problems, [.noRow(action: "didSelect", view: "NSObject")])
    }
}
