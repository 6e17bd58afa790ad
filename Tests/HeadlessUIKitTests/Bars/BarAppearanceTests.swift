import Foundation
import HeadlessUIKit
import XCTest

/// Tests which appearance a navigation bar uses: one of its own, or one of its top item's.
final class BarAppearanceTests: XCTestCase {
    private static let (standard, compact, edge, compactEdge) = (
        UIColor.systemRed, UIColor.systemGreen, UIColor.systemBlue, UIColor.systemOrange
    )

    @MainActor
    private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.foregroundColor: color]
        appearance.largeTitleTextAttributes = [.foregroundColor: color]
        return appearance
    }

    /// Returns a navigation controller that shows a page with a scroll view, and the scroll view.
    @MainActor
    private func show(_ item: (UINavigationItem) -> Void = { _ in }) -> (UINavigationController, UIScrollView) {
        let page = UIViewController()
        page.title = "Title"
        item(page.navigationItem)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        scroll.contentSize = CGSize(width: 320, height: 900)
        page.view.addSubview(scroll)
        let navigation = UINavigationController(rootViewController: page)
        navigation.view.layoutIfNeeded()
        return (navigation, scroll)
    }

    /// Returns the color of the visible title.
    @MainActor
    private func color(_ bar: UINavigationBar) -> UIColor? {
        bar.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }?.textColor
    }

    @MainActor
    func testTheAppearancesOfTheTopItemTakePrecedence() async {
        let (navigation, scroll) = show { item in
            item.standardAppearance = appearance(Self.standard)
            item.scrollEdgeAppearance = appearance(Self.edge)
        }
        let bar = navigation.navigationBar
        bar.standardAppearance = appearance(.white)
        bar.scrollEdgeAppearance = appearance(.black)
        XCTAssertEqual(color(bar), Self.edge)
        scroll.contentOffset.y = 100
        XCTAssertEqual(color(bar), Self.standard)

        let next = UIViewController()
        next.title = "Next"
        navigation.pushViewController(next, animated: false)
        XCTAssertEqual(color(bar), .black)
        next.navigationItem.scrollEdgeAppearance = appearance(Self.edge)
        XCTAssertEqual(color(bar), Self.edge)
        navigation.popViewController(animated: false)
        XCTAssertEqual(color(bar), Self.standard)
    }

    @MainActor
    func testALargeTitleHasTheScrollEdgeAppearanceOfItsItem() async {
        let (navigation, scroll) = show { $0.scrollEdgeAppearance = appearance(Self.edge) }
        let bar = navigation.navigationBar
        bar.prefersLargeTitles = true
        XCTAssertEqual(color(bar), Self.edge)
        XCTAssertEqual(bar.frame.height, 96)
        scroll.contentOffset.y = 100
        XCTAssertEqual(color(bar), .label)
    }

    @MainActor
    func testEachMissingAppearanceIsReplacedByTheNext() async {
        let (navigation, scroll) = show()
        let bar = navigation.navigationBar
        bar.standardAppearance = appearance(Self.standard)
        XCTAssertEqual(color(bar), Self.standard, "the text attributes of the standard appearance apply at the edge")
        navigation.traitOverrides.verticalSizeClass = .compact
        bar.compactAppearance = appearance(Self.compact)
        XCTAssertEqual(color(bar), Self.compact)
        bar.scrollEdgeAppearance = appearance(Self.edge)
        XCTAssertEqual(color(bar), Self.edge)
        bar.compactScrollEdgeAppearance = appearance(Self.compactEdge)
        XCTAssertEqual(color(bar), Self.compactEdge)
        scroll.contentOffset.y = 100
        XCTAssertEqual(color(bar), Self.compact)
        navigation.traitOverrides.verticalSizeClass = .regular
        navigation.topViewController?.navigationItem.compactScrollEdgeAppearance = appearance(.black)
        XCTAssertEqual(color(bar), Self.standard)
    }

    @MainActor
    func testABarWithoutANavigationControllerHasTheStandardAppearance() async {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "Title")
        item.standardAppearance = appearance(Self.standard)
        item.scrollEdgeAppearance = appearance(Self.edge)
        bar.items = [item]
        XCTAssertEqual(color(bar), Self.standard)
        item.standardAppearance = nil
        bar.standardAppearance = appearance(Self.compact)
        XCTAssertEqual(color(bar), Self.compact)
    }

    @MainActor
    func testTheCompactAppearanceIsShownAsSoonAsTheHeightIsCompact() async {
        let (navigation, _) = show()
        let bar = navigation.navigationBar
        bar.standardAppearance = appearance(Self.standard)
        bar.compactAppearance = appearance(Self.compact)
        XCTAssertEqual(color(bar), Self.standard)
        navigation.traitOverrides.verticalSizeClass = .compact
        XCTAssertEqual(color(bar), Self.compact)
        navigation.traitOverrides.verticalSizeClass = .regular
        XCTAssertEqual(color(bar), Self.standard)
    }

    @MainActor
    func testNewAttributesOfALargeTitleAreShown() async {
        let (navigation, _) = show()
        let bar = navigation.navigationBar
        bar.prefersLargeTitles = true
        bar.largeTitleTextAttributes = [.foregroundColor: Self.edge]
        XCTAssertEqual(color(bar), Self.edge)
        withExtendedLifetime(navigation) {}
    }
}
