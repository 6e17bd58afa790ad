import CellActions
import XCTest

/// Tests a proxy that belongs to a custom director. The custom director invokes actions and events itself.
final class CustomDirectorTests: XCTestCase {
    @MainActor
    func testAnActionReachesTheHandlersOfItsRow() async {
        let proxy = CellActionProxy(bus: CellActionBus())
        var heard: [String] = []
        proxy
            .on(.didSelect) { (c: UserRow, cell) in heard.append("selected \(c.item)") }
            .on(CellAction<Int>("rate")) { (c: UserRow, cell, stars) in heard.append("\(c.item) \(stars)") }
            .on(.didSelect) { (c: PictureRow, cell) in heard.append("another") }
        let rows: [any CellConfigurator] = [UserRow("Ada")]

        proxy.invoke(action: .didSelect, cell: FakeCell(), configurator: rows[0])
        proxy.invoke(action: CellAction<Int>("rate"), cell: FakeCell(), configurator: rows[0], payload: 4)

        XCTAssertEqual(heard, ["selected Ada", "Ada 4"])
    }

    @MainActor
    func testObserversReceiveAnIndexPathOfNSNotFound() async {
        let bus = CellActionBus()
        let proxy = CellActionProxy(bus: bus)
        var heard: [String] = []
        bus.addObserver(for: .didSelect) { heard.append("\($0)") }
        bus.addObserver(for: .didSelect) { heard.append("\($0.indexPath[0] == NSNotFound)") }
        proxy.on(.didSelect) { (c: UserRow, cell) in heard.append("handled") }

        proxy.invoke(action: .didSelect, cell: FakeCell(), configurator: UserRow("Ada"))

        XCTAssertEqual(heard, ["didSelect on UserCell at -.-", "true", "handled"])
    }

    @MainActor
    func testAnActionFromACellOfAnotherTypeIsReportedAndNotHandled() async {
        let bus = CellActionBus()
        let proxy = CellActionProxy(bus: bus)
        var problems: [CellActionProblem] = []
        bus.onProblem = { problems.append($0) }
        proxy.on(.didSelect) { (c: UserRow, cell) in XCTFail("heard") }

        proxy.invoke(action: .didSelect, cell: NSObject(), configurator: UserRow("Ada"))

        XCTAssertEqual(problems, [.noRow(action: "didSelect", view: "NSObject")])
    }
}
