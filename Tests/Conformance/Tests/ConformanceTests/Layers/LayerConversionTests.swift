import CellDirector
import XCTest

/// Tests the conversion of points between layers.
final class LayerConversionTests: ConformanceTestCase {
    @MainActor
    func testPointsAreConvertedBetweenLayers() async {
        let (root, left, right, inner) = (CALayer(), CALayer(), CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        left.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        right.frame = CGRect(x: 100, y: 40, width: 50, height: 50)
        inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        for layer in [left, right] { root.addSublayer(layer) }
        right.addSublayer(inner)
        XCTAssertEqual(left.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 11, y: 22))
        XCTAssertEqual(inner.convert(CGPoint(x: 1, y: 2), to: left), CGPoint(x: 96, y: 27))
        XCTAssertEqual(inner.convert(CGPoint(x: 96, y: 27), from: left), CGPoint(x: 1, y: 2))
        XCTAssertEqual(
            inner.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root),
            CGRect(x: 105, y: 45, width: 10, height: 10))
    }

    @MainActor
    func testAConversionHeedsTransformsAndScrolling() async {
        let (view, turned, scroll, inside) = (UIView(), UIView(), UIScrollView(), UIView())
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        turned.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        scroll.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        inside.frame = CGRect(x: 0, y: 60, width: 10, height: 10)
        for part in [turned, scroll] { view.addSubview(part) }
        scroll.addSubview(inside)
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        XCTAssertEqual(inside.layer.convert(CGPoint.zero, to: view.layer), CGPoint(x: 20, y: 50))
        turned.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(turned.layer.convert(CGPoint.zero, to: view.layer), CGPoint(x: -50, y: -25))
    }
}
