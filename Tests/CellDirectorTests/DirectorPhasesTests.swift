import XCTest

@testable import CellDirector

/// Tests which work a director may begin in each phase, and when work that waits is done.
final class DirectorPhasesTests: XCTestCase {
    private static let work: [DirectorPhase] = [
        .updating, .changingRow, .configuringRow, .showingChanges, .showingItems, .measuring, .searching,
        .settingDelegate, .batching,
    ]

    /// The work that may not begin during each phase.
    private static let refused: [(phase: DirectorPhase, refused: Set<DirectorPhase>)] = [
        (.displaying, [.showingChanges, .measuring, .searching, .settingDelegate]),
        (.answering, [.changingRow, .showingChanges, .measuring, .searching, .settingDelegate]),
        (.moving, [.updating, .configuringRow, .showingChanges]),
        (.changingRow, [.showingItems]),
        (.updating, [.updating, .changingRow, .showingChanges, .searching, .settingDelegate]),
        (.readingAgain, []),
    ]

    func testAnIdleDirectorMayDoAnything() {
        let phases = DirectorPhases()
        for work in Self.work { XCTAssertTrue(phases.allows(work), "\(work)") }
        XCTAssertNil(phases.reasonToWait)
    }

    func testEachPhaseRefusesTheWorkThatWouldDisturbIt() {
        for (phase, refused) in Self.refused {
            var phases = DirectorPhases()
            phases.begin(phase)
            phases.begin(phase)
            phases.end(phase)
            for work in Self.work {
                XCTAssertEqual(phases.allows(work), !refused.contains(work), "\(work) in \(phase)")
            }
            phases.end(phase)
            for work in Self.work { XCTAssertTrue(phases.allows(work), "\(work) after \(phase)") }
        }
    }

    func testAnUpdateWaitsForTheUpdateInProgressAndThenForTheLayout() {
        var phases = DirectorPhases()
        phases.begin(.displaying)
        XCTAssertEqual(phases.reasonToWait, .layout)
        phases.begin(.updating)
        XCTAssertEqual(phases.reasonToWait, .update)
        phases.end(.updating)
        phases.end(.displaying)
        phases.begin(.answering)
        XCTAssertEqual(phases.reasonToWait, .layout)
    }

    func testAListThatIsOutOfStepIsReloaded() {
        var phases = DirectorPhases()
        phases.isOutOfStep = true
        XCTAssertEqual(Self.work.filter { !phases.allows($0) }, [.batching])
    }

    func testUpdatesAreTakenInTheirOrderAndOtherWorkOnce() {
        var phases = DirectorPhases()
        for (kind, isNew) in [(DeferredWork.Kind.update, true), (.models, true), (.rowChange, true), (.models, false)] {
            XCTAssertEqual(phases.add(DeferredWork(kind: kind, reason: .layout) {}), isNew, "\(kind)")
        }
        XCTAssertTrue(phases.add(DeferredWork(kind: .models, reason: .turn) {}), "it waits for something else")
        XCTAssertFalse(phases.allows(.changingRow), "a change to a row follows the updates that wait")
        XCTAssertTrue(phases.awaitLayout())
        XCTAssertFalse(phases.awaitLayout(), "the list calls once")
        XCTAssertEqual(phases.layoutHasEnded().map(\.kind), [.update, .models, .rowChange])
        XCTAssertTrue(phases.awaitLayout())
        XCTAssertEqual(
            phases.waiting.map(\.kind), [.update, .rowChange, .models], "updates remain until they are taken")
        XCTAssertEqual(phases.waiting.map(\.reason), [.update, .update, .turn])
        XCTAssertEqual(phases.updates.first?.kind, .update)
        XCTAssertEqual(phases.takeUpdate()?.kind, .update)
        XCTAssertEqual(phases.updates.first?.kind, .rowChange)
        phases.delayUpdates()
        XCTAssertTrue(phases.waits(.rowChange, for: .layout))
        phases.dropUpdates()
        XCTAssertNil(phases.takeUpdate())
        XCTAssertTrue(phases.allows(.changingRow))
        XCTAssertEqual(phases.take(waitingFor: .turn).map(\.kind), [.models])
        XCTAssertTrue(phases.waiting.isEmpty)
    }

    func testALayoutThatEndsWhileTheListDisplaysViewsIsAwaitedAgain() {
        var phases = DirectorPhases()
        phases.begin(.displaying)
        _ = phases.add(DeferredWork(kind: .update, reason: .layout) {})
        XCTAssertTrue(phases.awaitLayout())
        XCTAssertFalse(phases.mustAwaitLayout, "the list will call")
        phases.isLayoutAwaited = false
        XCTAssertFalse(phases.mustAwaitLayout, "the list is still displaying cells")
        phases.end(.displaying)
        XCTAssertTrue(phases.mustAwaitLayout)
        XCTAssertTrue(phases.awaitLayout())
        XCTAssertFalse(phases.mustAwaitLayout)
    }

    func testStaleViewsWaitUntilTheDirectorIsNotBusy() {
        var phases = DirectorPhases()
        XCTAssertFalse(phases.mustAwaitLayout)
        phases.begin(.displaying)
        _ = phases.add(DeferredWork(kind: .staleViews, reason: .busy) {})
        XCTAssertFalse(phases.mustAwaitLayout, "the list is still displaying cells")
        XCTAssertNil(phases.takeStaleViews())
        phases.end(.displaying)
        XCTAssertTrue(phases.mustAwaitLayout)
        XCTAssertEqual(phases.takeStaleViews()?.kind, .staleViews)
        XCTAssertNil(phases.takeStaleViews())
    }

    func testAnUpdateMakesTheOneBeforeItUnnecessaryOnlyIfItReplacesAllThatItReplaced() {
        let replacing: [DeferredWork.Scope: [DeferredWork.Scope]] = [.rows: [.rows], .sections: [.rows, .sections]]
        for scope in [DeferredWork.Scope.rows, .sections, .unknown] {
            for earlier in [DeferredWork.Scope.rows, .sections, .unknown] {
                var phases = DirectorPhases()
                _ = phases.add(DeferredWork(kind: .update, reason: .update, scope: earlier) {})
                _ = phases.add(DeferredWork(kind: .update, reason: .update, scope: scope) {})
                let isReplaced = replacing[scope]?.contains(earlier) == true
                XCTAssertEqual(
                    phases.updates.map(\.requestCount), isReplaced ? [2] : [1, 1], "\(scope) after \(earlier)")
            }
        }
        XCTAssertEqual(DeferredWork(kind: .rowChange, reason: .update) {}.requestCount, 0)
    }

    func testWorkOfTheNextLayoutWaitsWhileIndexPathsAreUsed() {
        var phases = DirectorPhases()
        _ = phases.add(DeferredWork(kind: .models, reason: .nextLayout) {})
        phases.begin(.usingPositions)
        XCTAssertFalse(phases.layoutIsNext())
        XCTAssertTrue(phases.waits(.models, for: .nextLayout))
        phases.end(.usingPositions)
        XCTAssertTrue(phases.layoutIsNext())
        XCTAssertTrue(phases.waits(.models, for: .layout))
    }
}
