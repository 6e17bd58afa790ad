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
        XCTAssertEqual(color.cgColor.colorSpace?.model, .rgb)
        XCTAssertEqual(
            CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.25, 0.5, 0.75, 1]), color.cgColor)
        XCTAssertNil(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.25, 0.5]))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        let pixels = try XCTUnwrap(image.cgImage)
        XCTAssertEqual([pixels.width, pixels.height], [3, 2])
        XCTAssertEqual(UIImage(cgImage: pixels), image)
        XCTAssertNil(UIImage().cgImage)
    }

    @MainActor
    func testAnImageCanBeCropped() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        let pixels = try XCTUnwrap(image.cgImage)
        let part = try XCTUnwrap(pixels.cropping(to: CGRect(x: 20, y: 5, width: 20, height: 5)))
        XCTAssertEqual([part.width, part.height], [10, 5])
        XCTAssertEqual(UIImage(cgImage: part).size, CGSize(width: 10, height: 5))
        XCTAssertNotEqual(UIImage(cgImage: part), image)
        XCTAssertEqual(
            UIImage(cgImage: part, scale: 2, orientation: .up).size, CGSize(width: 5, height: 2.5))
        XCTAssertNil(pixels.cropping(to: CGRect(x: 30, y: 0, width: 5, height: 5)))
    }

    @MainActor
    func testTheScaleOfImageDataDividesItsPixels() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        let data = try XCTUnwrap(image.pngData())
        XCTAssertEqual(UIImage(data: data, scale: 2)?.size, CGSize(width: 15, height: 10))
        XCTAssertEqual(UIImage(data: data)?.size, CGSize(width: 30, height: 20))
        XCTAssertNil(UIImage(data: Data(), scale: 2))
    }
}
