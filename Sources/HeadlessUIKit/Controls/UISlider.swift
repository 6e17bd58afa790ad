import Foundation

/// A control for choosing a value from a continuous range. Mirrors `UISlider` and its members, UIKit.
///
/// Setting ``value`` or calling ``setValue(_:animated:)`` sends no event. A simulated touch that changes the value
/// sends `.valueChanged` and (unverified) `.primaryActionTriggered`.
open class UISlider: UIControl {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            .init(\UISlider.minimumTrackTintColor), .init(\UISlider.maximumTrackTintColor),
            .init(\UISlider.thumbTintColor),
        ]
    }

    // MARK: Images

    // The images are stored, and not drawn.

    open func setThumbImage(_ image: UIImage?, for state: State) { setCustomImage(image, .thumb, state) }
    open func thumbImage(for state: State) -> UIImage? { customImage(.thumb, state) }
    open var currentThumbImage: UIImage? { currentCustomImage(.thumb) }
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { setCustomImage(image, .minimumTrack, state) }
    open func minimumTrackImage(for state: State) -> UIImage? { customImage(.minimumTrack, state) }
    open var currentMinimumTrackImage: UIImage? { currentCustomImage(.minimumTrack) }
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { setCustomImage(image, .maximumTrack, state) }
    open func maximumTrackImage(for state: State) -> UIImage? { customImage(.maximumTrack, state) }
    open var currentMaximumTrackImage: UIImage? { currentCustomImage(.maximumTrack) }

    // MARK: Value

    /// The value, clamped to ``minimumValue``…``maximumValue``; 0 by default.
    open var value: Float {
        get { content }
        set { content = kept(newValue) }
    }
    private var content: Float = 0

    /// The minimum value; 0 by default. Setting it above the maximum also raises the maximum, and the value is adjusted
    /// (unverified).
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            content = kept(content)
        }
    }

    /// The maximum value; 1 by default. Setting it below the minimum also lowers the minimum, and the value is adjusted
    /// (unverified).
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            content = kept(content)
        }
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UISlider.sliderProperties, to: self)
    }

    /// Whether events are sent while the thumb is moving, not only when it is released. A simulated slide is a single
    /// step, so events are sent once in either case.
    open var isContinuous = true

    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// The size: 34 points tall (unverified), without an intrinsic width. Mirrors `UISlider`'s `intrinsicContentSize`.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
    /// Constraints align the track, which is two points shorter than the slider at both ends, without the point at the
    /// slider's bottom, as storyboards record.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    private func kept(_ value: Float) -> Float { min(max(value, minimumValue), maximumValue) }

    // MARK: Description

    package override nonisolated class var viewKind: ViewKind? { .slider }
    package override var shownValue: ShownValue? { .number(value) }
    package override var fingerChange: FingerChange? {
        let middle = (minimumValue + maximumValue) / 2
        return .slide(to: value == middle ? maximumValue : middle)
    }
    package override var hasSizeOfUIKit: Bool { true }

    /// Returns a drawing such as `├──●─────┤ 0.3`.
    package override func textDrawing(value shown: String) -> TextDrawing? {
        let width = 8
        let range = maximumValue - minimumValue
        let part = range > 0 ? (value - minimumValue) / range : 0
        let knob = part.isFinite ? Int((min(max(0, part), 1) * Float(width)).rounded()) : 0
        let track = String(repeating: "─", count: knob) + "●" + String(repeating: "─", count: width - knob)
        return .control("├\(track)┤ \(shown)")
    }
}
