import Foundation

/// A pair of buttons that raise and lower a value. Mirrors `UIStepper` and its members, UIKit.
///
/// Setting ``value`` sends no event (unverified); a finger sends `.valueChanged` and, unverified, `.primaryActionTriggered`.
///
/// Of limits that cross, Apple's documentation says two things: its overview that both are set to the new value; the pages of the two
/// properties that an exception is raised, as here, in words that are unverified.
open class UIStepper: UIControl {
    /// A stepper of 94 × 32 points (unverified), whatever the frame's size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let size = CGSize(width: 94, height: 32)

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    /// Kept from ``minimumValue`` to ``maximumValue``; 0 at first.
    open var value: Double {
        get { content }
        set { content = kept(newValue) }
    }
    private var content: Double = 0

    /// 0 at first, and always below the maximum: UIKit stops on another.
    open var minimumValue: Double {
        get { lowest }
        set {
            guard newValue < highest else {
                return refuse("setMinimumValue:] minimumValue must be less than maximumValue")
            }
            lowest = newValue
            content = kept(content)
        }
    }
    private var lowest: Double = 0

    /// 100 at first, and always above the minimum: UIKit stops on another.
    open var maximumValue: Double {
        get { highest }
        set {
            guard newValue > lowest else {
                return refuse("setMaximumValue:] maximumValue must be greater than minimumValue")
            }
            highest = newValue
            content = kept(content)
        }
    }
    private var highest: Double = 100

    /// How much a tap changes the value. 1 at first, and always more than 0: UIKit stops on another.
    open var stepValue: Double {
        get { step }
        set {
            guard newValue > 0 else { return refuse("setStepValue:] stepValue must be greater than 0") }
            step = newValue
        }
    }
    private var step: Double = 1

    private func refuse(_ reason: String) {
        ListException.raise(ListException("-[UIStepper \(reason)", name: "NSInvalidArgumentException"))
    }

    /// Whether a step beyond one end goes on at the other.
    open var wraps = false
    /// Whether a finger that stays on a button goes on stepping. Recorded: a headless touch lasts no time.
    open var autorepeat = true
    /// Whether it sends events at each step, not only at the end. A headless finger steps once a touch: either way it
    /// tells once.
    open var isContinuous = true

    /// Whether a step in that direction changes the value: without ``wraps`` not at the end.
    final func canStep(up isUp: Bool) -> Bool {
        if wraps { return true }
        return isUp ? value < maximumValue : value > minimumValue
    }

    /// The value a step away.
    final func stepped(up isUp: Bool) -> Double {
        let next = isUp ? value + stepValue : value - stepValue
        if wraps, next > maximumValue { return minimumValue }
        if wraps, next < minimumValue { return maximumValue }
        return kept(next)
    }

    private func kept(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }
}
