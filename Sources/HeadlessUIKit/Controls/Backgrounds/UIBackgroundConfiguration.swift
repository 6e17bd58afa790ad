import Foundation

/// A value that describes a background. Mirrors `UIBackgroundConfiguration` and its members, UIKit.
///
/// Values that were not set explicitly adapt to the view's state. UIKit's values for a style and a state are
/// undocumented; HeadlessUIKit's values are unverified. Shadows are not supported.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// The style that determines the default values.
    let style: Style
    private(set) var customized: Parts = []

    /// The properties that were set explicitly and therefore override the style's values.
    struct Parts: OptionSet, Hashable {
        let rawValue: UInt8
        static let color = Parts(rawValue: 1 << 0)
        static let cornerRadius = Parts(rawValue: 1 << 1)
        static let insets = Parts(rawValue: 1 << 2)
    }

    /// A view that fills the background, in front of its color.
    public var customView: UIView?
    /// The corner radius in points.
    public var cornerRadius: CGFloat { didSet { customized.insert(.cornerRadius) } }
    /// The insets in points.
    public var backgroundInsets: NSDirectionalEdgeInsets { didSet { customized.insert(.insets) } }
    /// The edges at which the layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The background color; `nil` means the view's tint color.
    public var backgroundColor: UIColor? { didSet { customized.insert(.color) } }
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Stored, but not drawn.
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The stroke color; `nil` means the view's tint color.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke in points.
    public var strokeWidth: CGFloat = 0
    /// The distance by which the stroke is moved outward from the background's edge, in points. It has an effect only
    /// in pictures of buttons.
    public var strokeOutset: CGFloat = 0

    init(_ style: Style) {
        let standard = Standard(style, isPressed: false, in: .plain)
        self.style = style
        cornerRadius = standard.cornerRadius
        backgroundInsets = standard.insets
        backgroundColor = standard.color
    }

    /// Hashes only some of the properties; insets and edges, for example, are not hashable.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(customView)
        hasher.combine(cornerRadius)
        hasher.combine(backgroundColor)
        hasher.combine(image)
        hasher.combine(strokeColor)
        hasher.combine(strokeWidth)
    }

    /// Returns the background color in a view with the given tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the stroke color in a view with the given tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Returns the configuration with a button's background color and corner radius. A color that was set explicitly
    /// does not change, but the radius always does, because the button's corner style determines it.
    func filled(with color: UIColor, radius: CGFloat) -> UIBackgroundConfiguration {
        var filled = self
        if !customized.contains(.color) { filled.backgroundColor = color }
        filled.cornerRadius = radius
        filled.customized = customized
        return filled
    }

    /// Returns the configuration with the style's values for a state. Values that were set explicitly do not change.
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
    /// Whether the view is highlighted or selected.
    fileprivate var isPressed: Bool {
        if let cell = self as? UICellConfigurationState { return cell.isHighlighted || cell.isSelected }
        guard let view = self as? UIViewConfigurationState else { return false }
        return view.isHighlighted || view.isSelected
    }
}
