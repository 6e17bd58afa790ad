import Foundation
import HeadlessUIKit
import XCTest

/// Tests date pickers and picker views.
final class PickerTests: PickerTestCase {
    @MainActor
    private final class Swatches: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView {
            let (swatch, label) = (UIView(), UILabel())
            label.text = ["red", "green", "blue"][row]
            swatch.addSubview(label)
            return swatch
        }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
    }

    @MainActor
    func testAFingerTurnsWheelsAndTheDelegateIsCalled() async throws {
        let (picker, sizes) = (UIPickerView(), Sizes())
        (picker.dataSource, picker.delegate) = (sizes, sizes)
        _ = picker.numberOfComponents
        sizes.log = []
        try Finger().choose(rows: ["Oat"], in: picker)
        try Finger().choose(rows: ["Large", "Oat"], in: picker)
        try Finger().choose(rows: [0, 2], in: picker)
        XCTAssertEqual(sizes.log, ["1: Oat", "0: Large", "0: Small", "1: None"])
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().choose(rows: ["Huge"], in: picker) },
            "no row of UIPickerView shows \"Huge\"")
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().choose(rows: ["Large", "Soy"], in: picker) },
            "no row of component 1 of UIPickerView shows \"Soy\"")
        sizes.rows[1][0] = "Small"
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().choose(rows: ["Small"], in: picker) },
            "several components of UIPickerView have \"Small\": name a row of each, from the left")
        picker.isHidden = true
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().choose(rows: [0], in: picker) }, "UIPickerView is hidden")
    }

    @MainActor
    func testRowsShowTheDelegatesOwnViews() async throws {
        let (picker, swatches) = (UIPickerView(), Swatches())
        (picker.dataSource, picker.delegate) = (swatches, swatches)
        try Finger().choose(rows: ["blue"], in: picker)
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 2)
        picker.layoutIfNeeded()
        XCTAssertEqual(picker.rowSize(forComponent: 0), CGSize(width: 100, height: 50))
        XCTAssertEqual(picker.view(forRow: 2, forComponent: 0)?.frame, rect(110, 83, 100, 50))
    }

    @MainActor
    func testOnlyAFingerSendsTheEventsOfADatePicker() async throws {
        let picker = picker(.dateAndTime)
        var log: [String] = []
        picker.addAction(UIAction { _ in log.append("changed") }, for: .valueChanged)
        picker.date += 60
        XCTAssertEqual(log, [])
        try Finger().choose("2026-03-15 07:05", in: picker)
        XCTAssertEqual(picker.date, Date(timeIntervalSince1970: 1_773_558_300))
        try Finger().choose("2026-03-15 07:05", in: picker)
        XCTAssertEqual(log, ["changed"])
    }

    @MainActor
    func testAChoiceThatIsRoundedToTheCurrentValueSendsNoChange() async throws {
        let (picker, timer) = (picker(.time), picker(.countDownTimer))
        picker.minuteInterval = 15
        timer.countDownDuration = 60
        var log: [String] = []
        for picker in [picker, timer] { picker.addAction(UIAction { _ in log.append("changed") }, for: .valueChanged) }
        try Finger().choose(date: picker.date.addingTimeInterval(30), in: picker)
        try Finger().choose(duration: 90, in: timer)
        XCTAssertEqual(log, [])
        XCTAssertEqual(timer.countDownDuration, 60)
        try Finger().choose(duration: 120, in: timer)
        XCTAssertEqual(log, ["changed"])
    }

    @MainActor
    func testTheDateIsRoundedAgainInANewTimeZone() async {
        let picker = picker(.time)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.minuteInterval = 30
        picker.date = Self.evening
        picker.timeZone = TimeZone(secondsFromGMT: 20_700)
        XCTAssertEqual(picker.date, Self.evening.addingTimeInterval(-900), "a quarter past midnight becomes midnight")
    }

    @MainActor
    func testATextChoosesThePartsThatTheModeShows() async throws {
        func chosen(_ text: String, _ mode: UIDatePicker.Mode) throws -> TimeInterval {
            let picker = picker(mode)
            try Finger().choose(text, in: picker)
            return mode == .countDownTimer ? picker.countDownDuration : picker.date.timeIntervalSince(Self.evening)
        }
        XCTAssertEqual(try chosen("19:00", .time), 1800)
        XCTAssertEqual(try chosen("2026-03-16", .date), 2 * 86_400)
        XCTAssertEqual(try chosen("2026-04", .yearAndMonth), 18 * 86_400)
        XCTAssertEqual(try chosen("1:05", .countDownTimer), 3900)
    }

    @MainActor
    func testAnotherModeKeepsTheDateWithinItsLimits() async {
        let picker = picker(.countDownTimer)
        picker.maximumDate = Self.evening
        picker.date = Self.evening + 60
        picker.datePickerMode = .date
        XCTAssertEqual(picker.date, Self.evening)
    }

    @MainActor
    func testAnImpossibleChoiceIsRefused() async {
        func refusal(_ text: String, _ mode: UIDatePicker.Mode, _ change: (UIDatePicker) -> Void = { _ in }) -> String?
        {
            let picker = picker(mode)
            change(picker)
            let before = picker.date
            let refusal = HeadlessUIKitTests.refusal { () throws(TouchRefusal) in try Finger().choose(text, in: picker)
            }
            XCTAssertEqual(picker.date, before)
            return refusal
        }
        let example = "UIDatePicker can't be set to \"%\": write it like "
        for (text, mode, shown) in [
            ("tomorrow", UIDatePicker.Mode.date, "2026-03-14"), ("2026-02-30", .date, "2026-03-14"),
            ("18.30", .time, "18:30"), ("25:00", .time, "18:30"), ("2026-03-14", .dateAndTime, "2026-03-14 18:30"),
            ("2026-13", .yearAndMonth, "2026-03"), ("90", .countDownTimer, "1:05"), ("1:60", .countDownTimer, "1:05"),
            ("+1:+5", .countDownTimer, "1:05"), ("1:5", .countDownTimer, "1:05"), ("001:05", .countDownTimer, "1:05"),
        ] {
            XCTAssertEqual(refusal(text, mode), example.replacing("%", with: text) + shown)
        }
        XCTAssertEqual(
            refusal("2026-03-20", .date) { $0.maximumDate = Self.evening },
            "UIDatePicker can't be set to 2026-03-20: it goes to 2026-03-14")
        XCTAssertEqual(
            refusal("18:50", .time) { $0.minuteInterval = 15 },
            "UIDatePicker can't be set to 18:50: its minutes are multiples of 15")
        XCTAssertEqual(refusal("18:50", .time) { $0.isEnabled = false }, "UIDatePicker is disabled")
    }
}
