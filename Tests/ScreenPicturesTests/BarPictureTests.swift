import Foundation
import HeadlessUIKit
import ScreenPictures
import XCTest

/// Tests how bars are drawn: their appearances, tint colors, back buttons and template images.
final class BarPictureTests: XCTestCase {
    @MainActor
    private func show(_ titles: String..., change: (UINavigationController) -> Void = { _ in }) -> UINavigationBar {
        let pages = titles.map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        let navigation = UINavigationController(rootViewController: pages[0])
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.endAppearanceTransition()
        for page in pages.dropFirst() { navigation.pushViewController(page, animated: false) }
        change(navigation)
        navigation.view.layoutIfNeeded()
        return navigation.navigationBar
    }

    @MainActor
    func testTheBackButtonShowsThePreviousTitleIfThereIsRoom() async {
        let long = "A title that is much too long for the navigation bar of any telephone"
        XCTAssertEqual(picture(of: show("Mail", "Inbox")).texts.map(\.text), ["Mail", "Inbox"])
        XCTAssertEqual(picture(of: show(long, "Inbox")).texts.map(\.text), ["Back", "Inbox"])
        let texts = picture(of: show(long, long)).texts.map(\.text)
        XCTAssertEqual(texts.count, 1)
        XCTAssert(texts.first?.hasPrefix("A title") == true, "\(texts)")
        XCTAssertEqual(picture(of: show("", "Inbox")).texts.map(\.text), ["Inbox"])
        let minimal = show("Mail", "Inbox") {
            $0.viewControllers[0].navigationItem.backButtonDisplayMode = .minimal
            $0.viewControllers[1].title = "Sent"
        }
        XCTAssertEqual(picture(of: minimal).texts.map(\.text), ["Sent"])
        let custom = show("Mail", "Inbox") {
            $0.viewControllers[0].navigationItem.backButtonTitle = "Out"
            $0.viewControllers[1].title = "Sent"
        }
        XCTAssertEqual(picture(of: custom).texts.map(\.text), ["Out", "Sent"])
    }

    @MainActor
    func testABarButtonWithAnImageShowsNoTitle() async throws {
        let item = UIBarButtonItem(title: "Share", image: UIImage(systemName: "square.and.arrow.up"))
        let bar = show("Mail") { $0.viewControllers[0].navigationItem.rightBarButtonItem = item }
        XCTAssertEqual(picture(of: bar).texts.map(\.text), ["Mail"])
        item.image = nil
        bar.layoutIfNeeded()
        XCTAssertEqual(picture(of: bar).texts.map(\.text), ["Mail", "Share"])
    }

    @MainActor
    func testAButtonShowsItsActivityIndicatorBesideItsTitle() async throws {
        var look = UIButton.Configuration.filled()
        (look.title, look.imagePadding, look.buttonSize) = ("Paying", 8, .large)
        let plain = UIButton(configuration: look)
        look.showsActivityIndicator = true
        let busy = UIButton(configuration: look)
        XCTAssertEqual(busy.intrinsicContentSize.width, plain.intrinsicContentSize.width + 28)
        look.buttonSize = .medium
        let medium = UIButton(configuration: look)
        XCTAssertEqual(busy.intrinsicContentSize.height, medium.intrinsicContentSize.height + 16)
        XCTAssertEqual(busy.intrinsicContentSize.width, medium.intrinsicContentSize.width + 16)
        busy.frame.size = busy.intrinsicContentSize
        let read = picture(of: busy)
        XCTAssertEqual(read.texts.map(\.text), ["Paying"])
        XCTAssertNotEqual(read.all("line").count + read.all("path").count, 0, "the spokes are drawn")
    }

    @MainActor
    func testBarButtonsHaveTheTintColorOfTheBar() async {
        let bar = show("Mail", "Inbox") {
            $0.viewControllers[1].navigationItem.rightBarButtonItems = [
                UIBarButtonItem(title: "Edit"), UIBarButtonItem(systemItem: .add), UIBarButtonItem(title: "Done"),
            ]
            $0.viewControllers[1].navigationItem.rightBarButtonItems?[2].tintColor = .systemGreen
            $0.navigationBar.tintColor = .systemPurple
        }
        let svg = ScreenPicture(of: bar).svg
        XCTAssert(svg.contains("fill:#af52de"), "the titles have the tint color of the bar")
        XCTAssert(svg.contains("color:#af52de"), "the symbols have the tint color of the bar")
        XCTAssert(svg.contains("fill:#34c759"), "an item with a custom tint color has that color")
        XCTAssertFalse(svg.contains("#007aff"))
    }

    @MainActor
    func testAnImageInABarIsATemplate() async throws {
        let data = try XCTUnwrap(
            Data(
                base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGA"
                    + "WjR9awAAAABJRU5ErkJggg=="))
        let image = try XCTUnwrap(UIImage(data: data))
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.tintColor = .systemPurple
        let items = [image, image.withRenderingMode(.alwaysOriginal)].map {
            UITabBarItem(title: nil, image: $0, tag: 0)
        }
        bar.items = items
        bar.layoutIfNeeded()
        func masked() -> [ReadPicture.Element] { picture(of: bar).all("rect").filter { $0.attributes["mask"] != nil } }
        XCTAssertEqual(masked().count, 1)
        XCTAssertFalse(ScreenPicture(of: bar).svg.contains("#af52de"))
        bar.selectedItem = items[0]
        XCTAssert(ScreenPicture(of: bar).svg.contains("fill:#af52de"))
        let view = UIImageView(image: image)
        view.frame.size = CGSize(width: 20, height: 20)
        XCTAssertFalse(ScreenPicture(of: view).svg.contains("mask"))
    }

    /// Returns the fill colors of a bar's rectangles: the background and the shadow.
    @MainActor
    private func fills(_ bar: UIView) -> [String] {
        let svg = ScreenPicture(of: bar).svg
        let classes = picture(of: bar).all("rect").filter { $0.number("width") == bar.frame.width }
            .compactMap { $0.attributes["class"] }
        return classes.compactMap { name in
            svg.components(separatedBy: ".\(name){").dropFirst().first?.prefix { $0 != "}" }.description
        }
    }

    @MainActor
    func testTheBackgroundIsThatOfTheAppearance() async {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        (appearance.backgroundColor, appearance.shadowColor) = (.systemIndigo, .systemOrange)
        let (indigo, orange) = ("fill:#5856d6", "fill:#ff9500")
        let scroll = UIScrollView()
        var shown: UINavigationController?
        let bar = show("Mail") { navigation in
            shown = navigation
            scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
            scroll.contentSize = CGSize(width: 390, height: 900)
            navigation.topViewController?.view.addSubview(scroll)
            navigation.topViewController?.navigationItem.standardAppearance = appearance
        }
        XCTAssertEqual(fills(bar), [], "the standard appearance is not used at the scroll edge")
        scroll.contentOffset.y = 50
        XCTAssertEqual(fills(bar), [indigo, orange])
        scroll.contentOffset.y = 0
        bar.topItem?.scrollEdgeAppearance = appearance
        XCTAssertEqual(fills(bar), [indigo, orange])
        let transparent = UINavigationBarAppearance()
        transparent.configureWithTransparentBackground()
        bar.topItem?.standardAppearance = transparent
        scroll.contentOffset.y = 50
        XCTAssertEqual(fills(bar), [])
        withExtendedLifetime(shown) {}
    }

    @MainActor
    func testTheAppearanceDeterminesTheColorOfButtons() async {
        let appearance = UINavigationBarAppearance()
        let colors: [(UIBarButtonItemAppearance, UIColor)] = [
            (appearance.buttonAppearance, .systemPurple), (appearance.doneButtonAppearance, .systemGreen),
            (appearance.backButtonAppearance, .systemBrown),
        ]
        for (button, color) in colors { button.normal.titleTextAttributes = [.foregroundColor: color] }
        var shown: UINavigationController?
        let bar = show("Mail", "Inbox") {
            shown = $0
            let item = $0.viewControllers[1].navigationItem
            item.standardAppearance = appearance
            item.rightBarButtonItems = [
                UIBarButtonItem(title: "Edit"), UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil),
            ]
        }
        func has(_ color: String) -> Bool { ScreenPicture(of: bar).svg.contains("fill:#\(color)") }
        XCTAssert(has("af52de"), "the plain button has the color of its appearance")
        XCTAssert(has("34c759"), "the done button has the color of its appearance")
        XCTAssert(has("a2845e"), "the back button has the color of its appearance")
        bar.topItem?.standardAppearance = nil
        XCTAssertFalse(has("af52de") || has("34c759") || has("a2845e"))
        withExtendedLifetime(shown) {}
    }

    @MainActor
    func testATabBarIsDrawnWithItsAppearance() async throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let items = ["Mail", "Basket"].map { UITabBarItem(title: $0, image: UIImage(systemName: "bag.fill"), tag: 0) }
        items[1].badgeValue = "7"
        (bar.items, bar.selectedItem) = (items, items[0])
        bar.layoutIfNeeded()
        XCTAssertEqual(fills(bar).count, 2, "the default background and the line above the bar")
        let appearance = UITabBarAppearance()
        (appearance.backgroundColor, appearance.shadowColor) = (.systemIndigo, .systemOrange)
        let tabs = appearance.stackedLayoutAppearance
        tabs.selected.iconColor = .systemGreen
        tabs.selected.titleTextAttributes = [.foregroundColor: UIColor.systemBrown]
        tabs.normal.iconColor = .systemPurple
        tabs.normal.badgeBackgroundColor = .systemTeal
        bar.standardAppearance = appearance
        let (indigo, orange) = ("fill:#5856d6", "fill:#ff9500")
        XCTAssertEqual(fills(bar), [indigo, orange])
        let svg = ScreenPicture(of: bar).svg
        for color in ["color:#34c759", "fill:#a2845e", "color:#af52de", "fill:#30b0c7"] {
            XCTAssert(svg.contains(color), color)
        }
        XCTAssertFalse(svg.contains("#007aff"), "the appearance replaces the tint color")
        XCTAssertFalse(svg.contains("#ff3b30"), "the appearance replaces the color of the badge")
        let transparent = UITabBarAppearance()
        transparent.configureWithTransparentBackground()
        items[0].standardAppearance = transparent
        XCTAssertEqual(fills(bar), [], "the selected item's appearance takes precedence")
        transparent.stackedLayoutAppearance.normal.iconColor = .systemMint
        items[1].standardAppearance = appearance
        let mint = ScreenPicture(of: bar).svg
        XCTAssert(mint.contains("color:#00c7be"), "the selected item's appearance applies to all tabs")
        XCTAssertFalse(mint.contains("#af52de"))
        bar.barTintColor = .systemRed
        XCTAssertEqual(fills(bar), ["fill:#ff3b30"])
    }

    @MainActor
    func testAToolbarIsDrawnWithItsAppearance() async throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UIBarButtonItem(title: "Edit")
        let navigation = UINavigationBarAppearance()
        navigation.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemPurple]
        let shown = show("Mail") {
            $0.navigationBar.standardAppearance = navigation
            $0.viewControllers[0].navigationItem.rightBarButtonItem = item
        }
        XCTAssert(ScreenPicture(of: shown).svg.contains("#af52de"))
        bar.items = [item]
        bar.layoutIfNeeded()
        XCTAssertFalse(ScreenPicture(of: bar).svg.contains("#af52de"), "the color of a navigation bar does not remain")
        let appearance = UIToolbarAppearance()
        appearance.configureWithOpaqueBackground()
        (appearance.backgroundColor, appearance.shadowColor) = (.systemIndigo, nil)
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        bar.standardAppearance = appearance
        XCTAssertEqual(fills(bar), ["fill:#5856d6"])
        XCTAssert(ScreenPicture(of: bar).svg.contains("#34c759"))
        UIToolbar.appearance().standardAppearance = appearance
        defer { UIToolbar.appearance().standardAppearance = UIToolbarAppearance() }
        let (window, other) = (UIWindow(), UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))
        window.addSubview(other)
        XCTAssertTrue(other.standardAppearance === appearance)
    }
}
