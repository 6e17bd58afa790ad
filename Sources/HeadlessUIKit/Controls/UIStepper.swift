import Foundation

/// A pair of buttons that increase and decrease a value. Mirrors `UIStepper` and its members, UIKit.
///
/// Setting ``value`` sends no event (unverified). A simulated touch sends `.valueChanged` and (unverified)
/// `.primaryActionTriggered`.
///
/// Apple's documentation is contradictory about setting the minimum above the maximum, or the maximum below the
/// minimum: the overview says that both are set to the new value, but the pages of the two properties say that an
/// exception is raised. HeadlessUIKit raises an exception; the wording of the message is unverified.
open class UIStepper: UIControl {
    /// Creates a stepper of 94 × 32 points (unverified), regardless of the frame's size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        keepContentSize()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = Self.size
        if !(coder is InterfaceCoder) { keepContentSize() }
    }

    private static let size = CGSize(width: 94, height: 32)

    /// The frame. Its size never changes (unverified).
    open override var frame: CGRect {
        get { super.frame }
        set {
            super.frame = CGRect(
                origin: newValue.origin, size: CGRect(origin: .zero, size: Self.size).applying(transform).size)
        }
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }
    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    private static let stepperProperties: [InterfaceProperty<UIStepper>] = [
        // Interface Builder leaves out the default limits, 0 and 100.
        .number("maximumValue") { $0.maximumValue = Double($1) },
        .number("minimumValue") { $0.minimumValue = Double($1) },
        .number("stepValue") { $0.stepValue = Double($1) },
        .number("value") { $0.value = Double($1) },
        .flag("wraps") { $0.wraps = $1 },
        .flag("autorepeat") { $0.autorepeat = $1 },
        .flag("continuous") { $0.isContinuous = $1 },
    ]

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UIStepper.stepperProperties, to: self)
    }

    // MARK: Images

    // The images are stored, and not drawn.

    open func setBackgroundImage(_ image: UIImage?, for state: State) { setCustomImage(image, .background, state) }
    open func backgroundImage(for state: State) -> UIImage? { customImage(.background, state) }
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        madeRareProperties.customImages[.divider, Int(leftState.rawValue), Int(rightState.rawValue)] = image
    }
    open func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? {
        rareProperties?.customImages[.divider, Int(state.rawValue), Int(rightSegmentState.rawValue)]
    }
    open func setIncrementImage(_ image: UIImage?, for state: State) { setCustomImage(image, .increment, state) }
    open func incrementImage(for state: State) -> UIImage? { customImage(.increment, state) }
    open func setDecrementImage(_ image: UIImage?, for state: State) { setCustomImage(image, .decrement, state) }
    open func decrementImage(for state: State) -> UIImage? { customImage(.decrement, state) }

    // MARK: Value

    /// The value, clamped to ``minimumValue``…``maximumValue``; 0 by default.
    open var value: Double {
        get { content }
        set { content = kept(newValue) }
    }
    private var content: Double = 0

    /// The minimum value; 0 by default. Setting it to a value that is not less than the maximum raises UIKit's
    /// exception.
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

    /// The maximum value; 100 by default. Setting it to a value that is not greater than the minimum raises UIKit's
    /// exception.
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

    /// The amount by which a tap changes the value; 1 by default. Setting it to a value that is not greater than 0
    /// raises UIKit's exception.
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

    /// Whether stepping beyond one end of the range continues at the other end.
    open var wraps = false
    /// Whether touching and holding a button repeats the step. Stored, but has no effect, because a simulated touch has
    /// no duration.
    open var autorepeat = true
    /// Whether events are sent on each step, not only when the touch ends. A simulated touch makes one step, so events
    /// are sent once in either case.
    open var isContinuous = true

    /// Returns whether a step in the given direction changes the value. At the end of the range, a step changes the
    /// value only if ``wraps`` is `true`.
    final func canStep(up isUp: Bool) -> Bool {
        if wraps { return true }
        return isUp ? value < maximumValue : value > minimumValue
    }

    /// Returns the value after one step.
    final func stepped(up isUp: Bool) -> Double {
        let next = isUp ? value + stepValue : value - stepValue
        if wraps, next > maximumValue { return minimumValue }
        if wraps, next < minimumValue { return maximumValue }
        return kept(next)
    }

    private func kept(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }

    // MARK: Description

    package override nonisolated class var viewKind: ViewKind? { .stepper }
    package override var shownValue: ShownValue? { .number(value) }
    package override var adviceForTap: String? { "step it up or down" }
    package override var fingerChange: FingerChange? { .step(isUp: value < maximumValue) }
    package override var hasSizeOfUIKit: Bool { true }
    package override var precedesSuperviews: Bool { true }
    package override func textDrawing(value: String) -> TextDrawing? { .control("[−|\(value)|+]") }
}
