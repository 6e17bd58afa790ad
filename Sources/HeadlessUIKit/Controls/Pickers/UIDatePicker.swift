import Foundation

/// The style of a date picker. Mirrors `UIDatePickerStyle`, UIKit.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}

/// A control for choosing a date, a time or a duration. Mirrors `UIDatePicker` and its members, UIKit.
///
/// Setting ``date`` sends no event. A simulated touch that changes the value sends `.valueChanged` and (unverified)
/// `.primaryActionTriggered`. In every style, a date is chosen with a single touch, without opening a calendar.
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

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UIDatePicker.datePickerProperties, to: self)
    }

    /// The mode. Setting it clamps ``date`` to the limits, which do not apply in countdown timer mode (unverified).
    open var datePickerMode = Mode.dateAndTime {
        didSet {
            content = kept(content)
            invalidateIntrinsicContentSize()
        }
    }
    /// Stored, but has no effect.
    open var locale: Locale?
    /// The calendar; `nil` means the user's current calendar.
    open var calendar: Calendar! {
        get { ownCalendar ?? .current }
        set { ownCalendar = newValue }
    }
    private var ownCalendar: Calendar? { didSet { zoneChanged() } }
    /// The time zone; `nil` means the calendar's time zone. Setting it rounds ``date`` again (unverified).
    open var timeZone: TimeZone? { didSet { zoneChanged() } }

    private func zoneChanged() {
        content = kept(content)
        invalidateIntrinsicContentSize()
    }

    // MARK: Value

    /// The date, rounded down to a multiple of ``minuteInterval`` if ``roundsToMinuteInterval`` is `true`, and clamped
    /// to ``minimumDate``…``maximumDate``; by default, the time at which the picker was created. Not used in countdown
    /// timer mode.
    open var date: Date {
        get { content }
        set { content = kept(newValue) }
    }
    private var content = Date() { didSet { if content != oldValue { invalidateIntrinsicContentSize() } } }

    /// The earliest date. Setting it adjusts ``date`` (unverified). It is ignored in countdown timer mode, and if it is
    /// after the maximum date.
    open var minimumDate: Date? { didSet { content = kept(content) } }
    /// The latest date. Setting it adjusts ``date`` (unverified). It is ignored in countdown timer mode, and if it is
    /// before the minimum date.
    open var maximumDate: Date? { didSet { content = kept(content) } }

    /// The duration in seconds, rounded down to whole minutes, and clamped to the range from 0 to one minute less than
    /// a day (unverified). Used only in countdown timer mode.
    open var countDownDuration: TimeInterval {
        get { seconds }
        set { seconds = newValue.isFinite ? (min(max(0, newValue), 86_399) / 60).rounded(.down) * 60 : 0 }
    }
    private var seconds: TimeInterval = 0

    /// The interval in minutes: a divisor of 60, up to 30. Setting any other value results in an interval of 1 minute.
    /// If ``roundsToMinuteInterval`` is `true`, the date is rounded down to a multiple of the interval (unverified).
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

    /// The permitted range of dates; `nil` if there is no limit, if the minimum date is after the maximum date, or in
    /// countdown timer mode.
    final var limits: ClosedRange<Date>? {
        guard datePickerMode != .countDownTimer, minimumDate != nil || maximumDate != nil else { return nil }
        let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        return first <= last ? first...last : nil
    }

    private func kept(_ date: Date) -> Date {
        var date = date
        if interval > 1, roundsToMinuteInterval {
            let step = Double(interval) * 60
            // Rounds in local time. If the time zone's offset is not a multiple of the interval, rounding in UTC would
            // give a different result.
            let offset = Double((timeZone ?? calendar.timeZone).secondsFromGMT(for: date))
            let local = date.timeIntervalSinceReferenceDate + offset
            date = Date(timeIntervalSinceReferenceDate: (local / step).rounded(.down) * step - offset)
        }
        guard let limits else { return date }
        return min(max(date, limits.lowerBound), limits.upperBound)
    }

    // MARK: Appearance

    /// The preferred style. The countdown timer mode and the year-and-month mode always use wheels.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { invalidateIntrinsicContentSize() } }
    /// The style in use. It is `wheels` in modes that support only wheels. In other modes, it is the preferred style,
    /// or `compact` if the preferred style is `automatic`.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    /// The size in points (unverified). Wheels are 320 × 216 points; a compact picker is as wide as its texts. Mirrors
    /// `UIDatePicker`'s `intrinsicContentSize`.
    open override var intrinsicContentSize: CGSize {
        switch (datePickerStyle, datePickerMode) {
        case (.wheels, _): CGSize(width: 320, height: 216)
        case (.inline, .time): CGSize(width: 320, height: 50)
        case (.inline, .date): CGSize(width: 320, height: 330)
        case (.inline, _): CGSize(width: 320, height: 380)
        default: CGSize(width: widthOfFields, height: 34)
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    // MARK: Description

    package override nonisolated class var viewKind: ViewKind? { .picker }
    package override var shownValue: ShownValue? { .texts([valueText]) }
    package override var adviceForTap: String? { "choose a date in it" }
    package override var fingerChange: FingerChange? { .choose(valueText) }
    package override var hasSizeOfUIKit: Bool { true }
    // Unverified.
    package override var precedesSuperviews: Bool { true }
    package override func textDrawing(value: String) -> TextDrawing? { .control("[\(value) ▾]") }
}
