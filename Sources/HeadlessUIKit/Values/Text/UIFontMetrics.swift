import Foundation

/// Fonts and lengths for the size of text that the user chose. Mirrors `UIFontMetrics` and its members, UIKit.
/// Headlessly that is Large, at which nothing is scaled.
public final class UIFontMetrics: NSObject, Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

    public func scaledFont(for font: UIFont) -> UIFont { font }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
    /// In points.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
    /// In points.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
}
