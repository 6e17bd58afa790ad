import CellActions
import XCTest

/// Tests handlers for rows of any type, and chained handlers with an owner.
final class AnyRowHandlerTests: XCTestCase {
    /// A row that records the cells that it configures.
    private final class RecordingRow: CellConfigurator {
        static var reuseIdentifier: String { "NotedCell" }
        var item = "Ada"
        private(set) var cells: [FakeCell] = []
        func configure(cell: FakeCell) { cells.append(cell) }
    }

    @MainActor func testARowOfAnyTypeHasTheItemTheCellAndTheIdentityOfItsConfigurator() async {
        let (row, cell) = (RecordingRow(), FakeCell())
        let any = AnyRow(row)
        any.item = "Bea"
        XCTAssertEqual(row.item, "Bea")
        any.configure(cell: NSObject())
        XCTAssertTrue(row.cells.isEmpty)
        any.configure(cell: cell)
        XCTAssertIdentical(row.cells.first, cell)

        func hash(_ row: any CellConfigurator) -> Int {
            var hasher = Hasher()
            row.hashIdentity(into: &hasher)
            return hasher.finalize()
        }
        XCTAssertEqual(hash(AnyRow(ValueRow("Ada"))), hash(ValueRow("Ada")))
        XCTAssertNotEqual(hash(AnyRow(ValueRow("Ada"))), hash(AnyRow(ValueRow("Bea"))))
        XCTAssertNotEqual(hash(row), hash(RecordingRow()), "two rows without a custom identity are different")
        XCTAssertFalse(any.hasSameContent(as: "Bea"), "a row of any type does not compare items")
    }

    @MainActor func testOneHandlerOfEveryRowIsCalledInTheOrderOfRegistration() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("typed") }
        list.proxy.on(.follow) { (c: AnyRow, cell) in log.add("any \(type(of: c.base)) in a \(type(of: cell))") }
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("typed later") }

        list.show(UserRow("Ada"), at: 1).post(.follow)
        list.show(PictureRow(1), at: 2).post(.follow)

        XCTAssertEqual(
            log.lines, ["typed", "any UserRow in a FakeCell", "typed later", "any PictureRow in a FakeCell"])
        XCTAssertEqual(list.problems, [])
    }

    @MainActor func testHandlersAreCalledInTheOrderOfRegistrationForARowTypeUsedLater() async {
        let list = FakeList()
        let log = Log()
        let path = IndexPath(indexes: [0, 0])
        for number in 1...4 {
            list.proxy
                .on(.follow) { (_: AnyRow, _) in log.add("follow \(number)") }
                .on(.delete) { (_: AnyRow, _) in log.add("delete \(number)") }
                .on(.indentationLevel) { (_: AnyRow, _) in number }
        }
        let row = PictureRow(1)
        list.show(row).post(.follow)
        list.bus.post(.delete, (), to: row, at: path, proxy: list.proxy)

        XCTAssertEqual(log.lines, (1...4).map { "follow \($0)" } + (1...4).map { "delete \($0)" })
        XCTAssertEqual(list.bus.ask(.indentationLevel, of: row, at: path, proxy: list.proxy), 4)
    }

    @MainActor func testHandlersOfEveryRowReceivePayloadsEventsAndQuestions() async {
        let list = FakeList()
        let log = Log()
        let path = IndexPath(indexes: [0, 0])
        list.proxy
            .on(.toggled) { (c: AnyRow, _, isOn) in log.add("toggled \(isOn)") }
            .on(.delete) { (c: AnyRow, indexPath) in log.add("delete at \(indexPath)") }
            .on(.canEdit) { (c: AnyRow, indexPath) in true }
            .on(.moveTarget) { (c: AnyRow, indexPath, proposed) in proposed }

        list.show(UserRow("Ada")).post(.toggled, true)
        list.bus.post(.delete, (), to: PictureRow(1), at: path, proxy: list.proxy)

        XCTAssertEqual(list.bus.ask(.canEdit, of: UserRow("Ada"), at: path, proxy: list.proxy), true)
        XCTAssertEqual(list.bus.ask(.moveTarget, [0, 3], of: UserRow("Ada"), at: path, proxy: list.proxy), [0, 3])
        XCTAssertEqual(log.lines, ["toggled true", "delete at [0, 0]"])
        XCTAssertTrue(list.proxy.handles(.delete, UserRow("Ada")))
    }

    @MainActor func testAHandlerOfEveryRowEndsEverywhereImmediately() async {
        let list = FakeList()
        let log = Log()
        let (ada, picture) = (list.show(UserRow("Ada")), list.show(PictureRow(1)))
        weak var held: Log?
        do {
            let inside = Log()
            held = inside
            let subscription = list.proxy.subscription {
                $0.on(.follow) { (_: AnyRow, _) in
                    inside.add("")
                    log.add("heard")
                }
            }
            ada.post(.follow)
            subscription.cancel()
        }

        ada.post(.follow)
        picture.post(.follow)

        XCTAssertEqual(log.lines, ["heard"])
        XCTAssertEqual(list.problems.count, 2)
        XCTAssertNil(held)
        XCTAssertFalse(list.proxy.handles(.follow, UserRow("Bob")))
    }

    @MainActor func testTheEndOfADirectorEndsHandlersOfEveryRow() async {
        let list = FakeList()
        let subscription = list.proxy.subscription { $0.on(.follow) { (_: AnyRow, _) in } }

        list.proxy.end()

        XCTAssertTrue(subscription.isCancelled)
    }

    @MainActor func testHandlersOfAnOwnerAreChainedAndEndWithIt() async {
        final class Owner {
            let log: Log
            init(_ log: Log) { self.log = log }
        }
        let list = FakeList()
        let log = Log()
        let path = IndexPath(indexes: [0, 0])
        do {
            let owner = Owner(log)
            list.proxy
                .on(.follow, owner: owner) { (self, c: UserRow, cell) in self.log.add("follow \(c.item)") }
                .on(.toggled, owner: owner) { (self, c: UserRow, cell, isOn) in self.log.add("toggled \(isOn)") }
                .on(.delete, owner: owner) { (self, c: UserRow, indexPath) in self.log.add("delete") }
                .on(.canEdit, owner: owner) { (self, c: UserRow, indexPath) in true }
            list.show(UserRow("Ada")).post(.follow)
            list.show(UserRow("Ada")).post(.toggled, true)
            list.bus.post(.delete, (), to: UserRow("Ada"), at: path, proxy: list.proxy)
            XCTAssertEqual(list.bus.ask(.canEdit, of: UserRow("Ada"), at: path, proxy: list.proxy), true)
            withExtendedLifetime(owner) {}
        }

        list.bus.post(.delete, (), to: UserRow("Ada"), at: path, proxy: list.proxy)

        XCTAssertEqual(log.lines, ["follow Ada", "toggled true", "delete"])
        XCTAssertNil(list.bus.ask(.canEdit, of: UserRow("Ada"), at: path, proxy: list.proxy))
        XCTAssertFalse(list.proxy.handles(.delete, UserRow("Ada")))
    }
}
