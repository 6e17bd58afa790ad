import CellActions
import XCTest

/// Lists that show what handlers have changed.
final class ChangedListsTests: XCTestCase {
    /// A list that has something else to show whenever it has shown what changed.
    @MainActor
    private final class RestlessList: CellActionHost {
        let hostBus: CellActionBus
        let hostView: AnyObject = FakeCell()
        private(set) var rounds = 0

        init(_ bus: CellActionBus) { hostBus = bus }

        func indexPath(of binding: CellBinding) -> IndexPath? { nil }

        func showChanges() {
            rounds += 1
            ChangedLists.insert(self)
        }
    }

    @MainActor func testAListThatIsNeverStableIsReportedAndOthersAreShown() async {
        let screen = FakeList()
        let restless = RestlessList(screen.bus)
        let row = screen.show(UserRow("Ada"))
        screen.proxy.on(.didSelect) { (_: UserRow, _) in ChangedLists.insert(restless) }
        row.post(.didSelect)
        XCTAssertEqual(
            screen.problems,
            [
                .unstable(
                    operation: "showing changed items", list: "FakeCell",
                    reason: "configuring their views changes them again")
            ])
        XCTAssertEqual(restless.rounds, 100)
        screen.proxy.on(.didDeselect) { (_: UserRow, _) in }
        row.post(.didDeselect)
        XCTAssertEqual(restless.rounds, 100, "nothing is pending")
        row.post(.didSelect)
        XCTAssertEqual(restless.rounds, 200)
    }
}
