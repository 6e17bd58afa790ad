import Foundation
import XCTest
@testable import HeadlessUIKit

/// Tests when a controller can be presented, and with which style.
final class PresentationTests: NavigationTestCase {
    override func tearDown() async throws {
        await MainActor.run { UIViewController.hold(HeldDevice(), showing: nil) }
        try await super.tearDown()
    }

    private func warning(_ shown: String, on presenter: String, from page: String) -> String {
        "Attempt to present <\(shown): 0x0> on <\(presenter): 0x0> (from <\(page): 0x0>) whose view is not in the window "
            + "hierarchy."
    }

    @MainActor
    func testAPageThatIsNotOnScreenPresentsNothing() async throws {
        let page = UIViewController()
        var isCompleted = false
        let warned = warnings { page.present(UIViewController(), animated: false) { isCompleted = true } }
        XCTAssertEqual(warned, [warning("UIViewController", on: "UIViewController", from: "UIViewController")])
        XCTAssertNil(page.presentedViewController)
        XCTAssertFalse(isCompleted)
        appear(page)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        XCTAssertEqual(warnings { page.present(alert, animated: false) }, [])
        XCTAssertTrue(page.presentedViewController === alert)
        page.dismiss(animated: false)
        page.beginAppearanceTransition(false, animated: false)
        page.endAppearanceTransition()
        XCTAssertEqual(warnings { page.present(alert, animated: false) }.count, 1)
        XCTAssertNil(page.presentedViewController)
    }

    @MainActor
    func testAPageThatWasPoppedOrDismissedPresentsNothing() async throws {
        let (root, next) = (Page("A"), Page("B"))
        let navigation = UINavigationController(rootViewController: root)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(next, animated: false)
        // A page that another page covers presents on the navigation controller, which is in the window.
        let sheet = Page("Sheet")
        XCTAssertEqual(warnings { root.present(sheet, animated: false) }, [])
        XCTAssertTrue(navigation.presentedViewController === sheet)
        navigation.dismiss(animated: false)
        XCTAssertEqual(
            warnings { sheet.present(Page("C"), animated: false) }, [warning("Page", on: "Page", from: "Page")])
        navigation.popViewController(animated: false)
        XCTAssertEqual(warnings { next.present(Page("C"), animated: false) }.count, 1)
        XCTAssertNil(next.presentedViewController)
    }

    @MainActor
    func testPresentingIsPossibleFromTheMomentTheViewIsInPlace() async throws {
        final class Eager: UIViewController {
            var moment = ""
            var warned: [String] = []
            private func show(_ now: String) {
                guard now == moment else { return }
                warned = HeadlessUIKitTests.warnings { present(UIViewController(), animated: false) }
            }
            override func viewDidLoad() { show("load") }
            override func viewWillAppear(_ animated: Bool) { show("will appear") }
            override func viewIsAppearing(_ animated: Bool) { show("appearing") }
            override func viewDidAppear(_ animated: Bool) { show("did appear") }
        }
        for (moment, isPossible) in [
            ("load", false), ("will appear", false), ("appearing", true), ("did appear", true),
        ] {
            for usesWindow in [false, true] {
                let page = Eager()
                page.moment = moment
                let window = UIWindow(frame: UIScreen.main.bounds)
                if usesWindow {
                    window.rootViewController = page
                    window.makeKeyAndVisible()
                } else {
                    appear(page)
                }
                XCTAssertEqual(page.presentedViewController != nil, isPossible, "\(moment) \(usesWindow)")
                XCTAssertEqual(page.warned.isEmpty, isPossible, "\(moment) \(usesWindow)")
            }
        }
    }

    @MainActor
    func testAPopoverOnIPadNeedsASource() async throws {
        let pad = try XCTUnwrap(ScreenDevice.named("iPad mini"))
        func shown(_ device: ScreenDevice?, _ new: UIViewController, _ prepare: (UIViewController) -> Void) -> [String]
        {
            UIViewController.hold(HeldDevice(device), showing: nil)
            let page = UIViewController()
            appear(page)
            prepare(new)
            let raised = exceptions { page.present(new, animated: false) }
            XCTAssertEqual(page.presentedViewController == nil, !raised.isEmpty)
            return raised.map { "\($0.name): \($0.reason)" }
        }
        func popover() -> UIViewController {
            let controller = UIViewController()
            controller.modalPresentationStyle = .popover
            return controller
        }
        func sheet() -> UIViewController { UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet) }
        func share() -> UIViewController { UIActivityViewController(activityItems: ["A"], applicationActivities: nil) }
        let general =
            "NSGenericException: UIPopoverPresentationController (<UIPopoverPresentationController: 0x0>) should have a "
            + "non-nil sourceView or barButtonItem set before the presentation occurs."
        for make in [popover, sheet, share] {
            XCTAssertEqual(shown(nil, make()) { _ in }, [])
            XCTAssertEqual(shown(ScreenDevice.named("iPhone 16"), make()) { _ in }, [])
            XCTAssertEqual(shown(pad, make()) { $0.popoverPresentationController?.sourceView = UIView() }, [])
            XCTAssertEqual(
                shown(pad, make()) { $0.popoverPresentationController?.barButtonItem = UIBarButtonItem() }, [])
            XCTAssertEqual(shown(pad, make()) { _ in }.count, 1)
        }
        XCTAssertEqual(shown(pad, popover()) { _ in }, [general])
        XCTAssertEqual(shown(pad, share()) { _ in }, [general])
        let reason = try XCTUnwrap(shown(pad, sheet()) { _ in }.first)
        XCTAssertTrue(
            reason.hasPrefix(
                "NSGenericException: Your application has presented a UIAlertController (<UIAlertController: 0x0>) of "
                    + "style UIAlertControllerStyleActionSheet from UIViewController (<UIViewController: 0x0>)."),
            reason)
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        XCTAssertEqual(shown(pad, alert) { _ in }, [])
        // A sheet is no popover.
        XCTAssertEqual(shown(pad, UIViewController()) { _ in }, [])
    }

    @MainActor
    private final class Source: NSObject, UIPopoverPresentationControllerDelegate {
        var count = 0
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            count += 1
            popoverPresentationController.sourceView = UIView()
        }
    }

    @MainActor
    func testTheDelegateOfAPopoverMayProvideTheSource() async throws {
        for (device, count) in [("iPad mini", 1), ("iPhone 16", 0)] {
            UIViewController.hold(HeldDevice(try XCTUnwrap(ScreenDevice.named(device))), showing: nil)
            let (page, shown, source) = (UIViewController(), UIViewController(), Source())
            appear(page)
            shown.modalPresentationStyle = .popover
            shown.popoverPresentationController?.delegate = source
            XCTAssertEqual(exceptions { page.present(shown, animated: false) }.count, 0)
            XCTAssertTrue(page.presentedViewController === shown)
            XCTAssertEqual(source.count, count, device)
        }
    }

    /// Answers with a fixed style, and logs what is asked.
    @MainActor
    private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
        let style: UIModalPresentationStyle
        let other: UIViewController?
        var log: [String] = []

        init(_ style: UIModalPresentationStyle, _ other: UIViewController? = nil) {
            (self.style, self.other) = (style, other)
        }

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            log.append("style")
            return style
        }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            log.append("controller \(style)")
            return other
        }
        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { log.append("will \(style)") }
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            log.append("prepare")
        }
    }

    @MainActor
    func testTheDelegateKeepsAPopoverOnIPhoneOrChoosesAnotherStyle() async throws {
        let other = UINavigationController(rootViewController: UIViewController())
        let cases: [(device: String, Adapter, [String])] = [
            ("iPhone 16", Adapter(.none), ["style", "prepare", "will none"]),
            ("iPhone 16", Adapter(.fullScreen), ["style", "controller fullScreen", "will fullScreen"]),
            ("iPhone 16", Adapter(.fullScreen, other), ["style", "controller fullScreen", "will fullScreen"]),
            ("iPad mini", Adapter(.fullScreen), ["prepare", "will none"]),
        ]
        for (device, adapter, log) in cases {
            UIViewController.hold(HeldDevice(try XCTUnwrap(ScreenDevice.named(device))), showing: nil)
            let (page, shown) = (UIViewController(), UIViewController())
            appear(page)
            let button = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
            page.view.addSubview(button)
            shown.modalPresentationStyle = .popover
            shown.preferredContentSize = CGSize(width: 200, height: 150)
            let popover = try XCTUnwrap(shown.popoverPresentationController)
            (popover.delegate, popover.sourceView) = (adapter, button)
            XCTAssertEqual(exceptions { page.present(shown, animated: false) }.count, 0)
            XCTAssertEqual(adapter.log, log)
            let presented = try XCTUnwrap(page.presentedViewController)
            XCTAssertTrue(presented === adapter.other ?? shown)
            XCTAssertEqual(presented.isSheet, log.contains("prepare"))
            XCTAssertEqual(
                presented.sheetFrame,
                log.contains("prepare") ? CGRect(x: 10, y: 153, width: 200, height: 150) : nil, device)
        }
    }

    @MainActor
    func testAPopoverIsOnTheFirstSideOfItsSourceThatHasRoom() async throws {
        UIViewController.hold(HeldDevice(try XCTUnwrap(ScreenDevice.named("iPad mini"))), showing: nil)
        let screen = UIScreen.main.bounds
        let cases: [(CGRect, UIPopoverArrowDirection, UIPopoverArrowDirection, CGPoint)] = [
            (CGRect(x: 300, y: 100, width: 40, height: 40), .any, .up, CGPoint(x: 220, y: 153)),
            (
                CGRect(x: 300, y: screen.height - 140, width: 40, height: 40), .any, .down,
                CGPoint(x: 220, y: screen.height - 140 - 13 - 300)
            ),
            (CGRect(x: 300, y: 500, width: 40, height: 40), [.left, .right], .left, CGPoint(x: 353, y: 370)),
            (CGRect(x: 500, y: 500, width: 40, height: 40), .right, .right, CGPoint(x: 287, y: 370)),
        ]
        for (source, permitted, direction, origin) in cases {
            let (page, shown) = (UIViewController(), UIViewController())
            appear(page)
            shown.modalPresentationStyle = .popover
            shown.preferredContentSize = CGSize(width: 200, height: 300)
            let popover = try XCTUnwrap(shown.popoverPresentationController)
            XCTAssertEqual(popover.arrowDirection, .unknown)
            (popover.sourceView, popover.sourceRect, popover.permittedArrowDirections) = (page.view, source, permitted)
            page.present(shown, animated: false)
            XCTAssertEqual(popover.arrowDirection, direction)
            XCTAssertEqual(shown.sheetFrame, CGRect(origin: origin, size: shown.preferredContentSize))
        }
    }

    @MainActor
    func testTheAutomaticStyleReadsAsTheStyleThatItResolvesTo() async throws {
        let controllers: [(UIViewController, UIModalPresentationStyle)] = [
            (UIViewController(), .pageSheet), (UINavigationController(), .pageSheet),
            (UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), .popover),
            (UIActivityViewController(activityItems: [], applicationActivities: nil), .popover),
        ]
        for (controller, expected) in controllers {
            XCTAssertEqual(controller.modalPresentationStyle, expected)
            controller.modalPresentationStyle = .fullScreen
            XCTAssertEqual(controller.modalPresentationStyle, .fullScreen)
            controller.modalPresentationStyle = .automatic
            XCTAssertEqual(controller.modalPresentationStyle, expected)
        }
        let (page, shown) = (UIViewController(), UIViewController())
        appear(page)
        page.present(shown, animated: false)
        XCTAssertEqual(shown.modalPresentationStyle, .pageSheet)
        XCTAssertEqual(shown.presentationController?.presentationStyle, .pageSheet)
        XCTAssertNotNil(shown.sheetPresentationController)
    }
}
