import TestSupport
import XCTest

@testable import HeadlessUIKit

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
        XCTAssertEqual(page.view.safeAreaInsets.top, 96)
        page.title = "Drafts"
        XCTAssertEqual(titles(navigation).map(\.text), ["Drafts"])
        navigation.navigationBar.prefersLargeTitles = false
        XCTAssertEqual(titles(navigation).map(\.font.pointSize), [17])
        XCTAssertEqual(page.view.safeAreaInsets.top, 44)
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
    func testTheLargeTitleScrollsAwayAndReturnsAtTheTop() async throws {
        let list = List()
        let navigation = show(list)
        XCTAssertEqual(list.tableView.contentOffset.y, -96)
        let states: [(CGFloat, CGFloat, CGFloat)] = [
            (-90, 90, 34), (-60, 60, 34), (-45, 45, 34), (-44, 44, 17), (-43, 44, 17), (300, 44, 17), (-44, 44, 17),
            (-50, 50, 34), (-70, 70, 34), (-96, 96, 34),
        ]
        for (offset, height, size) in states {
            list.tableView.contentOffset.y = offset
            XCTAssertEqual(titles(navigation).map(\.font.pointSize), [size], "\(offset)")
            XCTAssertEqual(navigation.navigationBar.frame.height, height, "\(offset)")
            XCTAssertEqual(list.view.safeAreaInsets.top, height, "\(offset)")
            XCTAssertEqual(list.tableView.adjustedContentInset.top, height, "\(offset)")
            XCTAssertEqual(list.tableView.contentOffset.y, offset, "\(offset)")
        }
        XCTAssertEqual(list.view.frame, navigation.view.bounds)
    }

    @MainActor
    func testNoContentIsUnderABarWhoseLargeTitleIsInSight() async throws {
        let list = List()
        let navigation = show(list)
        forEachSeed(1...3) { seed in
            var generator = SplitMix64(state: seed)
            for _ in 0..<100 {
                let offset = CGFloat.random(in: -96 ... -20, using: &generator)
                list.tableView.contentOffset.y = offset
                let bar = navigation.navigationBar
                XCTAssertEqual(bar.coversContent, offset > -44, "seed \(seed): \(offset)")
                XCTAssertEqual(bar.isScrolledUnder, offset > -44, "seed \(seed): \(offset)")
                XCTAssertEqual(bar.frame.height, max(44, -offset), accuracy: 0.001, "seed \(seed)")
                XCTAssertEqual(
                    list.tableView.adjustedContentInset.top, bar.frame.height, accuracy: 0.001, "seed \(seed)")
            }
        }
    }

    @MainActor
    func testAFingerScrollsTheLargeTitleAwayAndBack() async throws {
        let list = List()
        let navigation = show(list)
        func state() -> [CGFloat] { [list.tableView.contentOffset.y, navigation.navigationBar.frame.height] }
        try Finger().scroll(list.tableView, by: 30)
        XCTAssertEqual(state(), [-66, 66])
        try Finger().scroll(list.tableView, by: 200)
        XCTAssertEqual(state(), [134, 44])
        try Finger().scroll(list.tableView, by: -190)
        XCTAssertEqual(state(), [-56, 56])
        try Finger().scroll(list.tableView, by: -1000)
        XCTAssertEqual(state(), [-96, 96])
        try Finger().scroll(list.tableView, by: 500)
        try Finger().scrollToTop(list.tableView)
        XCTAssertEqual(state(), [-96, 96])
        // UIKit knows no offset that code could read and that shows the large title again.
        list.tableView.contentOffset.y = 100
        list.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        XCTAssertEqual(state(), [-44, 44])
    }

    @MainActor
    func testALargeTitleThatIsPartlyScrolledAwayIsCutOffAtTheButtons() async throws {
        let list = List()
        let navigation = show(list)
        list.tableView.contentOffset.y = -66
        let label = try XCTUnwrap(titles(navigation).first)
        navigation.view.layoutIfNeeded()
        XCTAssertEqual(label.frame, CGRect(x: 16, y: 17, width: 358, height: 41))
        XCTAssertEqual((label.layer.mask as? CAShapeLayer)?.path?.boundingBox.minY, 27)
        list.tableView.contentOffset.y = -96
        navigation.view.layoutIfNeeded()
        XCTAssertNil(label.layer.mask)
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
        XCTAssertEqual(list.tableView.contentOffset.y, -96)
        XCTAssertEqual(list.view.safeAreaInsets.top, 96)
    }

    @MainActor
    func testContentThatFitsBelowTheLargeTitleStaysAtTheTop() async {
        let list = List()
        list.count = 17
        let navigation = show(list)
        XCTAssertEqual(list.tableView.frame.height, 844)
        list.tableView.scrollToRow(at: IndexPath(row: 16, section: 0), at: .bottom, animated: false)
        XCTAssertEqual(list.tableView.contentOffset.y, -96)
        XCTAssertEqual(titles(navigation).map(\.font.pointSize), [34])
        withExtendedLifetime(navigation) {}
    }

    @MainActor
    func testContentThatIsALittleTallerScrollsTheLargeTitleAwayInPart() async throws {
        let list = List()
        list.count = 19
        list.tableView.rowHeight = 40
        let navigation = show(list)
        try Finger().scroll(list.tableView, by: 1000)
        XCTAssertEqual(list.tableView.contentOffset.y, -84)
        XCTAssertEqual(navigation.navigationBar.frame.height, 84)
        XCTAssertEqual(titles(navigation).map(\.font.pointSize), [34])
    }

    @MainActor
    func testTheLargeTitlesFontFollowsTheTextSize() async {
        let page = UIViewController()
        let navigation = show(page)
        navigation.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        XCTAssertEqual(titles(navigation).map(\.font.pointSize), [60])
        XCTAssertEqual(page.view.safeAreaInsets.top, navigation.navigationBar.frame.height)
        XCTAssertGreaterThan(page.view.safeAreaInsets.top, 110)
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
            page.tableView.setContentOffset(CGPoint(x: 0, y: -96), animated: false)
            XCTAssertEqual(titles(navigation).first?.font.pointSize, 34, "\(count)")
        }
    }

    @MainActor
    func testInsetsOfTheContentAreAddedToThoseOfTheBar() async throws {
        let list = List()
        list.tableView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        let navigation = show(list)
        XCTAssertEqual(list.tableView.contentOffset.y, -116)
        try Finger().scroll(list.tableView, by: 10)
        XCTAssertEqual(navigation.navigationBar.frame.height, 86)
        XCTAssertEqual(list.tableView.adjustedContentInset.top, 106)
        try Finger().scroll(list.tableView, by: 1000)
        XCTAssertEqual(navigation.navigationBar.frame.height, 44)
        try Finger().scroll(list.tableView, by: -2000)
        XCTAssertEqual(list.tableView.contentOffset.y, -116)
    }

    @MainActor
    func testTheLargeTitleOfAListBelowTheSafeAreaScrollsAwayAndBack() async throws {
        final class Pinned: UIViewController {
            let list = List()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list.tableView)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                list.tableView.frame = view.bounds.inset(by: view.safeAreaInsets)
            }
        }
        let page = Pinned()
        let navigation = show(page)
        let table = try XCTUnwrap(page.list.tableView)
        func state() -> [CGFloat] {
            navigation.view.layoutIfNeeded()
            return [table.contentOffset.y, table.frame.minY, navigation.navigationBar.frame.height]
        }
        XCTAssertEqual(state(), [0, 96, 96])
        try Finger().scroll(table, by: 20)
        XCTAssertEqual(state(), [20, 76, 76])
        try Finger().scroll(table, by: 500)
        XCTAssertEqual(state(), [520, 44, 44])
        try Finger().scroll(table, by: -1000)
        XCTAssertEqual(state(), [0, 96, 96])
    }

    @MainActor
    func testTheLargeTitleOfAPageFollowsItsOwnContent() async throws {
        let (list, next) = (List(), List())
        let navigation = show(list)
        try Finger().scroll(list.tableView, by: 200)
        next.title = "Next"
        navigation.pushViewController(next, animated: false)
        navigation.view.layoutIfNeeded()
        XCTAssertEqual(navigation.navigationBar.frame.height, 96)
        XCTAssertEqual(next.tableView.contentOffset.y, -96)
        navigation.popViewController(animated: false)
        navigation.view.layoutIfNeeded()
        XCTAssertEqual(navigation.navigationBar.frame.height, 44)
        XCTAssertEqual(list.tableView.contentOffset.y, 104)
        try Finger().scrollToTop(list.tableView)
        XCTAssertEqual(navigation.navigationBar.frame.height, 96)
    }

    @MainActor
    func testASearchBarIsBelowTheLargeTitle() async {
        let page = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        let navigation = show(page)
        XCTAssertEqual(titles(navigation).map(\.font.pointSize), [34])
        XCTAssertEqual(search.searchBar.frame, CGRect(x: 8, y: 96, width: 374, height: 52))
        XCTAssertEqual(page.view.safeAreaInsets.top, 96 + 52)
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
