import TestSupport
import XCTest

@testable import HeadlessUIKit

/// Who hears what of controllers that are pushed, popped and presented.
final class NavigationDelegateTests: XCTestCase {
    @MainActor
    private final class Page: UIViewController {
        let log: Log
        init(_ title: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ call: String) {
            let states = [
                isMovingToParent ? "pushed" : nil, isMovingFromParent ? "popped" : nil,
                isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
            ]
            log.add(([title, call] + states).compactMap { $0 }.joined(separator: " "))
        }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        override func willMove(toParent parent: UIViewController?) { if parent == nil { note("will leave") } }
    }

    @MainActor
    private final class Delegate: NSObject, UINavigationControllerDelegate {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init()
        }
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { log.add("will show \(viewController.title ?? "")") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { log.add("did show \(viewController.title ?? "")") }
    }

    @MainActor
    private func calls(_ log: Log, of work: () -> Void) -> [String] {
        let count = log.lines.count
        work()
        return Array(log.lines.dropFirst(count))
    }

    @MainActor
    func testThePushAndThePop() async {
        let log = Log()
        let (a, b) = (Page("A", log), Page("B", log))
        let navigation = UINavigationController(rootViewController: a)
        let delegate = Delegate(log)
        navigation.delegate = delegate
        let start = calls(log) {
            navigation.beginAppearanceTransition(true, animated: false)
            navigation.endAppearanceTransition()
        }
        XCTAssertEqual(start, ["A will appear", "will show A", "A did appear", "did show A"])
        XCTAssertEqual(
            calls(log) { navigation.pushViewController(b, animated: true) },
            [
                "A will disappear", "B will appear pushed", "will show B", "A did disappear", "B did appear pushed",
                "did show B",
            ])
        XCTAssertEqual(
            calls(log) { navigation.popViewController(animated: true) },
            [
                "B will leave", "B will disappear popped", "A will appear", "will show A", "B did disappear popped",
                "A did appear", "did show A",
            ])
        XCTAssertFalse(b.isMovingFromParent)
    }

    @MainActor
    func testPoppingToAPageAndPushingTwice() async {
        let log = Log()
        let pages = ["A", "B", "C"].map { Page($0, log) }
        let navigation = UINavigationController(rootViewController: pages[0])
        navigation.setViewControllers(pages, animated: false)
        let raised = exceptions { navigation.pushViewController(pages[1], animated: false) }
        XCTAssertEqual(raised.count, 1)
        XCTAssertTrue(
            raised[0].reason.hasPrefix("Pushing the same view controller instance more than once is not supported"))
        XCTAssertEqual(navigation.popToViewController(pages[0], animated: false), [pages[1], pages[2]])
        XCTAssertEqual(navigation.viewControllers, [pages[0]])
        XCTAssertNil(navigation.popToViewController(pages[2], animated: false))
    }

    @MainActor
    func testAFullScreenPresentationCoversAndASheetDoesNot() async {
        let log = Log()
        let (a, b) = (Page("A", log), Page("B", log))
        let navigation = UINavigationController(rootViewController: a)
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.endAppearanceTransition()
        b.modalPresentationStyle = .fullScreen
        XCTAssertEqual(
            calls(log) { a.present(b, animated: true) },
            ["A will disappear", "B will appear presented", "B did appear presented", "A did disappear"])
        XCTAssertEqual(
            calls(log) { b.dismiss(animated: true) },
            ["B will disappear dismissed", "A will appear", "A did appear", "B did disappear dismissed"])
        b.modalPresentationStyle = .pageSheet
        XCTAssertEqual(
            calls(log) { a.present(b, animated: true) }, ["B will appear presented", "B did appear presented"])
        XCTAssertTrue(navigation.topmost === b)
    }
}
