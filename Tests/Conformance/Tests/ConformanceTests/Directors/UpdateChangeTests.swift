import CellDirector
import XCTest

/// Tests updates that describe the changes instead of the resulting rows.
final class UpdateChangeTests: ConformanceTestCase {
    @MainActor func testRowsAreAppendedInsertedAndRemovedAsInAnArray() async {
        let screen = Screen(words(0..<3))

        screen.director.update { $0[0].rows += words(3..<4) }
        screen.director.update { $0[0].rows.insert(word(9, "new"), at: 1) }
        screen.director.update { $0[0].rows.removeFirst() }

        XCTAssertEqual(screen.ids, [9, 1, 2, 3])
    }

    @MainActor func testSectionsAreAppended() async {
        let screen = Screen(words(0..<1))

        screen.director.update { $0.append(TableSection(headerTitle: "More", rows: words(5..<6))) }

        XCTAssertEqual(screen.tableView.numberOfSections, 2)
        XCTAssertEqual(screen.ids, [0, 5])
    }

    @MainActor func testAChangeStartsFromTheResultOfEarlierUpdates() async {
        let screen = Screen(words(0..<1))
        let director = screen.director
        director.update(items: words(0..<2)) { [unowned director] in
            director.update { $0[0].rows += words(2..<3) }
            director.update { $0[0].rows += words(3..<4) }
        }

        XCTAssertEqual(screen.ids, [0, 1, 2, 3])
    }

    @MainActor func testTheCompletionIsCalledOnce() async {
        let screen = Screen(words(0..<1))
        let log = screen.log

        screen.director.update(animated: false) {
            $0[0].rows = []
        } completion: {
            log.add("done")
        }

        XCTAssertEqual(log.lines, ["done"])
        XCTAssertEqual(screen.ids, [])
    }
}
