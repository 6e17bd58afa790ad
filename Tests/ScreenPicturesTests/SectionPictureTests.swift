import HeadlessUIKit
import ScreenPictures
import XCTest

/// Tests pictures of collection views whose sections have different layouts. Also tests pictures of tab bar badges and
/// page controls.
final class SectionPictureTests: XCTestCase {
    @MainActor
    private final class Source: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let identifier = indexPath.section == 0 ? "tile" : "row"
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
            if let row = cell as? UICollectionViewListCell {
                var content = row.defaultContentConfiguration()
                content.text = "row \(indexPath.item)"
                row.contentConfiguration = content
            } else {
                cell.contentView.backgroundColor = .red
            }
            return cell
        }
    }

    /// Returns a collection view with a horizontally scrolling section of three tiles, each 150 points wide, and an
    /// inset grouped list section of three rows.
    @MainActor
    private func list(_ source: Source) -> UICollectionView {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(100))
        let layout = UICollectionViewCompositionalLayout { section, environment in
            guard section == 0 else {
                return .list(
                    using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
                    layoutEnvironment: environment)
            }
            let tiles = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            tiles.orthogonalScrollingBehavior = .continuous
            return tiles
        }
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        list.dataSource = source
        list.layoutIfNeeded()
        return list
    }

    @MainActor
    func testCellsOfASectionThatScrollsAreClippedAtItsEdges() async throws {
        let source = Source()
        let list = list(source)
        let scrollView = try XCTUnwrap(list.cellForItem(at: [0, 0])?.superview as? UIScrollView)
        try Finger().scroll(scrollView, sidewaysBy: 100)
        let picture = picture(of: list)
        let cells = picture.all("g").filter { $0.attributes["data-row"] != nil }
        XCTAssertEqual(
            Set(cells.compactMap { $0.attributes["data-row"] }), ["0", "1", "2", "0 1", "1 1", "2 1"])
        let tiles = picture.all("rect").filter { $0.number("width") == 150 }
        XCTAssertEqual(tiles.map(\.place.x), [-100, 50, 200])
        let clips = picture.all("clipPath").count
        XCTAssertGreaterThanOrEqual(clips, 2)
        let shapes = picture.all("rect").filter { $0.number("width") == 320 && $0.number("height") == 100 }
        XCTAssertEqual(shapes.count, 1, "one rectangle has the size of the section")
    }

    /// A list section of a compositional layout must look like a list layout.
    @MainActor
    func testASectionThatIsAListLooksLikeAList() async throws {
        let source = Source()
        let picture = picture(of: list(source))
        let rows = picture.all("g").filter { $0.attributes["data-row"]?.hasSuffix(" 1") == true }
        XCTAssertEqual(rows.count, 3)
        let backgrounds = picture.all("rect").filter { $0.number("width") == 288 && $0.number("height") > 40 }
        XCTAssertGreaterThanOrEqual(backgrounds.count, 3)
        let lines = picture.all("rect").filter { $0.attributes["height"] == ".33" }
        XCTAssertEqual(lines.count, 2, "the last row has no separator")
    }

    @MainActor
    func testABadgeIsDrawnOnce() async throws {
        let tabs = UITabBarController()
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: "Basket", image: UIImage(systemName: "bag.fill"), tag: 0)
        page.tabBarItem.badgeValue = "7"
        tabs.viewControllers = [page]
        tabs.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        XCTAssertEqual(picture(of: tabs.view).texts.filter { $0.text == "7" }.count, 1)
    }

    @MainActor
    func testPageDotsFollowTheLayoutDirection() async throws {
        let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 80, height: 26))
        dots.numberOfPages = 3
        func order() -> [CGFloat] { picture(of: dots).all("circle").map { $0.number("cx") } }
        XCTAssertEqual(order(), [22.33, 40, 57.67])
        dots.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(order(), [57.67, 40, 22.33])
    }
}
