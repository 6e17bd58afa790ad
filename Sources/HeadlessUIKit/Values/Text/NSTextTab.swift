import Foundation

/// A tab stop of a paragraph style. Mirrors `NSTextTab` and its members, UIKit. It has no effect on the layout of text.
open class NSTextTab: NSObject, @unchecked Sendable {
    /// The key of an option. Mirrors `NSTextTab.OptionKey`.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    public let alignment: NSTextAlignment
    /// The distance from the beginning of the line, in points.
    public let location: CGFloat
    public let options: [OptionKey: Any]

    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, location, self.options) = (alignment, loc, options)
    }

    /// The tab stops of a style that sets none.
    static let standard = (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }
    open override var hash: Int { location.hashValue }
}
