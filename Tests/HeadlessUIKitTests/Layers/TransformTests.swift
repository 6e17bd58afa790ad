import XCTest

@testable import HeadlessUIKit

/// Tests the conversion of points and rectangles between views that have transforms.
final class TransformTests: XCTestCase {
    private let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

    @MainActor
    private func nested() -> (outer: UIView, inner: UIView, root: UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let outer = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 20, height: 10))
        root.addSubview(outer)
        outer.addSubview(inner)
        return (outer, inner, root)
    }

    @MainActor
    func testAPointMovesWithATranslatedView() async {
        let (outer, inner, root) = nested()
        outer.transform = CGAffineTransform(translationX: 100, y: 0)
        XCTAssertEqual(outer.convert(CGPoint.zero, to: root), CGPoint(x: 110, y: 10))
        XCTAssertEqual(outer.convert(CGPoint(x: 110, y: 10), from: root), .zero)
        XCTAssertEqual(inner.convert(CGPoint.zero, to: nil), CGPoint(x: 120, y: 30))
        XCTAssertEqual(inner.convert(inner.bounds, to: root), CGRect(x: 120, y: 30, width: 20, height: 10))
        XCTAssertEqual(inner.convert(CGPoint.zero, to: outer), CGPoint(x: 10, y: 20))
        XCTAssertEqual(root.convert(CGPoint(x: 120, y: 30), to: inner), .zero)
        outer.transform = .identity
        XCTAssertEqual(outer.convert(CGPoint.zero, to: root), CGPoint(x: 10, y: 10))
    }

    @MainActor
    func testAViewIsScaledAndRotatedAroundItsCenter() async {
        let (outer, inner, root) = nested()
        outer.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(outer.convert(CGPoint(x: 25, y: 25), to: root), CGPoint(x: 35, y: 35))
        XCTAssertEqual(outer.convert(outer.bounds, to: root), CGRect(x: -15, y: -15, width: 100, height: 100))
        inner.transform = quarter
        // In the outer view, the center of the inner view is at (20, 25). The rotation swaps the inner view's width and
        // height.
        XCTAssertEqual(inner.convert(inner.bounds, to: outer), CGRect(x: 15, y: 15, width: 10, height: 20))
        XCTAssertEqual(inner.convert(inner.bounds, to: root), CGRect(x: 15, y: 15, width: 20, height: 40))
        XCTAssertEqual(root.convert(CGRect(x: 15, y: 15, width: 20, height: 40), to: inner), inner.bounds)
    }

    @MainActor
    func testABoundsOriginMovesTheContentOfATransformedView() async {
        let (outer, inner, root) = nested()
        outer.bounds.origin = CGPoint(x: 0, y: 20)
        outer.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(inner.convert(CGPoint.zero, to: root), CGPoint(x: 5, y: -15))
        XCTAssertEqual(root.convert(CGPoint(x: 5, y: -15), to: inner), .zero)
    }

    /// A view's transform does not affect conversions between the views inside it, even if the transform scales the
    /// view to 0. Apps use such a transform before they animate a view's appearance.
    @MainActor
    func testATransformOfAViewThatContainsBothHasNoEffect() async {
        let (outer, inner, root) = nested()
        let other = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
        inner.addSubview(other)
        let sibling = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
        outer.addSubview(sibling)
        for transform in [CGAffineTransform(scaleX: 0, y: 0), quarter] {
            outer.transform = transform
            XCTAssertEqual(other.convert(other.bounds, to: inner), CGRect(x: 5, y: 5, width: 5, height: 5))
            XCTAssertEqual(other.convert(other.bounds, to: outer), CGRect(x: 15, y: 25, width: 5, height: 5))
            XCTAssertEqual(outer.convert(outer.bounds, to: other), CGRect(x: -15, y: -25, width: 50, height: 50))
            XCTAssertEqual(other.convert(CGPoint.zero, to: sibling), CGPoint(x: 14, y: 24))
            XCTAssertEqual(other.convert(CGPoint.zero, from: sibling), CGPoint(x: -14, y: -24))
        }
        root.addSubview(sibling)
        XCTAssertEqual(outer.convert(CGPoint(x: 25, y: 25), to: sibling), CGPoint(x: 34, y: 34))
    }
}
