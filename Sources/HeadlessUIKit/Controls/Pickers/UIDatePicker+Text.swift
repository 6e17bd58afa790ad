import Foundation

/// The text format for a date picker's value in tap scripts. It uses the picker's time zone and does not depend on the
/// user's language.
extension UIDatePicker {
    /// The value as text, such as `2026-03-14`, `18:30`, `2026-03-14 18:30` or `2026-03`; for a countdown timer, hours
    /// and minutes, such as `1:05`.
    package final var valueText: String { text(of: date) }

    /// Returns the text for a date. In countdown timer mode, the date is ignored, and the text shows
    /// ``countDownDuration`` instead.
    final func text(of date: Date) -> String {
        if datePickerMode == .countDownTimer {
            let minutes = Int(countDownDuration) / 60
            return "\(minutes / 60):\(Self.padded(minutes % 60))"
        }
        let parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let month = "\(Self.padded(parts.year ?? 0, 4))-\(Self.padded(parts.month ?? 0))"
        let day = "\(month)-\(Self.padded(parts.day ?? 0))"
        let time = "\(Self.padded(parts.hour ?? 0)):\(Self.padded(parts.minute ?? 0))"
        switch datePickerMode {
        case .time: return time
        case .date: return day
        case .yearAndMonth: return month
        default: return "\(day) \(time)"
        }
    }

    /// An example of the text format, for error messages.
    package final var exampleOfText: String {
        switch datePickerMode {
        case .time: "18:30"
        case .date: "2026-03-14"
        case .dateAndTime: "2026-03-14 18:30"
        case .countDownTimer: "1:05"
        case .yearAndMonth: "2026-03"
        }
    }

    /// Returns the date for a string, or `nil` if the string is invalid or the picker is in countdown timer mode.
    /// Components that the string does not contain, such as the day if the string is a time, are taken from the
    /// picker's ``date``. In year-and-month mode, the day is the first of the month.
    package final func date(of text: String) -> Date? {
        let fields = text.split(separator: " ", omittingEmptySubsequences: false)
        var parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func read(_ field: Substring, _ separator: Character, _ counts: [Int]) -> [Int]? {
            let numbers = field.split(separator: separator, omittingEmptySubsequences: false)
            guard numbers.count == counts.count, zip(numbers, counts).allSatisfy({ $0.count == $1 }),
                numbers.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
            else { return nil }
            return numbers.compactMap { Int($0) }
        }
        func takeTime(_ field: Substring) -> Bool {
            guard let numbers = read(field, ":", [2, 2]), numbers[0] < 24, numbers[1] < 60 else { return false }
            (parts.hour, parts.minute, parts.second) = (numbers[0], numbers[1], 0)
            return true
        }
        func takeDay(_ field: Substring) -> Bool {
            guard let numbers = read(field, "-", [4, 2, 2]) else { return false }
            (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
            return true
        }
        switch datePickerMode {
        case .time: guard fields.count == 1, takeTime(fields[0]) else { return nil }
        case .date: guard fields.count == 1, takeDay(fields[0]) else { return nil }
        case .dateAndTime:
            guard fields.count == 2, takeDay(fields[0]), takeTime(fields[1]) else { return nil }
        case .yearAndMonth:
            guard fields.count == 1, let numbers = read(fields[0], "-", [4, 2]) else { return nil }
            (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], 1)
        case .countDownTimer: return nil
        }
        guard let found = gregorian.date(from: parts) else { return nil }
        // Rejects dates that do not exist, such as February 30.
        let back = gregorian.dateComponents([.year, .month, .day], from: found)
        return back.year == parts.year && back.month == parts.month && back.day == parts.day ? found : nil
    }

    /// Parses a countdown duration, such as `1:05`. Returns the duration in seconds, or `nil` if the string is invalid.
    package final func duration(of text: String) -> TimeInterval? {
        let fields = text.split(separator: ":", omittingEmptySubsequences: false)
        // The digits are checked explicitly, because `Int` would also accept a sign.
        guard fields.count == 2, (1...2).contains(fields[0].count), fields[1].count == 2,
            fields.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }), let hours = Int(fields[0]),
            let minutes = Int(fields[1]), hours < 24, minutes < 60
        else { return nil }
        return TimeInterval(hours * 60 + minutes) * 60
    }

    static func padded(_ number: Int, _ count: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
