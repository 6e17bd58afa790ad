import CellDirector
import XCTest

/// Tests image configurations, and subclasses of colors, fonts and images. UIKit allows such subclasses.
final class SubclassedValueTests: ConformanceTestCase {
    private final class Brand: UIColor, @unchecked Sendable {
        let name: String

        init(name: String, red: CGFloat) {
            self.name = name
            super.init(red: red, green: 0, blue: 0, alpha: 1)
        }

        required init?(coder: NSCoder) { nil }
        override var description: String { name }
    }

    private final class Animation: UIImage, @unchecked Sendable {
        var frameCount = 1

        override func isEqual(_ object: Any?) -> Bool {
            super.isEqual(object) && (object as? Animation)?.frameCount == frameCount
        }
    }

    private final class Narrow: UIFont, @unchecked Sendable {
        override var pointSize: CGFloat { 9 }
    }

    func testAColorOfACustomClassHasItsComponents() {
        let brand = Brand(name: "brand", red: 1)
        XCTAssertEqual(brand, UIColor.red)
        XCTAssertEqual(Set([brand, .red, .blue]).count, 2)
        XCTAssertEqual("\(brand)", "brand")
        XCTAssertEqual(brand.withAlphaComponent(0.5), UIColor.red.withAlphaComponent(0.5))
        XCTAssertTrue(UIColor.red.isEqual(brand))
    }

    func testAnImageOfACustomClassMayCompareMoreProperties() throws {
        let data = Data("GIF89a".utf8)
        let (one, other) = (try XCTUnwrap(Animation(data: data)), try XCTUnwrap(Animation(data: data)))
        XCTAssertEqual(one, other)
        other.frameCount = 7
        XCTAssertNotEqual(one, other)
        XCTAssertNil(Animation(data: Data()))
        XCTAssertEqual(one.withTintColor(.red).description, "6 bytes")
    }

    @MainActor
    func testAFontOfACustomClassReturnsItsSize() async {
        let label = UILabel()
        label.text = "one line"
        label.font = Narrow()
        let narrow = label.intrinsicContentSize
        label.font = UIFont.systemFont(ofSize: 9)
        XCTAssertEqual(narrow, label.intrinsicContentSize)
        label.font = UIFont.systemFont(ofSize: 17)
        XCTAssertLessThan(narrow.width, label.intrinsicContentSize.width)
    }

    func testValuesCanBeSentToOtherTasks() async {
        let brand = Brand(name: "brand", red: 1)
        let image = UIImage(systemName: "star")
        let described = await Task.detached { "\(brand) \(image?.description ?? "")" }.value
        XCTAssertEqual(described, "brand star")
    }

    // MARK: Configurations

    func testASymbolConfigurationIsAnImageConfiguration() throws {
        let large: UIImage.Configuration = UIImage.SymbolConfiguration(pointSize: 40)
        let star = try XCTUnwrap(UIImage(systemName: "star", withConfiguration: large))
        XCTAssertTrue(star.isSymbolImage)
        XCTAssertEqual(star.configuration, large)
        XCTAssertEqual(star.symbolConfiguration, large as? UIImage.SymbolConfiguration)
        XCTAssertEqual(star.size.width, 48)
    }

    func testAConfigurationKeepsItsTraits() throws {
        let dark = UIImage.Configuration(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
        let symbol = UIImage.SymbolConfiguration(pointSize: 40).applying(dark)
        XCTAssertEqual(symbol.traitCollection?.userInterfaceStyle, .dark)
        XCTAssertEqual(UIImage(systemName: "star", withConfiguration: symbol)?.size.width, 48)
        XCTAssertNotEqual(symbol, UIImage.SymbolConfiguration(pointSize: 40))
        XCTAssertNotEqual(dark, UIImage.Configuration())
        let wide = dark.withTraitCollection(UITraitCollection(horizontalSizeClass: .regular))
        XCTAssertEqual(wide.traitCollection?.userInterfaceStyle, .dark)
        XCTAssertEqual(wide.traitCollection?.horizontalSizeClass, .regular)
        let logo = try XCTUnwrap(UIImage(named: "logo", in: nil, with: dark))
        XCTAssertEqual(logo.configuration, dark)
        XCTAssertNil(logo.symbolConfiguration)
        XCTAssertEqual(logo.withConfiguration(wide).configuration, wide)
    }
}
