import TestSupport
import XCTest
@testable import HeadlessUIKit

/// Tests popping to a page, the exception for pushing a page twice, and the appearance callbacks when a page is
/// presented and dismissed.
final class NavigationDelegateTests: NavigationDelegateTestCase {
    @MainActor
    func testAPageInTheStackCanBePoppedToButNotPushedAgain() async {
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
        let refused = exceptions { XCTAssertNil(navigation.popToViewController(pages[2], animated: false)) }
        XCTAssertEqual(refused, [ListException("Tried to pop to a view controller that doesn't exist.")])
        XCTAssertEqual(navigation.viewControllers, [pages[0]])
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
