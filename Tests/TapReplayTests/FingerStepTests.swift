import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// A step for each thing that a finger can do.
final class FingerStepTests: XCTestCase {
    @MainActor
    private func play(_ script: String) async throws -> [String] {
        let screen = ReplayScreen("news") { News() }
        return try await ShelfReplay("screen news\n" + script, on: [screen]).mismatches
    }

    @MainActor
    func testAListIsPulledToRefresh() async throws {
        let failures = try await play(
            """
            expect 30 rows
            pull to refresh
            expect 31 rows
            pull to refresh in list
            expect pull to refresh refused because "refreshing already"
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testATapOnTheStatusBarScrollsToTheTop() async throws {
        let failures = try await play(
            "scroll by 300\nexpect row 0 is not visible\ntap status bar\nexpect row 0 is visible")
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testAPreviewIsTapped() async throws {
        let failures = try await play(
            """
            expect tap preview refused because "no menu is open"
            long-press row 3
            expect menu is visible
            tap preview
            expect menu is not visible
            expect title is "News 3"
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testAnAccessoryOfAnItemIsTapped() async throws {
        let failures = try await play(
            """
            tap accessory of row 2
            expect title is "Details 2"
            expect tap accessory of row 1 refused because "no accessory"
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testTheMenuOfAButtonIsOpened() async throws {
        let bus = CellActionBus()
        let screen = ReplayScreen("sort") {
            let controller = UIViewController()
            let button = UIButton(type: .system)
            button.setTitle("Sort", for: .normal)
            button.menu = UIMenu(
                title: "By", children: [UIAction(title: "Name") { _ in button.setTitle("Name", for: .normal) }])
            button.showsMenuAsPrimaryAction = true
            controller.view.addSideBySide(button)
            return controller
        }
        let replay = try await ShelfReplay(
            "screen sort\ntap \"Sort\"\nexpect menu shows \"By\"\nchoose \"Nam\"\nchoose \"Name\"\nexpect \"Name\" is visible",
            on: [screen], bus: bus)
        XCTAssertEqual(replay.mismatches, [#"the menu has no "Nam"; did you mean "Name"?"#])
    }
}

/// A list of news that can be refreshed, with details and previews.
private final class News: UICollectionViewController {
    private var count = 30

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        title = "News"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "news")
        let refresh = UIRefreshControl()
        refresh.addAction(
            UIAction { [unowned self] _ in
                count += 1
                collectionView.reloadData()
                if count == 31 { refresh.endRefreshing() }
            }, for: .valueChanged)
        collectionView.refreshControl = refresh
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "news", for: indexPath)
        if let cell = cell as? UICollectionViewListCell {
            cell.accessories =
                indexPath.item % 2 == 1
                ? [.reorder()]
                : [.delete(), .detail { [unowned self] in title = "Details \(indexPath.item)" }]
        }
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(
            identifier: "\(indexPaths[0].item)" as NSString, previewProvider: { UIViewController() }
        ) { _ in
            UIMenu(children: [UIAction(title: "Share") { _ in }])
        }
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        title = "News \(configuration.identifier)"
    }
}
