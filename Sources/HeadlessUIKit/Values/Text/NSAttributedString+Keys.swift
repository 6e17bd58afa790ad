import Foundation

// Foundation does not declare these keys. Their names and values are the same in UIKit and AppKit. In a file that also
// imports AppKit, AppKit's keys are used.
extension NSAttributedString.Key {
    /// The font, a ``UIFont``.
    @_disfavoredOverload public static let font = Self("NSFont")
    /// The paragraph style, an ``NSParagraphStyle``.
    @_disfavoredOverload public static let paragraphStyle = Self("NSParagraphStyle")

    // These attributes do not affect the measured size; each mirrors UIKit's of the same name.

    @_disfavoredOverload public static let foregroundColor = Self("NSColor")
    @_disfavoredOverload public static let backgroundColor = Self("NSBackgroundColor")
    @_disfavoredOverload public static let kern = Self("NSKern")
    @_disfavoredOverload public static let underlineStyle = Self("NSUnderline")
    @_disfavoredOverload public static let underlineColor = Self("NSUnderlineColor")
    @_disfavoredOverload public static let strikethroughStyle = Self("NSStrikethrough")
    @_disfavoredOverload public static let strikethroughColor = Self("NSStrikethroughColor")
    @_disfavoredOverload public static let strokeColor = Self("NSStrokeColor")
    @_disfavoredOverload public static let strokeWidth = Self("NSStrokeWidth")
    @_disfavoredOverload public static let link = Self("NSLink")
    @_disfavoredOverload public static let ligature = Self("NSLigature")
    @_disfavoredOverload public static let obliqueness = Self("NSObliqueness")
    @_disfavoredOverload public static let expansion = Self("NSExpansion")
    @_disfavoredOverload public static let shadow = Self("NSShadow")
    @_disfavoredOverload public static let baselineOffset = Self("NSBaselineOffset")
}

extension NSAttributedString {
    /// Returns the text with an attribute set on all runs, if all runs then have the same attributes. If they do not,
    /// returns the text itself.
    ///
    /// A text with different runs is not changed, because Foundation on Linux crashes when it compares two values of
    /// the same attribute whose classes it does not define.
    func with(_ key: Key, _ value: Any?) -> NSAttributedString {
        var (first, isAlike): ([Key: Any]?, Bool) = (nil, true)
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
            var run = attributes
            run[key] = value
            if let first { isAlike = isAlike && first.isEqual(to: run) } else { first = run }
        }
        return first.map { isAlike ? NSAttributedString(string: string, attributes: $0) : self } ?? self
    }
}

extension NSAttributedString {
    /// Returns the text with its fonts adjusted to another content size category, or the text itself if none of its
    /// fonts scale.
    func adjusted(to category: UIContentSizeCategory) -> NSAttributedString {
        let adjusted = NSMutableAttributedString(string: "")
        var isAny = false
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            var attributes = attributes
            if let font = attributes[.font] as? UIFont {
                let other = font.adjusted(to: category)
                if other !== font { isAny = true }
                attributes[.font] = other
            }
            adjusted.append(
                NSAttributedString(string: attributedSubstring(from: range).string, attributes: attributes))
        }
        return isAny ? adjusted : self
    }
}

extension [NSAttributedString.Key: Any] {
    /// Whether both dictionaries have equal objects for the same keys.
    fileprivate func isEqual(to other: Self) -> Bool {
        count == other.count
            && allSatisfy { key, value in
                guard let object = value as? NSObject else { return false }
                return object == other[key] as? NSObject
            }
    }
}
