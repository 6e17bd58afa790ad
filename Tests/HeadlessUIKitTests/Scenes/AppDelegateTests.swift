import HeadlessUIKit
import XCTest

final class AppDelegateTests: XCTestCase {
    @MainActor
    private final class Launch: UIResponder, UIApplicationDelegate {
        var launched = false
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            launched = true
            return true
        }
    }

    @MainActor
    func testAnAppHasADelegate() async {
        let launch = Launch()
        XCTAssertNil(launch.window)
        XCTAssertTrue(launch.application(.shared, didFinishLaunchingWithOptions: nil))
        XCTAssertTrue(launch.launched)
        XCTAssertEqual(UIApplication.shared.statusBarFrame, .zero, "there is no device")
    }
}
