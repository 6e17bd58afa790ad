import Foundation
import HeadlessUIKit
import XCTest

/// Tests when windows are shown and hidden, and which window is the key window.
final class WindowTests: XCTestCase {
    @MainActor
    private final class Page: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }

    @MainActor
    private final class Window: UIWindow {
        var calls: [String] = []
        override func becomeKey() { calls.append("became key") }
        override func resignKey() { calls.append("resigned key") }
    }

    @MainActor
    private func window(_ root: UIViewController? = nil) -> Window {
        let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = root
        return window
    }

    /// Apple, `makeKeyAndVisible()`: "If you only want to show the window, change its isHidden property to false."
    @MainActor
    func testAWindowThatIsNoLongerHiddenShowsItsRoot() async {
        let page = Page()
        let window = window(page)
        let key = UIApplication.shared.keyWindow
        XCTAssertEqual(page.calls, [])
        window.isHidden = false
        XCTAssertEqual(page.calls, ["will appear", "did appear"])
        XCTAssertTrue(page.view.window === window)
        XCTAssertFalse(window.isKeyWindow)
        XCTAssertTrue(UIApplication.shared.keyWindow === key)
        window.isHidden = false
        window.makeKeyAndVisible()
        XCTAssertEqual(page.calls, ["will appear", "did appear"], "the window is already shown")
        XCTAssertTrue(window.isKeyWindow)
        let next = Page()
        window.rootViewController = next
        XCTAssertEqual(page.calls.suffix(2), ["will disappear", "did disappear"])
        XCTAssertEqual(next.calls, ["will appear", "did appear"])
    }

    @MainActor
    func testTheControllersOfAHiddenWindowDisappearAndAppearAgain() async {
        let (page, sheet) = (Page(), Page())
        let window = window(page)
        window.makeKeyAndVisible()
        page.present(sheet, animated: false)
        (page.calls, sheet.calls) = ([], [])
        window.isHidden = true
        for controller in [page, sheet] {
            XCTAssertEqual(controller.calls, ["will disappear", "did disappear"])
            XCTAssertTrue(controller.view.window === window, "the views stay in the window")
            controller.calls = []
        }
        XCTAssertFalse(window.isKeyWindow)
        window.isHidden = true
        XCTAssertEqual(page.calls, [])
        window.isHidden = false
        XCTAssertEqual([page.calls, sheet.calls], [["will appear", "did appear"], ["will appear", "did appear"]])
        XCTAssertTrue(window.subviews.last === sheet.view)
        XCTAssertFalse(window.isKeyWindow, "the window was only shown")
    }

    @MainActor
    func testTheRootOfAHiddenWindowIsReplacedSilently() async {
        let (page, next) = (Page(), Page())
        let window = window(page)
        window.makeKeyAndVisible()
        window.isHidden = true
        page.calls = []
        window.rootViewController = next
        XCTAssertEqual(page.calls, [])
        XCTAssertNil(page.view.superview)
        XCTAssertEqual(next.calls, [])
        window.isHidden = false
        XCTAssertEqual(page.calls, [])
        XCTAssertEqual(next.calls, ["will appear", "did appear"])
    }

    @MainActor
    func testAControllerThatCoversAnotherIsTheOnlyOneToAppearAgain() async {
        let (page, cover) = (Page(), Page())
        let window = window(page)
        window.makeKeyAndVisible()
        cover.modalPresentationStyle = .fullScreen
        page.present(cover, animated: false)
        (page.calls, cover.calls) = ([], [])
        window.isHidden = true
        window.isHidden = false
        XCTAssertEqual(page.calls, [])
        XCTAssertEqual(cover.calls, ["will disappear", "did disappear", "will appear", "did appear"])
        XCTAssertNil(page.view.superview)
    }

    /// Apple, `makeKey()`: "This method causes the previous key window to resign the key status."
    @MainActor
    func testOnlyOneWindowIsKey() async {
        let (first, second) = (window(), window())
        first.makeKeyAndVisible()
        second.makeKeyAndVisible()
        XCTAssertEqual([first.isKeyWindow, second.isKeyWindow], [false, true])
        XCTAssertTrue(UIApplication.shared.keyWindow === second)
        XCTAssertEqual(UIApplication.shared.windows.suffix(2), [first, second])
        first.makeKeyAndVisible()
        XCTAssertEqual([first.isKeyWindow, second.isKeyWindow], [true, false])
        XCTAssertTrue(first.windowScene?.keyWindow === first)
        XCTAssertEqual(UIApplication.shared.windows.suffix(2), [second, first])
        second.makeKey()
        second.makeKey()
        XCTAssertTrue(second.isKeyWindow)
        XCTAssertEqual(UIApplication.shared.windows.suffix(2), [second, first], "the order stays the same")
        XCTAssertEqual(first.calls, ["became key", "resigned key", "became key", "resigned key"])
        XCTAssertEqual(second.calls, ["became key", "resigned key", "became key"])
        second.isHidden = true
        XCTAssertTrue(UIApplication.shared.keyWindow === first)
        XCTAssertEqual(second.calls.last, "resigned key")
        XCTAssertEqual(first.calls.last, "became key")
    }

    @MainActor
    func testAReleasedWindowIsNotKey() async {
        let first = window()
        first.makeKeyAndVisible()
        do {
            let second = window()
            second.makeKeyAndVisible()
            XCTAssertFalse(first.isKeyWindow)
        }
        XCTAssertTrue(first.isKeyWindow)
    }

    @MainActor
    func testWindowsPostNotifications() async {
        var posted: [String] = []
        let (first, second) = (window(), window())
        let names = [
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let object = note.object.map { ObjectIdentifier($0 as AnyObject) }
                MainActor.assumeIsolated {
                    let number = object == ObjectIdentifier(first) ? 1 : object == ObjectIdentifier(second) ? 2 : 0
                    if number > 0 { posted.append("\(number) \(name.rawValue)") }
                }
            }
        }
        first.makeKeyAndVisible()
        second.makeKeyAndVisible()
        second.isHidden = true
        observers.forEach(NotificationCenter.default.removeObserver)
        XCTAssertEqual(
            posted,
            [
                "1 UIWindowDidBecomeKeyNotification", "1 UIWindowDidBecomeVisibleNotification",
                "1 UIWindowDidResignKeyNotification", "2 UIWindowDidBecomeKeyNotification",
                "2 UIWindowDidBecomeVisibleNotification", "2 UIWindowDidResignKeyNotification",
                "1 UIWindowDidBecomeKeyNotification", "2 UIWindowDidBecomeHiddenNotification",
            ])
    }

    /// Apple, `UIWindow.Level`: "even the bottom window in a level obscures the top window of the next level down".
    @MainActor
    func testWindowsAreOrderedByLevel() async {
        let (alert, normal) = (window(), window())
        XCTAssertEqual(alert.windowLevel, .normal)
        alert.windowLevel = .alert + 1
        XCTAssertEqual(alert.windowLevel.rawValue, 2001)
        XCTAssertLessThan(UIWindow.Level.normal, .statusBar)
        XCTAssertLessThan(UIWindow.Level.statusBar, .alert)
        normal.makeKeyAndVisible()
        XCTAssertEqual(UIApplication.shared.windows.suffix(2), [normal, alert])
        alert.windowLevel = .normal - 1
        XCTAssertTrue(UIApplication.shared.windows.first === alert)
    }
}
