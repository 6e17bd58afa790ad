import Foundation

/// A bar of buttons. Mirrors `UIToolbar` and its members, UIKit.
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? {
        didSet { showOnly((items ?? []).compactMap(\.shownView)) }
    }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    // These properties are stored, but not drawn.

    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var standardAppearance = UIToolbarAppearance()
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?

    /// The height of the bar without the safe area, in points (unverified).
    static let height: CGFloat = 44

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    /// Places the buttons side by side, ignoring fixed and flexible spaces.
    open override func layoutSubviews() {
        super.layoutSubviews()
        place(subviews, from: 16, barHeight: frame.height)
    }
}
