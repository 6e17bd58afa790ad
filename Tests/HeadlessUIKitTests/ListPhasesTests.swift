import XCTest

@testable import HeadlessUIKit

/// Tests which operations may begin in each phase, and which operations interrupt a phase.
final class ListPhasesTests: XCTestCase {
    func testAnIdleListMayDoAnything() {
        let phases = ListPhases()
        XCTAssertEqual(phases.current, .idle)
        for phase in [ListPhase.counting, .measuring, .showing, .announcing, .dragging] {
            XCTAssertTrue(phases.allows(phase), "\(phase)")
        }
    }

    func testRowsCannotBeShownDuringShowingCountingOrGathering() {
        var phases = ListPhases()
        phases.begin(.showing)
        XCTAssertFalse(phases.allows(.showing))
        XCTAssertTrue(phases.allows(.counting))
        XCTAssertFalse(phases.allowsLayout)
        phases.end()
        phases.begin(.counting)
        XCTAssertFalse(phases.allows(.showing))
        XCTAssertFalse(phases.allows(.counting))
        XCTAssertFalse(phases.allowsLayout)
        phases.end()
        phases.openBlock([])
        XCTAssertEqual(phases.current, .gathering)
        XCTAssertFalse(phases.allows(.showing))
        XCTAssertFalse(phases.allows(.announcing))
        XCTAssertTrue(phases.allowsLayout)
        _ = phases.closeBlock()
        XCTAssertTrue(phases.allows(.showing))
    }

    func testChangedRowsInterruptEveryPhaseInProgressAndNoLaterPhase() {
        var phases = ListPhases()
        phases.begin(.dragging)
        phases.begin(.showing)
        XCTAssertEqual(phases.current, .showing)
        phases.rowsChanged()
        XCTAssertTrue(phases.isInterrupted)
        XCTAssertFalse(phases.end())
        phases.begin(.showing)
        XCTAssertFalse(phases.isInterrupted)
        XCTAssertTrue(phases.end())
        XCTAssertFalse(phases.end())
    }

    func testTheOutermostBlockHasAllUpdatesAndTheCountsBeforeThem() {
        var phases = ListPhases()
        phases.openBlock([3])
        phases.block?.updates.append(.insertRow(RowPath(0, 0)))
        phases.openBlock([9])
        phases.block?.updates.append(.deleteRow(RowPath(0, 1)))
        XCTAssertNil(phases.closeBlock())
        let block = phases.closeBlock()
        XCTAssertEqual(block?.before, [3])
        XCTAssertEqual(block?.updates, [.insertRow(RowPath(0, 0)), .deleteRow(RowPath(0, 1))])
        XCTAssertEqual(block?.isReloaded, false)
        XCTAssertNil(phases.closeBlock())
    }

    func testABlockCanContainAReload() {
        var phases = ListPhases()
        phases.openBlock([])
        phases.reloaded()
        XCTAssertEqual(phases.closeBlock()?.isReloaded, true)
    }

    func testAStoppedListDoesNothingAndKeepsTheFirstReason() {
        var phases = ListPhases()
        phases.begin(.showing)
        phases.stop(ListException("first"))
        phases.stop(ListException("second"))
        XCTAssertEqual(phases.current, .outOfUse)
        XCTAssertFalse(phases.end())
        XCTAssertFalse(phases.allows(.showing))
        XCTAssertFalse(phases.allows(.counting))
        XCTAssertEqual(phases.failure?.reason, "first")
    }
}
