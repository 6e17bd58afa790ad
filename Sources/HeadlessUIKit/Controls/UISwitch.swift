import Foundation

/// A control for choosing between on and off. Mirrors `UISwitch` and its members, UIKit.
///
/// Setting ``isOn`` or calling ``setOn(_:animated:)`` sends no event. When a simulated touch ends inside the switch,
/// the switch sends `.valueChanged`, `.primaryActionTriggered` and `.touchUpInside`. This order is unverified.
open class UISwitch: UIControl {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [.init(\UISwitch.onTintColor), .init(\UISwitch.thumbTintColor)]
    }

    /// Mirrors `UISwitch.Style`.
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    /// Creates a switch of 51 × 31 points (unverified), regardless of the frame's size. Its content hugging priority is
    /// high (as measured by developers), so that layouts stretch other views first.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        keepContentSize()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = Self.size
        if !(coder is InterfaceCoder) { keepContentSize() }
    }

    private static let size = CGSize(width: 51, height: 31)

    /// The frame. Its size never changes.
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
    /// Constraints align the switch without the two points at its trailing edge, as storyboards record.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UISwitch.switchProperties, to: self)
    }

    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var title: String?
    open var preferredStyle = Style.automatic
    /// The style that is used, which is never `automatic`.
    open var style: Style { preferredStyle == .checkbox ? .checkbox : .sliding }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    override func activate() {
        setOn(!isOn, animated: true)
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
        super.activate()
    }

    // MARK: Description

    package override nonisolated class var viewKind: ViewKind? { .switch }
    package override var shownValue: ShownValue? { .isOn(isOn) }
    package override var fingerChange: FingerChange? { .toggle }
    package override var hasSizeOfUIKit: Bool { true }
    package override var precedesSuperviews: Bool { true }
    package override func textDrawing(value: String) -> TextDrawing? { .control(isOn ? "[━●] on" : "[○━] off") }
}
