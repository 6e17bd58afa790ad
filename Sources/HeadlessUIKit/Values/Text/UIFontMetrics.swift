import Foundation

/// Fonts and lengths for the size of text that the user chose. Mirrors `UIFontMetrics` and its members, UIKit.
///
/// They grow as the distance of a style's lines does, and are rounded to a third of a point: as a telephone prints them, not as
/// the style's own point size. That fonts are rounded in the same way is unverified. So is what becomes of a font that follows
/// the size of text already, for which UIKit stops: it stays as it is, but for the limit.
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
    /// Scaled up to a size; 0 is no limit.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.scaled(style, .ofDevice, maximumPointSize: maximumPointSize)
    }
    /// Scaled up to a size; 0 is no limit.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        font.scaled(style, traitCollection.category, maximumPointSize: maximumPointSize)
    }
    /// In points.
    public func scaledValue(for value: CGFloat) -> CGFloat { style.scaled(value, at: .ofDevice) }
    /// In points.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        style.scaled(value, at: traitCollection.category)
    }
}

extension UIFont.TextStyle {
    /// A length that is meant for Large, at another content size category, in points.
    func scaled(_ value: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
        let (distance, standard) = (lineDistance(at: category), lineDistance(at: .large))
        return distance == standard ? value : (value * distance / standard * 3).rounded() / 3
    }
}

extension UITraitCollection? {
    fileprivate var category: UIContentSizeCategory { self?.preferredContentSizeCategory ?? .unspecified }
}
