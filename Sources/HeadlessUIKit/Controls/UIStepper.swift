import Foundation

/// A pair of buttons that raise and lower a value. Mirrors `UIStepper`, UIKit.
///
/// Setting ``value`` sends no event (unverified); a finger sends `.valueChanged` and, unverified, `.primaryActionTriggered`.
///
/// Of limits that cross, Apple's documentation says two things: its overview that both are set to the new value, as here; the pages of
/// the two properties that an exception is raised. Whoever sets the wider limit first is right by both.
open class UIStepper: UIControl {
    /// A stepper of 94 × 32 points (unverified), whatever the frame's size. Mirrors `UIStepper.init(frame:)`.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    /// Mirrors `UIStepper.init(coder:)`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let size = CGSize(width: 94, height: 32)

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    /// Kept from ``minimumValue`` to ``maximumValue``; 0 at first. Mirrors `UIStepper.value`.
    open var value: Double {
        get { content }
        set { content = kept(newValue) }
    }
    private var content: Double = 0

    /// 0 at first. A minimum beyond the maximum takes the maximum with it. Mirrors `UIStepper.minimumValue`.
    open var minimumValue: Double = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            content = kept(content)
        }
    }

    /// 100 at first. A maximum below the minimum takes the minimum with it. Mirrors `UIStepper.maximumValue`.
    open var maximumValue: Double = 100 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            content = kept(content)
        }
    }

    /// How much a tap changes the value. 1 at first, and always more than 0. UIKit stops on another, in other words
    /// than these, which are unverified. Mirrors `UIStepper.stepValue`.
    open var stepValue: Double {
        get { step }
        set {
            guard newValue > 0 else {
                let reason = "-[UIStepper setStepValue:] stepValue must be greater than 0"
                return ListException.raise(ListException(reason, name: "NSInvalidArgumentException"))
            }
            step = newValue
        }
    }
    private var step: Double = 1

    /// Whether a step beyond one end goes on at the other. Mirrors `UIStepper.wraps`.
    open var wraps = false
    /// Whether a finger that stays on a button goes on stepping. Mirrors `UIStepper.autorepeat`. Recorded: a headless touch
    /// lasts no time.
    open var autorepeat = true
    /// Whether it sends events at each step, not only at the end. Mirrors `UIStepper.isContinuous`. A headless finger
    /// steps once a touch: either way it tells once.
    open var isContinuous = true

    /// Whether a step in that direction changes the value: without ``wraps`` not at the end.
    final func canStep(up isUp: Bool) -> Bool {
        if wraps { return minimumValue < maximumValue }
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
