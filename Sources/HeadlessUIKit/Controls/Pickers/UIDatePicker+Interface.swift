import Foundation

extension UIDatePicker {
    static let datePickerProperties: [InterfaceProperty<UIDatePicker>] = [
        .choice(
            "datePickerMode",
            ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer]
        ) { $0.datePickerMode = $1 },
        .choice("style", ["wheels": .wheels, "compact": .compact, "inline": .inline]) {
            $0.preferredDatePickerStyle = $1
        },
        .number("minuteInterval") { $0.minuteInterval = Int($1) },
        .value({ $0.value("minimumDate")?.date }) { $0.minimumDate = $1 },
        .value({ $0.value("maximumDate")?.date }) { $0.maximumDate = $1 },
        .value({ $0.isSet("useCurrentDate") ? nil : $0.value("date")?.date }) { $0.date = $1 },
    ]
}

extension InterfaceElement {
    /// The date that a `date` element describes.
    fileprivate var date: Date? {
        number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: Double($0)) }
    }
}
