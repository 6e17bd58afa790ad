import HeadlessUIKit
import XCTest

/// Tests copies of layout attributes.
final class LayoutAttributesTests: XCTestCase {
    @MainActor
    func testACopyHasTheSameValuesAndIsIndependent() async throws {
        for attributes in [
            UICollectionViewLayoutAttributes(forCellWith: [1, 2]),
            UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: [1, 2]),
            UICollectionViewLayoutAttributes(forDecorationViewOfKind: "background", with: [1, 2]),
        ] {
            attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            attributes.alpha = 0.5
            attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
            attributes.zIndex = 7
            attributes.isHidden = true
            let copy = try XCTUnwrap(attributes.copy() as? UICollectionViewLayoutAttributes)
            XCTAssertFalse(copy === attributes)
            XCTAssertEqual(copy.indexPath, [1, 2])
            XCTAssertEqual(copy.representedElementKind, attributes.representedElementKind)
            XCTAssertEqual(copy.representedElementCategory, attributes.representedElementCategory)
            XCTAssertEqual(copy.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
            XCTAssertEqual(copy.alpha, 0.5)
            XCTAssertEqual(copy.transform, CGAffineTransform(scaleX: 2, y: 2))
            XCTAssertEqual(copy.zIndex, 7)
            XCTAssertTrue(copy.isHidden)
            copy.size.height = 40
            XCTAssertEqual(attributes.size.height, 4)
        }
    }

    /// A subclass must copy its own members, as Apple's documentation says.
    @MainActor
    func testACopyOfASubclassIsOfTheSubclass() async throws {
        let attributes = TintedAttributes(forCellWith: [0, 3])
        attributes.tint = "red"
        let copy = try XCTUnwrap(attributes.copy() as? TintedAttributes)
        XCTAssertFalse(copy === attributes)
        XCTAssertEqual(copy.tint, "red")
        XCTAssertEqual(copy.indexPath, [0, 3])
    }

    @MainActor
    func testACellReturnsAChangedCopyAsItsPreferredAttributes() async {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 50)
        let source = LayoutSource([0])
        let list = source.list(layout)
        list.register(CopyingCell.self, forCellWithReuseIdentifier: "cell")
        source.counts = [3]
        list.reloadData()
        list.layoutIfNeeded()
        XCTAssertEqual(list.frames(0..<1), [[0, 0, 100, 90]])
    }
}

private final class TintedAttributes: UICollectionViewLayoutAttributes {
    var tint = ""

    override func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = super.copy(with: zone) as? TintedAttributes else { return self }
        MainActor.assumeIsolated { copy.tint = tint }
        return copy
    }
}

private final class CopyingCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
        copy.frame.size.height = 90
        return copy
    }
}
