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
            .init(\UITabBar.standardAppearance, isDefault: { !$0.hasOwnAppearance }),
            .init(\UITabBar.scrollEdgeAppearance), .init(\UITabBar.barStyle),
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
    // the appearances.

    open var barStyle = UIBarStyle.default
    /// Whether pages extend under the bar; see ``UIViewController/edgesForExtendedLayout``.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } } }
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            hasOwnAppearance = true
        }
    }
    private(set) final var hasOwnAppearance = false
    /// The appearance of a tab bar controller's bar while the content is scrolled to its end, or does not scroll. If it is
    /// `nil`, the standard appearance applies, without its background.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// Whether the bar is in a compact-height environment.
    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
    /// Whether titles are beside their images: in a compact height, and on an iPad in a regular width.
    final var isInline: Bool { isCompact || traitCollection.horizontalSizeClass == .regular }
    /// The height of the bar without the safe area, in points: 49, as recorded, 32 in a compact-height environment, or 50
    /// on an iPad (both unverified).
    final var height: CGFloat { isCompact ? 32 : isInline ? 50 : 49 }

    /// The font of titles below their images, as recorded.
    static let stackedFont = UIFont.systemFont(ofSize: 10, weight: .medium)
    /// The fonts of titles beside their images, in a compact height and otherwise (unverified).
    private static let (compactFont, inlineFont) = (
        UIFont.systemFont(ofSize: 12, weight: .medium), UIFont.systemFont(ofSize: 13, weight: .medium)
    )

    // A bar at the bottom of the screen is taller by the safe area, as storyboards record.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height + safeAreaInsets.bottom)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height + safeAreaInsets.bottom)
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
    }

    final override func traitsChanged(_ before: Traits, _ after: Traits) { setNeedsLayout() }

    /// Divides the width of the safe area equally among the tabs, which begin a point below the bar's top, as recorded.
    /// On an iPad, the tabs are as wide as the widest one, with 34 points around its content, and in the middle of the
    /// bar (unverified).
    open override func layoutSubviews() {
        super.layoutSubviews()
        let tabs = items?.map(\.button) ?? []
        let font = !isInline ? Self.stackedFont : isCompact ? Self.compactFont : Self.inlineFont
        for tab in tabs {
            tab.tabLayout = isInline ? .inline : .stacked
            tab.titleLabel?.font = font
        }
        let sides = safeSides
        let room = frame.width - sides.leading - sides.trailing
        var width = room / CGFloat(max(1, subviews.count))
        if isInline, !isCompact {
            let widest = tabs.map(\.intrinsicContentSize.width).max() ?? 0
            width = min(width, widest + UIButton.tabPadding + 34)
        }
        let start = sides.leading + (room - width * CGFloat(subviews.count)) / 2
        for (index, view) in subviews.enumerated() {
            view.frame = directed(
                CGRect(
                    x: start + CGFloat(index) * width, y: 1, width: width,
                    height: max(0, min(frame.height, height) - 1)))
        }
    }
}
