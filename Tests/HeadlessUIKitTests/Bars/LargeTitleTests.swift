import HeadlessUIKit
import XCTest

/// Tests large titles below a navigation bar's buttons.
final class LargeTitleTests: XCTestCase {
    private final class List: UITableViewController {
        var count = 40
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @MainActor
    private func show(_ page: UIViewController, _ title: String = "Inbox") -> UINavigationController {
        page.title = title
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.endAppearanceTransition()
        navigation.view.layoutIfNeeded()
        return navigation
    }

    /// Returns the visible labels of the navigation bar.
    @MainActor
    private func titles(_ navigation: UINavigationController) -> [UILabel] {
        navigation.view.layoutIfNeeded()
        return navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    }

    @MainActor
    func testALargeTitleIsInASeparateRowBelowTheButtons() async throws {
        let page = UIViewController()
        let navigation = show(page)
        let label = try XCTUnwrap(titles(navigation).first)
        XCTAssertEqual(titles(navigation).count, 1, "the title is displayed once")
        XCTAssertEqual(label.text, "Inbox")
        XCTAssertEqual(label.font.pointSize, 34)
        XCTAssertEqual(label.frame, CGRect(x: 16, y: 47, width: 358, height: 41))
        XCTAssertEqual(navigation.navigationBar.frame.height, 96)
        XCTAssertEqual(page.view.frame.minY, 96)
        page.title = "Drafts"
        XCTAssertEqual(titles(navigation).map(\.text), ["Drafts"])
        navigation.navigationBar.prefersLargeTitles = false
        XCTAssertEqual(titles(navigation).map(\.font.pointSize), [17])
        XCTAssertEqual(page.view.frame.minY, 44)
    }

    @MainActor
    func testTheDisplayModeDeterminesWhichPagesHaveALargeTitle() async {
        let (root, next, last) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = show(root)
        func height() -> CGFloat {
            navigation.view.layoutIfNeeded()
            return navigation.navigationBar.frame.height
        }
        next.title = "Next"
        next.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(next, animated: false)
        XCTAssertEqual(height(), 44)
        last.title = "Last"
        navigation.pushViewController(last, animated: false)
        XCTAssertEqual(height(), 44, "the automatic mode is that of the previous page")
        last.navigationItem.largeTitleDisplayMode = .always
        XCTAssertEqual(height(), 96)
        navigation.popToRootViewController(animated: false)
        XCTAssertEqual(height(), 96)
        root.title = nil
        XCTAssertEqual(height(), 44, "a page without a title has no large title")
    }

    @MainActor
    func testTheLargeTitleCollapsesOnScrollingAndReturnsAtTheTop() async throws {
        let list = List()
        let navigation = show(list)
        XCTAssertEqual(list.view.frame.minY, 96)
        list.tableView.contentOffset.y = 100
        XCTAssertEqual(titles(navigation).map(\.font.pointSize), [17])
        XCTAssertEqual(list.view.frame.minY, 44)
        XCTAssertEqual(list.view.frame.maxY, navigation.view.frame.maxY)
        list.tableView.contentOffset.y = 0
        XCTAssertEqual(titles(navigation).map(\.font.pointSize), [34])
        XCTAssertEqual(list.view.frame.minY, 96)
    }

    @MainActor
    func testTheLargeTitleReturnsWhenAReloadScrollsTheListToTheTop() async {
        let list = List()
        let navigation = show(list)
        list.tableView.contentOffset.y = 100
        XCTAssertEqual(titles(navigation).map(\.font.pointSize), [17])
        list.count = 3
        list.tableView.reloadData()
        XCTAssertEqual(titles(navigation).map(\.font.pointSize), [34])
        XCTAssertEqual(list.tableView.contentOffset.y, 0)
        XCTAssertEqual(list.view.frame.minY, 96)
    }

    /// If a list's content would fit on the screen with the large title collapsed, the list stays at the top, and the
    /// large title stays expanded.
    @MainActor
    func testContentThatFitsBelowACollapsedLargeTitleStaysAtTheTop() async {
        let list = List()
        list.count = 17
        let navigation = show(list)
        XCTAssertEqual(list.tableView.frame.height, 748)
        list.tableView.scrollToRow(at: IndexPath(row: 16, section: 0), at: .bottom, animated: false)
        XCTAssertEqual(list.tableView.contentOffset.y, 0)
        XCTAssertEqual(titles(navigation).map(\.font.pointSize), [34])
        withExtendedLifetime(navigation) {}
    }

    @MainActor
    func testTheLargeTitlesFontFollowsTheTextSize() async {
        let page = UIViewController()
        let navigation = show(page)
        navigation.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        XCTAssertEqual(titles(navigation).map(\.font.pointSize), [60])
        XCTAssertEqual(page.view.frame.minY, navigation.navigationBar.frame.height)
        XCTAssertGreaterThan(page.view.frame.minY, 110)
        navigation.traitOverrides.verticalSizeClass = .compact
        XCTAssertEqual(titles(navigation).map(\.font.pointSize), [17], "a short screen has no large title")
    }

    @MainActor
    func testTheLastRowCanBeScrolledToWhateverTheLengthOfTheContent() async throws {
        for count in 1...40 {
            let page = List()
            page.count = count
            page.tableView.rowHeight = 44
            let navigation = show(page)
            let warnings = exceptions(during: {
                page.tableView.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
                navigation.view.layoutIfNeeded()
            })
            XCTAssertEqual(warnings, [], "\(count)")
            XCTAssertEqual(page.tableView.indexPathsForVisibleRows?.last?.row, count - 1)
            let last = page.tableView.rectForRow(at: IndexPath(row: count - 1, section: 0))
            XCTAssertLessThanOrEqual(last.maxY, page.tableView.bounds.maxY, "\(count)")
            page.tableView.setContentOffset(.zero, animated: false)
            XCTAssertEqual(titles(navigation).first?.font.pointSize, 34, "\(count)")
        }
    }

    @MainActor
    func testInsetsOfTheContentLeaveLessRoomBelowACollapsedLargeTitle() async {
        let list = List()
        list.count = 19
        list.tableView.rowHeight = 40
        list.tableView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        let navigation = show(list)
        // Without the large title, 750 points remain for the 760 points of the rows.
        list.tableView.contentOffset.y = 20
        XCTAssertEqual(titles(navigation).map(\.font.pointSize), [17])
        XCTAssertEqual(list.view.frame.minY, 44)
    }

    @MainActor
    func testContentThatExactlyFitsBelowACollapsedLargeTitleScrollsBelowTheLargeTitle() async {
        let list = List()
        list.count = 20
        list.tableView.rowHeight = 40
        let navigation = show(list)
        list.tableView.contentOffset.y = 20
        XCTAssertEqual(titles(navigation).map(\.font.pointSize), [34])
        XCTAssertEqual(list.tableView.contentOffset.y, 20)
    }

    @MainActor
    func testASearchBarIsBelowTheLargeTitle() async {
        let page = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        let navigation = show(page)
        XCTAssertEqual(titles(navigation).map(\.font.pointSize), [34])
        XCTAssertEqual(search.searchBar.frame, CGRect(x: 8, y: 96, width: 374, height: 52))
        XCTAssertEqual(page.view.frame.minY, 96 + 52)
    }

    @MainActor
    func testABarWithoutANavigationControllerShowsALargeTitle() async {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 96))
        bar.prefersLargeTitles = true
        bar.items = [UINavigationItem(title: "Inbox")]
        func sizes() -> [CGFloat] {
            bar.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }.map(\.font.pointSize)
        }
        XCTAssertEqual(sizes(), [34])
        bar.prefersLargeTitles = false
        XCTAssertEqual(sizes(), [17])
        bar.prefersLargeTitles = true
        XCTAssertEqual(sizes(), [34])
    }
}
