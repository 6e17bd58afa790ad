import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that delegate methods without an implementation in the director are forwarded to the app's own delegate.
final class ForwardedMethodTests: XCTestCase {
    @MainActor func testATablesQuestionAboutFocusReachesTheCustomDelegate() async {
        let (screen, own) = (Screen(users(3)), CustomTableDelegate())
        let table = screen.tableView
        XCTAssertNil(table.answering.indexPathForPreferredFocusedView(in: table))

        screen.director.delegate = own

        XCTAssertEqual(
            table.answering.indexPathForPreferredFocusedView(in: table), IndexPath(row: 2, section: 0))
    }

    @MainActor func testACollectionViewsQuestionAboutItsOffsetReachesTheCustomDelegate() async {
        let (screen, own) = (TileScreen(tiles(0..<3)), CustomCollectionDelegate())
        let list = screen.collectionView
        func target() -> CGPoint {
            list.answering.collectionView(list, targetContentOffsetForProposedContentOffset: CGPoint(x: 0, y: 30))
        }
        XCTAssertEqual(target(), CGPoint(x: 0, y: 30))

        screen.director.delegate = own

        XCTAssertEqual(target(), CGPoint(x: 0, y: 40))
    }

    @MainActor func testQuestionsThatTheDirectorAnswersAreNotForwarded() async throws {
        let (screen, own) = (Screen(users(3)), CustomTableDelegate())
        screen.director.delegate = own

        try screen.finger.tap(rowAt: IndexPath(row: 0, section: 0), in: screen.tableView)

        XCTAssertEqual(own.selected, [])
        XCTAssertTrue(screen.tableView.delegate === screen.tableView.dataSource)
    }

    @MainActor func testScrollingIsForwardedToTheScrollDelegateOrTheDelegate() async throws {
        let (screen, own, scrolling) = (Screen(users(50)), CustomTableDelegate(), CustomTableDelegate())
        screen.director.delegate = own
        try screen.finger.scroll(screen.tableView, by: 50)
        let heard = own.scrollCount
        XCTAssertGreaterThan(heard, 0)

        screen.director.scrollDelegate = scrolling
        try screen.finger.scroll(screen.tableView, by: 50)

        XCTAssertEqual(own.scrollCount, heard)
        XCTAssertGreaterThan(scrolling.scrollCount, 0)
    }

    @MainActor func testTheDelegateIsNotRetained() async {
        let (screen, tiles) = (Screen(users(1)), TileScreen(tiles(0..<1)))
        screen.director.delegate = CustomTableDelegate()
        tiles.director.delegate = CustomCollectionDelegate()

        XCTAssertNil(screen.director.delegate)
        XCTAssertNil(tiles.director.delegate)
    }
}

@MainActor
private final class CustomTableDelegate: NSObject, UITableViewDelegate {
    private(set) var selected: [IndexPath] = []
    private(set) var scrollCount = 0

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { IndexPath(row: 2, section: 0) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollCount += 1 }
}

@MainActor
private final class CustomCollectionDelegate: NSObject, UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + 10) }
}
