import CellDirector
import XCTest

/// Layouts that position their elements themselves, as UIKit's documentation describes them. Unverified: the order of the
/// calls that it does not describe.
final class CustomLayoutTests: ConformanceTestCase {
    @MainActor
    func testAWaterfallShowsWhatItReturns() async throws {
        let recorder = CollectionRecorder([["a", "b", "c", "d"], ["e", "f"]])
        let list = makeCollection(recorder, layout: WaterfallLayout())
        XCTAssertEqual(list.contentSize, CGSize(width: 320, height: 40 + 150 + 40 + 90))
        XCTAssertEqual(texts(list), ["a", "b", "c", "d", "e", "f"])
        XCTAssertEqual(list.cellForItem(at: path(0))?.frame, CGRect(x: 0, y: 40, width: 160, height: 30))
        XCTAssertEqual(list.cellForItem(at: path(1))?.frame, CGRect(x: 160, y: 40, width: 160, height: 90))
        XCTAssertEqual(list.cellForItem(at: path(2))?.frame, CGRect(x: 0, y: 70, width: 160, height: 50))
        let kind = UICollectionView.elementKindSectionHeader
        let header = try XCTUnwrap(list.supplementaryView(forElementKind: kind, at: path(0, 1)))
        XCTAssertEqual(header.frame, CGRect(x: 0, y: 190, width: 320, height: 40))
        XCTAssertEqual(list.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted(), [path(0), path(0, 1)])
        XCTAssertEqual(list.indexPathForItem(at: CGPoint(x: 170, y: 100)), path(1))
        XCTAssertNil(list.indexPathForItem(at: CGPoint(x: 170, y: 200)))
        XCTAssertEqual(list.layoutAttributesForItem(at: path(1, 1))?.frame.minX, 160)
        XCTAssertEqual(
            list.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, 1))?.frame, header.frame)
    }

    @MainActor
    func testOnlyVisibleCellsExistAndAreReused() async {
        let recorder = CollectionRecorder(count: 1000)
        let list = makeCollection(recorder, layout: WaterfallLayout())
        list.contentOffset.y = 30 * 100
        list.layoutIfNeeded()
        list.contentOffset.y = 30 * 200
        list.layoutIfNeeded()
        let seen = list.visibleCells.map(\.frame)
        XCTAssertTrue(seen.allSatisfy { $0.overlaps(list.bounds) }, "\(seen)")
        XCTAssertLessThan(RecordingItem.made, 25)
        XCTAssertGreaterThan(seen.count, 10)
    }

    @MainActor
    func testEachElementHasItsAppearance() async throws {
        let recorder = CollectionRecorder(count: 8)
        let circle = makeCollection(recorder, layout: CircleLayout())
        let cell = try XCTUnwrap(circle.cellForItem(at: path(2)))
        XCTAssertEqual(cell.center.x, 160, accuracy: 0.01)
        XCTAssertEqual(cell.center.y, 340, accuracy: 0.01)
        XCTAssertEqual(cell.transform.b, 1, accuracy: 0.01)
        recorder.items = [["0", "1", "2"]]
        circle.reloadData()
        circle.layoutIfNeeded()
        for cell in circle.visibleCells { XCTAssertEqual(cell.bounds.size, CGSize(width: 40, height: 40)) }

        let flow = makeCollection(CollectionRecorder(count: 20), layout: CoverFlowLayout())
        let first = try XCTUnwrap(flow.cellForItem(at: path(0)))
        XCTAssertEqual(first.alpha, 1, accuracy: 0.01)
        XCTAssertEqual(flow.cellForItem(at: path(1))?.alpha ?? 0, 0.75, accuracy: 0.01)
        flow.contentOffset.x = 200
        flow.layoutIfNeeded()
        XCTAssertEqual(flow.cellForItem(at: path(2))?.alpha ?? 0, 1, accuracy: 0.01)
        XCTAssertEqual(flow.cellForItem(at: path(1))?.alpha ?? 0, 0.75, accuracy: 0.01)
        XCTAssertEqual(flow.contentSize.width, 2000 + 220)
    }

    @MainActor
    func testASheetScrollsBothWaysAndHasDecoration() async throws {
        let recorder = CollectionRecorder((0..<50).map { row in (0..<20).map { "\(row)/\($0)" } })
        let list = makeCollection(recorder, layout: SheetLayout())
        XCTAssertEqual(list.contentSize, CGSize(width: 2000, height: 2000))
        XCTAssertEqual(list.subviews.count { $0 is SheetLayout.Stripe }, 11)
        XCTAssertEqual(list.visibleCells.count, 44)
        list.scrollToItem(at: path(10, 20), at: [.top, .left], animated: false)
        list.layoutIfNeeded()
        XCTAssertEqual(list.contentOffset, CGPoint(x: 1000, y: 800))
        XCTAssertEqual(list.cellForItem(at: path(0, 20))?.frame, CGRect(x: 1000, y: 800, width: 100, height: 40))
        XCTAssertNil(list.cellForItem(at: path(1, 20)))
        list.scrollToItem(at: path(0, 49), at: [.bottom, .right], animated: false)
        list.layoutIfNeeded()
        XCTAssertEqual(list.contentOffset.y, 1560)
    }

    @MainActor
    func testALayoutIsPreparedOnceForEachInvalidation() async {
        let layout = LoggedLayout()
        let list = makeCollection(CollectionRecorder(count: 100), layout: layout)
        XCTAssertEqual(layout.calls.count { $0 == "prepare" }, 1)
        XCTAssertEqual(layout.calls.count { $0 == "elements" }, 1)
        XCTAssertEqual(layout.calls.last { $0.hasPrefix("invalidate") }, "invalidate everything counts")
        _ = layout.takeCalls()
        // The layout does not follow the bounds.
        list.contentOffset.y = 10
        list.layoutIfNeeded()
        XCTAssertEqual(layout.takeCalls(), ["bounds 10 at 0"])
        layout.follows = true
        list.contentOffset.y = 20
        list.layoutIfNeeded()
        XCTAssertEqual(layout.takeCalls(), ["bounds 20 at 10", "invalidate", "prepare", "elements"])
        layout.invalidateLayout()
        layout.invalidateLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(layout.takeCalls(), ["invalidate", "invalidate", "prepare", "elements"])
        list.reloadData()
        list.layoutIfNeeded()
        XCTAssertEqual(layout.takeCalls().prefix(2), ["invalidate everything counts", "prepare"])
    }

    @MainActor
    func testUpdatesAreAnnouncedBetweenPreparingAndShowing() async {
        let layout = LoggedLayout()
        let recorder = CollectionRecorder([["a", "b", "c", "d"]])
        let list = makeCollection(recorder, layout: layout)
        _ = layout.takeCalls()
        list.performBatchUpdates {
            recorder.items = [["c", "x", "b"], ["y"]]
            list.deleteItems(at: [path(0)])
            list.insertItems(at: [path(1)])
            list.moveItem(at: path(2), to: path(0))
            list.reloadItems(at: [path(1)])
            list.deleteItems(at: [path(3)])
            list.insertSections([1])
        }
        let calls = layout.takeCalls()
        let updates = "delete 0-0 nil, insert nil 0-1, move 0-2 0-0, reload 0-1 0-2, delete 0-3 nil, insert nil 1"
        XCTAssertEqual(calls.first, "invalidate counts")
        XCTAssertEqual(calls.dropFirst().first, "prepare")
        XCTAssertEqual(calls.dropFirst(2).first, "updates [\(updates)]")
        XCTAssertEqual(calls.last { $0 != "elements" && $0 != "prepare" }, "finalize")
        XCTAssertEqual(Set(calls.filter { $0.hasPrefix("initial") }), ["initial 1", "initial 2"])
        XCTAssertEqual(Set(calls.filter { $0.hasPrefix("final ") }), ["final 0", "final 1", "final 3"])
        XCTAssertTrue(calls.contains("target"))
        XCTAssertEqual(texts(list), ["c", "x", "b"])
    }

    @MainActor
    func testAttributesAreAppliedWhenTheyChange() async {
        let layout = LoggedLayout()
        let recorder = CollectionRecorder(count: 2)
        recorder.cell = { list, path in list.dequeueReusableCell(withReuseIdentifier: "applied", for: path) }
        let list = makeCollection(CollectionRecorder(count: 0), layout: layout)
        list.register(AppliedCell.self, forCellWithReuseIdentifier: "applied")
        AppliedCell.applied = []
        list.dataSource = recorder
        list.layoutIfNeeded()
        XCTAssertEqual(AppliedCell.applied, ["0 red", "1 red"])
        layout.invalidateLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(AppliedCell.applied, ["0 red", "1 red"])
        layout.color = "blue"
        layout.invalidateLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(AppliedCell.applied, ["0 red", "1 red", "0 blue", "1 blue"])
    }

    @MainActor
    func testHiddenElementsHaveNoViews() async {
        let layout = LoggedLayout()
        layout.hidden = [1]
        let list = makeCollection(CollectionRecorder(count: 3), layout: layout)
        XCTAssertEqual(texts(list), ["0", "2"])
        layout.hidden = []
        layout.invalidateLayout()
        XCTAssertEqual(texts(list), ["0", "1", "2"])
    }

    @MainActor
    func testTheLayoutChoosesTheOffsetAfterUpdates() async {
        final class Layout: LoggedLayout {
            override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
                CGPoint(x: 0, y: proposedContentOffset.y + 44)
            }
        }
        final class Delegate: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint
            ) -> CGPoint { CGPoint(x: 0, y: 7) }
        }
        let recorder = CollectionRecorder(count: 100)
        let list = makeCollection(recorder, layout: Layout())
        list.contentOffset.y = 440
        recorder.items[0].insert("new", at: 0)
        list.insertItems(at: [path(0)])
        XCTAssertEqual(list.contentOffset.y, 484)
        XCTAssertEqual(texts(list).first, "10")

        let other = CollectionRecorder(count: 100)
        let second = makeCollection(other, layout: Layout())
        let delegate = Delegate()
        second.delegate = delegate
        other.items[0].insert("new", at: 0)
        second.insertItems(at: [path(0)])
        XCTAssertEqual(second.contentOffset.y, 7)
    }

    @MainActor
    func testAContextAdjustsTheOffset() async {
        let layout = LoggedLayout()
        let list = makeCollection(CollectionRecorder(count: 100), layout: layout)
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = 88
        context.invalidateItems(at: [path(1)])
        context.invalidateItems(at: [path(2)])
        context.invalidateSupplementaryElements(ofKind: "a", at: [path(3)])
        XCTAssertEqual(context.invalidatedItemIndexPaths, [path(1), path(2)])
        XCTAssertEqual(context.invalidatedSupplementaryIndexPaths, ["a": [path(3)]])
        XCTAssertNil(context.invalidatedDecorationIndexPaths)
        layout.invalidateLayout(with: context)
        list.layoutIfNeeded()
        XCTAssertEqual(list.contentOffset.y, 88)
        XCTAssertEqual(texts(list).first, "2")
    }

    @MainActor
    func testSelfSizingItemsInvalidateTheLayout() async {
        final class Cell: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                let height = CGFloat(60 + 10 * layoutAttributes.indexPath.item)
                layoutAttributes.size.height = height
                return layoutAttributes
            }
        }
        final class Layout: WaterfallLayout {
            var heights: [IndexPath: CGFloat] = [:]
            override func height(_ path: IndexPath) -> CGFloat { heights[path] ?? 20 }
            override func shouldInvalidateLayout(
                forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
            ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
            override func invalidationContext(
                forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutInvalidationContext {
                heights[preferredAttributes.indexPath] = preferredAttributes.size.height
                return super.invalidationContext(
                    forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
            }
        }
        let recorder = CollectionRecorder(count: 100)
        recorder.cell = { list, path in list.dequeueReusableCell(withReuseIdentifier: "sizing", for: path) }
        let layout = Layout()
        let list = makeCollection(CollectionRecorder(count: 0), layout: layout)
        list.register(Cell.self, forCellWithReuseIdentifier: "sizing")
        list.dataSource = recorder
        list.layoutIfNeeded()
        for path in list.indexPathsForVisibleItems {
            XCTAssertEqual(list.cellForItem(at: path)?.frame.height, CGFloat(60 + 10 * path.item))
        }
        XCTAssertEqual(list.cellForItem(at: path(0))?.frame.minY, 40)
        XCTAssertEqual(list.cellForItem(at: path(2))?.frame, CGRect(x: 0, y: 100, width: 160, height: 80))
    }

    @MainActor
    func testAFlowLayoutsAttributesCanBeChanged() async throws {
        /// Moves the items of each line to the left.
        final class LeftLayout: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let copies = super.layoutAttributesForElements(in: rect)?.compactMap {
                    $0.copy() as? UICollectionViewLayoutAttributes
                }
                var (left, bottom): (CGFloat, CGFloat) = (0, -1)
                for attributes in copies ?? [] where attributes.representedElementCategory == .cell {
                    if attributes.frame.minY >= bottom { left = 0 }
                    attributes.frame.origin.x = left
                    left = attributes.frame.maxX + minimumInteritemSpacing
                    bottom = attributes.frame.maxY
                }
                return copies
            }
        }
        let layout = LeftLayout()
        layout.itemSize = CGSize(width: 90, height: 50)
        layout.minimumInteritemSpacing = 5
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let list = makeCollection(CollectionRecorder(count: 100), layout: layout)
        XCTAssertEqual(list.cellForItem(at: path(2))?.frame, CGRect(x: 190, y: 30, width: 90, height: 50))
        XCTAssertEqual(list.cellForItem(at: path(3))?.frame, CGRect(x: 0, y: 90, width: 90, height: 50))
        XCTAssertEqual(list.contentSize.height, 30 + 34 * 60 - 10)
        let kind = UICollectionView.elementKindSectionHeader
        XCTAssertEqual(list.supplementaryView(forElementKind: kind, at: path(0))?.frame.height, 30)
    }

    @MainActor
    func testARightToLeftLayoutIsMirrored() async {
        final class Layout: WaterfallLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let list = makeCollection(CollectionRecorder(count: 4), layout: Layout())
        XCTAssertEqual(list.cellForItem(at: path(0))?.frame.minX, 0)
        list.semanticContentAttribute = .forceRightToLeft
        list.reloadData()
        list.layoutIfNeeded()
        XCTAssertEqual(list.cellForItem(at: path(0))?.frame.minX, 160)
        XCTAssertEqual(list.cellForItem(at: path(1))?.frame.minX, 0)
        XCTAssertEqual(list.indexPathForItem(at: CGPoint(x: 10, y: 50)), path(1))
    }

    @MainActor
    func testTheLayoutCanBeExchanged() async {
        let list = makeCollection(CollectionRecorder(count: 8), layout: CircleLayout())
        let cell = list.cellForItem(at: path(3))
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        list.setCollectionViewLayout(flow, animated: false)
        list.layoutIfNeeded()
        XCTAssertTrue(list.cellForItem(at: path(3)) === cell)
        XCTAssertEqual(cell?.transform, .identity)
        XCTAssertEqual(cell?.frame, CGRect(x: 0, y: 110, width: 100, height: 100))
        list.setCollectionViewLayout(WaterfallLayout(), animated: false)
        list.layoutIfNeeded()
        XCTAssertTrue(list.cellForItem(at: path(3)) === cell)
        XCTAssertEqual(cell?.frame.width, 160)
        XCTAssertEqual(list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, 1)
    }

    @MainActor
    func testAttributesAreComparedByValueAndCopiedByClass() async throws {
        let one = ColoredAttributes(forCellWith: path(1))
        one.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        one.color = "blue"
        let copy = try XCTUnwrap(one.copy() as? ColoredAttributes)
        XCTAssertEqual(copy, one)
        XCTAssertEqual(copy.color, "blue")
        copy.zIndex = 3
        XCTAssertNotEqual(copy, one)
        copy.zIndex = 0
        copy.color = "red"
        XCTAssertNotEqual(copy, one)

        one.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(one.transform3D.m11, 2)
        XCTAssertEqual(one.size, CGSize(width: 30, height: 40))
        XCTAssertEqual(one.center, CGPoint(x: 25, y: 40))
        one.transform3D = CATransform3DMakeTranslation(5, 6, 0)
        XCTAssertEqual(one.transform.tx, 5)
    }
}
