import Foundation

/// Scales fonts and lengths with the user's text size. Mirrors `UIFontMetrics` and its members, UIKit.
///
/// Values scale with the line height of a text style, not with its point size, and are rounded to the nearest third of
/// a point. This matches values printed on a device. Unverified: font sizes are rounded in the same way. A font that
/// already scales is not scaled again, but its size is limited to the maximum size; UIKit raises an exception in this
/// case (unverified).
public final class UIFontMetrics: NSObject, Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    public func scaledFont(for font: UIFont) -> UIFont { font.scaled(style, .ofDevice, maximumPointSize: 0) }
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.scaled(style, traitCollection.category, maximumPointSize: 0)
    }
    /// Returns the font scaled for the user's text size, but no larger than a maximum size in points; 0 means no limit.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.scaled(style, .ofDevice, maximumPointSize: maximumPointSize)
    }
    /// Returns the font scaled for the text size of a trait collection, but no larger than a maximum size in points; 0
    /// means no limit.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        font.scaled(style, traitCollection.category, maximumPointSize: maximumPointSize)
    }
    /// Returns a length, in points, scaled for the user's text size.
    public func scaledValue(for value: CGFloat) -> CGFloat { style.scaled(value, at: .ofDevice) }
    /// Returns a length, in points, scaled for the text size of a trait collection.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        style.scaled(value, at: traitCollection.category)
    }
}

extension UIFont.TextStyle {
    /// Returns a length designed for the Large text size, scaled to another content size category. Both lengths are in
    /// points.
    func scaled(_ value: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
        let (distance, standard) = (lineDistance(at: category), lineDistance(at: .large))
        return distance == standard ? value : (value * distance / standard * 3).rounded() / 3
    }
}

extension UITraitCollection? {
    fileprivate var category: UIContentSizeCategory { self?.preferredContentSizeCategory ?? .unspecified }
}
