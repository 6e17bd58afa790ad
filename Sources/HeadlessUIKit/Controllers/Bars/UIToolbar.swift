import Foundation

/// A row of buttons. Mirrors `UIToolbar`, UIKit.
open class UIToolbar: UIView {
    /// Mirrors `UIToolbar.items`.
    open var items: [UIBarButtonItem]? {
        didSet { showOnly((items ?? []).compactMap(\.shownView)) }
    }
    /// Mirrors `UIToolbar.setItems(_:animated:)`.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    // Recorded, not drawn.

    /// Mirrors `UIToolbar.barStyle`.
    open var barStyle = UIBarStyle.default
    /// Mirrors `UIToolbar.isTranslucent`.
    open var isTranslucent = true
    /// Mirrors `UIToolbar.barTintColor`.
    open var barTintColor: UIColor?
    /// Mirrors `UIToolbar.standardAppearance`.
    open var standardAppearance = UIToolbarAppearance()
    /// Mirrors `UIToolbar.compactAppearance`.
    open var compactAppearance: UIToolbarAppearance?
    /// Mirrors `UIToolbar.scrollEdgeAppearance`.
    open var scrollEdgeAppearance: UIToolbarAppearance?

    /// In points. Unverified.
    static let height: CGFloat = 44

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    /// Spaces are left out: the buttons stand side by side.
    open override func layoutSubviews() {
        super.layoutSubviews()
        place(subviews, from: 16, barHeight: frame.height)
    }
}
