import CellDirector
import XCTest

final class ButtonTests: ConformanceTestCase {
    @MainActor
    func testAStateWithoutTitleUsesTheNormalOne() async {
        let button = UIButton(type: .system)
        button.setTitle("Follow", for: .normal)
        button.setTitle("Following", for: .selected)
        XCTAssertEqual(button.buttonType, .system)
        XCTAssertEqual(button.title(for: .disabled), "Follow")
        XCTAssertEqual(button.currentTitle, "Follow")
        button.isSelected = true
        XCTAssertEqual(button.currentTitle, "Following")
        XCTAssertEqual(button.titleLabel?.text, "Following")
    }

    /// The sizes of buttons without a configuration, as the tests of public layout libraries observed them.
    @MainActor
    func testTheSizeDependsOnTheTitleTheImageAndTheInsets() async throws {
        func size(
            _ type: UIButton.ButtonType, _ title: String? = nil, image: CGFloat = 0, insets: UIEdgeInsets = .zero
        ) -> CGSize {
            let button = UIButton(type: type)
            button.contentEdgeInsets = insets
            button.setTitle(title, for: .normal)
            if image > 0 {
                let renderer = UIGraphicsImageRenderer(size: CGSize(width: image, height: image))
                button.setImage(
                    renderer.image { $0.fill(CGRect(x: 0, y: 0, width: image, height: image)) }, for: .normal)
            }
            return button.intrinsicContentSize
        }
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        for type in [UIButton.ButtonType.custom, .system] {
            let line = try XCTUnwrap(UIButton(type: type).titleLabel?.font).lineHeight
            XCTAssertEqual(size(type, "").width, 30)
            XCTAssertEqual(size(type, "").height, line + 12, accuracy: 1)
            XCTAssertEqual(size(type, "", insets: insets).width, 6, "no smallest width with insets")
            XCTAssertEqual(size(type, "", insets: insets).height, line + 4, accuracy: 1)
            XCTAssertEqual(size(type, "", image: 5).width, 5)
            XCTAssertEqual(size(type, "", image: 5).height, line, accuracy: 1)
            XCTAssertEqual(size(type, "i", image: 100).height, 100)
        }
        for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd] {
            XCTAssertEqual(size(type, "", insets: insets).width - size(type, "").width, 6)
            XCTAssertEqual(size(type, "", insets: insets).height - size(type, "").height, 4)
        }
        XCTAssertEqual(UIButton(type: .custom).titleLabel?.font.pointSize, 18)
        XCTAssertEqual(UIButton(type: .system).titleLabel?.font.pointSize, 15)
    }

    @MainActor
    func testAButtonWithATitleHasItsLabelAmongItsSubviews() async throws {
        let button = UIButton(type: .system)
        button.setTitle("Follow", for: .normal)
        button.layoutIfNeeded()
        XCTAssertTrue(button.subviews.contains { ($0 as? UILabel)?.text == "Follow" })
    }

    @MainActor
    func testAStateWithoutImageUsesTheNormalOne() async {
        let button = UIButton(type: .custom)
        let star = UIImage(systemName: "star")
        button.setImage(star, for: .normal)
        XCTAssertEqual(button.image(for: .highlighted), star)
        XCTAssertEqual(button.imageView?.image, star)
    }

    @MainActor
    func testTheConfigurationsTitleTakesPrecedence() async {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        let button = UIButton(configuration: configuration)
        button.setTitle("Other", for: .normal)
        XCTAssertEqual(button.currentTitle, "Buy")
        button.configuration?.title = "Sell"
        XCTAssertEqual(button.titleLabel?.text, "Sell")
    }

    @MainActor
    func testAnAttributedTitleKeepsItsAttributes() async {
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString("Buy")
        title.link = URL(string: "https://example.org")
        configuration.attributedTitle = title
        XCTAssertEqual(configuration.title, "Buy")
        XCTAssertEqual(configuration.attributedTitle, title)
        configuration.title = "Sell"
        XCTAssertEqual(configuration.attributedTitle, AttributedString("Sell"))
    }

    @MainActor
    func testTheBackgroundHasTheStylesValuesUntilTheyAreSet() async {
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.tintColor = .systemRed
        func background() -> UIBackgroundConfiguration? { button.configuration?.updated(for: button).background }
        XCTAssertEqual(background()?.backgroundColor, .systemRed)
        button.isEnabled = false
        XCTAssertEqual(background()?.backgroundColor, .tertiarySystemFill)
        button.configuration?.cornerStyle = .capsule
        XCTAssertEqual(background()?.cornerRadius, 20)
        button.configuration?.background.cornerRadius = 3
        XCTAssertEqual(background()?.cornerRadius, 20, "a capsule ignores the radius")
        button.configuration?.cornerStyle = .fixed
        XCTAssertEqual(background()?.cornerRadius, 3)
        button.configuration?.background.backgroundColor = .systemGreen
        XCTAssertEqual(background()?.backgroundColor, .systemGreen)
        button.configuration?.background.strokeWidth = 2
        button.configuration?.background.strokeColor = .black
        XCTAssertEqual(background()?.strokeColor, .black)
        XCTAssertNotEqual(button.configuration, .filled())
    }

    @MainActor
    func testACustomBackgroundIsBehindTheTitleAndTakesNoTouch() async {
        let view = UIView(frame: .zero)
        var configuration = UIButton.Configuration.plain()
        configuration.background.customView = view
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        XCTAssertEqual(view.convert(view.bounds, to: button), CGRect(x: 2, y: 1, width: 94, height: 36))
        XCTAssertIdentical(button.hitTest(CGPoint(x: 50, y: 20), with: nil), button)
        button.configuration = .plain()
        XCTAssertNil(view.window)
        XCTAssertFalse(view.isDescendant(of: button))
    }

    @MainActor
    func testATitleIsMeasuredWithItsAttributes() async {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Buy"
        let button = UIButton(configuration: configuration)
        let plain = button.intrinsicContentSize
        var title = AttributedString("Buy")
        title.font = .boldSystemFont(ofSize: 40)
        button.configuration?.attributedTitle = title
        let large = button.intrinsicContentSize
        XCTAssertGreaterThan(large.width, plain.width)
        XCTAssertGreaterThan(large.height, plain.height)
        button.configuration?.title = "Buy"
        XCTAssertEqual(button.intrinsicContentSize, plain)
        button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            XCTAssertNotNil(incoming.font)
            var outgoing = incoming
            outgoing.font = .boldSystemFont(ofSize: 40)
            return outgoing
        }
        XCTAssertEqual(button.intrinsicContentSize, large)
    }

    @MainActor
    func testConfigurationsOfDifferentKindsDiffer() async {
        XCTAssertEqual(UIButton.Configuration.plain(), .plain())
        XCTAssertNotEqual(UIButton.Configuration.plain(), .filled())
    }

    @MainActor
    func testThePrimaryActionsTitleIsCopiedToTheConfiguration() async {
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Follow") { _ in })
        XCTAssertEqual(button.configuration?.title, "Follow")
    }

    @MainActor
    func testTheUpdateHandlerRunsAtTheNextLayoutAfterAChange() async {
        let button = UIButton(configuration: .plain())
        var states: [Bool] = []
        button.configurationUpdateHandler = { states.append($0.isSelected) }
        button.layoutIfNeeded()
        button.isSelected = true
        button.isSelected = true
        XCTAssertEqual(states, [false])
        button.layoutIfNeeded()
        XCTAssertEqual(states, [false, true])
    }

    /// Apple, `titleLabel`: "Although this property is read-only, its own properties are read/write";
    /// `setTitleColor(_:for:)` sets the title color for a state.
    @MainActor
    func testTheTitleLabelHasTheColorsOfTheState() async {
        let button = UIButton(type: .custom)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .disabled)
        button.setTitleShadowColor(.green, for: .normal)
        XCTAssertEqual(button.titleLabel?.textColor, .red)
        XCTAssertEqual(button.titleLabel?.shadowColor, .green)
        button.isEnabled = false
        XCTAssertEqual(button.titleLabel?.textColor, .blue)
        XCTAssertEqual(button.currentTitleShadowColor, .green)
        button.setTitleShadowColor(.black, for: .disabled)
        XCTAssertEqual(button.titleLabel?.shadowColor, .black)
        XCTAssertEqual(button.titleShadowColor(for: .normal), .green)
        button.titleLabel?.textColor = .yellow
        XCTAssertEqual(button.titleLabel?.textColor, .yellow)
        button.isEnabled = true
        XCTAssertEqual(button.titleLabel?.textColor, .red)
    }
}

final class SwitchAndLabelTests: ConformanceTestCase {
    @MainActor
    func testSettingASwitchSendsNothing() async {
        let toggle = UISwitch()
        var calls = 0
        toggle.addAction(UIAction { _ in calls += 1 }, for: .allEvents)
        toggle.setOn(true, animated: true)
        XCTAssertTrue(toggle.isOn)
        XCTAssertEqual(calls, 0)
    }

    @MainActor
    func testALabelsTextAndAttributedTextAgree() async {
        let label = UILabel()
        label.text = "plain"
        XCTAssertEqual(label.attributedText?.string, "plain")
        label.attributedText = NSAttributedString(string: "rich")
        XCTAssertEqual(label.text, "rich")
        XCTAssertFalse(label.isUserInteractionEnabled)
    }

    @MainActor
    func testAnImageViewTakesNoTouches() async {
        let image = UIImage(named: "ada")
        XCTAssertEqual(UIImageView(image: image).image, image)
        XCTAssertFalse(UIImageView(image: image).isUserInteractionEnabled)
    }

    private final class StackedButton: UIButton {
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.midX - 10, y: contentRect.minY, width: 20, height: 20)
        }
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.minX, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
        }
    }

    @MainActor func testOverridesPlaceTheTitleAndTheImage() async {
        let button = StackedButton(type: .custom)
        button.setTitle("Send", for: .normal)
        button.setImage(UIImage(), for: .normal)
        XCTAssertNotNil(button.imageView)
        button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        button.layoutIfNeeded()
        XCTAssertEqual(button.contentRect(forBounds: button.bounds), CGRect(x: 10, y: 5, width: 80, height: 50))
        XCTAssertEqual(button.titleLabel?.frame, CGRect(x: 10, y: 35, width: 80, height: 20))
        XCTAssertEqual(button.imageView?.frame, CGRect(x: 40, y: 5, width: 20, height: 20))
    }
}
