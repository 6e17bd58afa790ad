import TapReplayTesting
import XCTest

@testable import TripLists

/// Plays tap scripts on an app whose screens are in a storyboard.
final class TripScriptTests: XCTestCase {
    @MainActor
    private var screens: [ReplayScreen] {
        [
            ReplayScreen("trips", "the app") {
                TripStore.shared.reset()
                return UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() ?? UIViewController()
            }
        ]
    }

    @MainActor
    func testPacking() async { await replay("Scripts/packing.taps", on: screens) }

    @MainActor
    func testEditing() async { await replay("Scripts/editing.taps", on: screens) }

    @MainActor
    func testSettings() async { await replay("Scripts/settings.taps", on: screens) }
}
