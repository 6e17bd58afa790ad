import TapReplayTesting
import XCTest

@testable import PeopleLists

/// Plays tap scripts on an app whose screens, cells and views are in xibs.
final class PeopleScriptTests: XCTestCase {
    @MainActor
    private var screens: [ReplayScreen] {
        [
            ReplayScreen("people", "the app, as its delegate starts it") {
                let delegate = AppDelegate()
                _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
                return delegate.window?.rootViewController ?? UIViewController()
            }
        ]
    }

    @MainActor
    func testFollowing() async { await replay("Scripts/following.taps", on: screens) }

    @MainActor
    func testRating() async { await replay("Scripts/rating.taps", on: screens) }
}
