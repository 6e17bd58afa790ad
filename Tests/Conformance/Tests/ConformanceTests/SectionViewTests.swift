import CellDirector
import XCTest

final class SectionViewTests: ConformanceTestCase {
    @MainActor
    func testATitleMakesAHeaderAndAFooter() async {
        let recorder = Recorder([["a"], ["b"]])
        recorder.headerTitles = [0: "First"]
        recorder.footerTitles = [1: "End"]
        let table = makeTable(recorder)
        XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "First")
        XCTAssertNil(table.headerView(forSection: 1))
        XCTAssertEqual(table.footerView(forSection: 1)?.textLabel?.text, "End")
        XCTAssertNil(table.footerView(forSection: 0))
        XCTAssertEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY, 28)
    }

    @MainActor
    func testTheDelegatesViewTakesPrecedenceOverTheTitle() async {
        let recorder = Recorder([["a"]])
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        recorder.headerTitles = [0: "First"]
        recorder.headerViews = [0: view]
        recorder.headerHeight = 30
        let table = makeTable(recorder)
        XCTAssertTrue(table.headerView(forSection: 0) === view)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 320, height: 30))
    }

    @MainActor
    func testAnAutomaticHeaderWithoutTitleHasSpaceForItsView() async {
        let recorder = Recorder([["a"]])
        recorder.headerViews = [0: UIView(frame: .zero)]
        let table = makeTable(recorder)
        XCTAssertEqual(recorder.headerViews[0]?.superview, table)
        XCTAssertEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY, 28)
    }

    @MainActor
    func testAPlainHeaderFloatsUntilItsSectionEnds() async {
        let recorder = Recorder([(0..<20).map(String.init), (0..<20).map(String.init)])
        recorder.headerTitles = [0: "First", 1: "Second"]
        recorder.headerHeight = 20
        let table = makeTable(recorder)
        table.contentOffset.y = 100
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.minY, 100)
        table.contentOffset.y = 890
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.minY, 880, "the end of the section pushes the header up")
        XCTAssertEqual(table.headerView(forSection: 1)?.frame.minY, 900)
        table.contentOffset.y = 901
        XCTAssertNil(table.headerView(forSection: 0))
    }

    /// The areas covered by content insets do not count as visible.
    @MainActor
    func testHeadersAndFootersFloatWithinTheInsets() async {
        let recorder = Recorder([(0..<40).map(String.init)])
        recorder.headerTitles = [0: "First"]
        recorder.headerHeight = 20
        recorder.footerTitles = [0: "Last"]
        let table = makeTable(recorder)
        table.sectionFooterHeight = 30
        table.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 50, right: 0)
        table.contentOffset.y = 100
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.minY, 140)
        XCTAssertEqual(table.footerView(forSection: 0)?.frame.maxY, 100 + 440 - 50)
    }

    @MainActor
    func testAGroupedHeaderDoesNotFloat() async {
        let recorder = Recorder([(0..<20).map(String.init)])
        recorder.headerTitles = [0: "First"]
        recorder.headerHeight = 20
        let table = makeTable(recorder, style: .grouped)
        table.contentOffset.y = 10
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.minY, 0)
        table.contentOffset.y = 100
        XCTAssertNil(table.headerView(forSection: 0))
    }

    @MainActor
    func testHeadersNotifyTheDelegateWhenTheyAppearAndDisappear() async {
        let recorder = Recorder([["a"], (0..<30).map(String.init)])
        recorder.headerTitles = [0: "First"]
        recorder.headerHeight = 20
        let table = makeTable(recorder)
        table.contentOffset.y = 200
        table.layoutIfNeeded()
        XCTAssertTrue(recorder.takeCalls().contains("didEndDisplayingHeader 0"))
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        XCTAssertTrue(recorder.takeCalls().contains("willDisplayHeader 0"))
    }

    @MainActor
    func testTheTablesOwnHeaderAndFooterTakeTheirHeight() async {
        let table = makeTable(Recorder(count: 2))
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 7))
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 50)
        XCTAssertEqual(table.contentSize.height, 50 + 88 + 7)
        XCTAssertEqual(table.tableFooterView?.frame.minY, 138)
        XCTAssertEqual(table.tableHeaderView?.superview, table)

        let header = table.tableHeaderView
        header?.frame.size.height = 60
        table.tableHeaderView = header
        XCTAssertEqual(
            table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 60, "setting the header view updates its height")
    }
}
