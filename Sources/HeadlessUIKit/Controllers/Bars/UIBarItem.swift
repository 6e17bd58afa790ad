@preconcurrency import Foundation

/// An item of a bar. Mirrors `UIBarItem`, UIKit.
@MainActor
open class UIBarItem: NSObject {
    /// Mirrors `UIBarItem.init()`.
    public override init() { super.init() }
    /// Mirrors `UIBarItem.init(coder:)`. Storyboards do not exist headlessly: the coder is not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Mirrors `UIBarItem.isEnabled`. A finger can't tap a disabled item.
    open var isEnabled = true { didSet { itemChanged() } }
    /// Mirrors `UIBarItem.title`.
    open var title: String? { didSet { itemChanged() } }
    /// Mirrors `UIBarItem.image`.
    open var image: UIImage? { didSet { itemChanged() } }
    /// Mirrors `UIBarItem.landscapeImagePhone`. Recorded.
    open var landscapeImagePhone: UIImage?
    /// Mirrors `UIBarItem.largeContentSizeImage`. Recorded.
    open var largeContentSizeImage: UIImage?
    /// In points. Mirrors `UIBarItem.imageInsets`. Recorded.
    open var imageInsets = UIEdgeInsets.zero
    /// Mirrors `UIBarItem.tag`.
    open var tag = 0
    /// Mirrors `UIAccessibilityIdentification.accessibilityIdentifier`.
    open var accessibilityIdentifier: String? { didSet { itemChanged() } }
    /// Mirrors `NSObject.accessibilityLabel`.
    open var accessibilityLabel: String? { didSet { itemChanged() } }
    /// Mirrors `NSObject.accessibilityHint`.
    open var accessibilityHint: String? { didSet { itemChanged() } }

    private final var textAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// Mirrors `UIBarItem.setTitleTextAttributes(_:for:)`. Recorded, not drawn.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state.rawValue] = attributes
    }
    /// Mirrors `UIBarItem.titleTextAttributes(for:)`.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state.rawValue]
    }

    /// What a bar shows of the item is another than before.
    func itemChanged() {}

    /// Has a button say what the item says.
    final func show(in button: UIButton, title: String?, image: UIImage?, label: String?) {
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        button.isEnabled = isEnabled
        button.accessibilityIdentifier = accessibilityIdentifier
        button.accessibilityLabel = accessibilityLabel ?? label
        button.accessibilityHint = accessibilityHint
    }
}
