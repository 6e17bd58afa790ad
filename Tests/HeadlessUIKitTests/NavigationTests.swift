import XCTest
@testable import HeadlessUIKit

/// Tests that pushed and presented view controllers can be seen and touched, and are released after they are removed.
final class NavigationTests: NavigationTestCase {
    @MainActor
    func testPushingAndGoingBack() async throws {
        let root = Page("Root")
        let next = Page("Next")
        let navigation = UINavigationController(rootViewController: root)
        appear(navigation)
        XCTAssertEqual(root.calls, ["appeared"])
        XCTAssertNil(button("Back", in: navigation.view))

        root.show(next, sender: nil)
        XCTAssertTrue(navigation.topViewController === next)
        XCTAssertTrue(next.navigationController === navigation)
        XCTAssertEqual(root.calls, ["appeared", "disappeared"])
        XCTAssertEqual(next.calls, ["appeared"])
        XCTAssertTrue(next.view.isDescendant(of: navigation.view))
        XCTAssertFalse(root.view.isDescendant(of: navigation.view))

        try Finger().tap(XCTUnwrap(button("Back", in: navigation.view)))
        XCTAssertEqual(navigation.viewControllers, [root])
        XCTAssertEqual(next.calls, ["appeared", "disappeared"])
        XCTAssertNil(next.navigationController)
        XCTAssertNil(navigation.popViewController(animated: true))
    }

    @MainActor
    func testBarButtonsAreTapped() async throws {
        let page = Page("Page")
        let navigation = UINavigationController(rootViewController: page)
        appear(navigation)
        var taps = 0
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Edit") { _ in taps += 1 })
        try Finger().tap(XCTUnwrap(button("Edit", in: navigation.view)))
        XCTAssertEqual(taps, 1)
    }

    @MainActor
    func testAnAlertIsPresentedAndAnswered() async throws {
        let page = Page("Page")
        appear(page)
        var answers: [String] = []
        let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Why" }
        for title in ["Delete", "Cancel"] {
            alert.addAction(UIAlertAction(title: title, style: .default) { answers.append($0.title ?? "") })
        }
        page.present(alert, animated: true)
        XCTAssertTrue(page.presentedViewController === alert)
        XCTAssertTrue(page.topmost === alert)
        XCTAssertTrue(alert.presentingViewController === page)

        try Finger().type("because", into: XCTUnwrap(alert.textFields?.first))
        try Finger().tap(XCTUnwrap(button("Delete", in: alert.view)))
        XCTAssertEqual(answers, ["Delete"])
        XCTAssertEqual(alert.textFields?.first?.text, "because")
        XCTAssertNil(page.presentedViewController)
        XCTAssertTrue(page.topmost === page)
        alert.textFields?.first?.resignFirstResponder()
    }

    /// Apps enable an alert's action once its text field contains text.
    @MainActor
    func testAnActionCanBeEnabledAndDisabledWhileItsAlertIsPresented() async throws {
        let page = Page("Page")
        appear(page)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        let save = UIAlertAction(title: "Save", style: .default)
        save.isEnabled = false
        alert.addTextField { field in
            field.addAction(
                UIAction { [weak field] _ in save.isEnabled = field?.hasText == true }, for: .editingChanged)
        }
        alert.addAction(save)
        page.present(alert, animated: true)
        XCTAssertEqual(
            alert.textFields?.first?.isFirstResponder, true, "unverified: the text field becomes the first responder")
        let button = try XCTUnwrap(button("Save", in: alert.view))
        XCTAssertThrowsError(try Finger().tap(button))
        let field = try XCTUnwrap(alert.textFields?.first)
        try Finger().type("a", into: field)
        XCTAssertTrue(button.isEnabled)
        try Finger().clear(field)
        XCTAssertFalse(button.isEnabled)
        try Finger().type("b", into: field)
        try Finger().tap(button)
        XCTAssertNil(page.presentedViewController)
    }

    @MainActor
    func testAnAlertThatIsNotRetainedLivesInItsHandler() async throws {
        let page = Page("Page")
        appear(page)
        weak var leaked: UIAlertController?
        var (answer, isPresented): (String?, Bool?)
        func ask() -> UIButton? {
            let alert = UIAlertController(title: "Answer", message: nil, preferredStyle: .alert)
            leaked = alert
            alert.addTextField { $0.text = "42" }
            alert.addAction(
                UIAlertAction(title: "Submit", style: .default) { [weak alert, weak page] _ in
                    answer = alert?.textFields?[0].text
                    isPresented = page?.presentedViewController != nil
                })
            page.present(alert, animated: true)
            return button("Submit", in: alert.view)
        }
        try Finger().tap(XCTUnwrap(ask()))
        XCTAssertEqual(answer, "42")
        XCTAssertEqual(isPresented, false)
        XCTAssertNil(leaked)
    }

    /// UIKit logs that the presenter is "already presenting". Unverified: the completion handler is not called.
    @MainActor
    func testPresentingASecondPageIsRefusedWithAWarning() async throws {
        let (page, child) = (Page("Page"), UIViewController())
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        page.addChild(child)
        appear(page)
        page.present(alert, animated: false)
        var isCompleted = false
        let said = warnings { child.present(Page("Other"), animated: false) { isCompleted = true } }
        XCTAssertEqual(
            said,
            [
                "Attempt to present <Page: 0x0> on <Page: 0x0> (from <UIViewController: 0x0>) which is already "
                    + "presenting <UIAlertController: 0x0>."
            ])
        XCTAssertFalse(isCompleted)
        XCTAssertTrue(page.presentedViewController === alert)
        XCTAssertEqual(warnings { alert.present(Page("Next"), animated: false) }, [])
    }

    @MainActor
    func testAPageRemovedByATapLivesUntilTheTapEnds() async throws {
        let root = Page("Root")
        let navigation = UINavigationController(rootViewController: root)
        appear(navigation)
        weak var leaked: UIViewController?
        var titles: [String?] = []
        func makePage(_ work: @escaping (UIViewController) -> Void) -> UIViewController {
            let page = Page("Page")
            leaked = page
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                primaryAction: UIAction(title: "Done") { [weak page] _ in
                    if let page { work(page) }
                    titles.append(page?.title)
                })
            return page
        }
        func tapDone(_ controller: UIViewController) throws {
            try Finger().tap(XCTUnwrap(button("Done", in: controller.view)))
        }
        navigation.pushViewController(
            makePage { $0.navigationController?.popViewController(animated: true) }, animated: true)
        try tapDone(navigation)
        XCTAssertTrue(navigation.topViewController === root)
        XCTAssertNil(leaked)
        func present() -> UIButton? {
            let modal = UINavigationController(rootViewController: makePage { $0.dismiss(animated: true) })
            root.present(modal, animated: true)
            return button("Done", in: modal.view)
        }
        try Finger().tap(XCTUnwrap(present()))
        XCTAssertNil(navigation.presentedViewController)
        XCTAssertNil(leaked)
        XCTAssertEqual(titles, ["Page", "Page"])
    }
}
