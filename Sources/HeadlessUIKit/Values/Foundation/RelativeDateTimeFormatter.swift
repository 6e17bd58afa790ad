import Foundation

#if canImport(FoundationNetworking)
// On Linux, Foundation does not have this class.

/// Formats the time between two dates in words. Mirrors `RelativeDateTimeFormatter`, Foundation, in English: other locales are
/// stored, but have no effect.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Mirrors `RelativeDateTimeFormatter.DateTimeStyle`.
    public enum DateTimeStyle: Int, Sendable {
        case numeric, named
    }

    /// Mirrors `RelativeDateTimeFormatter.UnitsStyle`.
    public enum UnitsStyle: Int, Sendable {
        case full, spellOut, short, abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Context.unknown
    open var calendar: Calendar! = .current
    open var locale: Locale! = .current

    /// Returns the time from now, such as "in 5 seconds" or "2 hours ago". The largest unit that fits is used, and the rest is
    /// left out.
    ///
    /// - Parameter timeInterval: The time in seconds, which is negative for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
    }

    /// Returns the text for the largest component that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let parts: [(value: Int?, unit: Unit)] = [
            (dateComponents.year, .year), (dateComponents.quarter, .quarter), (dateComponents.month, .month),
            (dateComponents.weekOfMonth ?? dateComponents.weekOfYear, .week), (dateComponents.day, .day),
            (dateComponents.hour, .hour), (dateComponents.minute, .minute), (dateComponents.second, .second),
        ]
        let part = parts.first { ($0.value ?? 0) != 0 } ?? parts.last { $0.value != nil } ?? (0, .second)
        return text(part.value ?? 0, part.unit)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private enum Unit: String {
        case year, quarter, month, week, day, hour, minute, second

        var short: String {
            switch self {
            case .year: "yr."
            case .quarter: "qtr."
            case .month: "mo."
            case .week: "wk."
            case .day: "day"
            case .hour: "hr."
            case .minute: "min."
            case .second: "sec."
            }
        }

        var abbreviated: String { self == .month ? "mo" : self == .quarter ? "q" : String(rawValue.prefix(1)) }
    }

    private func text(_ value: Int, _ unit: Unit) -> String {
        if dateTimeStyle == .named, let name = name(value, unit) { return name }
        let count = abs(value)
        let number = unitsStyle == .spellOut ? spelled(count) : "\(count)"
        let amount =
            switch unitsStyle {
            case .full, .spellOut: "\(number) \(unit.rawValue)\(count == 1 ? "" : "s")"
            case .short: "\(number) \(unit == .day && count != 1 ? "days" : unit.short)"
            case .abbreviated: "\(number)\(unit.abbreviated)"
            }
        return value < 0 ? "\(amount) ago" : "in \(amount)"
    }

    private func name(_ value: Int, _ unit: Unit) -> String? {
        switch (value, unit) {
        case (0, .second): "now"
        case (0, .day): "today"
        case (1, .day): "tomorrow"
        case (-1, .day): "yesterday"
        case (0, _): "this \(unit.rawValue)"
        case (1, .year), (1, .quarter), (1, .month), (1, .week): "next \(unit.rawValue)"
        case (-1, .year), (-1, .quarter), (-1, .month), (-1, .week): "last \(unit.rawValue)"
        default: nil
        }
    }

    private func spelled(_ number: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: "en_US")
        return formatter.string(from: number as NSNumber) ?? "\(number)"
    }
}
#endif
