import Foundation

/// The style of a date picker. Mirrors `UIDatePickerStyle`, UIKit.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}

/// A control for choosing a date, a time or a duration. Mirrors `UIDatePicker` and its members, UIKit.
///
/// Setting ``date`` sends no event; a simulated touch sends `.valueChanged` and, unverified, `.primaryActionTriggered`. In every
/// style a date is chosen in one touch: headlessly no calendar is opened.
open class UIDatePicker: UIControl {
    /// Mirrors `UIDatePicker.Mode`.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
    /// Stored; has no effect headlessly.
    open var locale: Locale?
    /// `nil` means the user's current calendar.
    open var calendar: Calendar! {
        get { ownCalendar ?? .current }
        set { ownCalendar = newValue }
    }
    private var ownCalendar: Calendar?
    /// `nil` means the calendar's time zone.
    open var timeZone: TimeZone?

    // MARK: Value

    /// The date, clamped to ``minimumDate``…``maximumDate`` and rounded to a multiple of ``minuteInterval``; initially the time of
    /// the picker's creation. Not used in countdown timer mode.
    open var date: Date {
        get { content }
        set { content = kept(newValue) }
    }
    private var content = Date()

    /// The earliest date; the current date is adjusted (unverified). Ignored if it is after the maximum, and in countdown timer
    /// mode.
    open var minimumDate: Date? { didSet { content = kept(content) } }
    /// The latest date; the current date is adjusted (unverified). Ignored if it is before the minimum, and in countdown timer
    /// mode.
    open var maximumDate: Date? { didSet { content = kept(content) } }

    /// In seconds, from 0 to one minute less than a day, in whole minutes (unverified). Used in countdown timer mode only.
    open var countDownDuration: TimeInterval {
        get { seconds }
        set { seconds = newValue.isFinite ? (min(max(0, newValue), 86_399) / 60).rounded(.down) * 60 : 0 }
    }
    private var seconds: TimeInterval = 0

    /// In minutes: a divisor of 60, up to 30; any other value sets 1. The date is rounded down to a multiple (unverified) if
    /// ``roundsToMinuteInterval`` is set.
    open var minuteInterval: Int {
        get { interval }
        set {
            interval = (1...30).contains(newValue) && 60.isMultiple(of: newValue) ? newValue : 1
            content = kept(content)
        }
    }
    private var interval = 1
    open var roundsToMinuteInterval = true { didSet { content = kept(content) } }

    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// The permitted range of dates; `nil` if there is no limit.
    final var limits: ClosedRange<Date>? {
        guard datePickerMode != .countDownTimer, minimumDate != nil || maximumDate != nil else { return nil }
        let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        return first <= last ? first...last : nil
    }

    private func kept(_ date: Date) -> Date {
        var date = date
        if interval > 1, roundsToMinuteInterval {
            let step = Double(interval) * 60
            // Rounds in local time: if a time zone's offset is not a whole number of intervals, rounding in UTC gives other
            // results.
            let offset = Double((timeZone ?? calendar.timeZone).secondsFromGMT(for: date))
            let local = date.timeIntervalSinceReferenceDate + offset
            date = Date(timeIntervalSinceReferenceDate: (local / step).rounded(.down) * step - offset)
        }
        guard let limits else { return date }
        return min(max(date, limits.lowerBound), limits.upperBound)
    }

    // MARK: Appearance

    /// Stored; the countdown timer and year-and-month modes always use wheels.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { invalidateIntrinsicContentSize() } }
    /// The resolved style: `automatic` means compact, or wheels in modes that support nothing else.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    /// In points; unverified. Wheels are 320 × 216. Mirrors `UIDatePicker`'s `intrinsicContentSize`.
    open override var intrinsicContentSize: CGSize {
        switch (datePickerStyle, datePickerMode) {
        case (.wheels, _): CGSize(width: 320, height: 216)
        case (.inline, .time): CGSize(width: 320, height: 50)
        case (.inline, .date): CGSize(width: 320, height: 330)
        case (.inline, _): CGSize(width: 320, height: 380)
        case (_, .time): CGSize(width: 84, height: 34)
        case (_, .date): CGSize(width: 122, height: 34)
        default: CGSize(width: 211, height: 34)
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }
}
