import Foundation
import HeadlessUIKit
import ScreenPictures
import XCTest

/// Tests pictures of pickers: wheels, compact fields and calendars.
final class PickerTests: XCTestCase {
    private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component == 0 ? "a" : "b")\(row)"
        }
    }

    @MainActor
    func testAPickerShowsTheRowsNextToTheSelectedOnes() async {
        let (picker, sizes) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Sizes())
        (picker.dataSource, picker.delegate) = (sizes, sizes)
        picker.selectRow(1, inComponent: 0, animated: false)
        picker.selectRow(5, inComponent: 1, animated: false)
        let texts = picture(of: picker).texts
        let first = texts.filter { $0.text.hasPrefix("a") }
        XCTAssertEqual(Set(first.map(\.text)), ["a0", "a1", "a2", "a3", "a4", "a5"])
        XCTAssertEqual(Set(texts.map(\.text)).count, texts.count, "each row is drawn once")
        XCTAssertEqual(texts.count { $0.text.hasPrefix("b") }, 9)
        let inOrder = texts.filter { $0.text.hasPrefix("b") }.sorted { $0.text < $1.text }
        XCTAssert(inOrder.allSatisfy { $0.place.x > 160 && $0.place.x < 320 })
        withExtendedLifetime(sizes) {}
    }

    /// Returns a date picker set to Thursday, March 5, 2026, 18:30 UTC.
    @MainActor
    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker(frame: .zero)
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Date(timeIntervalSince1970: 1_772_735_400)
        picker.frame.size = picker.intrinsicContentSize
        return picker
    }

    @MainActor
    private func texts(_ picker: UIDatePicker) -> [String] { picture(of: picker).texts.map(\.text) }

    @MainActor
    func testACompactDatePickerShowsFields() async {
        XCTAssertEqual(texts(picker(.date, .compact)), ["Mar 5, 2026"])
        XCTAssertEqual(texts(picker(.time, .automatic)), ["6:30 PM"])
        XCTAssertEqual(texts(picker(.dateAndTime, .compact)), ["Mar 5, 2026", "6:30 PM"])
        let midnight = picker(.time, .compact)
        midnight.date = Date(timeIntervalSince1970: 0)
        XCTAssertEqual(texts(midnight), ["12:00 AM"])
    }

    @MainActor
    func testADatePickerWithWheelsShowsTheNeighboringValues() async {
        let day = texts(picker(.date, .wheels))
        XCTAssert(day.contains("March") && day.contains("February") && day.contains("April"), "\(day)")
        XCTAssert(day.contains("5") && day.contains("2026") && day.contains("2025"), "\(day)")
        let time = texts(picker(.time, .wheels))
        XCTAssert(time.contains("6") && time.contains("30") && time.contains("29") && time.contains("PM"), "\(time)")
        XCTAssert(time.contains("AM"), "\(time)")
        XCTAssert(texts(picker(.dateAndTime, .wheels)).contains("Thu Mar 5"))
        let timer = picker(.countDownTimer, .automatic)
        timer.countDownDuration = 3900
        XCTAssert(texts(timer).contains("1 hours") && texts(timer).contains("5 min"), "\(texts(timer))")
    }

    @MainActor
    func testAnInlineDatePickerShowsTheMonth() async throws {
        let read = picture(of: picker(.date, .inline))
        XCTAssertEqual(read.texts.first?.text, "March 2026")
        XCTAssertEqual(read.texts.map(\.text).suffix(31), (1...31).map { "\($0)" }[...])
        // March 2026 begins on a Sunday, so the 5th is in the fifth column.
        let (circle, day) = (
            try XCTUnwrap(read.all("circle").first), try XCTUnwrap(read.texts.first { $0.text == "5" })
        )
        XCTAssertEqual(circle.number("cx"), 8 + 4.5 * 304 / 7, accuracy: 0.1)
        XCTAssertEqual(circle.number("cy"), day.place.y, accuracy: 12)
    }

    /// Returns the left and right edges of the fields of a compact picker.
    @MainActor
    private func edges(_ picker: UIDatePicker) -> [CGFloat] {
        let fields = picture(of: picker).all("rect").map { ($0.place.x, $0.place.x + $0.number("width")) }
        return fields.flatMap { [$0.0, $0.1] }
    }

    @MainActor
    func testACompactPickerIsAsWideAsItsFields() async {
        for mode in [UIDatePicker.Mode.time, .date, .dateAndTime] {
            let picker = picker(mode, .compact)
            let edges = edges(picker)
            XCTAssertEqual(edges.first ?? -1, 0, accuracy: 1, "\(mode)")
            XCTAssertEqual(edges.last ?? -1, picker.frame.width, accuracy: 0.1, "\(mode)")
        }
    }

    @MainActor
    func testACompactPickerFollowsItsDate() async {
        let picker = picker(.date, .compact)
        let stack = UIStackView(arrangedSubviews: [picker, UIView()])
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 34)
        stack.layoutIfNeeded()
        let width = picker.frame.width
        picker.date += 20 * 86400
        stack.layoutIfNeeded()
        XCTAssertGreaterThan(picker.frame.width, width)
        XCTAssertEqual(picker.frame.width, picker.intrinsicContentSize.width)
    }

    @MainActor
    func testTheFieldsOfANarrowPickerStayInside() async {
        let picker = picker(.dateAndTime, .compact)
        picker.frame.size.width = 100
        let edges = edges(picker)
        XCTAssertEqual(edges.count, 4)
        XCTAssertEqual(edges.first ?? -1, 0, accuracy: 0.1)
        XCTAssertEqual(edges.last ?? -1, 100, accuracy: 0.1)
    }

    @MainActor
    func testTheFieldsShowTheTimeInTheTimeZone() async {
        let picker = picker(.dateAndTime, .compact)
        picker.timeZone = TimeZone(secondsFromGMT: 9 * 3600)
        XCTAssertEqual(texts(picker), ["Mar 6, 2026", "3:30 AM"])
        picker.timeZone = nil
        for (hours, time) in [(1, "7:30 PM"), (-3, "3:30 PM")] {
            picker.calendar = calendar(hours: hours)
            XCTAssertEqual(texts(picker), ["Mar 5, 2026", time])
        }
    }

    /// Returns a calendar whose time zone is the given number of hours ahead of UTC.
    private func calendar(hours: Int) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: hours * 3600) ?? calendar.timeZone
        return calendar
    }

    @MainActor
    func testACompactPickerFollowsItsTimeZoneAndItsCalendar() async {
        let picker = picker(.time, .compact)
        let stack = UIStackView(arrangedSubviews: [picker, UIView()])
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 34)
        stack.layoutIfNeeded()
        let narrow = picker.frame.width
        picker.timeZone = TimeZone(secondsFromGMT: 5 * 3600)
        stack.layoutIfNeeded()
        XCTAssertGreaterThan(picker.frame.width, narrow, "11:30 PM is wider than 6:30 PM")
        picker.timeZone = nil
        for hours in [0, 5] {
            picker.calendar = calendar(hours: hours)
            stack.layoutIfNeeded()
            XCTAssertEqual(picker.frame.width, picker.intrinsicContentSize.width, "\(hours)")
        }
        XCTAssertGreaterThan(picker.frame.width, narrow)
    }

    @MainActor
    func testTheFieldsOfATallPickerAreVerticallyCentered() async {
        let picker = picker(.dateAndTime, .compact)
        picker.frame.size.height = 54
        XCTAssertEqual(picture(of: picker).all("rect").map(\.place.y), [10, 10])
    }

    @MainActor
    func testTheMinutesOfAWheelBeginAgainAfter59() async {
        let picker = picker(.time, .wheels)
        picker.date -= 1800
        let time = texts(picker)
        XCTAssertEqual(time.filter(["58", "59", "60", "00", "01", "02"].contains), ["58", "59", "00", "01", "02"])
    }

    @MainActor
    func testACalendarWithATimeHasAFieldForTheTime() async throws {
        let picker = picker(.dateAndTime, .inline)
        let read = picture(of: picker)
        XCTAssertEqual(read.texts.map(\.text).suffix(2), ["Time", "6:30 PM"])
        let field = try XCTUnwrap(read.all("rect").last)
        XCTAssertEqual(field.number("width"), try XCTUnwrap(picker.fieldWidths.last), accuracy: 0.1)
        XCTAssertEqual(field.place.x + field.number("width"), 304, accuracy: 0.1)
        let time = try XCTUnwrap(read.texts.last)
        XCTAssertGreaterThan(time.place.x, field.place.x)
    }
}
