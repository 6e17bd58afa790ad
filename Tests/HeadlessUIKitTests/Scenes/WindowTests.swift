import Foundation
import HeadlessUIKit
import XCTest

/// Tests when windows are shown and hidden, and which window is the key window.
final class WindowTests: XCTestCase {
    @MainActor
    private final class Page: AppearanceLog {
        var whenAppearing: () -> Void = {}
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            whenAppearing()
        }
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
        XCTAssertFalse(window.isKeyWindow, "showing a window does not make it the key window")
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

    @MainActor
    func testAControllerThatWasDismissedInAHiddenWindowIsReleased() async {
        let page = Page()
        let window = window(page)
        window.makeKeyAndVisible()
        weak var dismissed: Page?
        do {
            let sheet = Page()
            dismissed = sheet
            page.present(sheet, animated: false)
            window.isHidden = true
            page.dismiss(animated: false)
            XCTAssertEqual(sheet.calls.suffix(2), ["will disappear", "did disappear"])
        }
        XCTAssertNil(dismissed)
        page.calls = []
        window.isHidden = false
        XCTAssertEqual(page.calls, ["will appear", "did appear"])
    }

    @MainActor
    func testAControllerThatIsNoLongerCoveredAppearsWithItsHiddenWindow() async {
        let (page, cover) = (Page(), Page())
        let window = window(page)
        window.makeKeyAndVisible()
        cover.modalPresentationStyle = .fullScreen
        page.present(cover, animated: false)
        window.isHidden = true
        page.calls = []
        page.dismiss(animated: false)
        XCTAssertEqual(page.calls, [], "the window is hidden")
        window.isHidden = false
        XCTAssertEqual(page.calls, ["will appear", "did appear"])
        XCTAssertTrue(page.view.superview === window)
        XCTAssertNil(cover.view.superview)
    }

    @MainActor
    func testAControllerThatWasCoveredInAHiddenWindowAppearsWhenItIsUncovered() async {
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
            let (page, cover) = (Page(), Page())
            let window = window(page)
            // A page can be presented only on a page whose view is in a window.
            window.isHidden = false
            window.isHidden = true
            cover.modalPresentationStyle = style
            page.present(cover, animated: false)
            page.calls = []
            window.isHidden = false
            let isCovered = style == .fullScreen
            XCTAssertEqual(page.calls, isCovered ? [] : ["will appear", "did appear"])
            XCTAssertEqual(cover.calls, ["will appear", "did appear"])
            XCTAssertEqual(page.view.superview == nil, isCovered)
            XCTAssertTrue(window.subviews.last === cover.view)
            page.dismiss(animated: false)
            XCTAssertEqual(page.calls, ["will appear", "did appear"])
            XCTAssertEqual(window.subviews, [page.view])
        }
    }

    @MainActor
    func testARootThatReplacesItselfDoesNotAppear() async {
        let (page, next, child) = (Page(), Page(), Page())
        let window = window(page)
        page.addChild(child)
        page.view.addSubview(child.view)
        page.whenAppearing = { [unowned window] in window.rootViewController = next }
        window.makeKeyAndVisible()
        XCTAssertEqual(page.calls, ["will appear", "will disappear", "did disappear"])
        XCTAssertEqual(child.calls, [])
        XCTAssertEqual(next.calls, ["will appear", "did appear"])
        XCTAssertEqual(window.subviews, [next.view])
    }

    @MainActor
    func testARootThatHidesItsWindowDoesNotAppear() async {
        let page = Page()
        let window = window(page)
        page.whenAppearing = { [unowned window] in window.isHidden = true }
        window.makeKeyAndVisible()
        XCTAssertEqual(page.calls, ["will appear", "will disappear", "did disappear"])
        page.whenAppearing = {}
        window.isHidden = false
        XCTAssertEqual(page.calls.suffix(2), ["will appear", "did appear"])
        XCTAssertEqual(window.subviews, [page.view])
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

    private final class Presenting: UIViewController {
        var sheet: UIViewController?
        override func viewIsAppearing(_ animated: Bool) {
            if let sheet { present(sheet, animated: false) }
            sheet = nil
        }
    }

    @MainActor
    func testAControllerPresentedWhileTheRootAppearsIsInTheWindow() async {
        let (root, sheet) = (Presenting(), Page())
        root.sheet = sheet
        let window = window(root)
        window.makeKeyAndVisible()
        XCTAssertTrue(sheet.view.window === window)
        XCTAssertTrue(root.view.window === window)
        XCTAssertEqual(sheet.calls, ["will appear", "did appear"])
    }

    private final class Dismissing: UIViewController {
        override func viewWillAppear(_ animated: Bool) { dismiss(animated: false) }
    }

    @MainActor
    func testAControllerDismissedWhileTheRootAppearsDoesNotAppear() async {
        let (root, sheet) = (Dismissing(), Page())
        let window = window(root)
        window.makeKeyAndVisible()
        root.present(sheet, animated: false)
        window.isHidden = true
        sheet.calls = []
        window.isHidden = false
        XCTAssertNil(root.presentedViewController)
        XCTAssertEqual(sheet.calls, [])
        XCTAssertNil(sheet.viewIfLoaded?.window)
    }
}
