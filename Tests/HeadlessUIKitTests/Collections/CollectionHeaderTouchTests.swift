import HeadlessUIKit
import XCTest

/// Tests touches on a collection view's headers, and touches next to the items of a nested list.
final class CollectionHeaderTouchTests: ConformanceTestCase {
    @MainActor
    func testAListCellMayBeAHeaderWhoseButtonsWork() async throws {
        let list = HeaderList()
        let header = try XCTUnwrap(list.header)
        try Finger().tap(header.button)
        XCTAssertEqual(header.tapCount, 1)
        XCTAssertThrowsError(try Finger().tap(header.contentView)) { error in
            XCTAssertEqual("\(error)", "UIView can't be tapped: it is not a control, and not in a row")
        }
    }

    @MainActor
    func testAHeaderThatScrolledAwayCannotBeTouched() async throws {
        let list = HeaderList()
        let header = try XCTUnwrap(list.header)
        try Finger().scroll(list.view, by: 300)
        XCTAssertThrowsError(try Finger().tap(header.button)) { error in
            XCTAssertEqual("\(error)", "UIButton is off screen")
        }
    }

    @MainActor
    func testATouchBesideTheItemsOfANestedListDoesNotReachTheOuterItem() async throws {
        let inner = HeaderList()
        let recorder = CollectionRecorder(count: 1)
        let outer = makeCollection(recorder)
        outer.layoutIfNeeded()
        let cell = try XCTUnwrap(outer.cellForItem(at: IndexPath(item: 0, section: 0)))
        cell.contentView.addSubview(inner.view)
        _ = recorder.takeCalls()
        let header = try XCTUnwrap(inner.header)
        for view in [header.contentView, inner.view] {
            XCTAssertThrowsError(try Finger().tap(view))
            XCTAssertThrowsError(try Finger().longPress(view))
        }
        try Finger().tap(header.button)
        XCTAssertEqual(header.tapCount, 1)
        XCTAssertEqual(recorder.takeCalls(), [])
        XCTAssertEqual(outer.indexPathsForSelectedItems, [])
    }
}

/// A list of 30 items whose section header is a list cell.
@MainActor
private final class HeaderList: NSObject, UICollectionViewDataSource {
    let view: UICollectionView

    override init() {
        var list = UICollectionLayoutListConfiguration(appearance: .grouped)
        list.headerMode = .supplementary
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        super.init()
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        view.register(
            HeaderCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = self
        view.layoutIfNeeded()
    }

    var header: HeaderCell? {
        view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
            as? HeaderCell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

private final class HeaderCell: UICollectionViewListCell {
    let button = UIButton(type: .system)
    private(set) var tapCount = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.addAction(UIAction { [unowned self] _ in tapCount += 1 }, for: .touchUpInside)
        accessories = [.customView(configuration: .init(customView: button, placement: .trailing()))]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
