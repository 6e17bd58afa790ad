import HeadlessUIKit
import XCTest

/// Tests calls that UIKit's controllers reject with an exception. Unless a comment says otherwise, the messages come
/// from public crash reports.
final class ControllerRefusalTests: XCTestCase {
    @MainActor
    func testANavigationControllerIsNotPushed() async {
        let (root, inner) = (UIViewController(), UINavigationController(rootViewController: UIViewController()))
        let navigation = UINavigationController(rootViewController: root)
        let expected = [
            ListException("Pushing a navigation controller is not supported", name: "NSInvalidArgumentException")
        ]
        XCTAssertEqual(exceptions { navigation.pushViewController(inner, animated: true) }, expected)
        XCTAssertEqual(navigation.viewControllers, [root])
        XCTAssertNil(inner.parent)
        XCTAssertEqual(exceptions { _ = UINavigationController(rootViewController: inner) }, expected)
        // Showing a navigation controller presents it.
        makeAppear(navigation)
        root.show(inner, sender: nil)
        XCTAssertTrue(navigation.presentedViewController === inner)
        inner.dismiss(animated: false)
        navigation.show(inner, sender: nil)
        XCTAssertTrue(navigation.presentedViewController === inner)
        let page = UIViewController()
        navigation.show(page, sender: nil)
        XCTAssertTrue(navigation.topViewController === page)
    }

    @MainActor
    func testAPresentedControllerIsNotPresentedByAnother() async {
        let (page, other, sheet) = (UIViewController(), UIViewController(), UINavigationController())
        makeAppear(page)
        page.present(sheet, animated: false)
        let reason =
            "Application tried to present modally a view controller <UINavigationController: 0x0> that is already being "
            + "presented by <UIViewController: 0x0>."
        XCTAssertEqual(
            exceptions { other.present(sheet, animated: false) },
            [ListException(reason, name: "NSInvalidArgumentException")])
        XCTAssertNil(other.presentedViewController)
        XCTAssertTrue(sheet.presentingViewController === page)
    }

    @MainActor
    func testAControllerIsNotPresentedOnItself() async {
        let page = UIViewController()
        let reason =
            "Application tried to present modal view controller on itself. Presenting controller is <UIViewController: 0x0>."
        XCTAssertEqual(
            exceptions { page.present(page, animated: false) },
            [ListException(reason, name: "NSInvalidArgumentException")])
        XCTAssertNil(page.presentedViewController)
        XCTAssertNil(page.presentingViewController)
    }

    @MainActor
    func testAnActiveControllerIsNotPresented() async {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let reason = "Application tried to present modally an active controller <UINavigationController: 0x0>."
        let expected = [ListException(reason, name: "NSInvalidArgumentException")]
        // The navigation controller presents view controllers on behalf of the page.
        XCTAssertEqual(exceptions { page.present(navigation, animated: false) }, expected)
        XCTAssertNil(navigation.presentedViewController)
        let sheet = UIViewController()
        makeAppear(navigation)
        page.present(sheet, animated: false)
        XCTAssertEqual(exceptions { sheet.present(navigation, animated: false) }, expected)
        XCTAssertNil(sheet.presentedViewController)
        XCTAssertTrue(navigation.presentedViewController === sheet)
        page.dismiss(animated: false)
        XCTAssertNil(navigation.presentedViewController)
    }

    @MainActor
    func testAControllerWithAParentIsNotPresented() async {
        let (parent, child) = (UINavigationController(), UIViewController())
        parent.addChild(child)
        let reason =
            "Application tried to present modally a view controller <UIViewController: 0x0> that has a parent view "
            + "controller <UINavigationController: 0x0>."
        let expected = [ListException(reason, name: "NSInvalidArgumentException")]
        XCTAssertEqual(exceptions { parent.present(child, animated: false) }, expected)
        XCTAssertEqual(exceptions { UIViewController().present(child, animated: false) }, expected)
        XCTAssertNil(child.presentingViewController)
    }

    /// The exception's name and message are unverified.
    @MainActor
    func testAControllerIsNotAChildOfItselfOrOfItsDescendants() async {
        let (outer, inner) = (UIViewController(), UIViewController())
        XCTAssertEqual(exceptions { outer.addChild(outer) }.count, 1)
        outer.addChild(inner)
        XCTAssertEqual(exceptions { inner.addChild(outer) }.count, 1)
        XCTAssertNil(outer.parent)
        XCTAssertEqual([outer.children, inner.children], [[inner], []])
        XCTAssertNil(inner.navigationController)
        let tabs = UITabBarController()
        XCTAssertEqual(exceptions { tabs.viewControllers = [UIViewController(), tabs] }.count, 1)
        XCTAssertNil(tabs.viewControllers)
        tabs.loadViewIfNeeded()
        XCTAssertNil(tabs.selectedViewController)
    }

    @MainActor
    func testAnAlertHasAtMostOneCancelAction() async {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Yes", style: .destructive))
        XCTAssertEqual(
            exceptions { alert.addAction(UIAlertAction(title: "Never", style: .cancel)) },
            [ListException("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")])
        XCTAssertEqual(alert.actions.map(\.title), ["No", "Yes"])
    }

    /// Apple, `addTextField(configurationHandler:)`: "You can add a text field only if the preferredStyle property is
    /// set to UIAlertController.Style.alert."
    @MainActor
    func testAnActionSheetHasNoTextField() async {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        let reason = "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
        XCTAssertEqual(exceptions { sheet.addTextField() }, [ListException(reason)])
        XCTAssertNil(sheet.textFields)
    }

    /// Apple, `preferredAction`: "Assigning an object to this property before adding it with the addAction(_:) method
    /// is a programmer error." The exception's message is unverified.
    @MainActor
    func testAPreferredActionMustFirstBeAddedToTheAlert() async {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "Yes", style: .default)
        XCTAssertEqual(exceptions { alert.preferredAction = action }.count, 1)
        XCTAssertNil(alert.preferredAction)
        alert.addAction(action)
        alert.preferredAction = action
        XCTAssertTrue(alert.preferredAction === action)
    }

    @MainActor
    func testAStandaloneBarAcceptsItemsAndAControllersBarDoesNot() async throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [UINavigationItem(title: "Root")]
        bar.pushItem(UINavigationItem(title: "Page"), animated: false)
        XCTAssertEqual(bar.topItem?.title, "Page")
        XCTAssertEqual(bar.backItem?.title, "Root")
        bar.layoutIfNeeded()
        let back = try XCTUnwrap(bar.subviews.compactMap { $0 as? UIButton }.first)
        try Finger().tap(back)
        XCTAssertEqual(bar.items?.map(\.title), ["Root"])
        XCTAssertEqual(bar.popItem(animated: false)?.title, "Root")

        let controller = UINavigationController(rootViewController: UIViewController())
        controller.loadViewIfNeeded()
        XCTAssertEqual(
            exceptions { controller.navigationBar.setItems([], animated: false) },
            [ListException("Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")])
        XCTAssertEqual(controller.navigationBar.items?.count, 1)
    }
}
