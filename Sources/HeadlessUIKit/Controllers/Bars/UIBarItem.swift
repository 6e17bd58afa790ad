@preconcurrency import Foundation

/// An item of a bar. Mirrors `UIBarItem` and its members, UIKit.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    public override init() {
        super.init()
        if !AppearanceProxies.shared.isEmpty { AppearanceProxies.shared.apply(to: self) }
    }
    /// Storyboards do not exist headlessly: the coder is not read.
    public required init?(coder: NSCoder) { super.init() }

    open class func appearance() -> Self { AppearanceProxies.shared.proxy(of: self, [], appearanceProperties) }
    /// Bar items lie in no view that is asked: what is set here holds everywhere.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearance()
    }

    /// What can be set at ``appearance()``.
    class var appearanceProperties: [AppearanceProperty] {
        [UIControl.State.normal, .highlighted, .disabled, .selected, .focused].map { state in
            let path: ReferenceWritableKeyPath<UIBarItem, [NSAttributedString.Key: Any]?> =
                \.[attributesFor: state.rawValue]
            return AppearanceProperty(attributes: path)
        }
    }
    final subscript(attributesFor state: UIControl.State.RawValue) -> [NSAttributedString.Key: Any]? {
        get { titleTextAttributes(for: UIControl.State(rawValue: state)) }
        set { setTitleTextAttributes(newValue, for: UIControl.State(rawValue: state)) }
    }

    /// A finger can't tap a disabled item.
    open var isEnabled = true { didSet { itemChanged() } }
    open var title: String? { didSet { itemChanged() } }
    open var image: UIImage? { didSet { itemChanged() } }
    /// Recorded.
    open var landscapeImagePhone: UIImage?
    /// Recorded.
    open var largeContentSizeImage: UIImage?
    /// In points. Recorded.
    open var imageInsets = UIEdgeInsets.zero
    open var tag = 0
    open var accessibilityIdentifier: String? { didSet { itemChanged() } }
    open var accessibilityLabel: String? { didSet { itemChanged() } }
    open var accessibilityHint: String? { didSet { itemChanged() } }

    private final var textAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// Recorded, not drawn.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state.rawValue] = attributes
    }
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

extension UIBarItem: UIAppearance, AppearanceHolder {}
