import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests the steps that pull to refresh, tap the status bar, previews and accessories, scroll sections horizontally,
/// and open the menus of buttons.
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
            expect pull to refresh not possible because "refreshing already"
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
            expect tap preview not possible because "no menu is open"
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
            expect tap accessory of row 1 not possible because "no accessory"
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testASectionIsScrolledSideways() async throws {
        let screen = ReplayScreen("tiles") { Tiles() }
        let replay = try await ShelfReplay(
            """
            screen tiles
            expect row 5 of section 1 is not visible
            scroll right by 600 in section 1
            expect row 5 of section 1 is visible
            expect row 0 of section 0 is visible
            scroll left by 600 in section 1
            expect row 0 of section 1 is visible
            scroll to row 7 of section 1
            expect row 7 of section 1 is visible
            scroll right by 10 in section 3
            """, on: [screen])
        XCTAssertEqual(
            replay.mismatches, ["section 3 is not on screen, or does not scroll by itself"])
    }

    @MainActor
    func testARowOfASectionThatScrollsHorizontallyIsFound() async throws {
        let replay = try await ShelfReplay(
            """
            screen tiles
            scroll right by 300 in section 0
            scroll to row "tile 9 of 1"
            expect row 9 of section 1 is visible
            scroll to row "tile 2 of 1"
            expect row 2 of section 1 is visible
            expect row 2 of section 0 is visible
            scroll to row "tile 12 of 1"
            expect row 2 of section 1 is visible
            direction right to left
            scroll to row "tile 11 of 2"
            expect row 11 of section 2 is visible
            direction left to right
            """, on: [ReplayScreen("tiles") { Tiles() }])
        XCTAssertEqual(replay.mismatches, [#"the list has no row "tile 12 of 1"; did you mean "tile 1 of 1"?"#])
    }

    @MainActor
    func testADrawingShowsTheHiddenRowsOfASectionThatScrollsHorizontally() async throws {
        let replay = try await ShelfReplay(
            """
            screen tiles
            scroll right by 300 in section 1
            scroll right by 5000 in section 2
            show
            direction right to left
            scroll left by 310 in section 0
            show
            direction left to right
            """, on: [ReplayScreen("tiles") { Tiles() }])
        XCTAssertEqual(replay.mismatches, [])
        XCTAssertEqual(
            replay.drawings.first,
            """
            ┌─ tiles ────────────────────────────────────────────────────────┐
            ├─ rows 0 to 2 of 12, sideways · 9 more ▷ ───────────────────────┤
            │ 0   tile 0 of 0                                                │
            │ 1   tile 1 of 0                                                │
            │ 2   tile 2 of 0                                                ▷
            ├─ ◁ 2 more · rows 2 to 4 of 12, sideways · 7 more ▷ ────────────┤
            │ 2   tile 2 of 1                                                │
            │ 3   tile 3 of 1                                                │
            │ 4   tile 4 of 1                                                ▷
            ├─ ◁ 9 more · rows 9 to 11 of 12, sideways ──────────────────────┤
            ◁ 9   tile 9 of 2                                                │
            │ 10  tile 10 of 2                                               │
            │ 11  tile 11 of 2                                               │
            └─ 9 of 36 rows ─────────────────────────────────────────────────┘
            """)
        let lines = replay.drawings.last?.split(separator: "\n").prefix(6).joined(separator: "\n")
        XCTAssertEqual(
            lines,
            """
            ┌─ tiles ────────────────────────────────────────────────────────┐
            ├─ ◁ 7 more · rows 2 to 4 of 12, sideways · 2 more ▷ ────────────┤
            │ 2   tile 2 of 0                                                ▷
            │ 3   tile 3 of 0                                                │
            ◁ 4   tile 4 of 0                                                │
            ├─ ◁ 7 more · rows 2 to 4 of 12, sideways · 2 more ▷ ────────────┤
            """)
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

/// A collection view controller whose sections contain tiles and scroll horizontally.
private final class Tiles: UICollectionViewController {
    init() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(100))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? Tile)?.label.text = "tile \(indexPath.item) of \(indexPath.section)"
        return cell
    }
}

private final class Tile: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

/// A news list with pull-to-refresh, detail buttons and previews.
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
