import Foundation

/// Fonts and lengths for the size of text that the user chose. Mirrors `UIFontMetrics`, UIKit. Headlessly that is Large, at
/// which nothing is scaled.
public final class UIFontMetrics: NSObject, Sendable {
    /// Mirrors `UIFontMetrics.default`.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Mirrors `UIFontMetrics.init(forTextStyle:)`.
    public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

    /// Mirrors `UIFontMetrics.scaledFont(for:)`.
    public func scaledFont(for font: UIFont) -> UIFont { font }
    /// Mirrors `UIFontMetrics.scaledFont(for:maximumPointSize:)`.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }
    /// Mirrors `UIFontMetrics.scaledFont(for:compatibleWith:)`.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
    /// In points. Mirrors `UIFontMetrics.scaledValue(for:)`.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
    /// In points. Mirrors `UIFontMetrics.scaledValue(for:compatibleWith:)`.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
}
