import XCTest

@testable import HeadlessUIKit

/// Tests the content of a navigation bar, and touches on its buttons.
final class NavigationBarTests: XCTestCase {
    @MainActor
    func testAControllersTitleIsAlsoSetOnItsNavigationItem() async {
        let early = UIViewController()
        early.title = "a"
        XCTAssertEqual(early.navigationItem.title, "a")
        let page = UIViewController()
        XCTAssertNil(page.navigationItem.title)
        page.title = "b"
        XCTAssertEqual(page.navigationItem.title, "b")
        // The navigation item has the title that was set last, on the item or on the controller. Setting the item's
        // title does not change the controller's title.
        page.navigationItem.title = "c"
        XCTAssertEqual(page.title, "b")
        page.title = "d"
        XCTAssertEqual(page.navigationItem.title, "d")
        page.title = nil
        XCTAssertNil(page.navigationItem.title)
    }

    @MainActor
    private func show(_ pages: UIViewController...) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: pages[0])
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.endAppearanceTransition()
        for page in pages.dropFirst() { navigation.pushViewController(page, animated: false) }
        return navigation
    }

    @MainActor
    private func backButton(_ navigation: UINavigationController) -> UIButton? {
        navigation.navigationBar.subviews.lazy.compactMap { $0 as? UIButton }
            .first { $0.accessibilityIdentifier == "BackButton" }
    }

    @MainActor
    func testAHiddenBarFreesItsSpaceAndCannotBeTapped() async throws {
        let page = UIViewController()
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Edit") { _ in })
        page.navigationItem.rightBarButtonItem = item
        let navigation = show(page)
        XCTAssertEqual(page.view.safeAreaInsets.top, 44)
        navigation.setNavigationBarHidden(true, animated: true)
        XCTAssertTrue(navigation.isNavigationBarHidden)
        XCTAssertEqual(page.view.frame, navigation.view.bounds)
        XCTAssertEqual(page.view.safeAreaInsets.top, 0)
        XCTAssertThrowsError(try Finger().tap(item)) { error in
            XCTAssertEqual("\(error)", "UINavigationBar is hidden")
        }
        navigation.isNavigationBarHidden = false
        try Finger().tap(item)
    }

    @MainActor
    func testATitleViewReplacesTheTitleAndContinuesEditing() async throws {
        let page = UIViewController()
        page.title = "Page"
        let bar = UISearchBar(frame: .zero)
        page.navigationItem.titleView = bar
        let navigation = show(page)
        try Finger().type("a", into: bar)
        page.title = "Other"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        XCTAssertTrue(bar.isFirstResponder)
        XCTAssertFalse(navigation.navigationBar.subviews.contains { $0 is UILabel })
        page.navigationItem.titleView = nil
        XCTAssertFalse(bar.isFirstResponder)
        XCTAssertEqual(navigation.navigationBar.subviews.lazy.compactMap { $0 as? UILabel }.first?.text, "Other")
    }

    @MainActor
    func testTheBackButtonShowsTheTitleOfThePreviousPage() async throws {
        let (root, page) = (UIViewController(), UIViewController())
        root.navigationItem.backButtonTitle = "Mail"
        let navigation = show(root, page)
        XCTAssertEqual(navigation.navigationBar.topItem, page.navigationItem)
        XCTAssertEqual(navigation.navigationBar.backItem, root.navigationItem)
        XCTAssertEqual(backButton(navigation)?.currentTitle, "Mail")
        root.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Inbox")
        page.navigationItem.title = "Message"
        XCTAssertEqual(backButton(navigation)?.currentTitle, "Inbox")

        page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        XCTAssertNil(backButton(navigation))
        page.navigationItem.leftItemsSupplementBackButton = true
        XCTAssertNotNil(backButton(navigation))
        page.navigationItem.setHidesBackButton(true, animated: false)
        XCTAssertNil(backButton(navigation))
    }

    @MainActor
    func testABackActionReplacesGoingBack() async throws {
        let (root, page) = (UIViewController(), UIViewController())
        var calls = 0
        page.navigationItem.backAction = UIAction { _ in calls += 1 }
        let navigation = show(root, page)
        try Finger().tap(XCTUnwrap(backButton(navigation)))
        XCTAssertEqual(calls, 1)
        XCTAssertTrue(navigation.topViewController === page)
        page.navigationItem.backAction = nil
        try Finger().tap(XCTUnwrap(backButton(navigation)))
        XCTAssertTrue(navigation.topViewController === root)
    }

    @MainActor
    func testASwipeFromTheEdgeGoesBackUnlessItIsDisabled() async throws {
        @MainActor
        final class RecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
            var refuses = true
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }
        }
        let (root, page, delegate) = (UIViewController(), UIViewController(), RecognizerDelegate())
        let navigation = show(root, page)
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        XCTAssertThrowsError(try Finger().swipeBack(in: navigation)) { error in
            XCTAssertEqual("\(error)", "a swipe from the edge does not go back from this page")
        }
        navigation.interactivePopGestureRecognizer?.isEnabled = true
        page.navigationItem.hidesBackButton = true
        XCTAssertThrowsError(try Finger().swipeBack(in: navigation))
        navigation.interactivePopGestureRecognizer?.delegate = delegate
        XCTAssertThrowsError(try Finger().swipeBack(in: navigation))
        delegate.refuses = false
        try Finger().swipeBack(in: navigation)
        XCTAssertEqual(navigation.viewControllers, [root])
        XCTAssertThrowsError(try Finger().swipeBack(in: navigation))
    }

    @MainActor
    func testBarButtonItemsAreShownInOrderAndTappedUnlessDisabledOrHidden() async throws {
        let page = UIViewController()
        var senders: [AnyObject?] = []
        let note: @MainActor (UIAction) -> Void = { senders.append($0.sender as AnyObject?) }
        let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction(title: "Ignored", handler: note))
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction(handler: note))
        let custom = UISwitch()
        let navigation = show(page)
        page.navigationItem.rightBarButtonItems = [
            add, .flexibleSpace(), done, .fixedSpace(8), UIBarButtonItem(customView: custom),
        ]
        navigation.view.layoutIfNeeded()
        let views = navigation.navigationBar.subviews.filter { $0 is UIControl }
        XCTAssertEqual(views.map { ($0 as? UIButton)?.currentTitle }, [nil, "Done", nil])
        XCTAssertEqual(views.first?.accessibilityLabel, "Add")
        for (right, left) in zip(views, views.dropFirst()) { XCTAssertLessThan(left.frame.maxX, right.frame.minX) }

        try Finger().tap(add)
        try Finger().tap(done)
        XCTAssertEqual(senders.map { $0 === add }, [true, false])
        try Finger().toggle(custom)
        XCTAssertTrue(custom.isOn)

        done.isEnabled = false
        XCTAssertThrowsError(try Finger().tap(done)) { error in
            XCTAssertEqual("\(error)", "UIButton \"Done\" is disabled")
        }
        add.isHidden = true
        XCTAssertThrowsError(try Finger().tap(add)) { error in XCTAssertEqual("\(error)", "UIButton is hidden") }
        XCTAssertThrowsError(try Finger().tap(UIBarButtonItem(title: "Nowhere"))) { error in
            XCTAssertEqual("\(error)", "UIBarButtonItem \"Nowhere\" is off screen")
        }
    }

    @MainActor
    func testABarWithoutItemsHasNoBackButton() async {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.setItems([UINavigationItem(title: "One"), UINavigationItem(title: "Two")], animated: false)
        XCTAssertTrue(bar.hasBackButton)
        bar.setItems([], animated: false)
        XCTAssertFalse(bar.hasBackButton)
        XCTAssertEqual(bar.subviews.filter { !$0.isHidden }.count, 0)
    }

    @MainActor
    func testACustomViewThatIsSetForAHiddenItemIsHidden() async {
        let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        item.isHidden = true
        let (first, second) = (UIView(), UIView())
        item.customView = first
        XCTAssertTrue(first.isHidden)
        item.isHidden = false
        item.customView = second
        XCTAssertFalse(first.isHidden || second.isHidden)
    }

    @MainActor
    func testAnItemUsesTheTitleOfANewActionAndKeepsItWithoutAnAction() async {
        let item = UIBarButtonItem(title: "Old", primaryAction: UIAction(title: "Action") { _ in })
        XCTAssertEqual(item.title, "Old")
        item.primaryAction = UIAction(title: "New") { _ in }
        XCTAssertEqual(item.title, "New")
        item.primaryAction = nil
        XCTAssertEqual(item.title, "New")
    }

    @MainActor
    func testATapTogglesTheSelectionOfAnItemWhosePrimaryActionChangesIt() async throws {
        let page = UIViewController()
        let item = UIBarButtonItem(title: "Filter")
        item.changesSelectionAsPrimaryAction = true
        page.navigationItem.rightBarButtonItem = item
        let navigation = show(page)
        try Finger().tap(item)
        XCTAssertTrue(item.isSelected)
        try Finger().tap(item)
        XCTAssertFalse(item.isSelected)
        XCTAssertTrue(navigation.topViewController === page)
    }

    @MainActor
    func testToolBarsShowThePagesItems() async throws {
        let page = UIViewController()
        var taps = 0
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Archive") { _ in taps += 1 })
        page.toolbarItems = [.flexibleSpace(), item]
        let navigation = show(page)
        XCTAssertThrowsError(try Finger().tap(item)) { error in XCTAssertEqual("\(error)", "UIToolbar is hidden") }
        navigation.setToolbarHidden(false, animated: true)
        XCTAssertEqual(page.view.frame.maxY, navigation.view.frame.maxY)
        XCTAssertEqual(page.view.safeAreaInsets.bottom, navigation.toolbar.frame.height)
        try Finger().tap(item)
        XCTAssertEqual(taps, 1)
        page.setToolbarItems(nil, animated: true)
        XCTAssertThrowsError(try Finger().tap(item))
    }

    @MainActor
    func testAppearancesAreKept() async {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        XCTAssertEqual(appearance.backgroundColor, .systemBackground)
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        let navigation = show(UIViewController())
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.green]
        let kept = navigation.navigationBar.standardAppearance
        XCTAssertEqual(kept.titleTextAttributes[.foregroundColor] as? UIColor, .white)
        XCTAssertEqual(kept.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor, .blue)
        XCTAssertEqual(UINavigationBarAppearance(barAppearance: kept).backgroundColor, .red)
        appearance.configureWithTransparentBackground()
        XCTAssertNil(appearance.backgroundColor)
        XCTAssertNil(appearance.shadowColor)
    }

    @MainActor
    func testTheBackButtonShowsTheTitleOfThePreviousPageOnlyIfItFits() async throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let item = UINavigationItem()
        item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        item.rightBarButtonItem = UIBarButtonItem(customView: custom)
        bar.items = [UINavigationItem(title: "General settings"), item]
        bar.layoutIfNeeded()
        let back = try XCTUnwrap(bar.subviews.first as? UIButton)
        XCTAssertEqual(back.backTitle, "General settings")
        // The back button begins at the edge of the bar. There are 16 points at the other edge, and 8 points between the
        // views.
        custom.frame.size.width = 390 - 16 - 2 * 8 - 20 - back.frame.width
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        XCTAssertEqual(back.backTitle, "General settings")
        custom.frame.size.width += 1
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        XCTAssertEqual(back.backTitle, "Back")
    }

    @MainActor
    func testAWideTitleViewFillsTheSpaceBetweenTheButtons() async {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
        let (left, right) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20)),
            UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        )
        let item = UINavigationItem()
        item.titleView = title
        item.leftBarButtonItem = UIBarButtonItem(customView: left)
        item.rightBarButtonItem = UIBarButtonItem(customView: right)
        bar.items = [item]
        bar.layoutIfNeeded()
        XCTAssertEqual(title.frame, CGRect(x: 84, y: 12, width: 242, height: 20))
        XCTAssertEqual(left.frame.maxX, 84 - 8)
        XCTAssertEqual(right.frame.minX, 84 + 242 + 8)
    }
}
