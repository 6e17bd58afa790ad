import CellDirector
import XCTest

/// The base class of `PickerTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class PickerTestCase: ConformanceTestCase {
    @MainActor
    final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var rows = [["Small", "Large"], ["Milk", "Oat", "None"]]
        var log: [String] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int {
            log.append("components")
            return rows.count
        }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            rows[component].count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            rows[component][row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            log.append("\(component): \(rows[component][row])")
        }
    }

    // MARK: Dates

    static let utc = TimeZone(secondsFromGMT: 0)
    /// March 14, 2026, 18:30 UTC.
    static let evening = Date(timeIntervalSince1970: 1_773_513_000)

    @MainActor
    func picker(_ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.timeZone = Self.utc
        picker.datePickerMode = mode
        picker.date = Self.evening
        return picker
    }
}
