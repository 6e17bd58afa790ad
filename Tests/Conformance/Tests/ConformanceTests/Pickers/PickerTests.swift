import CellDirector
import XCTest

/// Tests date pickers and picker views.
final class PickerTests: PickerTestCase {
    // MARK: Rows

    @MainActor
    func testAPickerReadsItsDataOnceAndSelectsTheFirstRows() async {
        let (picker, sizes) = (UIPickerView(), Sizes())
        XCTAssertEqual(picker.selectedRow(inComponent: 0), -1)
        (picker.dataSource, picker.delegate) = (sizes, sizes)
        XCTAssertEqual(picker.numberOfComponents, 2)
        XCTAssertEqual(picker.numberOfRows(inComponent: 1), 3)
        XCTAssertEqual([0, 1, 2].map(picker.selectedRow), [0, 0, -1])
        XCTAssertEqual(sizes.log, ["components"])
        XCTAssertEqual(picker.frame.size, CGSize(width: 320, height: 216))
        XCTAssertEqual((picker.view(forRow: 0, forComponent: 1) as? UILabel)?.text, "Milk")
        XCTAssertNil(picker.view(forRow: 1, forComponent: 1))
    }

    @MainActor
    func testCodeSelectsWithoutCallingTheDelegateAndReloadingKeepsRemainingSelections() async {
        let (picker, sizes) = (UIPickerView(), Sizes())
        (picker.dataSource, picker.delegate) = (sizes, sizes)
        picker.selectRow(2, inComponent: 1, animated: true)
        picker.selectRow(9, inComponent: 0, animated: false)
        XCTAssertEqual([0, 1].map(picker.selectedRow), [1, 2])
        XCTAssertEqual(sizes.log, ["components"])
        sizes.rows = [["Small"], ["Milk", "Oat", "Rice", "None"], []]
        XCTAssertEqual(picker.numberOfComponents, 2)
        picker.reloadAllComponents()
        XCTAssertEqual([0, 1, 2].map(picker.selectedRow), [0, 2, -1])
        XCTAssertEqual((picker.view(forRow: 2, forComponent: 1) as? UILabel)?.text, "Rice")
        XCTAssertEqual(picker.subviews.count, 2)
    }

    @MainActor
    func testADateStaysWithinItsLimits() async {
        let picker = picker(.dateAndTime)
        picker.minimumDate = Self.evening.addingTimeInterval(60)
        XCTAssertEqual(picker.date, Self.evening.addingTimeInterval(60))
        picker.maximumDate = Self.evening.addingTimeInterval(120)
        picker.setDate(.distantFuture, animated: true)
        XCTAssertEqual(picker.date, Self.evening.addingTimeInterval(120))
        picker.maximumDate = Self.evening
        picker.date = .distantPast
        XCTAssertEqual(picker.date, .distantPast, "limits that cross are ignored")
    }

    @MainActor
    func testMinutesAreRoundedToAnIntervalThatDividesAnHour() async {
        let picker = picker(.time)
        picker.minuteInterval = 20
        XCTAssertEqual(picker.date, Self.evening.addingTimeInterval(-600))
        picker.minuteInterval = 7
        XCTAssertEqual(picker.minuteInterval, 1)
        picker.roundsToMinuteInterval = false
        picker.minuteInterval = 30
        picker.date = Self.evening.addingTimeInterval(61)
        XCTAssertEqual(picker.date, Self.evening.addingTimeInterval(61))
    }

    @MainActor
    func testATimerCountsWholeMinutesOfADay() async {
        let picker = picker(.countDownTimer)
        XCTAssertEqual(picker.datePickerStyle, .wheels)
        picker.countDownDuration = 100
        XCTAssertEqual(picker.countDownDuration, 60)
        picker.countDownDuration = 1e9
        XCTAssertEqual(picker.countDownDuration, 86_340)
        picker.countDownDuration = .nan
        XCTAssertEqual(picker.countDownDuration, 0)
    }
}
