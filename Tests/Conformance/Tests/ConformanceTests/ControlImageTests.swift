import CellDirector
import XCTest

/// Tests the images with which apps replace parts of controls and bars.
final class ControlImageTests: XCTestCase {
    private let (one, other) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))

    @MainActor
    func testSlidersHaveTheirImagesByState() async {
        let slider = UISlider()
        XCTAssertNil(slider.thumbImage(for: .normal))
        slider.setThumbImage(one, for: .normal)
        slider.setThumbImage(other, for: .highlighted)
        XCTAssertEqual([slider.thumbImage(for: .normal), slider.thumbImage(for: .highlighted)], [one, other])
        XCTAssertEqual(slider.currentThumbImage, one)
        slider.setMinimumTrackImage(one, for: .normal)
        slider.setMaximumTrackImage(other, for: .normal)
        XCTAssertEqual([slider.currentMinimumTrackImage, slider.currentMaximumTrackImage], [one, other])
    }

    @MainActor
    func testSteppersAndSegmentsHaveTheirImages() async {
        let stepper = UIStepper()
        stepper.setIncrementImage(one, for: .normal)
        stepper.setDecrementImage(other, for: .normal)
        XCTAssertEqual([stepper.incrementImage(for: .normal), stepper.decrementImage(for: .normal)], [one, other])
        stepper.setBackgroundImage(one, for: .disabled)
        XCTAssertEqual(stepper.backgroundImage(for: .disabled), one)
        stepper.setDividerImage(one, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
        XCTAssertEqual(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted), one)
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.setBackgroundImage(one, for: .selected, barMetrics: .default)
        segments.setDividerImage(
            other, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        XCTAssertEqual(segments.backgroundImage(for: .selected, barMetrics: .default), one)
        XCTAssertEqual(
            segments.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default),
            other)
    }

    @MainActor
    func testToolbarsButtonsAndFieldsHaveTheirImages() async {
        let toolbar = UIToolbar()
        toolbar.setBackgroundImage(one, forToolbarPosition: .bottom, barMetrics: .default)
        XCTAssertEqual(toolbar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default), one)
        toolbar.setShadowImage(other, forToolbarPosition: .any)
        XCTAssertEqual(toolbar.shadowImage(forToolbarPosition: .any), other)
        let button = UIButton(type: .system)
        let small = UIImage.SymbolConfiguration(scale: .small)
        button.setPreferredSymbolConfiguration(small, forImageIn: .normal)
        XCTAssertEqual(button.preferredSymbolConfigurationForImage(in: .normal), small)
        XCTAssertEqual(button.currentPreferredSymbolConfiguration, small)
        let field = UITextField()
        (field.background, field.disabledBackground) = (one, other)
        XCTAssertEqual([field.background, field.disabledBackground], [one, other])
    }

    @MainActor
    func testAnImageViewAnimatesOnceItIsStarted() async throws {
        let view = UIImageView()
        XCTAssertFalse(view.isAnimating)
        view.animationImages = [try XCTUnwrap(one), try XCTUnwrap(other)]
        view.animationDuration = 3
        view.startAnimating()
        XCTAssertTrue(view.isAnimating)
        view.stopAnimating()
        XCTAssertFalse(view.isAnimating)
        XCTAssertEqual([view.animationDuration, Double(view.animationRepeatCount)], [3, 0])
    }

    @MainActor
    func testASearchFieldHasTokens() async {
        let field = UISearchTextField()
        XCTAssertEqual(field.tokens, [])
        let (first, second) = (UISearchToken(icon: one, text: "A"), UISearchToken(icon: nil, text: "B"))
        field.insertToken(second, at: 0)
        field.insertToken(first, at: 0)
        XCTAssertEqual(field.tokens, [first, second])
        field.removeToken(at: 0)
        XCTAssertEqual(field.tokens, [second])
    }
}
