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
    func testADelegateThatIsAViewOrTheAppDoesNotFollowTheApp() async {
        final class App: UIApplication, UIApplicationDelegate {}
        let (app, view) = (App(), ViewDelegate())
        app.delegate = app
        XCTAssertNil(app.next)
        app.delegate = view
        XCTAssertNil(app.next)
    }

    private final class Page: UIViewController {
        var calls = 0
        func help() { calls += 1 }
    }

    /// Apple, "Using responders and the responder chain to handle events": "If the view controller was presented by
    /// another view controller, the next responder is the presenting view controller."
    @MainActor
    func testAPresentedControllerIsFollowedByItsPresenter() async throws {
        let (page, sheet, button) = (Page(), UIViewController(), UIButton())
        makeAppear(page)
        page.present(sheet, animated: false)
        XCTAssertTrue(sheet.next === page)
        page.dismiss(animated: false)
        XCTAssertNil(sheet.next)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = page
        window.makeKeyAndVisible()
        page.present(sheet, animated: false)
        button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
        sheet.view.addSubview(button)
        button.addTarget(nil, action: Selector(named: "help") { (page: Page) in page.help }, for: .touchUpInside)
        try Finger().tap(button)
        XCTAssertEqual(page.calls, 1)
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
