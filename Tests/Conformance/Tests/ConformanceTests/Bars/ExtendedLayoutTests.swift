import CellDirector
import XCTest

/// Tests how pages extend under the bars of their containers, and what their safe areas are then. Tests of a public
/// library that run on iPhones assert the frames and insets below translucent and opaque navigation bars.
final class ExtendedLayoutTests: ConformanceTestCase {
    /// A view that places a box in itself and counts the changes of its safe area.
    private final class Sheet: UIView {
        let box = CountingView()
        var place: @MainActor (UIView, Sheet) -> Void = { _, _ in }
        private(set) var changes = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(box)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            changes += 1
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            place(box, self)
            box.layoutIfNeeded()
        }
    }

    private final class CountingView: UIView {
        private(set) var changes = 0

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            changes += 1
        }
    }

    @MainActor
    private final class Page: UIViewController {
        let sheet = Sheet(frame: .zero)
        override func loadView() { view = sheet }
    }

    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @MainActor private static var window: UIWindow?

    @MainActor
    private func show(_ root: UIViewController) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
        root.view.layoutIfNeeded()
        Self.window = window
    }

    override func tearDown() async throws {
        await MainActor.run { Self.window = nil }
        try await super.tearDown()
    }

    @MainActor
    private func barBottom(_ navigation: UINavigationController) -> CGFloat {
        navigation.navigationBar.convert(navigation.navigationBar.bounds, to: navigation.view).maxY
    }

    // MARK: Navigation bars

    @MainActor
    func testAPageExtendsUnderATranslucentNavigationBar() async {
        let page = Page()
        let navigation = UINavigationController(rootViewController: page)
        show(navigation)
        XCTAssertTrue(navigation.navigationBar.isTranslucent)
        XCTAssertEqual(page.view.frame, navigation.view.bounds)
        XCTAssertEqual(page.view.safeAreaInsets.top, barBottom(navigation))
        XCTAssertGreaterThanOrEqual(page.view.safeAreaInsets.top, 44)
        XCTAssertGreaterThan(page.sheet.changes, 0)
    }

    @MainActor
    func testAPageBeginsBelowAnOpaqueNavigationBar() async {
        let page = Page()
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.isTranslucent = false
        show(navigation)
        let top = barBottom(navigation)
        XCTAssertEqual(
            page.view.frame,
            CGRect(x: 0, y: top, width: navigation.view.bounds.width, height: navigation.view.bounds.height - top))
        XCTAssertEqual(page.view.safeAreaInsets.top, 0)
    }

    @MainActor
    func testAPageFollowsABarThatIsNoLongerTranslucent() async {
        let page = Page()
        let navigation = UINavigationController(rootViewController: page)
        show(navigation)
        let (size, inset) = (page.view.frame.size, page.view.safeAreaInsets.top)
        navigation.navigationBar.isTranslucent = false
        show(navigation)
        XCTAssertEqual(
            page.view.frame, CGRect(x: 0, y: inset, width: size.width, height: size.height - inset))
        XCTAssertEqual(page.sheet.box.safeAreaInsets, .zero)
    }

    @MainActor
    func testAPageThatIncludesOpaqueBarsExtendsUnderThem() async {
        let page = Page()
        page.extendedLayoutIncludesOpaqueBars = true
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.isTranslucent = false
        show(navigation)
        XCTAssertEqual(page.view.frame, navigation.view.bounds)
        XCTAssertEqual(page.view.safeAreaInsets.top, barBottom(navigation))
    }

    @MainActor
    func testAPageEndsAtTheBarsOfTheEdgesItDoesNotExtendTo() async {
        let page = Page()
        page.edgesForExtendedLayout = []
        let navigation = UINavigationController(rootViewController: page)
        show(navigation)
        XCTAssertEqual(page.view.frame.minY, barBottom(navigation))
        XCTAssertEqual(page.view.frame.maxY, navigation.view.bounds.maxY)
        XCTAssertEqual(page.view.safeAreaInsets.top, 0)
    }

    @MainActor
    func testAPageWithoutANavigationBarFillsTheContainer() async {
        let page = Page()
        let navigation = UINavigationController(rootViewController: page)
        navigation.isNavigationBarHidden = true
        show(navigation)
        XCTAssertEqual(page.view.frame, navigation.view.bounds)
        XCTAssertEqual(page.view.safeAreaInsets, navigation.view.safeAreaInsets)
    }

    @MainActor
    func testAdditionalInsetsAreAddedToThoseOfTheBar() async {
        let page = Page()
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 10, bottom: 30, right: 0)
        let navigation = UINavigationController(rootViewController: page)
        show(navigation)
        let outer = navigation.view.safeAreaInsets
        let (top, bottom) = (barBottom(navigation) + 10, outer.bottom + 30)
        XCTAssertEqual(
            page.view.safeAreaInsets,
            UIEdgeInsets(top: top, left: outer.left + 10, bottom: bottom, right: outer.right))
    }

    // MARK: Views in a page

    @MainActor
    func testAViewInAPageHasThePartOfTheSafeAreaThatReachesIntoIt() async {
        for (origin, hidden) in [
            (CGPoint(x: 10, y: 10), 10.0), (CGPoint(x: -10, y: 10), 10), (CGPoint(x: 300, y: 10), 10),
            (CGPoint(x: -10, y: -20), 0),
        ] {
            let page = Page()
            page.sheet.place = { box, _ in box.frame = CGRect(origin: origin, size: CGSize(width: 100, height: 120)) }
            let navigation = UINavigationController(rootViewController: page)
            show(navigation)
            let top = page.view.safeAreaInsets.top
            XCTAssertEqual(
                page.sheet.box.safeAreaInsets, UIEdgeInsets(top: top - hidden, left: 0, bottom: 0, right: 0),
                "\(origin)")
            XCTAssertGreaterThan(page.sheet.box.changes, 0, "\(origin)")
        }
    }

    @MainActor
    func testAViewThatIsPlacedInTheSafeAreaHasNoInsets() async {
        let page = Page()
        page.sheet.place = { box, sheet in box.frame = sheet.bounds.inset(by: sheet.safeAreaInsets) }
        show(UINavigationController(rootViewController: page))
        XCTAssertEqual(page.sheet.box.safeAreaInsets, .zero)
        XCTAssertEqual(page.sheet.box.frame.minY, page.view.safeAreaInsets.top)
    }

    @MainActor
    func testTheContentOfAScrollViewInAPageHasNoInsets() async {
        final class Scrolling: UIViewController {
            let scrollView = UIScrollView()
            let box = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(scrollView)
                scrollView.addSubview(box)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                scrollView.frame = view.bounds
            }
        }
        let page = Scrolling()
        let navigation = UINavigationController(rootViewController: page)
        show(navigation)
        XCTAssertEqual(page.scrollView.frame, navigation.view.bounds)
        XCTAssertEqual(page.scrollView.adjustedContentInset.top, barBottom(navigation))
        XCTAssertEqual(page.box.safeAreaInsets, .zero)
        XCTAssertEqual(page.box.changes, 0)
    }

    // MARK: Lists

    @MainActor
    func testAListBeginsBelowTheBarAndScrollsUnderIt() async throws {
        let list = List(style: .plain)
        let navigation = UINavigationController(rootViewController: list)
        show(navigation)
        let (table, top) = (try XCTUnwrap(list.tableView), barBottom(navigation))
        XCTAssertEqual(table.frame, navigation.view.bounds)
        XCTAssertEqual(table.adjustedContentInset.top, top)
        XCTAssertEqual(table.contentOffset.y, -top)
        table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
        table.layoutIfNeeded()
        let row = table.rectForRow(at: IndexPath(row: 20, section: 0))
        XCTAssertEqual(table.convert(row, to: navigation.view).minY, top)
        let first = try XCTUnwrap(table.indexPathsForVisibleRows?.first)
        XCTAssertLessThan(first.row, 20, "rows under the bar are visible")
    }

    // MARK: Tab bars

    @MainActor
    func testAPageExtendsUnderATranslucentTabBar() async {
        let page = Page()
        let tabs = UITabBarController()
        tabs.setViewControllers([page], animated: false)
        show(tabs)
        XCTAssertEqual(page.view.frame, tabs.view.bounds)
        XCTAssertEqual(page.view.safeAreaInsets.bottom, tabs.tabBar.frame.height)
    }

    @MainActor
    func testAPageEndsAtAnOpaqueTabBar() async {
        let page = Page()
        let tabs = UITabBarController()
        tabs.tabBar.isTranslucent = false
        tabs.setViewControllers([page], animated: false)
        show(tabs)
        XCTAssertEqual(page.view.frame.maxY, tabs.tabBar.frame.minY)
    }

    @MainActor
    func testAPageInBothContainersHasTheInsetsOfBothBars() async {
        let page = Page()
        let tabs = UITabBarController()
        tabs.setViewControllers([page], animated: false)
        let outer = UINavigationController(rootViewController: tabs)
        show(outer)
        XCTAssertEqual(page.view.frame, outer.view.bounds)
        XCTAssertEqual(page.view.safeAreaInsets.top, barBottom(outer))
        XCTAssertEqual(page.view.safeAreaInsets.bottom, tabs.tabBar.frame.height)

        let inner = UINavigationController(rootViewController: Page())
        let around = UITabBarController()
        around.setViewControllers([inner], animated: false)
        show(around)
        let shown = inner.viewControllers[0]
        XCTAssertEqual(shown.view.frame, around.view.bounds)
        XCTAssertEqual(shown.view.safeAreaInsets.top, barBottom(inner))
        XCTAssertEqual(shown.view.safeAreaInsets.bottom, around.tabBar.frame.height)
    }

    @MainActor
    func testATabBarOfAPageIsTallerAtTheBottomOfTheSafeArea() async {
        for (bottom, pinsToSafeArea) in [(34, false), (34, true), (0, false)] as [(CGFloat, Bool)] {
            let (page, bar) = (UIViewController(), UITabBar())
            page.additionalSafeAreaInsets.bottom = bottom
            bar.translatesAutoresizingMaskIntoConstraints = false
            show(page)
            let own = page.view.safeAreaInsets.bottom
            page.view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
                bar.bottomAnchor.constraint(
                    equalTo: pinsToSafeArea ? page.view.safeAreaLayoutGuide.bottomAnchor : page.view.bottomAnchor),
            ])
            page.view.layoutIfNeeded()
            page.view.layoutIfNeeded()
            XCTAssertEqual(bar.frame.height, pinsToSafeArea ? 49 : 49 + own)
            XCTAssertEqual(bar.frame.maxY, pinsToSafeArea ? 844 - own : 844)
        }
    }
}
