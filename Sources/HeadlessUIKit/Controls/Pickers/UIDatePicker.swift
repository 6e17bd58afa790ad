import Foundation

/// How a date picker looks. Mirrors `UIDatePickerStyle`, UIKit.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}

/// A control for choosing a date, a time or how long something takes. Mirrors `UIDatePicker` and its members, UIKit.
///
/// Setting ``date`` sends no event; a finger sends `.valueChanged` and, unverified, `.primaryActionTriggered`. In each style it
/// chooses a date in one touch: headlessly no calendar opens.
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
    /// Recorded.
    open var locale: Locale?
    /// `nil` sets the user's.
    open var calendar: Calendar! {
        get { ownCalendar ?? .current }
        set { ownCalendar = newValue }
    }
    private var ownCalendar: Calendar?
    /// `nil`: the calendar's.
    open var timeZone: TimeZone?

    // MARK: Value

    /// Kept from ``minimumDate`` to ``maximumDate``, and on a multiple of ``minuteInterval``; at first when it was made. Of a
    /// timer it means nothing.
    open var date: Date {
        get { content }
        set { content = kept(newValue) }
    }
    private var content = Date()

    /// The date follows (unverified). A minimum after the maximum limits nothing, nor does it of a timer.
    open var minimumDate: Date? { didSet { content = kept(content) } }
    /// The date follows (unverified). A maximum before the minimum limits nothing, nor does it of a timer.
    open var maximumDate: Date? { didSet { content = kept(content) } }

    /// In seconds, from 0 to a minute less than a day, in whole minutes (unverified). It counts in the mode of a timer.
    open var countDownDuration: TimeInterval {
        get { seconds }
        set { seconds = newValue.isFinite ? (min(max(0, newValue), 86_399) / 60).rounded(.down) * 60 : 0 }
    }
    private var seconds: TimeInterval = 0

    /// In minutes: what divides 60, up to 30; another sets 1. The date is rounded down to it (unverified), where
    /// ``roundsToMinuteInterval``.
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

    /// What limits the date, if anything does.
    final var limits: ClosedRange<Date>? {
        guard datePickerMode != .countDownTimer, minimumDate != nil || maximumDate != nil else { return nil }
        let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        return first <= last ? first...last : nil
    }

    private func kept(_ date: Date) -> Date {
        var date = date
        if interval > 1, roundsToMinuteInterval {
            let step = Double(interval) * 60
            // An hour begins with a multiple of each interval in every time zone but those of a quarter of an hour.
            let offset = Double((timeZone ?? calendar.timeZone).secondsFromGMT(for: date))
            let local = date.timeIntervalSinceReferenceDate + offset
            date = Date(timeIntervalSinceReferenceDate: (local / step).rounded(.down) * step - offset)
        }
        guard let limits else { return date }
        return min(max(date, limits.lowerBound), limits.upperBound)
    }

    // MARK: Look

    /// Recorded; a timer, and a year with a month, have wheels.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { invalidateIntrinsicContentSize() } }
    /// The style that it has: automatic is compact, and wheels where there is nothing else.
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
