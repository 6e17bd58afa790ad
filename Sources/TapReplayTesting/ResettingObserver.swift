import CellActions
import TapReplay
import XCTest

/// Resets the state that outlives a test after each test.
private final class ResettingObserver: NSObject, XCTestObservation {
    func testCaseDidFinish(_ testCase: XCTestCase) {
        guard CellActions.isOnMainActor else { return }
        MainActor.assumeIsolated { if TestState.resetsAfterEachTest { TestState.reset() } }
    }
}

/// Called when the process begins.
@_cdecl("celldirector_observe_tests")
func observeTests() { XCTestObservationCenter.shared.addTestObserver(ResettingObserver()) }
