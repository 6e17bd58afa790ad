import Foundation

/// A background, as a value. Mirrors `UIBackgroundConfiguration` and its members, UIKit.
///
/// It adapts to a state in what was not set by hand. Which values UIKit has for a style and a state is not documented:
/// those here are unverified. Left out is the shadow.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// Which default values apply.
    let style: Style
    private(set) var customized: Parts = []

    /// What of the style gives way to what is set.
    struct Parts: OptionSet, Hashable {
        let rawValue: UInt8
        static let color = Parts(rawValue: 1 << 0)
        static let cornerRadius = Parts(rawValue: 1 << 1)
        static let insets = Parts(rawValue: 1 << 2)
    }

    /// Fills the background, above its colour.
    public var customView: UIView?
    /// In points.
    public var cornerRadius: CGFloat { didSet { customized.insert(.cornerRadius) } }
    /// In points.
    public var backgroundInsets: NSDirectionalEdgeInsets { didSet { customized.insert(.insets) } }
    /// The edges whose insets begin at the view's layout margins.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// `nil` means the view's tint.
    public var backgroundColor: UIColor? { didSet { customized.insert(.color) } }
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Recorded, not drawn.
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// `nil` means the view's tint.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// In points.
    public var strokeWidth: CGFloat = 0
    /// In points, outwards. Recorded, not applied.
    public var strokeOutset: CGFloat = 0

    init(_ style: Style) {
        let standard = Standard(style, isPressed: false, in: .plain)
        self.style = style
        cornerRadius = standard.cornerRadius
        backgroundInsets = standard.insets
        backgroundColor = standard.color
    }

    /// Insets and edges, which can't be hashed, are left out.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(customView)
        hasher.combine(cornerRadius)
        hasher.combine(backgroundColor)
        hasher.combine(image)
        hasher.combine(strokeColor)
        hasher.combine(strokeWidth)
    }

    /// The background colour for a view's tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The stroke's colour for a view's tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The configuration with a button's values. What was set by hand stays, but for the radius, which the corner style decides.
    func filled(with color: UIColor, radius: CGFloat) -> UIBackgroundConfiguration {
        var filled = self
        if !customized.contains(.color) { filled.backgroundColor = color }
        filled.cornerRadius = radius
        filled.customized = customized
        return filled
    }

    /// The configuration with the style's values for a state. What was set by hand stays.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        let standard = Standard(style, isPressed: state.isPressed, in: state.traitCollection.listEnvironment)
        var updated = self
        if !customized.contains(.color) { updated.backgroundColor = standard.color }
        if !customized.contains(.cornerRadius) { updated.cornerRadius = standard.cornerRadius }
        if !customized.contains(.insets) { updated.backgroundInsets = standard.insets }
        updated.customized = customized
        return updated
    }
}

extension UIConfigurationState {
    /// Whether a row looks as if a finger were on it, or had chosen it.
    fileprivate var isPressed: Bool {
        if let cell = self as? UICellConfigurationState { return cell.isHighlighted || cell.isSelected }
        guard let view = self as? UIViewConfigurationState else { return false }
        return view.isHighlighted || view.isSelected
    }
}
