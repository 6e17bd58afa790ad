import HeadlessUIKit
import TestSupport
import XCTest

/// Tests the warning about items that are too large for a flow layout. Except for one list without a size, the lists
/// are 400 × 800 points.
final class FlowLayoutWarningTests: XCTestCase {
    private let vertical = [
        "The behavior of the UICollectionViewFlowLayout is not defined because: the item width must be less than the width "
            + "of the UICollectionView minus the section insets left and right values, minus the content insets left and "
            + "right values."
    ]
    private let horizontal = [
        "The behavior of the UICollectionViewFlowLayout is not defined because: the item height must be less than the "
            + "height of the UICollectionView minus the section insets top and bottom values, minus the content insets top "
            + "and bottom values."
    ]

    /// Returns the warnings that a list with the given item size logs.
    @MainActor
    private func warned(
        _ width: CGFloat, _ height: CGFloat, counts: [Int] = [30, 30],
        _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) -> [String] {
        warnings {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: width, height: height)
            change(layout)
            _ = LayoutSource(counts).list(layout)
        }
    }

    @MainActor
    func testAnItemWiderThanTheSpaceForItIsReported() async {
        XCTAssertEqual(warned(400, 900), [])
        XCTAssertEqual(warned(401, 50), vertical, "there is one warning, not one per item")
        XCTAssertEqual(warned(401, 50, counts: [0]), [])
        let inset: (UICollectionViewFlowLayout) -> Void = { $0.sectionInset.left = 10 }
        XCTAssertEqual(warned(390, 50, inset), [])
        XCTAssertEqual(warned(391, 50, inset), vertical)
    }

    @MainActor
    func testAnItemTallerThanTheSpaceForItIsReported() async {
        let change: (UICollectionViewFlowLayout) -> Void = {
            $0.scrollDirection = .horizontal
            $0.sectionInset.bottom = 10
        }
        XCTAssertEqual(warned(900, 790, change), [])
        XCTAssertEqual(warned(50, 791, change), horizontal)
    }

    @MainActor
    func testATooLargeSizeFromADelegateIsReported() async {
        let source = LayoutSource([3])
        let delegate = SizeDelegate()
        let list = source.list(UICollectionViewFlowLayout())
        list.contentInset.right = 20
        list.layoutIfNeeded()
        XCTAssertEqual(
            warnings {
                list.delegate = delegate
                list.layoutIfNeeded()
            }, [])
        delegate.last = 381
        for _ in 0..<2 {
            XCTAssertEqual(
                warnings {
                    list.collectionViewLayout.invalidateLayout()
                    list.layoutIfNeeded()
                    list.setNeedsLayout()
                    list.layoutIfNeeded()
                }, vertical, "there is one warning per layout of the items")
        }
    }

    @MainActor
    func testNeitherAListWithoutSizeNorSelfSizingItemsAreReported() async {
        XCTAssertEqual(warned(500, 50) { $0.estimatedItemSize = CGSize(width: 500, height: 50) }, [])
        XCTAssertEqual(
            warnings {
                let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                let source = LayoutSource([3])
                list.dataSource = source
                list.layoutIfNeeded()
                XCTAssertEqual(list.numberOfItems(inSection: 0), 3)
            }, [])
    }
}

private final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    /// The width of the last item.
    var last: CGFloat = 380

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: indexPath.item == 2 ? last : 50, height: 50) }
}
