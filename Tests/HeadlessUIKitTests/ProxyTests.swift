import HeadlessUIKit
import XCTest

/// What `appearance()` sets. Each test has a class of its own, since a proxy holds for good.
final class ProxyTests: XCTestCase {
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
    private final class Item: UIBarButtonItem {}

    @MainActor
    func testWhatIsMadeAfterwardsLooksLikeTheProxy() async {
        let before = PlainLabel()
        PlainLabel.appearance().textColor = .red
        XCTAssertNotEqual(before.textColor, .red)
        XCTAssertEqual(PlainLabel().textColor, .red)
        XCTAssertNotEqual(UILabel().textColor, .red)
        XCTAssertTrue(PlainLabel.appearance() === PlainLabel.appearance())
    }

    @MainActor
    func testWhatTheObjectItselfSaysHolds() async {
        ColoredLabel.appearance().textColor = .red
        ColoredLabel.appearance().backgroundColor = .green
        let label = ColoredLabel()
        XCTAssertEqual(label.textColor, .blue)
        XCTAssertEqual(label.backgroundColor, .green)
    }

    @MainActor
    func testASubclassLooksLikeItsOwnProxyFirst() async {
        Bar.appearance().barTintColor = .red
        Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        LowerBar.appearance().barTintColor = .blue
        let bar = LowerBar(frame: .zero)
        XCTAssertEqual(bar.barTintColor, .blue)
        XCTAssertEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .white)
        XCTAssertEqual(Bar(frame: .zero).barTintColor, .red)
    }

    @MainActor
    func testALookInsideAnother() async {
        InnerLabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
        let (label, card, between) = (InnerLabel(), Card(), UIView())
        between.addSubview(label)
        XCTAssertNotEqual(label.textColor, .red)
        card.addSubview(between)
        XCTAssertEqual(label.textColor, .red)
    }

    @MainActor
    func testItemsOfBarsHaveProxies() async {
        Item.appearance().tintColor = .red
        Item.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
        let item = Item(title: "Save", style: .plain, target: nil, action: nil)
        XCTAssertEqual(item.tintColor, .red)
        XCTAssertEqual(item.titleTextAttributes(for: .normal)?[.kern] as? Int, 2)
    }
}
