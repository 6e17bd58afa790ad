import TapReplayTesting
import XCTest

@testable import PlantLists

/// Plays tap scripts on the app's view controllers.
final class PlantScriptTests: XCTestCase {
    @MainActor
    private var screens: [ReplayScreen] {
        let store = { PlantStore(plants: Plant.samples) }
        return [
            ReplayScreen("plants", "the app") { MainTabBarController(store: store()) },
            ReplayScreen("garden", "all plants, by room") {
                UINavigationController(rootViewController: GardenViewController(store: store()))
            },
        ]
    }

    @MainActor
    func testWatering() async { await replay("Scripts/watering.taps", on: screens) }

    @MainActor
    func testEditing() async { await replay("Scripts/editing.taps", on: screens) }

    @MainActor
    func testFiltering() async { await replay("Scripts/filtering.taps", on: screens) }
}
