import Foundation

/// A bar of buttons. Mirrors `UIToolbar` and its members, UIKit.
open class UIToolbar: UIView {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            .init(\UIToolbar.isTranslucent), .init(\UIToolbar.barTintColor),
            .init(\UIToolbar.standardAppearance, isDefault: { !$0.hasOwnAppearance }),
            .init(\UIToolbar.compactAppearance), .init(\UIToolbar.scrollEdgeAppearance), .init(\UIToolbar.barStyle),
        ]
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UIToolbar.toolbarProperties, to: self)
        let own = coder.element.list("items").compactMap { coder.make($0, as: UIBarButtonItem.self) }
        if !own.isEmpty { items = own }
    }

    open var items: [UIBarButtonItem]? {
        didSet {
            showOnly((items ?? []).map(\.shownView))
            showAppearance()
        }
    }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    // The images are stored, and not drawn.

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        madeRareProperties.customImages[.background, topOrBottom.rawValue, barMetrics.rawValue] = backgroundImage
    }
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        rareProperties?.customImages[.background, topOrBottom.rawValue, barMetrics.rawValue]
    }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        madeRareProperties.customImages[.shadow, topOrBottom.rawValue] = shadowImage
    }
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        rareProperties?.customImages[.shadow, topOrBottom.rawValue]
    }

    private func showAppearance() {
        for item in items ?? [] {
            let appearance = standardAppearance
            item.show(item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance)
        }
    }

    // These properties are stored, but not drawn, except for the bar tint color and the standard appearance. A change
    // inside an appearance is shown only when the appearance is set again, or when the items change (unverified).

    open var barStyle = UIBarStyle.default
    /// Whether pages extend under the bar; see ``UIViewController/edgesForExtendedLayout``.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } } }
    open var barTintColor: UIColor?
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            hasOwnAppearance = true
            showAppearance()
        }
    }
    private(set) final var hasOwnAppearance = false
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?

    /// The area of the bar's background. In a navigation controller, the bar also covers the safe area below it.
    package final override var coveredArea: CGRect {
        guard let page = superview, page.controller is UINavigationController else { return super.coveredArea }
        let height = page.untransformedFrame.height - untransformedFrame.minY
        return CGRect(x: 0, y: 0, width: untransformedFrame.width, height: height)
    }

    /// Unverified: the bar takes touches in the safe area below it.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { coveredArea.contains(point) }

    /// The height of the bar without the safe area, in points (unverified).
    static let height: CGFloat = 44

    /// The height where vertical space is compact, as storyboards of iPhones in landscape record.
    private static let compactHeight: CGFloat = 32
    private var contentHeight: CGFloat {
        traitCollection.verticalSizeClass == .compact ? Self.compactHeight : Self.height
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: contentHeight) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: contentHeight) }

    final override func subviewChanged(_ subview: UIView) { setNeedsLayout() }

    /// Places the items side by side. The flexible spaces divide the remaining width equally.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let spaces = subviews.compactMap { $0 as? BarSpace }.filter { $0.isFlexible && !$0.isHidden }
        for space in spaces { space.width = BarSpace.gap }
        let edges = contentEdges
        let end = place(subviews, from: edges.start, barHeight: frame.height)
        guard !spaces.isEmpty, end < edges.end else { return }
        for space in spaces { space.width += (edges.end - end) / CGFloat(spaces.count) }
        place(subviews, from: edges.start, barHeight: frame.height)
    }
}
