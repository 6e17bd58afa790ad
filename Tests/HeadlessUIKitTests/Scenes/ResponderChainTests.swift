import HeadlessUIKit
import XCTest

/// Tests the end of the responder chain: the window, its scene, the app and its delegate.
final class ResponderChainTests: XCTestCase {
    @MainActor
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var calls = 0
        @MainActor func help() { calls += 1 }
    }

    /// An app delegate that is not a responder.
    @MainActor
    private final class PlainDelegate: NSObject, UIApplicationDelegate {}

    /// An app delegate that is a view.
    @MainActor
    private final class ViewDelegate: UIView, UIApplicationDelegate {
        override var window: UIWindow? {
            get { super.window }
            set {}
        }
    }

    /// The scene's place in the chain is unverified. Apple, `UIResponder.next`: "UIWindow returns the application
    /// object."
    @MainActor
    func testAWindowIsFollowedByItsSceneTheAppAndItsDelegate() async {
        let (window, page, app) = (UIWindow(frame: .zero), UIViewController(), UIApplication())
        window.rootViewController = page
        window.makeKeyAndVisible()
        XCTAssertTrue(page.next === window)
        XCTAssertTrue(window.next === window.windowScene)
        XCTAssertTrue(window.windowScene?.next === app)
        window.windowScene = nil
        XCTAssertTrue(window.next === app)
        XCTAssertNil(app.next)
        let delegate = Delegate()
        app.delegate = delegate
        XCTAssertTrue(app.next === delegate)
        let plain = PlainDelegate()
        app.delegate = plain
        XCTAssertNil(app.next)
    }

    /// Apple, "Using responders and the responder chain to handle events": the delegate follows the app "only if the
    /// app delegate is an instance of UIResponder and is not a view, view controller, or the app object itself".
    @MainActor
    func testADelegateThatIsAViewIsNotNextToTheApp() async {
        final class App: UIApplication, UIApplicationDelegate {}
        let (app, view) = (App(), ViewDelegate())
        app.delegate = app
        XCTAssertNil(app.next)
        app.delegate = view
        XCTAssertNil(app.next)
    }

    @MainActor
    func testAnActionWithoutATargetReachesTheAppDelegate() async {
        let (window, button, delegate) = (UIWindow(frame: .zero), UIButton(), Delegate())
        let app = UIApplication()
        app.delegate = delegate
        window.addSubview(button)
        let help = Selector(named: "help") { (target: Delegate) in target.help }
        XCTAssertTrue(button.target(forAction: help, withSender: nil) as AnyObject === delegate)
        button.addTarget(nil, action: help, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(delegate.calls, 1)
    }
}
