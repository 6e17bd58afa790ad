import CellDirector
import XCTest

final class UIStackViewTests: UIStackViewTestCase {
    @MainActor
    private func boxes() -> [Box] { [Box(160, 20), Box(80, 40), Box(40, 10)] }

    // MARK: Fill

    @MainActor
    func testViewsAreArrangedInARow() async {
        let boxes = boxes()
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.spacing = 10
        let root = show(stack)
        withExtendedLifetime(root) {
            XCTAssertEqual(
                stack.frame, rect(0, 0, 300, 40), "the stack is as wide as its views and as tall as the tallest")
            XCTAssertEqual(boxes.map(\.frame), [rect(0, 0, 160, 40), rect(170, 0, 80, 40), rect(260, 0, 40, 40)])
        }
    }

    @MainActor
    func testViewsAreArrangedInAColumn() async {
        let boxes = boxes()
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.axis = .vertical
        stack.spacing = 5
        let root = show(stack)
        withExtendedLifetime(root) {
            XCTAssertEqual(stack.frame, rect(0, 0, 160, 80))
            XCTAssertEqual(boxes.map(\.frame), [rect(0, 0, 160, 20), rect(0, 25, 160, 40), rect(0, 70, 160, 10)])
        }
    }

    @MainActor
    func testTheLeastHuggingViewFillsTheRest() async {
        let boxes = boxes()
        boxes[1].setContentHuggingPriority(.init(100), for: .horizontal)
        let root = show(UIStackView(arrangedSubviews: boxes), width: 300)
        withExtendedLifetime(root) { XCTAssertEqual(boxes.map(\.frame.width), [160, 100, 40]) }
    }

    @MainActor
    func testTheLeastResistingViewIsCompressed() async {
        let boxes = boxes()
        boxes[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let root = show(UIStackView(arrangedSubviews: boxes), width: 200)
        withExtendedLifetime(root) { XCTAssertEqual(boxes.map(\.frame.width), [80, 80, 40]) }
    }

    @MainActor
    func testAmongEqualViewsTheFirstFillsTheRest() async {
        let boxes = boxes()
        let root = show(UIStackView(arrangedSubviews: boxes), width: 300)
        withExtendedLifetime(root) { XCTAssertEqual(boxes.map(\.frame.width), [180, 80, 40]) }
    }

    // MARK: Other distributions

    @MainActor
    func testViewsMayBeEquallyWide() async {
        let boxes = boxes()
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = .fillEqually
        stack.spacing = 15
        let root = show(stack, width: 270)
        withExtendedLifetime(root) {
            XCTAssertEqual(boxes.map(\.frame.width), [80, 80, 80])
            XCTAssertEqual(boxes.map(\.frame.minX), [0, 95, 190])
        }
    }

    @MainActor
    func testViewsMayShareTheWidthInProportionToTheirContent() async {
        let boxes = boxes()
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = .fillProportionally
        let root = show(stack, width: 210)
        for (width, expected) in zip(boxes.map(\.frame.width), [120, 60, 30] as [CGFloat]) {
            XCTAssertEqual(width, expected, accuracy: 0.001)
        }
        boxes[0].content.width = 20
        root.layoutIfNeeded()
        for (width, expected) in zip(boxes.map(\.frame.width), [30, 120, 60] as [CGFloat]) {
            XCTAssertEqual(width, expected, accuracy: 0.001)
        }
    }

    @MainActor
    func testAStackInAStackHasTheShareOfItsContent() async {
        let (inner, across) = (UIStackView(), UIStackView())
        inner.spacing = 10
        across.axis = .vertical
        for box in [Box(20, 5), Box(30, 5)] { inner.addArrangedSubview(box) }
        for box in [Box(40, 5), Box(15, 5)] { across.addArrangedSubview(box) }
        let stack = UIStackView(arrangedSubviews: [inner, across, Box(80, 10)])
        stack.distribution = .fillProportionally
        stack.spacing = 10
        // 60, 40 and 80 points and the spacing are 200 points, which become 400.
        let root = show(stack, width: 400)
        XCTAssertEqual(stack.arrangedSubviews.map(\.frame.width), [120, 80, 180])
        inner.arrangedSubviews[0].isHidden = true
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame.width, 30 / 170 * 400, accuracy: 0.001)
    }

    @MainActor
    func testTheSpaceMayBeBetweenTheViews() async {
        let boxes = [Box(100, 20), Box(20, 20), Box(60, 20)]
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.spacing = 10
        stack.distribution = .equalSpacing
        let root = show(stack, width: 300)
        XCTAssertEqual(boxes.map(\.frame), [rect(0, 0, 100, 20), rect(160, 0, 20, 20), rect(240, 0, 60, 20)])
        stack.distribution = .equalCentering
        root.layoutIfNeeded()
        // The centers of the boxes are equally spaced, at x = 50, 160 and 270.
        XCTAssertEqual(boxes.map(\.frame), [rect(0, 0, 100, 20), rect(150, 0, 20, 20), rect(240, 0, 60, 20)])
        stack.distribution = .fill
        root.layoutIfNeeded()
        XCTAssertEqual(boxes.map(\.frame.minX), [0, 210, 240])
        XCTAssertTrue(stack.constraints.allSatisfy { $0.identifier != "UISV-distributing-edge" })
    }

    @MainActor
    func testSpreadViewsKeepAtLeastTheirSpacing() async {
        for distribution in [.equalSpacing, .equalCentering] as [UIStackView.Distribution] {
            let boxes = [Box(100, 20), Box(20, 20), Box(60, 20)]
            let stack = UIStackView(arrangedSubviews: boxes)
            stack.spacing = 10
            stack.distribution = distribution
            let root = show(stack)
            withExtendedLifetime(root) {
                XCTAssertGreaterThanOrEqual(boxes[1].frame.minX, boxes[0].frame.maxX + 10)
                XCTAssertGreaterThanOrEqual(boxes[2].frame.minX, boxes[1].frame.maxX + 10)
                XCTAssertEqual(stack.frame.width, boxes[2].frame.maxX)
                XCTAssertLessThanOrEqual(stack.frame.width, 300)
            }
        }
    }

    // MARK: Alignment

    @MainActor
    func testViewsAreAlignedAcrossTheAxis() async {
        let places: [(UIStackView.Alignment, [CGFloat])] = [
            (.top, [0, 0, 0]), (.center, [10, 0, 15]), (.bottom, [20, 0, 30]),
        ]
        for (alignment, expected) in places {
            let boxes = boxes()
            let stack = UIStackView(arrangedSubviews: boxes)
            stack.alignment = alignment
            let root = show(stack)
            withExtendedLifetime(root) {
                XCTAssertEqual(stack.frame.height, 40, "\(alignment)")
                XCTAssertEqual(boxes.map(\.frame.minY), expected, "\(alignment)")
                XCTAssertEqual(boxes.map(\.frame.height), [20, 40, 10], "\(alignment)")
            }
        }
    }

    @MainActor
    func testTextsAreAlignedOnOneBaseline() async {
        let (large, small) = (UILabel(), UILabel())
        large.font = .systemFont(ofSize: 40)
        (large.text, small.text) = ("Large", "small")
        let stack = UIStackView(arrangedSubviews: [large, small])
        for alignment in [.firstBaseline, .lastBaseline] as [UIStackView.Alignment] {
            stack.alignment = alignment
            let root = show(stack)
            withExtendedLifetime(root) {
                XCTAssertEqual(stack.frame.height, large.frame.height)
                XCTAssertEqual(large.frame.minY, 0)
                XCTAssertEqual(
                    large.frame.minY + large.font.ascender, small.frame.minY + small.font.ascender, accuracy: 0.5)
                XCTAssertEqual(small.frame.width, small.intrinsicContentSize.width, accuracy: 0.001)
                XCTAssertEqual(small.frame.height, small.intrinsicContentSize.height, accuracy: 0.001)
            }
        }
    }

    @MainActor
    func testAColumnIsSpacedFromBaselineToBaseline() async {
        let labels = ["one", "two"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 40
        stack.isBaselineRelativeArrangement = true
        let root = show(stack)
        withExtendedLifetime(root) {
            let font: UIFont = labels[0].font
            let first = labels[0].frame.maxY + font.descender
            let second = labels[1].frame.minY + font.ascender
            XCTAssertEqual(second - first, 40, accuracy: 0.01)
        }
    }

    // MARK: Spacing and margins

    @MainActor
    func testACustomSpacingFollowsAView() async {
        let boxes = boxes()
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.spacing = 10
        stack.setCustomSpacing(30, after: boxes[0])
        let root = show(stack)
        XCTAssertEqual(boxes.map(\.frame.minX), [0, 190, 280])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[0])
        root.layoutIfNeeded()
        XCTAssertEqual(boxes.map(\.frame.minX), [0, 168, 258])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
        root.layoutIfNeeded()
        XCTAssertEqual(boxes.map(\.frame.minX), [0, 170, 260])
        XCTAssertEqual(stack.customSpacing(after: boxes[0]), UIStackView.spacingUseDefault)
    }

    @MainActor
    func testViewsMayBeInsideTheMargins() async {
        let box = Box(50, 20)
        let stack = UIStackView(arrangedSubviews: [box])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let root = show(stack)
        XCTAssertEqual(box.frame, rect(2, 1, 50, 20))
        XCTAssertEqual(stack.frame.size, CGSize(width: 56, height: 24))
        stack.isLayoutMarginsRelativeArrangement = false
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame, rect(0, 0, 50, 20))
    }

    // MARK: Adding, removing and hiding

    @MainActor
    func testAHiddenViewTakesNoSpace() async {
        let boxes = boxes()
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.spacing = 10
        let root = show(stack)
        boxes[1].isHidden = true
        root.layoutIfNeeded()
        XCTAssertEqual(stack.frame, rect(0, 0, 210, 20), "the hidden view does not affect the stack's height")
        XCTAssertEqual([boxes[0].frame, boxes[2].frame], [rect(0, 0, 160, 20), rect(170, 0, 40, 20)])
        XCTAssertEqual(boxes[1].frame.width, 0)
        boxes[1].isHidden = false
        root.layoutIfNeeded()
        XCTAssertEqual(boxes.map(\.frame), [rect(0, 0, 160, 40), rect(170, 0, 80, 40), rect(260, 0, 40, 40)])
        for box in boxes { box.isHidden = true }
        root.layoutIfNeeded()
        XCTAssertEqual(stack.frame.size, .zero)
    }

    @MainActor
    func testAddingOrRemovingAViewUpdatesTheArrangement() async {
        let boxes = boxes()
        let stack = UIStackView(arrangedSubviews: [boxes[0]])
        let root = show(stack)
        XCTAssertEqual(stack.frame.width, 160)
        let plain = UIView()
        stack.insertArrangedSubview(boxes[1], at: 0)
        stack.addArrangedSubview(plain)
        XCTAssertFalse(plain.translatesAutoresizingMaskIntoConstraints)
        root.layoutIfNeeded()
        XCTAssertEqual([boxes[1].frame.minX, boxes[0].frame.minX, plain.frame.minX], [0, 80, 240])
        stack.removeArrangedSubview(boxes[1])
        XCTAssertTrue(boxes[1].superview === stack)
        boxes[0].removeFromSuperview()
        XCTAssertEqual(stack.arrangedSubviews, [plain])
        stack.addArrangedSubview(boxes[2])
        stack.removeArrangedSubview(plain)
        root.layoutIfNeeded()
        XCTAssertEqual(boxes[2].frame, rect(0, 0, 40, 10))
    }

    /// A view that counts how many times `isHidden` is read.
    @MainActor
    private final class CountedView: UIView {
        static var reads = 0
        var height: CGFloat = 20 { didSet { invalidateIntrinsicContentSize() } }

        override var isHidden: Bool {
            get {
                Self.reads += 1
                return super.isHidden
            }
            set { super.isHidden = newValue }
        }
        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: height) }
    }

    @MainActor
    func testAnAddedOrChangedViewDoesNotRemeasureTheOthers() async {
        for distribution in [UIStackView.Distribution.fill, .fillProportionally] {
            let stack = UIStackView()
            stack.axis = .vertical
            stack.distribution = distribution
            let root = show(stack)
            let views = (0..<60).map { _ in CountedView() }
            CountedView.reads = 0
            for view in views { stack.addArrangedSubview(view) }
            XCTAssertEqual(CountedView.reads, 0)
            root.layoutIfNeeded()
            CountedView.reads = 0
            for view in views { view.height = 30 }
            for view in views.dropFirst() { view.isHidden = true }
            XCTAssertLessThan(CountedView.reads, 5 * 60)
            root.layoutIfNeeded()
            XCTAssertEqual(stack.frame.height, 30)
        }
    }

    @MainActor
    func testAnArrangedViewThatIsAddedAgainMoves() async {
        let boxes = boxes()
        let stack = UIStackView(arrangedSubviews: boxes)
        let root = show(stack)
        stack.addArrangedSubview(boxes[0])
        XCTAssertEqual(stack.arrangedSubviews, [boxes[1], boxes[2], boxes[0]])
        root.layoutIfNeeded()
        XCTAssertEqual(boxes.map(\.frame.minX), [120, 0, 80])
    }

    @MainActor
    func testUnaffectedConstraintsAreKept() async {
        let boxes = boxes()
        let stack = UIStackView(arrangedSubviews: boxes)
        let root = show(stack)
        let before = Set(stack.constraints)
        XCTAssertTrue(before.allSatisfy { $0.identifier?.hasPrefix("UISV-") == true })
        stack.spacing = 12
        root.layoutIfNeeded()
        XCTAssertEqual(Set(stack.constraints), before, "only the constants change")
        XCTAssertEqual(boxes[1].frame.minX, 172)
        boxes[2].isHidden = true
        root.layoutIfNeeded()
        XCTAssertFalse(before.isDisjoint(with: stack.constraints))
        boxes[2].isHidden = false
        root.layoutIfNeeded()
        XCTAssertEqual(stack.constraints.count, before.count)
    }

    @MainActor
    func testAColumnOfRowsWrapsItsText() async {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "a few words ", count: 12)
        let icon = Box(30, 30)
        icon.setContentHuggingPriority(.required, for: .horizontal)
        icon.setContentCompressionResistancePriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [icon, label])
        row.alignment = .top
        row.spacing = 10
        let title = UILabel()
        title.text = "Title"
        let column = UIStackView(arrangedSubviews: [title, row])
        column.axis = .vertical
        let root = show(column, width: 200)
        withExtendedLifetime(root) {
            XCTAssertEqual(icon.frame, rect(0, 0, 30, 30))
            XCTAssertEqual(label.frame.minX, 40)
            XCTAssertEqual(label.frame.width, 160)
            XCTAssertEqual(
                label.frame.height, label.sizeThatFits(CGSize(width: 160, height: 0)).height, accuracy: 0.001)
            XCTAssertGreaterThan(label.frame.height, 60)
            XCTAssertEqual(row.frame.minY, title.frame.maxY)
            XCTAssertEqual(column.frame.height, row.frame.maxY, accuracy: 0.001)
        }
    }

    @MainActor
    func testAStackIsMeasuredWithoutASuperview() async {
        let boxes = boxes()
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.axis = .vertical
        stack.spacing = 10
        XCTAssertEqual(
            stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 160, height: 90))
        boxes[0].isHidden = true
        XCTAssertEqual(
            stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 80, height: 60))
    }

    /// Storyboards record these widths of buttons with configurations.
    @MainActor
    func testButtonsThatWrapShareTheWidthOfARow() async {
        func button(_ title: String) -> UIButton {
            let button = UIButton(type: .system)
            button.configuration = .plain()
            button.configuration?.title = title
            return button
        }
        let (short, long) = (button("A"), button("Longer"))
        let row = UIStackView(arrangedSubviews: [short, long])
        row.spacing = 56
        row.frame = CGRect(x: 0, y: 0, width: 256, height: 40)
        row.layoutIfNeeded()
        XCTAssertEqual([short.frame.width, long.frame.width], [100, 100])
        long.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        row.layoutIfNeeded()
        XCTAssertGreaterThan(short.frame.width, long.frame.width)
    }
}
