import Foundation
import HeadlessUIKit
import XCTest

/// Tests which views a finger can touch, and which view is reported as covering a view that can't be touched.
final class AimingTests: ConformanceTestCase {
    /// A button that counts its taps, in a root view of 300 × 200 points.
    @MainActor
    private final class Stage {
        let root = UIView(frame: rect(0, 0, 300, 200))
        let button: UIButton
        var taps = 0

        init(_ button: UIButton = UIButton(type: .system), frame: CGRect = rect(100, 20, 100, 40)) {
            self.button = button
            button.setTitle("Follow", for: .normal)
            button.frame = frame
            button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
            root.addSubview(button)
        }

        func add(_ frame: CGRect, _ name: String = "overlay", to parent: UIView? = nil) -> UIView {
            let view = UIView(frame: frame)
            view.accessibilityIdentifier = name
            (parent ?? root).addSubview(view)
            return view
        }

        /// Taps the button and returns `nil`, or returns the reason why the button can't be tapped.
        func tap(file: StaticString = #filePath, line: UInt = #line) -> String? {
            let before = taps
            let reason = refusal { () throws(TouchRefusal) in try Finger().tap(button) }
            XCTAssertEqual(taps, before + (reason == nil ? 1 : 0), file: file, line: line)
            return reason
        }
    }

    // MARK: Covered

    @MainActor
    func testACoveredControlIsRefusedWithBothFrames() async {
        let stage = Stage()
        XCTAssertNil(stage.tap())
        let overlay = stage.add(rect(0, 0, 300, 100))
        XCTAssertEqual(
            stage.tap(),
            "UIButton \"Follow\" at (100, 20, 100, 40) is covered by UIView \"overlay\" at (0, 0, 300, 100)")
        overlay.isUserInteractionEnabled = false
        XCTAssertNil(stage.tap())
    }

    @MainActor
    func testAViewOverAControlMayBeHiddenOrTransparent() async {
        let stage = Stage()
        let overlay = stage.add(rect(0, 0, 300, 100))
        overlay.alpha = 0.02
        XCTAssertNotNil(stage.tap())
        overlay.alpha = 0
        XCTAssertNil(stage.tap())
        overlay.alpha = 1
        overlay.isHidden = true
        XCTAssertNil(stage.tap())
    }

    @MainActor
    func testAPartlyCoveredControlIsTouchedAtAnUncoveredPoint() async {
        for cover in [rect(0, 0, 300, 59), rect(0, 21, 300, 100), rect(101, 0, 200, 200), rect(0, 0, 199, 200)] {
            let stage = Stage()
            _ = stage.add(cover)
            XCTAssertNil(stage.tap(), "\(cover)")
        }
    }

    @MainActor
    func testAControlThatSeveralViewsCoverTogetherIsRefused() async {
        let stage = Stage()
        _ = stage.add(rect(90, 10, 60, 30), "a")
        _ = stage.add(rect(140, 10, 70, 30), "b")
        _ = stage.add(rect(90, 35, 60, 30), "c")
        XCTAssertNil(stage.tap())
        _ = stage.add(rect(140, 35, 70, 30), "d")
        XCTAssertEqual(
            stage.tap(), "UIButton \"Follow\" at (100, 20, 100, 40) is covered by UIView \"d\" at (140, 35, 70, 30)")
    }

    @MainActor
    func testFramesAreReportedInTheNearestCommonSuperview() async {
        let stage = Stage()
        let card = stage.add(rect(50, 50, 200, 100), "card")
        card.addSubview(stage.button)
        stage.button.frame = rect(10, 10, 60, 30)
        let overlay = stage.add(rect(0, 0, 200, 100), "inner", to: card)
        XCTAssertEqual(
            stage.tap(), "UIButton \"Follow\" at (10, 10, 60, 30) is covered by UIView \"inner\" at (0, 0, 200, 100)")
        stage.root.addSubview(overlay)
        XCTAssertEqual(
            stage.tap(), "UIButton \"Follow\" at (60, 60, 60, 30) is covered by UIView \"inner\" at (0, 0, 200, 100)")
    }

    @MainActor
    func testAControlWithinAControlCoversIt() async {
        let (outer, inner) = (UIControl(), Stage(frame: rect(10, 10, 30, 30)))
        outer.frame = rect(0, 0, 50, 50)
        var taps = 0
        outer.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        outer.addSubview(inner.button)
        XCTAssertNil(
            refusal { () throws(TouchRefusal) in try Finger().tap(outer) }, "the touch is outside the inner control")
        XCTAssertEqual(taps, 1)
        inner.button.frame = rect(0, 0, 50, 50)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(outer) },
            "UIControl at (0, 0, 50, 50) is covered by UIButton \"Follow\" at (0, 0, 50, 50)")
    }

    // MARK: Outside

    @MainActor
    func testAControlOutsideItsSuperviewIsRefused() async {
        let stage = Stage()
        let card = stage.add(rect(0, 0, 80, 80), "card")
        card.addSubview(stage.button)
        XCTAssertEqual(
            stage.tap(), "UIButton \"Follow\" at (100, 20, 100, 40) is outside UIView \"card\" at (0, 0, 80, 80)")
        stage.button.frame.origin.x = 79
        XCTAssertNil(stage.tap(), "part of the button is inside its superview")
        card.frame.size = .zero
        XCTAssertEqual(
            stage.tap(),
            "UIButton \"Follow\" at (79, 20, 100, 40) is outside UIView \"card\" at (0, 0, 0, 0), which has no size")
    }

    @MainActor
    func testASuperviewMayTakeTouchesOutsideItsBounds() async {
        let stage = Stage()
        let wide = Wide(frame: rect(0, 0, 80, 80))
        stage.root.addSubview(wide)
        wide.addSubview(stage.button)
        XCTAssertNotNil(stage.tap())
        wide.margin = 60
        XCTAssertNil(stage.tap())
        wide.clipsToBounds = true
        XCTAssertNotNil(stage.tap(), "a clipped button can't be tapped")
    }

    @MainActor
    func testAControlThatScrolledAwayIsOffScreen() async {
        let stage = Stage(frame: rect(0, 500, 100, 40))
        let scroll = UIScrollView(frame: stage.root.bounds)
        stage.root.addSubview(scroll)
        scroll.addSubview(stage.button)
        XCTAssertEqual(stage.tap(), "UIButton \"Follow\" is off screen")
        scroll.contentOffset.y = 301
        XCTAssertNil(stage.tap(), "part of the button is visible")
        scroll.contentOffset.y = 540
        XCTAssertEqual(stage.tap(), "UIButton \"Follow\" is off screen")
    }

    // MARK: No size

    @MainActor
    func testAControlWithoutSizeIsRefused() async {
        let stage = Stage(frame: rect(10, 20, 0, 0))
        XCTAssertEqual(
            stage.tap(),
            "UIButton \"Follow\" at (10, 20, 0, 0) has no size: it has neither a frame nor constraints that give it one"
        )
        stage.button.translatesAutoresizingMaskIntoConstraints = false
        XCTAssertEqual(
            stage.tap(), "UIButton \"Follow\" at (10, 20, 0, 0) has no size: it has no constraints that give it one")
        NSLayoutConstraint.activate([
            stage.button.topAnchor.constraint(equalTo: stage.root.topAnchor),
            stage.button.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
        ])
        XCTAssertNil(stage.tap(), "layout runs before the touch and sizes the button to its title")
    }

    @MainActor
    func testAControlThatFitsItsContentCanBeTapped() async {
        let stage = Stage(frame: .zero)
        stage.button.sizeToFit()
        XCTAssertNil(stage.tap())
    }

    // MARK: hitTest decides

    @MainActor
    func testAControlWithoutSizeIsTouchedIfItsTouchAreaIsLarger() async {
        let wide = Wide(frame: .zero)
        let stage = Stage(wide)
        _ = stage.add(rect(100, 20, 100, 40))
        XCTAssertNotNil(stage.tap())
        let small = Wide(frame: .zero)
        small.margin = 20
        XCTAssertNil(Stage(small, frame: rect(50, 50, 0, 0)).tap(), "the button receives touches outside its bounds")
    }

    @MainActor
    func testAViewThatKeepsTouchesToItselfIsNamed() async {
        let stage = Stage()
        let keeper = Keeper(frame: rect(0, 0, 300, 200))
        stage.root.addSubview(keeper)
        keeper.addSubview(stage.button)
        XCTAssertEqual(
            stage.tap(), "a touch on UIButton \"Follow\" at (100, 20, 100, 40) goes to Keeper at (0, 0, 300, 200)")
        keeper.removeFromSuperview()
        keeper.keeps = { _ in nil }
        XCTAssertEqual(stage.tap(), "a touch on UIButton \"Follow\" at (100, 20, 100, 40) goes to no view")
        keeper.keeps = { [button = stage.button] in $0.x > 150 ? button : nil }
        XCTAssertNil(stage.tap(), "half of the button receives touches")
    }

    @MainActor
    func testAnOverlayThatPassesTouchesOnIsNotInTheWay() async {
        let stage = Stage()
        let keeper = Keeper(frame: rect(0, 0, 300, 200))
        stage.root.addSubview(keeper)
        XCTAssertNotNil(stage.tap())
        keeper.keeps = { _ in nil }
        XCTAssertNil(stage.tap())
    }

    @MainActor
    func testAControlThatIgnoresTouchesAtAPointIsTouchedElsewhere() async {
        let stage = Stage(Half(frame: .zero))
        XCTAssertNil(stage.tap())
    }

    // MARK: Lists

    @MainActor
    func testARowUnderAnOverlayIsRefused() async throws {
        let table = makeTable(Recorder(count: 3))
        let screen = UIView(frame: table.frame)
        screen.addSubview(table)
        let overlay = UIView(frame: rect(0, 0, 320, 43))
        screen.addSubview(overlay)
        let path = IndexPath(row: 0, section: 0)
        try Finger().tap(rowAt: path, in: table)
        overlay.frame.size.height = 44
        let reason = "RecordingCell at (0, 0, 320, 44) is covered by UIView at (0, 0, 320, 44)"
        XCTAssertEqual(refusal { () throws(TouchRefusal) in try Finger().tap(rowAt: path, in: table) }, reason)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().swipe(rowAt: path, .left, in: table) }, reason)
        XCTAssertEqual(refusal { () throws(TouchRefusal) in try Finger().longPress(rowAt: path, in: table) }, reason)
    }

    @MainActor
    func testARowIsTappedThroughAButtonThatCoversItButItsLabelIsNot() async throws {
        let table = makeTable(Recorder(count: 3))
        let path = IndexPath(row: 0, section: 0)
        let stage = Stage(frame: rect(0, 0, 320, 44))
        table.cellForRow(at: path)?.contentView.addSubview(stage.button)
        try Finger().tap(rowAt: path, in: table)
        XCTAssertEqual(table.indexPathForSelectedRow, path)
        XCTAssertEqual(stage.taps, 0)
        let label = try XCTUnwrap(table.cellForRow(at: path)?.textLabel)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(label) },
            "UILabel \"0\" at (16, 0, 288, 44) is covered by UIButton \"Follow\" at (0, 0, 320, 44)")
    }

    @MainActor
    func testAButtonInARowUnderAFloatingHeaderIsRefused() async throws {
        let recorder = Recorder([(0..<20).map(String.init)])
        recorder.headerHeight = 60
        recorder.headerTitles = [0: "first"]
        let table = makeTable(recorder)
        let stage = Stage(frame: rect(250, 4, 60, 36))
        table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.addSubview(stage.button)
        XCTAssertNil(stage.tap())
        table.contentOffset.y = 60
        XCTAssertNil(stage.tap(), "the lower part of the button is not covered")
        table.contentOffset.y = 104
        XCTAssertEqual(
            stage.tap(),
            "UIButton \"Follow\" at (250, 108, 60, 36) is covered by the section's header at (0, 104, 320, 60)")
    }

    @MainActor
    func testAListInARowIsTouchedUnlessItsRowIsOffScreen() async throws {
        let (outer, inner) = (makeTable(Recorder(count: 3), rowHeight: 200), makeTable(Recorder(count: 30)))
        inner.frame = rect(0, 50, 320, 100)
        let path = IndexPath(row: 1, section: 0)
        try XCTUnwrap(outer.cellForRow(at: path)).contentView.addSubview(inner)
        outer.contentOffset.y = 100
        inner.contentOffset.y = 440
        try Finger().tap(rowAt: IndexPath(row: 11, section: 0), in: inner)
        XCTAssertEqual(inner.indexPathForSelectedRow?.row, 11)
        XCTAssertNil(outer.indexPathForSelectedRow)
        let stage = Stage(frame: rect(0, 0, 50, 44))
        inner.cellForRow(at: IndexPath(row: 11, section: 0))?.contentView.addSubview(stage.button)
        XCTAssertNil(stage.tap())
        outer.contentOffset.y = 350
        XCTAssertEqual(stage.tap(), "UIButton \"Follow\" is off screen", "the outer row is off screen")
    }

    @MainActor
    func testAListUnderAnOverlayCannotBeScrolled() async {
        let table = makeTable(Recorder(count: 30))
        let screen = UIView(frame: table.frame)
        screen.addSubview(table)
        screen.addSubview(UIView(frame: table.frame))
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().scroll(table, by: 10) },
            "RecordedTable at (0, 0, 320, 440) is covered by UIView at (0, 0, 320, 440)")
    }

    @MainActor
    func testTheFirstTapOnAButtonInAnOpenRowOnlyClosesTheRow() async throws {
        let table = makeTable(Recorder(count: 3))
        let path = IndexPath(row: 0, section: 0)
        let stage = Stage(frame: rect(250, 4, 60, 36))
        table.cellForRow(at: path)?.contentView.addSubview(stage.button)
        try Finger().swipe(rowAt: path, .left, in: table)
        try Finger().tap(stage.button)
        XCTAssertEqual(stage.taps, 0, "the row's Delete button covers the button")
        try Finger().tap(stage.button)
        XCTAssertEqual(stage.taps, 1)
    }
}

/// A view with a custom hit test.
private final class Keeper: UIView {
    lazy var keeps: (CGPoint) -> UIView? = { [unowned self] _ in self }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { keeps(point) }
}

/// A button whose left half ignores touches.
private final class Half: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && point.x > bounds.midX + 1
    }
}
