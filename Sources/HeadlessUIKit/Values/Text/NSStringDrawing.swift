import Foundation

/// Mirrors `NSStringDrawingOptions`, UIKit: its members mirror UIKit's of the same name and value.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The cut-off last line counts; without it too, headlessly.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// The text may have several lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines lie apart by their font's leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Recorded: headlessly letters have no outlines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// Mirrors `NSStringDrawingContext`, UIKit. Headlessly it is not read.
open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
    /// The size of the text, in points: an approximation that is the same on every machine.
    ///
    /// - Complexity: O(characters).
    public func size() -> CGSize { TextMeasurer().size(of: self, .unstyled) }

    /// The room that the text takes, in points: an approximation that is the same on every machine. Without
    /// `usesLineFragmentOrigin` it does not wrap.
    ///
    /// - Complexity: O(characters).
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
        let measurer = TextMeasurer(
            limit: wraps ? size.width : .infinity, maximumLines: options.contains(.usesLineFragmentOrigin) ? 0 : 1,
            usesLeading: options.contains(.usesFontLeading))
        return CGRect(origin: .zero, size: measurer.size(of: self, .unstyled))
    }
}

extension String {
    /// The size of the text, in points: an approximation that is the same on every machine.
    ///
    /// - Complexity: O(characters).
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// The room that the text takes, in points: an approximation that is the same on every machine.
    ///
    /// - Complexity: O(characters).
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

// A string has these on Apple's platforms too, since it borrows them from here.
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
    /// The font of text that has none.
    fileprivate static let unstyled = UIFont.systemFont(ofSize: 12)
}
