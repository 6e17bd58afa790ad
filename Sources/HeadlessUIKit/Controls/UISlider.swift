import Foundation

/// A control for choosing a value from a continuous range. Mirrors `UISlider` and its members, UIKit.
///
/// Setting ``value`` or calling ``setValue(_:animated:)`` sends no event; a finger sends `.valueChanged` and, unverified,
/// `.primaryActionTriggered`.
open class UISlider: UIControl {
    /// Kept from ``minimumValue`` to ``maximumValue``; 0 at first.
    open var value: Float {
        get { content }
        set { content = kept(newValue) }
    }
    private var content: Float = 0

    /// 0 at first. A minimum beyond the maximum takes the maximum with it, and the value follows (unverified).
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            content = kept(content)
        }
    }

    /// 1 at first. A maximum below the minimum takes the minimum with it, and the value follows (unverified).
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            content = kept(content)
        }
    }

    /// Whether it sends events while sliding, not only at the end. A headless finger slides in one go: either way it
    /// sends them once.
    open var isContinuous = true

    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// 34 points high (unverified), as wide as there is room. Mirrors `UISlider`'s `intrinsicContentSize`.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    private func kept(_ value: Float) -> Float { min(max(value, minimumValue), maximumValue) }
}
