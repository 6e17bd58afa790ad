import Foundation

/// The delegate of a tab bar. Mirrors `UITabBarDelegate`, UIKit.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Mirrors `tabBar(_:didSelect:)`: called for each tap, even on the selected item, unless the delegate of a tab bar
    /// controller refuses the selection.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of tabs, at most one of which is selected. Mirrors `UITabBar` and its members, UIKit.
open class UITabBar: UIView {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            .init(\UITabBar.isTranslucent), .init(\UITabBar.barTintColor), .init(\UITabBar.unselectedItemTintColor),
            .init(\UITabBar.backgroundImage), .init(\UITabBar.shadowImage), .init(\UITabBar.selectionIndicatorImage),
            .init(\UITabBar.standardAppearance), .init(\UITabBar.scrollEdgeAppearance), .init(\UITabBar.barStyle),
        ]
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UITabBar.tabBarProperties, to: self)
        let own = coder.element.list("items").compactMap { coder.make($0, as: UITabBarItem.self) }
        if !own.isEmpty { items = own }
    }
    open override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "delegate": .outlet(value) { (delegate: any UITabBarDelegate) in self.delegate = delegate }
        default: super._setOutlet(name, to: value)
        }
    }

    /// The delegate, which is not retained.
    open weak var delegate: (any UITabBarDelegate)?

    open var items: [UITabBarItem]? {
        didSet {
            for item in items ?? [] {
                item.itemChanged()
                item.button.addAction(tap(item), for: .primaryActionTriggered)
            }
            showOnly((items ?? []).map(\.button))
        }
    }
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// The selected item. Setting it does not call the delegate.
    open weak var selectedItem: UITabBarItem? {
        didSet {
            oldValue?.button.isSelected = false
            selectedItem?.button.isSelected = true
        }
    }

    /// Returns whether a tap may select an item. A tab bar controller sets this property to a closure that asks the
    /// controller's delegate.
    final var shouldSelect: ((UITabBarItem) -> Bool)?
    /// Called when a tap has selected an item, after the bar's delegate has been called. A tab bar controller sets this
    /// property.
    final var didTap: ((UITabBarItem) -> Void)?

    private func tap(_ item: UITabBarItem) -> UIAction {
        UIAction(identifier: UIAction.Identifier("UITabBar")) { [weak self, weak item] _ in
            guard let self, let item, shouldSelect?(item) ?? true else { return }
            selectedItem = item
            delegate?.tabBar(self, didSelect: item)
            didTap?(item)
        }
    }

    // These properties are stored, but not drawn, except for the bar tint color, the tint color of unselected items, and
    // the standard appearance.

    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// The height of the bar without the safe area, in points: 49, as recorded, or 32 in a compact-height environment
    /// (unverified), where titles are beside their images.
    final var height: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 49 }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    /// Divides the width of the safe area equally among the tabs, which begin a point below the bar's top, as recorded.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let sides = safeSides
        let width = (frame.width - sides.leading - sides.trailing) / CGFloat(max(1, subviews.count))
        for (index, view) in subviews.enumerated() {
            view.frame = directed(
                CGRect(
                    x: sides.leading + CGFloat(index) * width, y: 1, width: width,
                    height: max(0, min(frame.height, height) - 1)))
        }
    }
}
