import CellDirector
import XCTest

/// Tests the values that are set through `appearance()`. Each test uses separate classes, because a proxy's settings
/// are never reset.
final class ProxyTests: ConformanceTestCase {
    private final class PlainLabel: UILabel {}
    private final class ColoredLabel: UILabel {
        override init(frame: CGRect) {
            super.init(frame: frame)
            textColor = .blue
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private class Bar: UINavigationBar {}
    private final class LowerBar: Bar {}
    private final class Card: UIView {}
    private final class InnerLabel: UILabel {}
    private final class CustomLabel: UILabel {}
    private final class Item: UIBarButtonItem {}

    @MainActor
    func testViewsCreatedAfterwardsHaveTheProxysAppearance() async throws {
        try needsHostApp()
        let before = PlainLabel()
        PlainLabel.appearance().textColor = .red
        XCTAssertNotEqual(before.textColor, .red)
        XCTAssertEqual(PlainLabel().textColor, .red)
        XCTAssertNotEqual(UILabel().textColor, .red)
        XCTAssertTrue(PlainLabel.appearance() === PlainLabel.appearance())
    }

    @MainActor
    func testPropertiesSetByTheObjectOverrideTheProxy() async throws {
        try needsHostApp()
        ColoredLabel.appearance().textColor = .red
        ColoredLabel.appearance().backgroundColor = .green
        let label = ColoredLabel()
        XCTAssertEqual(label.textColor, .blue)
        XCTAssertEqual(label.backgroundColor, .green)
    }

    @MainActor
    func testTheProxyOfASubclassTakesPrecedence() async throws {
        try needsHostApp()
        Bar.appearance().barTintColor = .red
        Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        LowerBar.appearance().barTintColor = .blue
        let bar = LowerBar(frame: .zero)
        XCTAssertEqual(bar.barTintColor, .blue)
        XCTAssertEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .white)
        XCTAssertEqual(Bar(frame: .zero).barTintColor, .red)
    }

    @MainActor
    func testAProxyAppliesInsideItsContainer() async throws {
        try needsHostApp()
        InnerLabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
        let (label, card, between) = (InnerLabel(), Card(), UIView())
        between.addSubview(label)
        XCTAssertNotEqual(label.textColor, .red)
        card.addSubview(between)
        XCTAssertEqual(label.textColor, .red)
    }

    @MainActor
    func testAValueSetDirectlyOverridesTheProxyOfAContainer() async throws {
        try needsHostApp()
        CustomLabel.appearance().textColor = .green
        CustomLabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
        let (own, plain, card) = (CustomLabel(), CustomLabel(), Card())
        own.textColor = .blue
        card.addSubview(own)
        card.addSubview(plain)
        XCTAssertEqual(own.textColor, .blue)
        XCTAssertEqual(plain.textColor, .red, "the proxy for the container takes precedence")
    }

    @MainActor
    func testBarItemsHaveAppearanceProxies() async throws {
        try needsHostApp()
        Item.appearance().tintColor = .red
        Item.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
        let item = Item(title: "Save", style: .plain, target: nil, action: nil)
        XCTAssertEqual(item.tintColor, .red)
        XCTAssertEqual(item.titleTextAttributes(for: .normal)?[.kern] as? Int, 2)
    }
}
