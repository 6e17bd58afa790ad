import CellDirector
import XCTest

/// Tests sliders and segmented controls.
final class ValueControlTests: ConformanceTestCase {
    // MARK: Sliders

    @MainActor
    func testASliderKeepsItsValueBetweenItsEnds() async {
        let slider = UISlider(frame: rect(0, 0, 60, 30))
        slider.value = 7
        XCTAssertEqual(slider.value, 1)
        slider.maximumValue = 10
        slider.setValue(7, animated: true)
        XCTAssertEqual(slider.value, 7)
        slider.maximumValue = 5
        XCTAssertEqual(slider.value, 5)
        slider.minimumValue = 20
        XCTAssertEqual([slider.minimumValue, slider.maximumValue, slider.value], [20, 20, 20])
    }

    @MainActor
    func testSegmentsAreInsertedAndRemovedAndTheSelectionMovesWithItsSegment() async {
        let segments = UISegmentedControl(items: ["b", "c"])
        segments.selectedSegmentIndex = 1
        segments.insertSegment(withTitle: "a", at: 0, animated: false)
        XCTAssertEqual(segments.selectedSegmentIndex, 2)
        segments.insertSegment(with: UIImage(systemName: "star"), at: 99, animated: false)
        XCTAssertEqual((0..<4).map { segments.titleForSegment(at: $0) }, ["a", "b", "c", nil])
        XCTAssertEqual(segments.imageForSegment(at: 3), UIImage(systemName: "star"))
        segments.setTitle("d", forSegmentAt: 3)
        XCTAssertNil(segments.imageForSegment(at: 3))
        segments.removeSegment(at: 2, animated: true)
        XCTAssertEqual(segments.selectedSegmentIndex, UISegmentedControl.noSegment)
        XCTAssertEqual(segments.numberOfSegments, 3)
        segments.removeAllSegments()
        XCTAssertEqual(segments.numberOfSegments, 0)
        XCTAssertNil(segments.titleForSegment(at: 0))
    }
}
