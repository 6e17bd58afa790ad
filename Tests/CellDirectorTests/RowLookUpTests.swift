import HeadlessUIKit
import XCTest

@testable import CellDirector

/// Tests which views are checked to find the row of an action. There should be few, because on iOS every check is a
/// lookup that takes a lock.
final class RowLookUpTests: XCTestCase {
    /// Returns the views that are checked, from the given view up to the first view that shows a row.
    @MainActor
    private func asked(from view: UIView) -> [UIView] {
        var asked: [UIView] = []
        for case let view as UIView in sequence(first: view as UIResponder, next: \.next) {
            guard view.mayShowRow else {
                XCTAssertNil(view.cellBinding, "only a view with mayShowRow shows a row, not \(view)")
                continue
            }
            asked.append(view)
            if view.cellBinding != nil { break }
        }
        return asked
    }

    @MainActor func testAButtonDeepInACellLooksForARowOnlyInTheCell() async throws {
        let screen = Screen([SettingConfig(item: Setting(id: 1))])
        let cell = try XCTUnwrap(screen.tableView.visibleCells.first as? SettingCell)

        XCTAssertEqual(asked(from: cell.toggle), [cell])
        XCTAssertEqual(asked(from: cell), [cell])
    }

    @MainActor func testAButtonInAHeaderLooksForARowOnlyInTheHeader() async throws {
        let screen = Screen(users(3))
        screen.director.update(sections: [
            TableSection(header: DayConfig(item: Day(title: "Today")), rows: users(3))
        ])
        screen.tableView.layoutIfNeeded()
        let header = try XCTUnwrap(screen.tableView.headerView(forSection: 0) as? DayHeader)

        XCTAssertEqual(asked(from: header.button), [header])
    }

    @MainActor func testAViewInAnItemsCellLooksForARowOnlyInTheCell() async throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        let director = CollectionDirector(collectionView: list, items: [TileConfig(item: 1)], bus: CellActionBus())
        list.layoutIfNeeded()
        let cell = try XCTUnwrap(list.visibleCells.first)

        withExtendedLifetime(director) { XCTAssertEqual(asked(from: cell.contentView), [cell]) }
    }

    @MainActor func testAViewOutsideRowsLooksForARowOnlyInTheViewThatShowsAnItem() async throws {
        let screen = Screen(users(3))
        let (view, inner) = (Banner(), UIView())
        view.addSubview(inner)
        XCTAssertFalse(view.mayShowRow)

        screen.director.show(ViewConfigurator<Banner, String>(item: "3 new"), in: view)

        XCTAssertEqual(asked(from: inner), [view])
    }

    @MainActor func testReleasedViewsOutsideRowsAreForgotten() async throws {
        /// The unowned reference keeps the memory of the deallocated view allocated, so that no other view gets its
        /// address.
        struct Gone { unowned let banner: Banner }
        let screen = Screen(users(3))
        var gone: [Gone] = []
        for _ in 0..<100 {
            let banner = Banner()
            screen.director.show(ViewConfigurator<Banner, String>(item: "new"), in: banner)
            gone.append(Gone(banner: banner))
        }

        withExtendedLifetime(gone) { XCTAssertLessThanOrEqual(StandaloneViews.count, 32) }
    }

    final class Banner: UIView, ConfigurableCell {
        func configure(data text: String) {}
    }

    final class TileCell: UICollectionViewCell, ConfigurableCell {
        func configure(data number: Int) {}
    }
    typealias TileConfig = CollectionCellConfigurator<TileCell, Int>
}
