import Foundation
import HeadlessUIKit
import XCTest

/// Tests the background views of tables and collection views.
final class BackgroundViewTests: ConformanceTestCase {
    @MainActor
    func testABackgroundViewFillsTheVisibleAreaBehindTheRows() async throws {
        let table = makeTable(Recorder(count: 30))
        let background = UIView()
        table.backgroundView = background
        XCTAssertIdentical(background.superview, table)
        XCTAssertEqual(background.frame, table.bounds)

        try Finger().scroll(table, by: 100)
        table.reloadData()
        table.layoutIfNeeded()

        XCTAssertEqual(table.contentOffset.y, 100)
        XCTAssertEqual(background.frame, table.bounds)
        XCTAssertIdentical(table.subviews.first, background)
        table.frame.size.height = 300
        table.layoutIfNeeded()
        XCTAssertEqual(background.frame, table.bounds)
    }

    @MainActor
    func testABackgroundViewThatIsBroughtToTheFrontReturnsBehindTheRows() async {
        let table = makeTable(Recorder(count: 3))
        let background = UIView()
        table.backgroundView = background
        table.bringSubviewToFront(background)
        XCTAssertIdentical(table.subviews.last, background)
        table.setNeedsLayout()
        table.layoutIfNeeded()
        XCTAssertIdentical(table.subviews.first, background)
    }

    @MainActor
    func testABackgroundViewIsReplaced() async {
        let table = makeTable(Recorder(count: 0))
        let (first, second) = (UIView(), UIView())
        table.backgroundView = first
        table.backgroundView = second
        XCTAssertNil(first.superview)
        XCTAssertIdentical(second.superview, table)
        XCTAssertIdentical(table.backgroundView, second)
        table.backgroundView = nil
        XCTAssertNil(second.superview)
        XCTAssertEqual(table.subviews, [])
    }

    @MainActor
    func testAButtonOfABackgroundViewIsTapped() async throws {
        let table = makeTable(Recorder(count: 0))
        let (background, retry) = (UIView(), UIButton())
        var taps = 0
        retry.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        retry.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
        background.addSubview(retry)
        table.backgroundView = background
        table.layoutIfNeeded()
        try Finger().tap(retry)
        XCTAssertEqual(taps, 1)
    }

    @MainActor
    func testTheBackgroundOfASectionIsInFrontOfTheBackgroundView() async {
        final class Background: UICollectionReusableView {}
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: item.layoutSize, subitems: [item]))
        section.decorationItems = [.background(elementKind: "background")]
        section.decorationItems[0].zIndex = -1
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Background.self, forDecorationViewOfKind: "background")
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
        let background = UIView()
        list.backgroundView = background
        XCTAssertIdentical(list.backgroundView, background)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, completion: nil)
        list.layoutIfNeeded()
        XCTAssertEqual(list.visibleCells.count, 3)
        XCTAssertIdentical(list.subviews.first, background)
        XCTAssertTrue(list.subviews.dropFirst().first is Background)
        XCTAssertEqual(background.frame, list.bounds)
    }

    @MainActor
    func testABackgroundViewThatMovesToAnotherListStaysThere() async {
        let (first, second) = (makeTable(Recorder(count: 0)), makeTable(Recorder(count: 0)))
        let background = UIView()
        first.backgroundView = background
        second.backgroundView = background
        second.frame.size.height = 300
        for table in [first, second] { table.layoutIfNeeded() }
        XCTAssertEqual(background.frame.height, 300)
        first.backgroundView = nil
        XCTAssertIdentical(background.superview, second)
    }

    @MainActor
    func testARefreshControlIsInFrontOfTheBackgroundView() async {
        let table = makeTable(Recorder(count: 3))
        let (background, control) = (UIView(), UIRefreshControl())
        table.backgroundView = background
        table.refreshControl = control
        table.layoutIfNeeded()
        table.setNeedsLayout()
        table.layoutIfNeeded()
        XCTAssertIdentical(table.subviews.first, background)
        XCTAssertIdentical(control.superview, table)
    }
}
