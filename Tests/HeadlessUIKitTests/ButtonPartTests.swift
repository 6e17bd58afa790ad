import Foundation
import HeadlessUIKit
import XCTest

/// Tests a button's title label and image view, which become subviews when they are first accessed.
final class ButtonPartTests: XCTestCase {
    @MainActor
    private func makeButton(_ title: String = "Follow", image: UIImage? = nil) -> UIButton {
        let button = UIButton(frame: rect(20, 30, 200, 40))
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        return button
    }

    @MainActor
    func testAButtonHasNoImageViewUntilItIsAccessed() async {
        let button = makeButton(image: UIImage(systemName: "star"))
        button.layoutIfNeeded()
        XCTAssertEqual(button.subviews.map { ($0 as? UILabel)?.text }, ["Follow"])
    }

    @MainActor
    func testTheTitleLabelAndTheImageViewAreSubviewsBehindTheAppsOwn() async throws {
        for type in [UIButton.ButtonType.custom, .system, .close] {
            let button = UIButton(type: type)
            let own = UIView()
            button.addSubview(own)
            let (label, image) = (try XCTUnwrap(button.titleLabel), try XCTUnwrap(button.imageView))
            XCTAssertEqual(Set(button.subviews), [label, image, own])
            XCTAssertTrue(button.subviews.last === own)
            XCTAssertTrue(label.isDescendant(of: button))
            XCTAssertTrue(image.superview === button)
            XCTAssertTrue(button.titleLabel === label && button.imageView === image)
            XCTAssertEqual(button.subviews.count, 3)
        }
    }

    @MainActor
    func testTheImageIsBeforeTheTitleAndBothAreInTheMiddle() async throws {
        let button = makeButton(image: UIImage(systemName: "star"))
        let (label, image) = (try XCTUnwrap(button.titleLabel), try XCTUnwrap(button.imageView))
        button.layoutIfNeeded()
        XCTAssertEqual(image.frame.size, image.image?.size)
        XCTAssertEqual(label.frame.width, label.intrinsicContentSize.width, accuracy: 0.001)
        XCTAssertEqual(label.frame.height, label.intrinsicContentSize.height)
        XCTAssertEqual(image.frame.maxX, label.frame.minX, accuracy: 0.01)
        XCTAssertEqual(image.frame.minX, 200 - label.frame.maxX, accuracy: 0.01)
        XCTAssertEqual([image.frame.midY, label.frame.midY], [20, 20])
        XCTAssertEqual(button.convert(label.bounds, from: label).minX, label.frame.minX)
        button.contentHorizontalAlignment = .left
        button.setTitle("Unfollow", for: .normal)
        XCTAssertEqual(label.text, "Unfollow")
        button.layoutIfNeeded()
        XCTAssertEqual(image.frame.minX, 0)
        XCTAssertEqual(label.frame.width, label.intrinsicContentSize.width, accuracy: 0.001)
    }

    @MainActor
    func testTheConfigurationArrangesTheParts() async throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Send"
        configuration.subtitle = "to Ada"
        configuration.image = UIImage(systemName: "paperplane")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 6
        let button = UIButton(configuration: configuration)
        let (label, image) = (try XCTUnwrap(button.titleLabel), try XCTUnwrap(button.imageView))
        button.sizeToFit()
        button.layoutIfNeeded()
        XCTAssertEqual(label.text, "Send")
        XCTAssertEqual(label.frame.minX, 12, accuracy: 0.01)
        XCTAssertEqual(label.frame.minY, 7, accuracy: 0.01)
        XCTAssertEqual(image.frame.maxX, button.bounds.width - 12, accuracy: 0.01)
        XCTAssertEqual(image.frame.minX - label.frame.maxX, 6, accuracy: 0.01)
        button.configuration?.imagePlacement = .top
        button.sizeToFit()
        button.layoutIfNeeded()
        XCTAssertEqual(label.frame.minY - image.frame.maxY, 6, accuracy: 0.01)
        XCTAssertEqual(label.frame.midX, image.frame.midX, accuracy: 0.01)
        button.configuration?.title = "Resend"
        XCTAssertEqual(label.text, "Resend")
    }

    @MainActor
    func testConstraintsCanReferToTheTitleLabel() async throws {
        let page = UIView(frame: rect(0, 0, 390, 844))
        let (button, dot) = (makeButton(), UIView())
        page.addSubview(button)
        let label = try XCTUnwrap(button.titleLabel)
        dot.translatesAutoresizingMaskIntoConstraints = false
        button.addSubview(dot)
        NSLayoutConstraint.activate([
            dot.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 4),
            dot.centerYAnchor.constraint(equalTo: label.centerYAnchor),
            dot.widthAnchor.constraint(equalToConstant: 8), dot.heightAnchor.constraint(equalToConstant: 8),
        ])
        for title in ["Follow", "Unfollow", ""] {
            button.setTitle(title, for: .normal)
            page.layoutIfNeeded()
            XCTAssertEqual(dot.frame.minX, label.frame.maxX + 4, accuracy: 0.01, title)
            XCTAssertEqual(dot.frame.midY, label.frame.midY, accuracy: 0.01, title)
            XCTAssertEqual(label.frame.midX, 100, accuracy: 0.01, title)
        }
    }

    @MainActor
    func testConstraintsOfTheImageViewTakePrecedence() async throws {
        let page = UIView(frame: rect(0, 0, 390, 844))
        let button = makeButton(image: UIImage(systemName: "star"))
        page.addSubview(button)
        let image = try XCTUnwrap(button.imageView)
        image.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            image.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -8),
            image.centerYAnchor.constraint(equalTo: button.centerYAnchor),
        ])
        page.layoutIfNeeded()
        XCTAssertEqual(image.frame.maxX, 192, accuracy: 0.01)
        XCTAssertEqual(image.frame.size, image.image?.size)
    }

    @MainActor
    func testTheLabelFollowsTheButtonsState() async throws {
        let button = makeButton()
        button.setTitle("Following", for: .selected)
        button.setTitleColor(.red, for: .normal)
        let label = try XCTUnwrap(button.titleLabel)
        button.setTitleColor(.green, for: .selected)
        XCTAssertEqual(label.textColor, .red)
        button.isSelected = true
        XCTAssertEqual(label.text, "Following")
        XCTAssertEqual(label.textColor, .green)
        button.setAttributedTitle(NSAttributedString(string: "Styled"), for: .selected)
        XCTAssertEqual(label.text, "Styled")
        button.setAttributedTitle(nil, for: .selected)
        XCTAssertEqual(label.text, "Following")
    }

    @MainActor
    func testATouchOnThePartsReachesTheButton() async throws {
        let button = makeButton(image: UIImage(systemName: "star"))
        let page = UIView(frame: rect(0, 0, 390, 844))
        page.addSubview(button)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let (label, image) = (try XCTUnwrap(button.titleLabel), try XCTUnwrap(button.imageView))
        page.layoutIfNeeded()
        for part in [label, image] {
            XCTAssertTrue(page.hitTest(page.convert(part.center, from: button), with: nil) === button)
        }
        try Finger().tap(button)
        XCTAssertEqual(taps, 1)
    }

    @MainActor
    func testACustomButtonWithoutATitleColorIsWhite() async {
        let buttons = [UIButton(), UIButton(type: .custom), UIButton(frame: .zero)]
        for button in buttons {
            button.tintColor = .red
            XCTAssertEqual(button.currentTitleColor, .white)
            XCTAssertEqual(button.titleLabel?.textColor, .white)
        }
        buttons[0].configuration = .plain()
        XCTAssertEqual(buttons[0].currentTitleColor, .red)
        for type in [UIButton.ButtonType.system, .infoLight, .close] {
            let button = UIButton(type: type)
            button.tintColor = .red
            XCTAssertEqual(button.currentTitleColor, .red)
        }
    }

    /// A subclass may set the title, its font and the image every time the button is laid out.
    @MainActor
    func testUnchangedPartsRequestNoFurtherLayout() async {
        final class Styled: UIButton {
            var layouts = 0
            let styledTitle = NSAttributedString(string: "Pay")
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                titleLabel?.font = .systemFont(ofSize: 20)
                setTitle("Buy", for: .normal)
                setImage(nil, for: .normal)
                setAttributedTitle(styledTitle, for: .normal)
            }
        }
        let button = Styled(frame: rect(0, 0, 120, 40))
        XCTAssertEqual(warnings { button.layoutIfNeeded() }, [])
        XCTAssertLessThan(button.layouts, 4)
        let before = button.layouts
        button.setNeedsLayout()
        button.layoutIfNeeded()
        XCTAssertEqual(button.layouts, before + 1)
    }
}
