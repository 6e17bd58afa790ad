import CellDirector
import XCTest

/// Tests the application, its scene and its windows.
final class SceneTests: ConformanceTestCase {
    @MainActor
    private final class Delegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UINavigationController(rootViewController: UIViewController())
            window?.makeKeyAndVisible()
        }
    }

    @MainActor
    func testATestConnectsAScene() async throws {
        try needsHostApp()
        let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first)
        XCTAssertEqual(scene.activationState, .foregroundActive)
        let delegate = Delegate()
        let others = UIApplication.shared.windows.count
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        XCTAssertEqual(UIApplication.shared.windows.count, others + 1)
        XCTAssertEqual(delegate.window?.frame, UIScreen.main.bounds)
        XCTAssertTrue((scene as? UIWindowScene)?.keyWindow === delegate.window)
        XCTAssertTrue(delegate.window?.windowScene === scene)
        delegate.window = nil
        XCTAssertEqual(UIApplication.shared.windows.count, others)
    }
}
