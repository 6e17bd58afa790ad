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

    /// A text field that is complete only after the initializer of its superclass, as fields of public libraries are.
    private final class LateField: UITextField {
        private let line = UIView()
        private var lineColors: [UIColor?] = []
        override var textColor: UIColor? { didSet { lineColors.append(line.backgroundColor) } }
        override init(frame: CGRect) {
            super.init(frame: frame)
            line.backgroundColor = .green
            addSubview(line)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        var colors: [UIColor?] { lineColors }
    }

    private nonisolated(unsafe) var windows: [UIWindow] = []

    /// Adds a view to a window.
    @MainActor
    private func shown<View: UIView>(_ view: View) -> View {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        windows.append(window)
        window.addSubview(view)
        return view
    }

    @MainActor
    func testAProxyAppliesWhenAViewEntersAWindow() async throws {
        try needsHostApp()
        let before = shown(PlainLabel())
        PlainLabel.appearance().textColor = .red
        XCTAssertNotEqual(before.textColor, .red)
        let label = PlainLabel()
        XCTAssertNotEqual(label.textColor, .red, "the label was never in a window")
        XCTAssertEqual(shown(label).textColor, .red)
        XCTAssertNotEqual(shown(UILabel()).textColor, .red)
        XCTAssertTrue(PlainLabel.appearance() === PlainLabel.appearance())
    }

    @MainActor
    func testAProxyDoesNotReachAViewWhileItIsCreated() async throws {
        try needsHostApp()
        LateField.appearance().textColor = .red
        let field = shown(LateField())
        XCTAssertEqual(field.textColor, .red)
        XCTAssertEqual(field.colors.last ?? nil, .green)
    }

    @MainActor
    func testPropertiesSetByTheObjectOverrideTheProxy() async throws {
        try needsHostApp()
        ColoredLabel.appearance().textColor = .red
        ColoredLabel.appearance().backgroundColor = .green
        let label = shown(ColoredLabel())
        XCTAssertEqual(label.textColor, .blue)
        XCTAssertEqual(label.backgroundColor, .green)
    }

    @MainActor
    func testTheProxyOfASubclassTakesPrecedence() async throws {
        try needsHostApp()
        Bar.appearance().barTintColor = .red
        Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        LowerBar.appearance().barTintColor = .blue
        let bar = shown(LowerBar(frame: .zero))
        XCTAssertEqual(bar.barTintColor, .blue)
        XCTAssertEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .white)
        XCTAssertEqual(shown(Bar(frame: .zero)).barTintColor, .red)
    }

    @MainActor
    func testAProxyAppliesInsideItsContainer() async throws {
        try needsHostApp()
        InnerLabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
        let (label, card, between) = (InnerLabel(), Card(), UIView())
        between.addSubview(label)
        XCTAssertNotEqual(label.textColor, .red)
        card.addSubview(between)
        _ = shown(card)
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
        _ = shown(card)
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
