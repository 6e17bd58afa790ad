import CellDirector
import XCTest

/// Tests typical app layouts that use only constraints.
final class LayoutStoryTests: ConformanceTestCase {
    /// If there is too much room, the label with the higher hugging priority keeps its size. If there is too little
    /// room, the label with the lower compression resistance shrinks.
    @MainActor
    func testTwoLabelsCompeteByHuggingAndCompressionResistance() async {
        let root = makeRoot()
        let (title, value) = (Box(100, 20), Box(80, 20))
        root.add(title, value)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 10),
            value.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            title.topAnchor.constraint(equalTo: root.topAnchor),
            value.centerYAnchor.constraint(equalTo: title.centerYAnchor),
        ])
        title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        value.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        root.layoutIfNeeded()
        XCTAssertEqual([title.frame, value.frame], [rect(0, 0, 100, 20), rect(110, 0, 190, 20)])
        title.content.width = 250
        root.layoutIfNeeded()
        XCTAssertEqual([title.frame, value.frame], [rect(0, 0, 250, 20), rect(260, 0, 40, 20)])
        value.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        XCTAssertEqual([title.frame, value.frame], [rect(0, 0, 210, 20), rect(220, 0, 80, 20)])
        XCTAssertEqual(title.contentHuggingPriority(for: .horizontal), .defaultHigh)
        XCTAssertEqual(title.contentHuggingPriority(for: .vertical), .defaultLow)
        XCTAssertEqual(title.contentCompressionResistancePriority(for: .horizontal), .defaultHigh)
    }

    /// The content of a scroll view determines its content size; views constrained to the frame layout guide do not
    /// scroll.
    @MainActor
    func testConstraintsDetermineTheContentSizeOfAScrollView() async {
        let root = makeRoot()
        let (scrollView, content, button) = (UIScrollView(), UIView(), Box(40, 40))
        root.add(scrollView)
        scrollView.add(content, button)
        NSLayoutConstraint.activate(
            scrollView.pinned(to: root) + content.pinned(to: scrollView, inset: 10) + [
                content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -20),
                content.heightAnchor.constraint(equalToConstant: 980),
                button.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor),
                button.bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor),
            ])
        root.layoutIfNeeded()
        XCTAssertEqual(scrollView.contentSize, CGSize(width: 300, height: 1000))
        XCTAssertEqual(content.frame, rect(10, 10, 280, 980))
        XCTAssertEqual(button.frame, rect(260, 160, 40, 40))
        scrollView.contentOffset.y = 300
        root.layoutIfNeeded()
        XCTAssertEqual(button.frame, rect(260, 460, 40, 40), "the button does not move on screen")
        XCTAssertEqual(content.frame, rect(10, 10, 280, 980))
        XCTAssertEqual(scrollView.contentLayoutGuide.layoutFrame, rect(0, 0, 300, 1000))
        XCTAssertEqual(scrollView.frameLayoutGuide.layoutFrame, rect(0, 300, 300, 200))
    }

    /// A view in a scroll view stays next to an outside view that it is constrained to, even when the scroll view
    /// scrolls.
    @MainActor
    func testAConstraintFromScrolledContentToAnOuterViewFollowsTheScroll() async {
        let root = makeRoot()
        let scrollView = UIScrollView(frame: rect(0, 50, 300, 100))
        let (inside, outside) = (Box(10, 10), Box(10, 10))
        root.addSubview(scrollView)
        root.add(outside)
        scrollView.add(inside)
        NSLayoutConstraint.activate([
            outside.topAnchor.constraint(equalTo: root.topAnchor, constant: 80),
            outside.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            inside.topAnchor.constraint(equalTo: outside.topAnchor),
            inside.leadingAnchor.constraint(equalTo: outside.trailingAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(inside.frame, rect(10, 30, 10, 10))
        scrollView.contentOffset.y = 25
        root.layoutIfNeeded()
        XCTAssertEqual(inside.frame, rect(10, 55, 10, 10))
    }

    @MainActor
    func testGuidesDivideTheSpace() async {
        let root = makeRoot()
        let (left, right, guide) = (Box(60, 20), Box(60, 20), UILayoutGuide())
        root.add(left, right)
        root.addLayoutGuide(guide)
        XCTAssertEqual(root.layoutGuides, [guide])
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            guide.leadingAnchor.constraint(equalTo: left.trailingAnchor),
            guide.trailingAnchor.constraint(equalTo: right.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 44),
            guide.topAnchor.constraint(equalTo: root.topAnchor),
            guide.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
            left.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            right.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual([left.frame, right.frame], [rect(8, 40, 60, 20), rect(112, 80, 60, 20)])
        XCTAssertEqual(guide.layoutFrame, rect(68, 0, 44, 100))
        root.layoutMargins.left = 20
        root.layoutIfNeeded()
        XCTAssertEqual(left.frame.minX, 20)
        XCTAssertEqual(root.directionalLayoutMargins.leading, 20)
        root.removeLayoutGuide(guide)
        XCTAssertNil(guide.owningView)
        XCTAssertEqual(root.constraints.count, 1, "the guide's constraints are removed")
    }

    @MainActor
    func testMarginsSafeAreaAndReadableWidth() async {
        let view = UIView(frame: rect(0, 0, 1000, 100))
        XCTAssertEqual(view.layoutMarginsGuide.layoutFrame, rect(8, 8, 984, 84))
        XCTAssertEqual(view.readableContentGuide.layoutFrame, rect(164, 8, 672, 84))
        let inner = UIView(frame: rect(0, 0, 500, 100))
        view.addSubview(inner)
        view.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 3, right: 40)
        XCTAssertEqual(inner.layoutMargins.left, 8)
        inner.preservesSuperviewLayoutMargins = true
        XCTAssertEqual(inner.layoutMargins, UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 8))
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = 50
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.view.layoutMargins, UIEdgeInsets(top: 50, left: 16, bottom: 0, right: 16))
        controller.view.insetsLayoutMarginsFromSafeArea = false
        XCTAssertEqual(controller.view.layoutMargins.top, 0)
    }

    @MainActor
    func testSystemSpacingAndMargins() async {
        let root = makeRoot()
        let (first, second) = (Box(20, 20), Box(20, 20))
        root.add(first, second)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
            second.leadingAnchor.constraint(
                greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
            second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
            NSLayoutConstraint(
                item: first, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin, multiplier: 1,
                constant: 2),
            NSLayoutConstraint(
                item: second, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerXWithinMargins,
                multiplier: 0.5, constant: 0),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual([first.frame, second.frame], [rect(16, 10, 20, 20), rect(65, 38, 20, 20)])
    }
}
