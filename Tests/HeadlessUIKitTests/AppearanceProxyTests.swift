import Foundation
import HeadlessUIKit
import XCTest

/// Tests which properties appearance proxies set, and when they set them. The tests use private subclasses, because a
/// proxy's settings are never reset.
final class AppearanceProxyTests: XCTestCase {
    private final class Pages: UIPageControl {}
    private final class Progress: UIProgressView {}
    private final class Slider: UISlider {}
    private final class Segments: UISegmentedControl {}
    private final class Spinner: UIActivityIndicatorView {}
    private final class Field: UITextField {}
    private final class TextView: UITextView {}
    private final class Button: UIButton {}
    private final class Early: UILabel {}
    private final class Inner: UILabel {}
    private final class Themed: UILabel {}
    private final class ThemedBar: UINavigationBar {}
    private class Base: UILabel {}
    private final class Derived: Base {}
    private final class Badge: UILabel {}
    private final class Later: UILabel {}
    private final class Labeled: UILabel {}
    private class OtherBase: UILabel {}
    private final class OtherDerived: OtherBase {}
    private final class PlainBar: UINavigationBar {}
    private final class Tinted: UIView {}
    private final class Filled: UIView {}
    private final class Moved: UIView {}
    private class BaseBar: UINavigationBar {}
    private final class DerivedBar: BaseBar {}
    private final class OddBar: UINavigationBar {}
    private final class Covered: UILabel {}
    private final class Presenter: UIViewController {}
    private final class Panel: UIView {}
    private final class Page: UIViewController {}

    @MainActor
    private func check<View: UIView>(_ make: () -> View, _ paths: ReferenceWritableKeyPath<View, UIColor?>...) {
        let colors: [UIColor] = [.red, .green, .blue]
        let before = make()
        for (path, color) in zip(paths, colors) { View.appearance()[keyPath: path] = color }
        let view = shown(make())
        for (path, color) in zip(paths, colors) {
            XCTAssertEqual(view[keyPath: path], color, "\(path)")
            XCTAssertNotEqual(before[keyPath: path], color, "\(path)")
        }
    }

    @MainActor private static var windows: [UIWindow] = []

    /// Adds a view to a window.
    @MainActor
    private func shown<View: UIView>(_ view: View) -> View {
        let window = UIWindow()
        Self.windows.append(window)
        window.addSubview(view)
        return view
    }

    override func tearDown() async throws { await MainActor.run { Self.windows = [] } }

    @MainActor
    func testProxiesSetTheColorsOfControls() async {
        check({ Pages() }, \.currentPageIndicatorTintColor, \.pageIndicatorTintColor)
        check({ Progress() }, \.progressTintColor, \.trackTintColor)
        check({ Slider() }, \.minimumTrackTintColor, \.maximumTrackTintColor, \.thumbTintColor)
        check({ Segments() }, \.selectedSegmentTintColor)
        check({ Spinner() }, \.color)
    }

    @MainActor
    func testProxiesSetTheColorAndTheFontOfTextInputs() async {
        check({ Field() }, \.textColor)
        check({ TextView() }, \.textColor)
        let font = UIFont.systemFont(ofSize: 30)
        Field.appearance().font = font
        TextView.appearance().font = font
        XCTAssertEqual(shown(Field()).font, font)
        XCTAssertEqual(shown(TextView()).font, font)
    }

    @MainActor
    func testAProxySetsTheTitleColorsOfButtons() async {
        Button.appearance().setTitleColor(.red, for: .normal)
        Button.appearance().setTitleColor(.blue, for: .disabled)
        let button = shown(Button(type: .system))
        XCTAssertEqual(button.titleColor(for: .normal), .red)
        XCTAssertEqual(button.titleColor(for: .highlighted), .red)
        button.isEnabled = false
        XCTAssertEqual(button.currentTitleColor, .blue)
        button.setTitleColor(.green, for: .normal)
        XCTAssertEqual(button.titleColor(for: .normal), .green)
        XCTAssertEqual(button.titleColor(for: .disabled), .blue)
    }

    @MainActor
    func testAProxyAppliesInsideTheViewOfAController() async {
        Inner.appearance(whenContainedInInstancesOf: [Page.self, UINavigationController.self]).textColor = .red
        let (page, other, label, early) = (Page(), UIViewController(), Inner(), Inner())
        page.view.addSubview(early)
        XCTAssertNotEqual(early.textColor, .red)
        let navigation = UINavigationController(rootViewController: page)
        navigation.loadViewIfNeeded()
        XCTAssertNotEqual(early.textColor, .red, "there is no window yet")
        let window = UIWindow()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        XCTAssertEqual(early.textColor, .red)
        navigation.pushViewController(other, animated: false)
        other.view.addSubview(label)
        XCTAssertNotEqual(label.textColor, .red)
        page.view.addSubview(label)
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        XCTAssertEqual(label.textColor, .red)
    }

    @MainActor
    func testAProxyAppliesWhenAViewEntersAWindow() async {
        let (early, late, own, shown) = (Early(), Early(), Early(), Early())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(shown)
        Early.appearance().textColor = .red
        own.textColor = .blue
        let outer = UIView()
        outer.addSubview(early)
        XCTAssertNotEqual(early.textColor, .red)
        for view in [outer, own] { window.addSubview(view) }
        XCTAssertEqual(early.textColor, .red)
        XCTAssertEqual(own.textColor, .blue)
        XCTAssertNotEqual(shown.textColor, .red)
        // A proxy that does not change sets a view's color only once. A color that the app sets later remains when the
        // view enters the window again.
        early.textColor = late.textColor
        outer.removeFromSuperview()
        window.addSubview(outer)
        XCTAssertEqual(early.textColor, late.textColor)
    }

    @MainActor
    func testAChangedProxyAppliesWhenAViewEntersAWindowAgain() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        Themed.appearance().textColor = .red
        let (themed, own, standard) = (Themed(), Themed(), Themed())
        own.textColor = .blue
        for view in [themed, own, standard] { window.addSubview(view) }
        standard.textColor = .label

        Themed.appearance().textColor = .green
        XCTAssertEqual(themed.textColor, .red, "the views are already in a window")
        for view in window.subviews {
            view.removeFromSuperview()
            window.addSubview(view)
        }
        XCTAssertEqual(themed.textColor, .green)
        XCTAssertEqual(own.textColor, .blue)
        XCTAssertEqual(standard.textColor, .label)
    }

    @MainActor
    func testChangedTextAttributesOfAProxyApplyWhenAViewEntersAWindowAgain() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        ThemedBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
        let bar = ThemedBar()
        window.addSubview(bar)
        for color in [UIColor.green, .blue] {
            ThemedBar.appearance().titleTextAttributes = [.foregroundColor: color]
            bar.removeFromSuperview()
            window.addSubview(bar)
            XCTAssertEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, color)
        }
        bar.titleTextAttributes = [.foregroundColor: UIColor.brown]
        bar.removeFromSuperview()
        window.addSubview(bar)
        XCTAssertEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .brown)
    }

    @MainActor
    private func enterAgain(_ view: UIView, _ window: UIWindow) {
        view.removeFromSuperview()
        window.addSubview(view)
    }

    @MainActor
    func testEnteringAWindowKeepsTheAttributesOfALabel() async throws {
        Labeled.appearance().textColor = .red
        let (label, window) = (Labeled(), UIWindow())
        let text = NSMutableAttributedString(string: "Total: 5")
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 7, length: 1))
        label.attributedText = text
        for _ in 0..<2 {
            enterAgain(label, window)
            let color = label.attributedText?.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor
            XCTAssertEqual(color, .blue)
        }
        XCTAssertEqual(label.textColor, .red, "the first character has no color of its own")
    }

    @MainActor
    func testAValueThatAProxySetOnAnotherViewIsKept() async {
        Badge.appearance().textColor = .black
        Badge.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .white
        let (inside, badge, panel, window) = (Badge(), Badge(), Panel(), UIWindow())
        panel.addSubview(inside)
        window.addSubview(panel)
        XCTAssertEqual(inside.textColor, .white)
        badge.textColor = .white
        enterAgain(badge, window)
        XCTAssertEqual(badge.textColor, .white)
        enterAgain(inside, window)
        XCTAssertEqual(inside.textColor, .black, "the label is no longer in a panel")
    }

    @MainActor
    func testThePropertiesOfProxiesOfASubclassAndASuperclassAreAppliedOnce() async {
        Base.appearance().textColor = .red
        Derived.appearance().textColor = .green
        let (label, window) = (Derived(), UIWindow())
        enterAgain(label, window)
        XCTAssertEqual(label.textColor, .green)
        Base.appearance().textColor = .blue
        enterAgain(label, window)
        XCTAssertEqual(label.textColor, .green)
        Derived.appearance().textColor = .brown
        enterAgain(label, window)
        XCTAssertEqual(label.textColor, .brown)
    }

    @MainActor
    func testAPropertyThatIsSetLaterOnAProxyAppliesWhenAViewEntersAWindow() async {
        Later.appearance().font = .systemFont(ofSize: 30)
        let (label, window) = (Later(), UIWindow())
        Later.appearance().textColor = .red
        window.addSubview(label)
        XCTAssertEqual(label.textColor, .red)
        XCTAssertEqual(label.font, .systemFont(ofSize: 30))
    }

    @MainActor
    func testAProxyOfASubclassMaySetTheValueOfTheSuperclassProxy() async {
        OtherBase.appearance().textColor = .red
        OtherDerived.appearance().textColor = .red
        OtherBase.appearance().textColor = .blue
        XCTAssertEqual(shown(OtherDerived()).textColor, .red)
        XCTAssertEqual(shown(OtherBase()).textColor, .blue)
    }

    /// Each bar has a standard appearance of its own, which a proxy replaces unless the app has set it.
    @MainActor
    func testAProxyReplacesTheStandardAppearanceOfBars() async {
        let window = UIWindow()
        let (shared, own) = (UINavigationBarAppearance(), UINavigationBarAppearance())
        let (tabs, tools) = (UITabBarAppearance(), UIToolbarAppearance())
        let bars = (UINavigationBar(), UINavigationBar(), UITabBar(), UIToolbar())
        bars.1.standardAppearance = own
        UINavigationBar.appearance().standardAppearance = shared
        UITabBar.appearance().standardAppearance = tabs
        UIToolbar.appearance().standardAppearance = tools
        for bar in [bars.0, bars.1, bars.2, bars.3] { window.addSubview(bar) }
        XCTAssertTrue(bars.0.standardAppearance === shared)
        XCTAssertTrue(bars.1.standardAppearance === own)
        XCTAssertTrue(bars.2.standardAppearance === tabs)
        XCTAssertTrue(bars.3.standardAppearance === tools)
    }

    @MainActor
    func testTextAttributesThatWereRemovedFromABarAreKept() async {
        PlainBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
        let (bar, early, window) = (PlainBar(), UINavigationBar(), UIWindow())
        enterAgain(bar, window)
        bar.titleTextAttributes = nil
        enterAgain(bar, window)
        XCTAssertNil(bar.titleTextAttributes)
        enterAgain(early, window)
        XCTAssertNil(early.titleTextAttributes)
    }

    @MainActor
    func testTheFirstPropertyOfAProxyAppliesWhenAViewEntersAWindow() async {
        let (view, window) = (Tinted(), UIWindow())
        Tinted.appearance().tintColor = .red
        Tinted.appearance().backgroundColor = .green
        window.addSubview(view)
        XCTAssertEqual(view.tintColor, .red)
        XCTAssertEqual(view.backgroundColor, .green)
    }

    @MainActor
    func testAViewThatWasNeverInAWindowHasNoAppearanceOfAProxy() async {
        Filled.appearance().backgroundColor = .green
        let (view, outer) = (Filled(), UIView())
        outer.addSubview(view)
        XCTAssertNil(view.backgroundColor)
        _ = shown(outer)
        XCTAssertEqual(view.backgroundColor, .green)
    }

    @MainActor
    func testAViewThatMovesInsideAWindowOrLeavesItKeepsItsAppearance() async {
        let (view, first, second, outside, window) = (Moved(), UIView(), UIView(), UIView(), UIWindow())
        for box in [first, second] { window.addSubview(box) }
        first.addSubview(view)
        Moved.appearance().backgroundColor = .red
        second.addSubview(view)
        XCTAssertNotEqual(view.backgroundColor, .red)
        outside.addSubview(view)
        XCTAssertNotEqual(view.backgroundColor, .red)
        first.addSubview(view)
        XCTAssertEqual(view.backgroundColor, .red)
    }

    @MainActor
    func testAProxyOfASubclassWithoutTextAttributesDoesNotHideThoseOfTheSuperclass() async {
        BaseBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
        DerivedBar.appearance().barTintColor = .blue
        let (bar, window) = (DerivedBar(), UIWindow())
        enterAgain(bar, window)
        XCTAssertEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .red)
        BaseBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
        enterAgain(bar, window)
        XCTAssertEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .green)
    }

    @MainActor
    func testTextAttributesThatCannotBeComparedAreKept() async {
        struct Mark { let number: Int }
        let key = NSAttributedString.Key(rawValue: "mark")
        OddBar.appearance().titleTextAttributes = [key: Mark(number: 1)]
        let (bar, window) = (OddBar(), UIWindow())
        enterAgain(bar, window)
        XCTAssertEqual((bar.titleTextAttributes?[key] as? Mark)?.number, 1)
        bar.titleTextAttributes = [key: Mark(number: 2)]
        OddBar.appearance().titleTextAttributes = [key: Mark(number: 3), .foregroundColor: UIColor.red]
        enterAgain(bar, window)
        XCTAssertEqual((bar.titleTextAttributes?[key] as? Mark)?.number, 2)
    }

    @MainActor
    func testAPresenterDoesNotContainThePresentedController() async {
        Covered.appearance(whenContainedInInstancesOf: [Presenter.self]).textColor = .red
        let (presenter, page, inside, outside) = (Presenter(), UIViewController(), Covered(), Covered())
        let window = UIWindow()
        window.rootViewController = presenter
        window.makeKeyAndVisible()
        presenter.view.addSubview(inside)
        presenter.present(page, animated: false)
        page.view.addSubview(outside)
        XCTAssertEqual(inside.textColor, .red)
        XCTAssertNotEqual(outside.textColor, .red)
        page.dismiss(animated: false)
    }
}
