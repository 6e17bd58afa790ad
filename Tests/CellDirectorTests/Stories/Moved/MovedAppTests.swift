import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests apps that contained a copy of the article's pattern and now use the package instead.
final class MovedAppTests: XCTestCase {
    // MARK: The article's sample

    @MainActor
    func testTheArticlesSamplePrintsTheSameAsBefore() async throws {
        let controller = ArticleApp.TableViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(
            controller.printed, ["will display user cell John Smith", "will display user cell Jessica Wood"])
        controller.printed = []

        let table: UITableView = controller.tableView
        try Finger().tap(rowAt: path(0), in: table)
        try Finger().tap(rowAt: path(1), in: table)
        try Finger().tap(rowAt: path(3), in: table)
        let jessica = try XCTUnwrap(table.cellForRow(at: path(2)) as? ArticleApp.UserCell)
        try Finger().tap(jessica.followButton)

        XCTAssertEqual(
            controller.printed,
            [
                "did select user cell John Smith John Smith", "did select image cell cat.jpg",
                "follow user Jessica Wood",
            ])
    }

    // MARK: An app that extended the pattern

    @MainActor
    private func openBooks() async -> BookApp.BooksViewController {
        let controller = BookApp.BooksViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
        controller.view.layoutIfNeeded()
        return controller
    }

    @MainActor
    private func texts(_ controller: BookApp.BooksViewController) -> [String] {
        controller.tableView.visibleCells.compactMap { ($0 as? BookApp.BookCell)?.textLabel?.text }
    }

    @MainActor
    func testAPayloadIsDeliveredWithItsType() async throws {
        let controller = await openBooks()
        try Finger().tap(rowAt: path(2), in: controller.tableView)
        XCTAssertEqual(texts(controller), ["Emma: 0.0", "Ulysses: 4.5", "Middlemarch: 0.0"])
        XCTAssertEqual(controller.heard, ["rated Ulysses"])
    }

    @MainActor
    func testAHeadersButtonReachesItsHandler() async throws {
        let controller = await openBooks()
        let header = try XCTUnwrap(controller.tableView.headerView(forSection: 0) as? BookApp.TableHeaderView)
        try Finger().tap(header.button)
        XCTAssertEqual(controller.heard, ["header Your books"])
    }

    @MainActor
    func testACollectionInARowPassesItsSelectionOn() async throws {
        let controller = await openBooks()
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: path(0)) as? BookApp.GenresCell)
        try Finger().tap(rowAt: path(1), in: cell.collectionView)
        XCTAssertEqual(controller.heard, ["genre Poems"])
    }

    @MainActor
    func testASwipeDeletes() async throws {
        let controller = await openBooks()
        try Finger().swipe(rowAt: path(1), .left, fully: true, in: controller.tableView)
        XCTAssertEqual(texts(controller), ["Ulysses: 0.0", "Middlemarch: 0.0"])
        XCTAssertEqual(controller.books.count, 2)
    }

    @MainActor
    func testTheViewAboveTheTableSortsIt() async throws {
        let controller = await openBooks()
        try Finger().tap(controller.sortView.button)
        XCTAssertEqual(texts(controller), ["Ulysses: 0.0", "Middlemarch: 0.0", "Emma: 0.0"])
        XCTAssertEqual(controller.sortView.button.title(for: .normal), "Z–A")
        try Finger().tap(controller.sortView.button)
        XCTAssertEqual(texts(controller), ["Emma: 0.0", "Middlemarch: 0.0", "Ulysses: 0.0"])
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
