import HeadlessUIKit
import XCTest

/// Tests which safe area insets scroll views include in their adjusted content insets.
final class AdjustedInsetTests: XCTestCase {
    /// A controller with safe area insets of 50 points at the top, 20 at the bottom and 10 at the sides. Its view is
    /// 300 × 600 points, and contains a scroll view that fills it.
    @MainActor
    private final class Screen: UIViewController {
        let scrollView: UIScrollView

        init(_ scrollView: UIScrollView) {
            self.scrollView = scrollView
            super.init(nibName: nil, bundle: nil)
            additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 10, bottom: 20, right: 10)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(scrollView)
        }
    }

    @MainActor
    private final class Rows: NSObject, UITableViewDataSource {
        var count = 30
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }

    @MainActor
    private final class Delegate: NSObject, UITableViewDelegate {
        var insets: [UIEdgeInsets] = []
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
            insets.append(scrollView.adjustedContentInset)
        }
    }

    @MainActor
    private func table(_ rows: Rows) -> UITableView {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 50
        table.dataSource = rows
        return table
    }

    private static let vertical = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
    private static let all = UIEdgeInsets(top: 50, left: 10, bottom: 20, right: 10)

    @MainActor
    func testATableScrollsFromTheTopOfTheSafeAreaToItsBottom() async {
        let rows = Rows()
        let table = table(rows)
        let screen = Screen(table)
        screen.view.layoutIfNeeded()
        XCTAssertEqual(table.adjustedContentInset, Self.vertical)
        XCTAssertEqual(table.contentInset, .zero)
        XCTAssertEqual(table.contentOffset, CGPoint(x: 0, y: -50))
        XCTAssertEqual(table.convert(table.rectForRow(at: [0, 0]), to: screen.view).minY, 50)
        table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
        XCTAssertEqual(table.convert(table.rectForRow(at: [0, 29]), to: screen.view).maxY, 580)
        table.scrollToRow(at: [0, 10], at: .top, animated: false)
        XCTAssertEqual(table.convert(table.rectForRow(at: [0, 10]), to: screen.view).minY, 50)
    }

    @MainActor
    func testATableThatIsAControllersViewStartsAtTheTopOfTheSafeArea() async throws {
        let rows = Rows()
        let controller = UITableViewController(style: .plain)
        controller.additionalSafeAreaInsets.top = 50
        let table = try XCTUnwrap(controller.tableView)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentOffset.y, -50)
        controller.additionalSafeAreaInsets.top = 80
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentOffset.y, -80)
        controller.additionalSafeAreaInsets.top = 0
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentOffset.y, 0)
    }

    @MainActor
    func testATableIsInsetOnlyWhereItExtendsBeyondTheSafeArea() async {
        let table = table(Rows())
        let screen = Screen(table)
        screen.loadViewIfNeeded()
        table.frame = CGRect(x: 0, y: 30, width: 300, height: 400)
        screen.view.layoutIfNeeded()
        XCTAssertEqual(table.adjustedContentInset, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        table.frame.origin.y = 200
        screen.view.layoutIfNeeded()
        XCTAssertEqual(table.adjustedContentInset, UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    }

    @MainActor
    func testTheInsetsOfAListChangeWhenItsContainerMoves() async {
        let (table, container) = (table(Rows()), UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
        let screen = Screen(UIScrollView())
        screen.view.addSubview(container)
        container.addSubview(table)
        table.frame = container.bounds
        screen.view.layoutIfNeeded()
        XCTAssertEqual(table.adjustedContentInset.top, 50)
        container.frame.origin.y = 20
        screen.view.layoutIfNeeded()
        XCTAssertEqual(table.adjustedContentInset, UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
        container.frame.origin.y = 100
        screen.view.layoutIfNeeded()
        XCTAssertEqual(table.adjustedContentInset, .zero)
        container.frame.origin.y = 190
        screen.view.layoutIfNeeded()
        XCTAssertEqual(table.adjustedContentInset, UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
    }

    @MainActor
    func testTheBehaviorCanChangeDuringTheLayout() async throws {
        final class List: UITableViewController {
            override func viewDidLayoutSubviews() { tableView.contentInsetAdjustmentBehavior = .never }
        }
        let list = List(style: .plain)
        list.additionalSafeAreaInsets.top = 50
        list.tableView.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        list.tableView.layoutIfNeeded()
        XCTAssertEqual(list.tableView.adjustedContentInset, .zero)
        XCTAssertEqual(list.tableView.contentOffset, .zero)
    }

    @MainActor
    func testTheInsetsOfAPinnedListAreSetOnce() async {
        let (table, witness) = (table(Rows()), Delegate())
        table.delegate = witness
        let screen = Screen(UIScrollView())
        screen.loadViewIfNeeded()
        table.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(table)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: screen.view.topAnchor),
            table.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        ])
        screen.view.layoutIfNeeded()
        XCTAssertEqual(witness.insets, [Self.vertical])
    }

    @MainActor
    func testTheBehaviorDeterminesWhichEdgesAreIncluded() async {
        let scrollView = UIScrollView()
        let screen = Screen(scrollView)
        func inset(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> UIEdgeInsets {
            scrollView.contentInsetAdjustmentBehavior = behavior
            screen.view.layoutIfNeeded()
            return scrollView.adjustedContentInset
        }
        XCTAssertEqual(inset(.automatic), .zero)
        XCTAssertEqual(inset(.always), Self.all)
        XCTAssertEqual(inset(.never), .zero)
        scrollView.contentSize = CGSize(width: 300, height: 700)
        XCTAssertEqual(inset(.automatic), Self.vertical)
        XCTAssertEqual(inset(.scrollableAxes), Self.vertical)
        XCTAssertEqual(inset(.never), .zero)
        scrollView.contentSize = CGSize(width: 400, height: 500)
        XCTAssertEqual(inset(.scrollableAxes), UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
        scrollView.alwaysBounceVertical = true
        XCTAssertEqual(inset(.scrollableAxes), Self.all)
    }

    /// The rows of every list begin inside the safe area, and are inset once.
    @MainActor
    func testTheContentOfRowsIsInsetOnceWithEveryBehavior() async {
        let lists: [() -> UIScrollView] = [
            { UITableView(frame: .zero) }, { UITableView(frame: .zero, style: .insetGrouped) },
            {
                UICollectionView(
                    frame: .zero,
                    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
            },
            {
                UICollectionView(
                    frame: .zero,
                    collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
                        .list(using: .init(appearance: .plain), layoutEnvironment: environment)
                    })
            },
        ]
        for (number, make) in lists.enumerated() {
            var found: Set<CGFloat> = []
            for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .always, .never] {
                let (list, rows) = (make(), ListRows())
                list.contentInsetAdjustmentBehavior = behavior
                (list as? UITableView)?.dataSource = rows
                let collection = list as? UICollectionView
                collection?.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
                collection?.dataSource = rows
                let screen = UIViewController()
                screen.view = list
                screen.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
                window.rootViewController = screen
                window.makeKeyAndVisible()
                window.layoutIfNeeded()
                let cell: UIView? = (list as? UITableView)?.visibleCells.first ?? collection?.visibleCells.first
                let content = (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView
                if let content { found.insert(content.convert(content.bounds, to: window).minX) }
            }
            XCTAssertEqual(found, [number == 1 ? 66 : 50], "list \(number)")
        }
    }

    @MainActor
    func testShortContentInANavigationControllerIsInset() async {
        let scrollView = UIScrollView()
        let screen = Screen(scrollView)
        let navigation = UINavigationController(rootViewController: screen)
        navigation.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        navigation.view.layoutIfNeeded()
        XCTAssertEqual(scrollView.adjustedContentInset, UIEdgeInsets(top: 44 + 50, left: 0, bottom: 20, right: 0))
        screen.automaticallyAdjustsScrollViewInsets = false
        navigation.view.layoutIfNeeded()
        XCTAssertEqual(scrollView.adjustedContentInset, .zero)
        scrollView.alwaysBounceVertical = true
        navigation.view.layoutIfNeeded()
        XCTAssertEqual(scrollView.adjustedContentInset.top, 44 + 50, "content that scrolls is inset")
    }

    @MainActor
    func testTheDelegateIsNotifiedOnceForEachChange() async {
        let (scrollView, witness) = (UIScrollView(), Delegate())
        scrollView.delegate = witness
        scrollView.contentSize = CGSize(width: 300, height: 900)
        let screen = Screen(scrollView)
        screen.view.layoutIfNeeded()
        screen.view.setNeedsLayout()
        screen.view.layoutIfNeeded()
        XCTAssertEqual(witness.insets, [Self.vertical])
        scrollView.contentInset.top = 5
        XCTAssertEqual(witness.insets.last?.top, 55)
        XCTAssertEqual(scrollView.contentOffset.y, -55)
    }

    @MainActor
    func testAListInsideAListIsNotInset() async throws {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        let inner = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 50), collectionViewLayout: layout)
        inner.alwaysBounceVertical = true
        let rows = Rows()
        let table = table(rows)
        let screen = Screen(table)
        screen.view.layoutIfNeeded()
        let cell = try XCTUnwrap(table.cellForRow(at: [0, 0]))
        cell.contentView.addSubview(inner)
        screen.view.layoutIfNeeded()
        XCTAssertEqual(inner.adjustedContentInset, .zero)
    }

    @MainActor
    func testATableThatWasPulledToRefreshReturnsToTheTopOfTheSafeArea() async throws {
        let rows = Rows()
        let table = table(rows)
        let refreshControl = UIRefreshControl()
        table.refreshControl = refreshControl
        let screen = Screen(table)
        screen.view.layoutIfNeeded()
        try Finger().pullToRefresh(table)
        XCTAssertTrue(refreshControl.isRefreshing)
        refreshControl.endRefreshing()
        screen.view.layoutIfNeeded()
        XCTAssertEqual(table.contentOffset.y, -50)
    }
}

@MainActor
private final class ListRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
