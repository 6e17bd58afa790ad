import TestSupport
import XCTest
@testable import HeadlessUIKit

/// Tests split view controllers: collapsed on an iPhone, and with columns side by side on an iPad.
final class SplitViewControllerTests: NavigationTestCase {
    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        var discards = false
        var top: UISplitViewController.Column?
        var calls: [String] = []

        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            calls.append("collapse")
            return discards
        }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            calls.append("top \(proposedTopColumn)")
            return top ?? proposedTopColumn
        }
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { calls.append("\(displayMode)") }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
    }

    @MainActor
    private func hold(_ device: String, isSideways: Bool = false, showing controller: UIViewController?) throws {
        let device = try XCTUnwrap(ScreenDevice.named(device))
        UIViewController.hold(HeldDevice(device, isSideways: isSideways), showing: controller)
        controller?.view.frame = UIScreen.main.bounds
        controller?.view.layoutIfNeeded()
    }

    override func tearDown() async throws {
        await MainActor.run { UIViewController.hold(HeldDevice(), showing: nil) }
        try await super.tearDown()
    }

    @MainActor
    private func titles(_ controller: UIViewController?) -> [String?] {
        (controller as? UINavigationController)?.viewControllers.map(\.title) ?? [controller?.title]
    }

    @MainActor
    func testDelegateDecidesWhatAnIPhoneShowsFirst() async throws {
        for (discards, shown) in [(false, ["List", "Detail"]), (true, ["List"])] {
            let (split, delegate) = (UISplitViewController(nibName: nil, bundle: nil), Delegate())
            delegate.discards = discards
            split.delegate = delegate
            split.viewControllers = ["List", "Detail"].map { UINavigationController(rootViewController: Page($0)) }
            XCTAssertFalse(split.isCollapsed, "before its view is laid out")
            try hold("iPhone 16", showing: nil)
            appear(split)
            XCTAssertTrue(split.isCollapsed)
            XCTAssertEqual(delegate.calls, ["collapse", "collapsed"])
            XCTAssertEqual(split.viewControllers.count, 1)
            XCTAssertEqual(titles(split.viewControllers[0]), shown)
            let front = try XCTUnwrap(split.visibleChild?.visibleChild as? Page)
            XCTAssertEqual(front.title, shown.last)
            XCTAssertEqual(front.calls, ["appeared"])
            XCTAssertTrue(front.splitViewController === split)
            XCTAssertTrue(split.displayModeButtonItem.isHidden)

            front.showDetailViewController(Page("Other"), sender: nil)
            XCTAssertEqual(titles(split.viewControllers[0]), ["List", "Other"])
        }
    }

    @MainActor
    func testColumnsAreOneStackOnAnIPhone() async throws {
        let (split, delegate) = (UISplitViewController(style: .tripleColumn), Delegate())
        let pages = ["Sidebar", "List", "Detail"].map { Page($0) }
        delegate.top = .supplementary
        split.delegate = delegate
        split.setViewController(pages[0], for: .primary)
        split.setViewController(UINavigationController(rootViewController: pages[1]), for: .supplementary)
        split.setViewController(pages[2], for: .secondary)
        XCTAssertTrue(split.viewController(for: .secondary) === pages[2])
        try hold("iPhone 16", showing: nil)
        appear(split)
        let stack = try XCTUnwrap(split.viewControllers.first as? UINavigationController)
        XCTAssertEqual(delegate.calls, ["top secondary", "collapsed"])
        XCTAssertEqual(titles(stack), ["Sidebar", "List"])
        split.show(.secondary)
        XCTAssertEqual(titles(stack), ["Sidebar", "List", "Detail"])
        XCTAssertEqual(pages[2].calls, ["appeared"])
        split.show(.primary)
        XCTAssertEqual(titles(stack), ["Sidebar"])
        split.setViewController(Page("New"), for: .secondary)
        XCTAssertEqual(titles(stack), ["Sidebar"], "a column that is not on top is not shown")
        split.show(.secondary)
        XCTAssertEqual(titles(stack), ["Sidebar", "List", "New"])
    }

    @MainActor
    func testCompactColumnReplacesTheOthers() async throws {
        let split = UISplitViewController(style: .doubleColumn)
        for (title, column) in [("List", UISplitViewController.Column.primary), ("Detail", .secondary)] {
            split.setViewController(Page(title), for: column)
        }
        let tabs = UITabBarController()
        tabs.viewControllers = [Page("Tab")]
        split.setViewController(UINavigationController(rootViewController: Page("Compact")), for: .compact)
        try hold("iPhone 16", showing: nil)
        appear(split)
        XCTAssertEqual(titles(split.viewControllers.first), ["Compact"])
        try hold("iPad Pro 13-inch", isSideways: true, showing: split)
        XCTAssertEqual(split.viewControllers.map { titles($0) }, [["List"], ["Detail"]])
    }

    @MainActor
    func testColumnsAreSideBySideOnAnIPad() async throws {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (Page("List"), Page("Detail"))
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        try hold("iPad mini", isSideways: true, showing: nil)
        appear(split)
        try hold("iPad mini", isSideways: true, showing: split)
        let size = split.view.bounds.size
        XCTAssertFalse(split.isCollapsed)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        func frame(_ page: Page) -> CGRect? {
            page.view.isDescendant(of: split.view) ? page.navigationController?.view.frame : nil
        }
        XCTAssertEqual(frame(list), CGRect(x: 0, y: 0, width: 320, height: size.height))
        XCTAssertEqual(frame(detail), CGRect(x: 320, y: 0, width: size.width - 320, height: size.height))
        XCTAssertEqual([list.calls, detail.calls], [["appeared"], ["appeared"]])

        split.preferredDisplayMode = .secondaryOnly
        split.view.layoutIfNeeded()
        XCTAssertNil(frame(list))
        XCTAssertEqual(list.calls, ["appeared", "disappeared"])
        XCTAssertEqual(frame(detail), CGRect(origin: .zero, size: size))
        split.preferredPrimaryColumnWidth = 400
        split.preferredDisplayMode = .oneOverSecondary
        split.view.layoutIfNeeded()
        XCTAssertEqual(frame(list)?.width, 400)
        XCTAssertEqual(frame(detail)?.width, size.width)

        detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        split.preferredDisplayMode = .automatic
        split.view.layoutIfNeeded()
        split.hide(.primary)
        split.view.layoutIfNeeded()
        XCTAssertNil(frame(list))
        split.show(.primary)
        split.view.layoutIfNeeded()
        XCTAssertNotNil(frame(list))

        let other = Page("Other")
        list.showDetailViewController(other, sender: nil)
        split.view.layoutIfNeeded()
        XCTAssertNotNil(frame(other))
        XCTAssertNil(detail.navigationController?.parent)
    }

    @MainActor
    func testPagesReturnToTheirColumns() async throws {
        let (split, delegate) = (UISplitViewController(nibName: nil, bundle: nil), Delegate())
        split.delegate = delegate
        let columns = ["List", "Detail"].map { UINavigationController(rootViewController: Page($0)) }
        split.viewControllers = columns
        try hold("iPhone 16", showing: nil)
        appear(split)
        columns[0].pushViewController(Page("More"), animated: false)
        XCTAssertEqual(titles(columns[0]), ["List", "Detail", "More"])
        try hold("iPad Pro 13-inch", isSideways: true, showing: split)
        XCTAssertEqual(columns.map { titles($0) }, [["List"], ["Detail", "More"]])
        XCTAssertEqual(split.viewControllers, columns)
        try hold("iPhone 16", showing: split)
        XCTAssertEqual(columns.map { titles($0) }, [["List", "Detail", "More"], []])
        XCTAssertEqual(
            delegate.calls.filter { $0 != "oneBesideSecondary" },
            ["collapse", "collapsed", "expanded", "collapse", "collapsed"])
    }

    @MainActor
    func testPagesAreInOneStackWhateverHappens() async throws {
        try forEachSeed(1...20) { seed in
            var random = SplitMix64(state: seed)
            var isPad = false
            let split = UISplitViewController(
                style: Int.random(in: 0..<2, using: &random) == 0 ? .doubleColumn : .tripleColumn)
            let columns: [UISplitViewController.Column] =
                split.style == .doubleColumn ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
            for column in columns { split.setViewController(Page("\(column)"), for: column) }
            try hold("iPhone 16", showing: nil)
            appear(split)
            var (pushed, log) = (0, [String]())
            for _ in 0..<30 {
                let column = columns[Int.random(in: 0..<columns.count, using: &random)]
                switch Int.random(in: 0..<5, using: &random) {
                case 0:
                    log.append("turn")
                    isPad.toggle()
                    try hold(isPad ? "iPad mini" : "iPhone 16", isSideways: isPad, showing: split)
                case 1:
                    log.append("show \(column)")
                    split.show(column)
                case 2:
                    log.append("push")
                    pushed += 1
                    let stack = split.viewControllers.last as? UINavigationController
                    stack?.pushViewController(Page("\(pushed)"), animated: false)
                case 3:
                    log.append("pop")
                    (split.viewControllers.last as? UINavigationController)?.popViewController(animated: false)
                default:
                    log.append("set \(column)")
                    split.setViewController(Page("\(column) again"), for: column)
                }
                split.view.layoutIfNeeded()
                let stacks = split.viewControllers.compactMap { $0 as? UINavigationController }
                let pages = stacks.flatMap(\.viewControllers)
                XCTAssertEqual(Set(pages).count, pages.count, "\(log)")
                XCTAssertEqual(stacks.count, split.isCollapsed ? 1 : columns.count, "\(log)")
                for stack in stacks { XCTAssertFalse(stack.viewControllers.isEmpty, "\(log)") }
                XCTAssertEqual(split.children, stacks, "\(log)")
                for page in pages {
                    XCTAssertTrue(page.splitViewController === split, "\(log)")
                    if page === page.navigationController?.topViewController, split.isCollapsed {
                        XCTAssertTrue(page.view.isDescendant(of: split.view), "\(log)")
                    }
                }
            }
        }
    }
}
