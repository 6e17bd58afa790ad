import Foundation

// The fields of a compact date picker. Their texts are in English and use a 12-hour clock on every machine.
extension UIDatePicker {
    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    final var gregorian: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone ?? self.calendar.timeZone
        return calendar
    }

    final var parts: DateComponents {
        gregorian.dateComponents([.year, .month, .day, .weekday, .hour, .minute], from: date)
    }

    /// The strings in the fields of a compact date picker: the day, the time, or both.
    package final var shownTexts: [String] {
        let parts = parts
        let month = Self.months[((parts.month ?? 1) - 1) % 12].prefix(3)
        let day = "\(month) \(parts.day ?? 1), \(parts.year ?? 1)"
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        let time = "\((hour + 11) % 12 + 1):\(Self.padded(minute)) \(hour < 12 ? "AM" : "PM")"
        return switch datePickerMode {
        case .date, .yearAndMonth: [day]
        case .time, .countDownTimer: [time]
        case .dateAndTime: [day, time]
        }
    }

    /// The font of the fields (unverified).
    package static let fieldFont = UIFont.systemFont(ofSize: 17)
    /// The gap between two fields, in points (unverified).
    package static let fieldGap: CGFloat = 6

    /// The widths of the fields in points, including the padding beside the texts (unverified).
    package final var fieldWidths: [CGFloat] { shownTexts.map { Self.fieldFont.width(of: $0) + 22 } }

    final var widthOfFields: CGFloat {
        let widths = fieldWidths
        return widths.reduce(Self.fieldGap * CGFloat(widths.count - 1), +).rounded(.up)
    }
}
