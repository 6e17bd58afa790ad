import HeadlessUIKit
import XCTest

final class FlowLayoutTests: ConformanceTestCase {
    @MainActor
    func testARowOfPicturesScrollsSideways() async throws {
        let recorder = CollectionRecorder(count: 1000)
        let list = makeGrid(recorder, CGSize(width: 80, height: 440)) {
            $0.scrollDirection = .horizontal
            $0.minimumLineSpacing = 8
        }
        XCTAssertEqual(texts(list), ["0", "1", "2", "3"])
        XCTAssertEqual(list.contentSize, CGSize(width: 1000 * 88 - 8, height: 440))
        try Finger().scroll(list, sidewaysBy: 88)
        XCTAssertEqual(list.contentOffset, CGPoint(x: 88, y: 0))
        XCTAssertEqual(texts(list), ["1", "2", "3", "4"])
        try Finger().scroll(list, toRowAt: path(999))
        XCTAssertEqual(list.contentOffset.x, 1000 * 88 - 8 - 320)
        XCTAssertEqual(texts(list).last, "999")
        list.scrollToItem(at: path(10), at: .left, animated: false)
        XCTAssertEqual(list.contentOffset.x, 880)
        try Finger().tap(rowAt: path(12), in: list)
        XCTAssertEqual(list.indexPathsForSelectedItems, [path(12)])
        XCTAssertEqual(list.indexPathForItem(at: CGPoint(x: 880 + 40, y: 10)), path(10))
        XCTAssertNil(list.indexPathForItem(at: CGPoint(x: 880 + 84, y: 10)))
    }

    /// A horizontal row of pictures inside a table cell.
    @MainActor
    func testACollectionViewInsideATableCellIsTappedAndScrolled() async throws {
        let pictures = CollectionRecorder(count: 50)
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        let inner = makeCollection(pictures, layout: layout)
        inner.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder, rowHeight: 100)
        try XCTUnwrap(table.cellForRow(at: path(1))).contentView.addSubview(inner)

        let item = try XCTUnwrap(inner.cellForItem(at: path(2)))
        try Finger().tap(item)
        XCTAssertEqual(inner.indexPathsForSelectedItems, [path(2)])
        XCTAssertNil(table.indexPathForSelectedRow)
        try Finger().scroll(inner, sidewaysBy: 220)
        XCTAssertEqual(table.contentOffset, .zero)
        XCTAssertEqual(texts(inner), ["2", "3", "4"])
    }

    @MainActor
    func testHeadersAndTheContentAreAsWideAsTheAreaInsideTheContentInsets() async throws {
        let list = makeGrid(CollectionRecorder(count: 3), CGSize(width: 50, height: 50)) {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
        }
        list.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        list.layoutIfNeeded()
        let header = try XCTUnwrap(
            list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0)))
        XCTAssertEqual(header.frame, CGRect(x: 0, y: 0, width: 270, height: 30))
        XCTAssertEqual(list.contentSize.width, 270)
    }
}
