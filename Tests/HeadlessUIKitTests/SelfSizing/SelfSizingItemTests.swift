import HeadlessUIKit
import TestSupport
import XCTest

/// Tests that a collection view header sized by constraints keeps its height when items are updated and when sections
/// are reloaded, and which items are measured again when a layout is invalidated.
final class SelfSizingItemTests: XCTestCase {
    // MARK: Headers with constraints

    private final class TitleView: UICollectionReusableView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.text = String(repeating: "A long title ", count: 8)
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @MainActor
    private final class Titled: NSObject, UICollectionViewDataSource {
        var counts = [3, 3]

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        }
    }

    @MainActor
    func testAHeaderSizedByConstraintsKeepsItsHeightThroughEveryUpdate() async {
        let (titled, kind) = (Titled(), UICollectionView.elementKindSectionHeader)
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        list.register(TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        list.dataSource = titled
        let handler = ListWarning.handler
        ListWarning.handler = { XCTFail("unexpected warning: \($0)") }
        defer { ListWarning.handler = handler }
        func heights() -> [CGFloat] {
            list.layoutIfNeeded()
            return titled.counts.indices.compactMap {
                list.supplementaryView(forElementKind: kind, at: path(0, $0))?.frame.height
            }
        }
        let first = heights()
        XCTAssertEqual(first.count, 2)
        XCTAssertGreaterThan(first[0], 60)
        let updates: [(String, () -> Void)] = [
            (
                "insert",
                {
                    titled.counts[0] += 1; list.insertItems(at: [path(1, 0)])
                }
            ),
            (
                "delete",
                {
                    titled.counts[1] -= 1; list.deleteItems(at: [path(0, 1)])
                }
            ),
            ("reload", { list.reloadItems(at: [path(0, 0)]) }),
            ("move", { list.moveItem(at: path(0, 0), to: path(2, 0)) }),
            ("reload of a section", { list.reloadSections([1]) }),
            ("empty batch", { list.performBatchUpdates(nil) }),
            ("reload of all", { list.reloadData() }),
        ]
        for (name, update) in updates {
            update()
            XCTAssertEqual(heights(), first, name)
        }
    }

    // MARK: Invalidation

    @MainActor
    func testInvalidatingALayoutMeasuresItemsAgainButKeepsTheHeightsOfAList() async throws {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 300, height: 30)
        let list = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        for (layout, height) in [(flow, 60), (list, 20)] as [(UICollectionViewLayout, CGFloat)] {
            let source = LayoutSource([2])
            source.wanted = { _ in CGSize(width: 300, height: 20) }
            let view = source.list(layout)
            let cell = try XCTUnwrap(view.cellForItem(at: path(0)) as? SelfSizingCell)
            XCTAssertEqual(view.visibleCells.map(\.frame.height), [20, 20])
            cell.wanted.height = 60
            layout.invalidateLayout()
            view.layoutIfNeeded()
            XCTAssertEqual(view.visibleCells.map(\.frame.height), [height, 20])
        }
    }
}
