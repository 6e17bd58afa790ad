import Foundation

/// Views in a row or a column. Mirrors `UIStackView`, UIKit. The arrangement is recorded, not laid out.
open class UIStackView: UIView {
    /// Mirrors `UIStackView.Distribution`.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Mirrors `UIStackView.Alignment`.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// Mirrors `UIStackView.init(arrangedSubviews:)`.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Mirrors `UIStackView.arrangedSubviews`.
    open private(set) var arrangedSubviews: [UIView] = []
    /// Mirrors `UIStackView.axis`.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// In points. Mirrors `UIStackView.spacing`.
    open var spacing: CGFloat = 0
    /// Mirrors `UIStackView.alignment`.
    open var alignment = Alignment.fill
    /// Mirrors `UIStackView.distribution`.
    open var distribution = Distribution.fill
    /// Mirrors `UIStackView.isBaselineRelativeArrangement`.
    open var isBaselineRelativeArrangement = false
    /// Mirrors `UIStackView.isLayoutMarginsRelativeArrangement`.
    open var isLayoutMarginsRelativeArrangement = false

    /// Mirrors `UIStackView.addArrangedSubview(_:)`.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Mirrors `UIStackView.insertArrangedSubview(_:at:)`.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
    }

    /// Mirrors `UIStackView.removeArrangedSubview(_:)`: the view stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
    }

    /// Mirrors `UIStackView.setCustomSpacing(_:after:)`. Recorded; nothing is laid out.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    }

    /// Mirrors `UIStackView.customSpacing(after:)`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Mirrors `UIStackView.spacingUseDefault`: the largest number, as in UIKit (believed).
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }
}
