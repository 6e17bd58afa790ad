import Foundation

/// A button in a bar. Mirrors `UIBarButtonItem` and its members, UIKit.
open class UIBarButtonItem: UIBarItem {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [.init(\UIBarButtonItem.tintColor)]
    }

    /// Mirrors `UIBarButtonItem.Style`.
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UIBarButtonItem.barButtonItemProperties, to: self)
        if let view = coder.make("customView", as: UIView.self) { customView = view }
        if let view = coder.make("view", as: UIView.self) { customView = view }
    }

    /// Creates an item. By default, it has the title and image of the action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
    }

    /// Creates an item that has the title and image of the system item. The action's own title and image are ignored.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        show(systemItem)
    }

    /// Creates an item. The target is not retained; if it is `nil`, the responder chain is searched.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        (self.target, self.action) = (target.map(TypeTarget.object), action)
    }

    /// Creates an item. The target is not retained; if it is `nil`, the responder chain is searched.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject? = nil, action: Selector? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        (self.target, self.action) = (target, action)
        self.menu = menu
    }

    /// Creates an item. The target is not retained; if it is `nil`, the responder chain is searched.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        (self.target, self.action) = (target.map(TypeTarget.object), action)
    }

    /// Creates an item. The target is not retained; if it is `nil`, the responder chain is searched.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        (self.target, self.action) = (target.map(TypeTarget.object), action)
    }

    /// Creates an item with a custom view. Touches go directly to the custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Mirrors `UIBarButtonItem.fixedSpace(_:)`; the width is in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    private var systemItem: SystemItem?
    /// Shows a system item from an interface file.
    final func show(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        if systemItem == .done || systemItem == .save { style = .done }
        itemChanged()
    }

    // MARK: Action and menu

    /// The action that a tap performs. Unless the item is a system item, it adopts the action's title and image. The
    /// action's ``UIAction/sender`` is the item.
    open var primaryAction: UIAction? {
        didSet {
            if let primaryAction, systemItem == nil {
                title = primaryAction.title
                image = primaryAction.image
            }
            itemChanged()
        }
    }
    /// The selector that a tap sends if there is no ``primaryAction``.
    open var action: Selector? { didSet { itemChanged() } }
    /// The target, which is not retained. If it is `nil`, the responder chain is searched.
    open weak var target: AnyObject?
    /// The item's menu, which opens on a tap or, if the item has a ``primaryAction`` or an ``action``, on a long press.
    open var menu: UIMenu? { didSet { itemChanged() } }
    /// Stored, but has no effect.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether a tap toggles ``isSelected``.
    open var changesSelectionAsPrimaryAction: Bool {
        get { button.changesSelectionAsPrimaryAction }
        set { button.changesSelectionAsPrimaryAction = newValue }
    }
    open var isSelected: Bool {
        get { button.isSelected }
        set { button.isSelected = newValue }
    }

    // MARK: Appearance

    /// Whether the item is hidden; a hidden item cannot be tapped.
    open var isHidden = false {
        didSet {
            customView?.isHidden = isHidden
            button.isHidden = isHidden
        }
    }
    /// The style. It determines the weight of the title, and which button appearance of the bar applies to the item.
    open var style = Style.plain { didSet { button.titleLabel?.font = titleFont } }
    private var titleFont: UIFont { .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular) }
    /// The width in points. Only a fixed space uses the width, which is read when the bar's items are set.
    open var width: CGFloat = 0
    /// Stored, but has no effect.
    open var possibleTitles: Set<String>?
    /// The tint color of the item's button; `nil` means the bar's tint color.
    open var tintColor: UIColor? { didSet { button.tintColor = tintColor } }
    /// The view that the bar shows instead of a button.
    open var customView: UIView? {
        didSet {
            if isHidden { customView?.isHidden = true }
        }
    }

    /// The button that represents the item in a bar.
    private lazy var button: UIButton = {
        let button = UIButton(type: systemItem == .close ? .close : .system)
        button.titleLabel?.font = titleFont
        button.addTarget(
            self, action: Selector(named: "performAction") { (item: UIBarButtonItem) in item.performAction },
            for: .primaryActionTriggered)
        return button
    }()

    private func performAction(_ sender: UIButton, _ event: UIEvent?) {
        if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }

    /// The view that a bar shows for the item. The view is updated when the item changes. For a space, each access
    /// creates a new view, because a bar may contain the same space several times.
    final var shownView: UIView {
        guard systemItem == .fixedSpace || systemItem == .flexibleSpace else { return customView ?? button }
        let space = BarSpace(width: systemItem == .fixedSpace ? width : nil)
        space.isHidden = isHidden
        return space
    }

    /// Applies an appearance to the item's button.
    final func show(_ appearance: UIBarButtonItemAppearance) {
        if customView == nil { button.setTitleColor(appearance.normal.titleColor, for: .normal) }
    }

    final override func itemChanged() {
        let symbol = systemItem?.symbol
        let image = image ?? (title == nil ? symbol.flatMap { UIImage(systemName: $0) } : nil)
        show(
            in: button, title: image == nil ? title ?? systemItem?.name : nil, image: image,
            label: title ?? systemItem?.name)
        button.menu = menu
        button.showsMenuAsPrimaryAction = primaryAction == nil && action == nil
    }
}
