import CellDirector
import XCTest

/// Tests which controller performs a presentation, which views are in the window while another controller is presented,
/// and which controllers a dismissal removes.
final class PresentingTests: ConformanceTestCase {
    private final class Page: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) {
            calls.append(animated ? "will disappear animated" : "will disappear")
        }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }

    @MainActor
    private func makeWindow(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    // MARK: Windows

    @MainActor
    func testPresentedViewsAreInTheWindow() async throws {
        try needsHostApp()
        let (page, sheet, alert) = (Page(), Page(), UIAlertController(title: "a", message: nil, preferredStyle: .alert))
        let window = makeWindow(page)
        page.present(sheet, animated: true)
        sheet.present(alert, animated: true)
        XCTAssertTrue(page.view.window === window)
        XCTAssertTrue(sheet.view.window === window)
        XCTAssertTrue(alert.view.window === window)
        XCTAssertEqual(sheet.view.frame, window.bounds)
        alert.dismiss(animated: true)
        XCTAssertNil(alert.view.window)
        XCTAssertTrue(sheet.view.window === window)
        sheet.dismiss(animated: true)
        XCTAssertEqual(window.subviews, [page.view])
    }

    @MainActor
    func testAFullScreenPresentationRemovesCoveredViewsFromTheWindow() async throws {
        try needsHostApp()
        let (page, full, next) = (Page(), Page(), Page())
        let window = makeWindow(page)
        for controller in [full, next] { controller.modalPresentationStyle = .fullScreen }
        page.present(full, animated: true)
        XCTAssertEqual(window.subviews, [full.view])
        full.present(next, animated: true)
        XCTAssertEqual(window.subviews, [next.view])
        next.dismiss(animated: true)
        XCTAssertEqual(window.subviews, [full.view])
        window.frame.size = CGSize(width: 700, height: 400)
        full.dismiss(animated: true)
        XCTAssertEqual(window.subviews, [page.view])
        XCTAssertEqual(page.view.frame, window.bounds)
    }

    @MainActor
    func testAPresentedViewIsNotifiedOfItsWindow() async throws {
        try needsHostApp()
        final class ObservingView: UIView {
            var windows: [Bool] = []
            override func didMoveToWindow() { windows.append(window != nil) }
        }
        let (page, sheet, witness) = (Page(), Page(), ObservingView())
        sheet.view.addSubview(witness)
        let window = makeWindow(page)
        page.present(sheet, animated: true)
        XCTAssertEqual(witness.windows, [true])
        sheet.dismiss(animated: true)
        XCTAssertEqual(witness.windows, [true, false])
        // A page that is not in a window presents nothing.
        window.rootViewController = nil
        page.present(sheet, animated: true)
        XCTAssertNil(page.presentedViewController)
        XCTAssertEqual(witness.windows, [true, false])
        // A sheet is removed when the window's root controller is replaced.
        window.rootViewController = page
        page.present(sheet, animated: true)
        XCTAssertEqual(window.subviews, [page.view, sheet.view])
        window.rootViewController = Page()
        XCTAssertEqual(witness.windows, [true, false, true, false])
        XCTAssertEqual(window.subviews.count, 1)
    }

    // MARK: The presenting controller

    @MainActor
    func testAChildPresentsThroughTheOutermostController() async throws {
        try needsHostApp()
        for isInWindow in [true, false] {
            let (page, sheet) = (Page(), Page())
            let navigation = UINavigationController(rootViewController: page)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, Page()]
            let window = isInWindow ? makeWindow(tabs) : nil
            if !isInWindow {
                tabs.beginAppearanceTransition(true, animated: false)
                tabs.endAppearanceTransition()
            }
            let dismissals: [(UIViewController) -> Void] = [
                { _ in page.dismiss(animated: true) }, { _ in navigation.dismiss(animated: true) },
                { _ in tabs.dismiss(animated: true) }, { $0.dismiss(animated: true) },
            ]
            for dismiss in dismissals {
                page.present(sheet, animated: true)
                XCTAssertTrue(sheet.presentingViewController === tabs)
                for presenting in [page, navigation, tabs] {
                    XCTAssertTrue(presenting.presentedViewController === sheet)
                }
                XCTAssertTrue(sheet.view.window === window)
                // A controller can present only one other controller.
                tabs.present(Page(), animated: true)
                XCTAssertTrue(tabs.presentedViewController === sheet)
                dismiss(sheet)
                XCTAssertNil(tabs.presentedViewController)
                XCTAssertNil(sheet.presentingViewController)
            }
        }
    }

    @MainActor
    func testADismissalDismissesAllScreensAbove() async throws {
        try needsHostApp()
        let (page, sheet, full) = (Page(), Page(), Page())
        let window = makeWindow(page)
        full.modalPresentationStyle = .fullScreen
        for styles in [[UIModalPresentationStyle.pageSheet, .pageSheet], [.fullScreen, .pageSheet]] {
            (sheet.modalPresentationStyle, full.modalPresentationStyle) = (styles[0], styles[1])
            page.present(sheet, animated: true)
            sheet.present(full, animated: true)
            for controller in [page, sheet, full] { controller.calls = [] }
            page.dismiss(animated: true)
            XCTAssertEqual(full.calls, ["will disappear animated", "did disappear"])
            XCTAssertEqual(sheet.calls, ["will disappear", "did disappear"])
            XCTAssertEqual(page.calls, styles[0] == .fullScreen ? ["will appear", "did appear"] : [])
            XCTAssertNil(page.presentedViewController)
            XCTAssertNil(sheet.presentedViewController)
            XCTAssertNil(full.presentingViewController)
            XCTAssertEqual(window.subviews, [page.view])
        }
        // The covered sheet does not appear temporarily during the dismissal.
        sheet.modalPresentationStyle = .pageSheet
        full.modalPresentationStyle = .fullScreen
        page.present(sheet, animated: true)
        sheet.present(full, animated: true)
        sheet.calls = []
        page.dismiss(animated: true)
        XCTAssertEqual(sheet.calls, [])
        XCTAssertEqual(window.subviews, [page.view])
    }
}
