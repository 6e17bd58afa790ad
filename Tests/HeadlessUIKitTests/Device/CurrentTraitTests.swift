import HeadlessUIKit
import XCTest

/// Tests `UITraitCollection.current`.
final class CurrentTraitTests: ConformanceTestCase {
    private final class Looking: UIView {
        var seen: [UIUserInterfaceStyle] = []
        override func layoutSubviews() {
            super.layoutSubviews()
            seen.append(UITraitCollection.current.userInterfaceStyle)
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            seen.append(UITraitCollection.current.userInterfaceStyle)
        }
        override func tintColorDidChange() { seen.append(UITraitCollection.current.userInterfaceStyle) }
        override func updateConstraints() {
            super.updateConstraints()
            seen.append(UITraitCollection.current.userInterfaceStyle)
        }
    }

    private final class Page: UIViewController {
        var seen: [UIUserInterfaceStyle] = []
        override func viewWillLayoutSubviews() { seen.append(UITraitCollection.current.userInterfaceStyle) }
        override func updateViewConstraints() {
            super.updateViewConstraints()
            seen.append(UITraitCollection.current.userInterfaceStyle)
        }
    }

    @MainActor
    func testTheTraitsAreThoseOfTheUpdatedView() async {
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
        let (view, page) = (Looking(frame: rect(0, 0, 10, 10)), Page())
        view.overrideUserInterfaceStyle = .dark
        page.overrideUserInterfaceStyle = .dark
        view.layoutIfNeeded()
        page.view.layoutIfNeeded()
        XCTAssertEqual(view.seen, [.dark, .dark])
        XCTAssertEqual(page.seen, [.dark])
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
    }

    @MainActor
    func testElevatedBackgroundsAreLighterInDarkMode() async {
        func white(_ color: UIColor, _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel) -> CGFloat {
            var white: CGFloat = -1
            let traits = UITraitCollection {
                ($0.userInterfaceStyle, $0.userInterfaceLevel) = (style, level)
            }
            color.resolvedColor(with: traits).getRed(&white, green: nil, blue: nil, alpha: nil)
            return (white * 255).rounded()
        }
        XCTAssertEqual(white(.systemBackground, .dark, .base), 0)
        XCTAssertEqual(white(.systemBackground, .dark, .elevated), 28)
        XCTAssertEqual(white(.secondarySystemGroupedBackground, .dark, .elevated), 44)
        XCTAssertEqual(white(.systemBackground, .light, .elevated), 255)
        XCTAssertEqual(white(.label, .dark, .elevated), 255)
        let base = UITraitCollection(userInterfaceLevel: .base)
        let elevated = UITraitCollection(userInterfaceLevel: .elevated)
        XCTAssertTrue(base.hasDifferentColorAppearance(comparedTo: elevated))
        XCTAssertEqual(UITraitCollection(traitsFrom: [base, elevated]).userInterfaceLevel, .elevated)
    }

    @MainActor
    func testTraitsCanBeMadeCurrent() async {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        dark.performAsCurrent {
            XCTAssertEqual(UITraitCollection.current, dark)
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
                XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
            }
            XCTAssertEqual(UITraitCollection.current, dark)
        }
        XCTAssertEqual(UITraitCollection.current.horizontalSizeClass, .compact)
        let outer = UITraitCollection.current
        UITraitCollection.current = dark
        XCTAssertEqual(UITraitCollection.current, dark)
        UITraitCollection.current = outer
    }

    func testOtherThreadsHaveTheirOwnTraits() {
        let done = expectation(description: "thread")
        Thread.detachNewThread {
            XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
            UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
            XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .dark)
            done.fulfill()
        }
        wait(for: [done], timeout: 60)
        XCTAssertNotEqual(UITraitCollection.current.userInterfaceStyle, .dark)
    }

    @MainActor
    func testColorsAreResolvedWithTheCurrentTraits() async {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let light = color.cgColor
        XCTAssertEqual(light, UIColor.black.cgColor)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            XCTAssertEqual(color.cgColor, UIColor.white.cgColor)
            XCTAssertEqual(light, UIColor.black.cgColor)
            var (white, red, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            color.getWhite(&white, alpha: nil)
            color.getRed(&red, green: nil, blue: nil, alpha: nil)
            color.getHue(nil, saturation: nil, brightness: &brightness, alpha: nil)
            XCTAssertEqual([white, red, brightness], [1, 1, 1])
        }
    }

    @MainActor
    func testTheBackgroundColorOfALayerHasTheTraitsOfTheView() async {
        let view = UIView()
        view.overrideUserInterfaceStyle = .dark
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        XCTAssertEqual(view.layer.backgroundColor, UIColor.white.cgColor)
    }

    @MainActor
    func testConstraintAndTintUpdatesHaveTheTraitsOfTheView() async {
        let (view, page) = (Looking(frame: rect(0, 0, 10, 10)), Page())
        view.overrideUserInterfaceStyle = .dark
        page.overrideUserInterfaceStyle = .dark
        view.layoutIfNeeded()
        page.view.layoutIfNeeded()
        (view.seen, page.seen) = ([], [])
        view.tintColor = .red
        XCTAssertEqual(view.seen, [.dark])
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        XCTAssertEqual(view.seen, [.dark, .dark])
        page.view.setNeedsUpdateConstraints()
        page.view.updateConstraintsIfNeeded()
        XCTAssertEqual(page.seen, [.dark])
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
    }
}
