import HeadlessUIKit
import XCTest

/// Tests the position and the anchor point of layers without a view.
final class LayerGeometryTests: ConformanceTestCase {
    @MainActor
    func testThePositionIsThatOfTheAnchorPoint() async {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        XCTAssertEqual(layer.frame, CGRect(x: -10, y: -5, width: 20, height: 10), "the center stays")
        layer.anchorPoint = .zero
        XCTAssertEqual(layer.frame, CGRect(x: 0, y: 0, width: 20, height: 10), "the position stays")
        layer.position = CGPoint(x: 5, y: 6)
        XCTAssertEqual(layer.frame.origin, CGPoint(x: 5, y: 6))
        layer.bounds.size.width = 40
        XCTAssertEqual(layer.frame, CGRect(x: 5, y: 6, width: 40, height: 10))
        XCTAssertTrue(layer.presentation() === layer)
    }

    @MainActor
    func testColorsAndImagesSurviveCoreGraphics() async throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        XCTAssertEqual(UIColor(cgColor: color.cgColor), color)
        XCTAssertEqual(color.cgColor.components, [0.25, 0.5, 0.75, 1])
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        let pixels = try XCTUnwrap(image.cgImage)
        XCTAssertEqual([pixels.width, pixels.height], [3, 2])
        XCTAssertEqual(UIImage(cgImage: pixels), image)
        XCTAssertNil(UIImage().cgImage)
    }
}
