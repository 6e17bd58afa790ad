import HeadlessUIKit
import XCTest

/// Tests the values of the system colors, and the hue and white components of a color.
final class ColorTests: XCTestCase {
    private func parts(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        XCTAssert(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((alpha * 100).rounded())]
    }

    func testSystemColorsHaveValuesInLightAndDarkMode() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(parts(.systemBlue), [0, 122, 255, 100])
        XCTAssertEqual(parts(UIColor.systemBlue.resolvedColor(with: dark)), [10, 132, 255, 100])
        XCTAssertEqual(parts(.secondaryLabel), [60, 60, 67, 60])
        XCTAssertEqual(parts(UIColor.label.withAlphaComponent(0.5)), [0, 0, 0, 50])
        XCTAssertEqual(parts(UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark)), [255, 255, 255, 50])
    }

    func testSystemColorsAreEqualAsValues() {
        XCTAssertEqual(UIColor.systemRed, .systemRed)
        XCTAssertNotEqual(UIColor.systemRed, .systemGreen)
        XCTAssertNotEqual(UIColor.systemRed, UIColor.systemRed.withAlphaComponent(0.5))
        XCTAssertEqual(UIColor.systemRed.description, "systemRed")
        XCTAssertEqual(UIColor.systemRed.withAlphaComponent(0.5).description, "systemRed at 0.5")
    }

    func testAColorsHueAndWhiteAreComputedFromItsComponents() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        XCTAssert(
            UIColor(red: 0, green: 0.5, blue: 0.25, alpha: 1)
                .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        XCTAssertEqual([hue, saturation, brightness, alpha], [5.0 / 12, 1, 0.5, 1])
        var white: CGFloat = 0
        XCTAssert(UIColor.darkGray.getWhite(&white, alpha: &alpha))
        XCTAssertEqual(white, 1 / 3)
        XCTAssertFalse(UIColor.red.getWhite(&white, alpha: nil))
        XCTAssertFalse(try XCTUnwrap(UIColor(named: "brand")).getRed(nil, green: nil, blue: nil, alpha: nil))
    }
}
