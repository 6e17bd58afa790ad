import Foundation

/// A button of a bar. Mirrors `UIBarButtonItem` and its members, UIKit.
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
    /// Storyboards do not exist headlessly: the coder is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Title and image are the action's unless they are given.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
    }

    /// Title and image are the system's, not the action's.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
        if systemItem == .done || systemItem == .save { style = .done }
        itemChanged()
    }

    /// The target is not retained; one of `nil` is looked for up the responder chain.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    /// The target is not retained; one of `nil` is looked for up the responder chain.
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

    /// The target is not retained; one of `nil` is looked for up the responder chain.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    /// The target is not retained; one of `nil` is looked for up the responder chain.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    /// A finger touches the view itself.
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

    // MARK: What it does

    /// What a tap does. The item takes the action's title and image, unless it is the system's; its ``UIAction/sender``
    /// is the item.
    open var primaryAction: UIAction? {
        didSet {
            if let primaryAction, systemItem == nil {
                title = primaryAction.title
                image = primaryAction.image
            }
            itemChanged()
        }
    }
    /// What a tap calls where there is no ``primaryAction``.
    open var action: Selector? { didSet { itemChanged() } }
    /// Not retained; `nil` is looked for up the responder chain.
    open weak var target: AnyObject?
    /// The item's menu. A tap opens it, or, if there is a primary action, a long press.
    open var menu: UIMenu? { didSet { itemChanged() } }
    /// Recorded, not drawn.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether a tap switches ``isSelected``.
    open var changesSelectionAsPrimaryAction: Bool {
        get { button.changesSelectionAsPrimaryAction }
        set { button.changesSelectionAsPrimaryAction = newValue }
    }
    open var isSelected: Bool {
        get { button.isSelected }
        set { button.isSelected = newValue }
    }

    // MARK: Look

    /// A finger does not reach a hidden item.
    open var isHidden = false {
        didSet {
            customView?.isHidden = isHidden
            button.isHidden = isHidden
        }
    }
    /// Recorded, not drawn.
    open var style = Style.plain
    /// In points; 0 lets the bar decide. Recorded.
    open var width: CGFloat = 0
    /// Recorded.
    open var possibleTitles: Set<String>?
    /// Recorded, not drawn.
    open var tintColor: UIColor?
    /// What the bar shows in place of a button.
    open var customView: UIView?

    /// The item as a button that a finger can tap.
    private lazy var button: UIButton = {
        let button = UIButton(type: .system)
        let perform = UIAction { [weak self] _ in
            guard let self else { return }
            if let primaryAction {
                primaryAction.perform(sender: self)
            } else if let action {
                UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
            }
        }
        button.addAction(perform, for: .primaryActionTriggered)
        return button
    }()

    /// The view that a bar shows for the item, and that follows it; `nil` for a space.
    final var shownView: UIView? {
        if systemItem == .fixedSpace || systemItem == .flexibleSpace { return nil }
        return customView ?? button
    }

    final override func itemChanged() {
        let symbol = systemItem?.symbol
        show(
            in: button, title: title ?? (symbol == nil ? systemItem?.name : nil),
            image: image ?? symbol.flatMap { UIImage(systemName: $0) }, label: systemItem?.name)
        button.menu = menu
        button.showsMenuAsPrimaryAction = primaryAction == nil && action == nil
    }
}
