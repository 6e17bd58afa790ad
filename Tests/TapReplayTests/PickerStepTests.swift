import Foundation
import HeadlessUIKit
import ReplayTestScreens
import TapReplay
import XCTest

/// Tests scripts that choose dates and picker rows.
final class PickerStepTests: XCTestCase {
    /// A form with three pickers, one of which is the input view of a text field.
    @MainActor
    private final class Form: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        private let (day, label, field) = (UIDatePicker(), UILabel(), UITextField())
        private let (cities, sizes) = (UIPickerView(), UIPickerView())
        private static let rows = [["Oslo", "Bergen"], ["S", "M", "L"]]

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Form"
            day.timeZone = TimeZone(secondsFromGMT: 0)
            day.datePickerMode = .date
            day.date = Date(timeIntervalSince1970: 1_773_513_000)
            for picker in [cities, sizes] { (picker.dataSource, picker.delegate) = (self, self) }
            field.inputView = cities
            let bar = UIToolbar()
            bar.items = [
                UIBarButtonItem(title: "Done", primaryAction: UIAction { [unowned self] _ in view.endEditing(true) })
            ]
            field.inputAccessoryView = bar
            let change = UIAction { [unowned self] _ in label.text = "day \(day.date.timeIntervalSince1970)" }
            day.addAction(change, for: .valueChanged)
            for (place, part) in [day, label, field, sizes].enumerated() {
                part.frame = CGRect(x: 10, y: 100 + 50 * place, width: 300, height: 44)
                view.addSubview(part)
            }
        }

        private func rows(_ picker: UIPickerView) -> [[String]] { picker === cities ? [Self.rows[0]] : Self.rows }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows(pickerView).count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            rows(pickerView)[component].count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            rows(pickerView)[component][row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            if pickerView === cities { field.text = Self.rows[0][row] } else { label.text = "\(component): \(row)" }
        }
    }

    @MainActor
    func testPickersAreTurnedByTheTitlesOfTheirRows() async throws {
        let replay = try await ShelfReplay(
            """
            screen form
            expect picker 0 shows "2026-03-14"
            choose "2026-03-16" in picker 0
            expect label 0 shows "day 1773685800.0"
            expect picker 0 shows "2026-03-16"
            choose "Bergen" > "M" in picker 1
            expect label 0 shows "1: 1"
            choose "L" in picker 1
            expect picker 1 shows "L"
            tap field
            choose "Bergen" in picker
            choose "2026-02-30" in picker 0
            choose "Bergen" in label 0
            tap "Done"
            expect field shows "Bergen"
            expect field is not editing
            show
            """, on: [ReplayScreen("form") { Form() }])
        XCTAssertEqual(
            replay.mismatches,
            [
                #"UIDatePicker can't be set to "2026-02-30": write it like 2026-03-14"#,
                "label 0 is a UILabel, not a picker",
            ])
        XCTAssert(replay.drawings.first?.contains("[2026-03-16 ▾]") ?? false, "\(replay.drawings)")
    }
}
