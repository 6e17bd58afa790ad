import Foundation

/// A choice between on and off. Mirrors `UISwitch`, UIKit.
///
/// Setting ``isOn`` or calling ``setOn(_:animated:)`` sends no event; a finger sends `.valueChanged` and then, in an
/// order that is unverified, `.primaryActionTriggered`.
open class UISwitch: UIControl {
    /// Mirrors `UISwitch.Style`.
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    /// A switch of 51 × 31 points (unverified), whatever the frame's size. Mirrors `UISwitch.init(frame:)`.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    /// Mirrors `UISwitch.init(coder:)`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let size = CGSize(width: 51, height: 31)

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    /// Mirrors `UISwitch.isOn`.
    open var isOn = false
    /// Mirrors `UISwitch.onTintColor`.
    open var onTintColor: UIColor?
    /// Mirrors `UISwitch.thumbTintColor`.
    open var thumbTintColor: UIColor?
    /// Mirrors `UISwitch.onImage`.
    open var onImage: UIImage?
    /// Mirrors `UISwitch.offImage`.
    open var offImage: UIImage?
    /// Mirrors `UISwitch.title`.
    open var title: String?
    /// Mirrors `UISwitch.preferredStyle`.
    open var preferredStyle = Style.automatic
    /// The style that is in force, never automatic. Mirrors `UISwitch.style`.
    open var style: Style { preferredStyle == .checkbox ? .checkbox : .sliding }

    /// Mirrors `UISwitch.setOn(_:animated:)`.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
