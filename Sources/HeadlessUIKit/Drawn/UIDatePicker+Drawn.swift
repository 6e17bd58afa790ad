import Foundation

// The contents of date pickers in pictures of a screen. They are in English and use a 12-hour clock on every machine.
extension UIDatePicker {
    /// A wheel of a date picker.
    package struct Wheel {
        /// The wheel's width relative to the other wheels.
        package let share: CGFloat
        /// Returns the title of the row at an offset from the selected row. Positive offsets are below the selected
        /// row.
        package let title: (Int) -> String?
    }

    /// A month in a calendar.
    package struct Month {
        package let title: String
        package let days: Int
        /// The column of the month's first day. Columns are numbered from 0 (Sunday) to 6 (Saturday).
        package let firstColumn: Int
        package let chosenDay: Int
    }

    /// The month that contains the date.
    package final var shownMonth: Month {
        let (parts, calendar) = (parts, gregorian)
        let (day, weekday) = (parts.day ?? 1, parts.weekday ?? 1)
        return Month(
            title: "\(Self.months[((parts.month ?? 1) - 1) % 12]) \(parts.year ?? 1)",
            days: calendar.range(of: .day, in: .month, for: date)?.count ?? 30,
            firstColumn: ((weekday - 1 - (day - 1)) % 7 + 7) % 7, chosenDay: day)
    }

    /// The wheels from left to right.
    package final var shownWheels: [Wheel] {
        let parts = parts
        func numbers(_ value: Int, _ count: Int, step: Int) -> Wheel {
            Wheel(share: 1) { offset in
                let index = (value / step + offset) % count
                return Self.padded((index < 0 ? index + count : index) * step)
            }
        }
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        let time = [
            Wheel(share: 1) { "\(((hour + $0) % 12 + 23) % 12 + 1)" },
            numbers(minute, 60 / minuteInterval, step: minuteInterval),
            Wheel(share: 1) { offset in
                let index = (hour < 12 ? 0 : 1) + offset
                return index == 0 ? "AM" : index == 1 ? "PM" : nil
            },
        ]
        let month = Wheel(share: 2) { Self.months[(((parts.month ?? 1) - 1 + $0) % 12 + 12) % 12] }
        let year = Wheel(share: 1.2) { "\((parts.year ?? 1) + $0)" }
        switch datePickerMode {
        case .time: return time
        case .date:
            let days = shownMonth.days
            return [month, Wheel(share: 1) { "\((((parts.day ?? 1) - 1 + $0) % days + days) % days + 1)" }, year]
        case .yearAndMonth: return [month, year]
        case .countDownTimer:
            let minutes = Int(countDownDuration) / 60
            return [
                Wheel(share: 1) { offset in
                    let hours = minutes / 60 + offset
                    return (0..<24).contains(hours) ? "\(hours)\(offset == 0 ? " hours" : "")" : nil
                },
                Wheel(share: 1) { offset in
                    "\(((minutes % 60 + offset) % 60 + 60) % 60)\(offset == 0 ? " min" : "")"
                },
            ]
        case .dateAndTime:
            let calendar = gregorian
            let day = Wheel(share: 3) { [date] offset in
                guard let date = calendar.date(byAdding: .day, value: offset, to: date) else { return nil }
                let parts = calendar.dateComponents([.weekday, .month, .day], from: date)
                let names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
                let name = names[((parts.weekday ?? 1) - 1) % 7]
                return "\(name) \(Self.months[((parts.month ?? 1) - 1) % 12].prefix(3)) \(parts.day ?? 1)"
            }
            return [day] + time
        }
    }
}
