import Foundation

/// Mirrors `NSStringDrawingContext`, UIKit. It has no effect.
open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
    /// Returns the size of the text, in points, which is not rounded: an approximation that is the same on every machine.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    public func size() -> CGSize {
        var measurer = TextMeasurer()
        measurer.roundsUp = false
        measurer.heedsBreakModes = true
        return measurer.size(of: self, .unstyled)
    }

    /// Returns the rectangle that the text takes up, in points, which is not rounded: an approximation that is the same
    /// on every machine.
    ///
    /// Without `usesLineFragmentOrigin`, the text does not wrap, and only its first line is measured. A paragraph whose style
    /// clips or truncates lines does not wrap, either.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
        var measurer = TextMeasurer(
            limit: wraps ? size.width : .infinity, maximumLines: options.contains(.usesLineFragmentOrigin) ? 0 : 1)
        measurer.countsSpaces = true
        measurer.leading = options.contains(.usesFontLeading) ? .belowLines : .ignored
        measurer.roundsUp = false
        measurer.heedsBreakModes = true
        return CGRect(origin: .zero, size: measurer.size(of: self, .unstyled))
    }
}

extension String {
    /// Returns the size of the text, in points, which is not rounded: an approximation that is the same on every machine.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// Returns the rectangle that the text takes up, in points, which is not rounded: an approximation that is the same
    /// on every machine.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

// On Apple's platforms, `String` gets these methods from `NSString`.
extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attrs)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        description.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension UIFont {
    /// The font of text without a font attribute.
    fileprivate static let unstyled = UIFont.systemFont(ofSize: 12)
}
