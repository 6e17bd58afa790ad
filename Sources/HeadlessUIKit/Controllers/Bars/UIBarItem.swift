@preconcurrency import Foundation

/// An item in a bar. Mirrors `UIBarItem` and its members, UIKit.
@MainActor @preconcurrency
open class UIBarItem: NSObject, InterfaceObject, DecodedObject {
    public override init() {
        super.init()
        if !AppearanceProxies.shared.isEmpty { AppearanceProxies.shared.apply(to: self) }
    }
    /// Creates an item from an interface file. The contents of other coders are ignored.
    public required init?(coder: NSCoder) {
        super.init()
        if !AppearanceProxies.shared.isEmpty { AppearanceProxies.shared.apply(to: self) }
        if let coder = coder as? InterfaceCoder { decode(coder) }
    }

    /// Reads the item's properties from an interface file.
    func decode(_ coder: InterfaceCoder) { coder.apply(UIBarItem.barItemProperties, to: self) }

    // MARK: Interface files

    open func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection { .unknown }
    open func _interfaceAction(_ selector: String) -> Selector? { nil }
    open func _setInspectable(_ name: String, to value: Any?) -> InterfaceConnection { .unknown }
    open func _interfaceSegueAction(_ selector: String) -> InterfaceSegueAction? { nil }
    #if canImport(AppKit)
    open override func awakeFromNib() {}
    #else
    open dynamic func awakeFromNib() {}
    #endif

    open class func appearance() -> Self { AppearanceProxies.shared.proxy(of: self, [], appearanceProperties) }
    /// Returns the same proxy as ``appearance()``. The container types are ignored: bar items are not in a view
    /// hierarchy, so the proxy's values apply everywhere.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearance()
    }

    /// The properties that can be set on the proxy that ``appearance()`` returns.
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

    /// Whether the item is enabled; a disabled item cannot be tapped.
    open var isEnabled = true { didSet { itemChanged() } }
    open var title: String? { didSet { itemChanged() } }
    open var image: UIImage? { didSet { itemChanged() } }
    /// Stored, but has no effect.
    open var landscapeImagePhone: UIImage?
    /// Stored, but has no effect.
    open var largeContentSizeImage: UIImage?
    /// The insets in points. They are stored, but have no effect.
    open var imageInsets = UIEdgeInsets.zero
    open var tag = 0
    open var accessibilityIdentifier: String? { didSet { itemChanged() } }
    open var accessibilityLabel: String? { didSet { itemChanged() } }
    open var accessibilityHint: String? { didSet { itemChanged() } }

    private final var textAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the title for a state. They are stored, but not drawn.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state.rawValue]
    }

    /// Called when a property that a bar displays has changed.
    func itemChanged() {}

    /// Shows a title and an image in a button, and copies the item's enabled state and accessibility properties to the
    /// button. `label` is used as the accessibility label if the item has none.
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
