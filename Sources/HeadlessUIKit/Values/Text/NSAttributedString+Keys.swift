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
    @_disfavoredOverload public static let tracking = Self("CTTracking")
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
    @_disfavoredOverload public static let textEffect = Self("NSTextEffect")
    @_disfavoredOverload public static let writingDirection = Self("NSWritingDirection")

    // How VoiceOver speaks the text; each mirrors UIKit's of the same name.

    @_disfavoredOverload
    public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
    @_disfavoredOverload
    public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
    @_disfavoredOverload
    public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
    @_disfavoredOverload
    public static let accessibilitySpeechQueueAnnouncement = Self(
        "UIAccessibilitySpeechAttributeQueueAnnouncement")
    @_disfavoredOverload
    public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
    @_disfavoredOverload
    public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
    @_disfavoredOverload
    public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
    @_disfavoredOverload
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
    @_disfavoredOverload
    public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}

extension NSAttributedString {
    /// Creates an empty attributed string. Mirrors `NSAttributedString.init()`, which Foundation on Linux does not
    /// have.
    @_disfavoredOverload
    public convenience init(_: Void = ()) { self.init(string: "") }

    /// Returns the text with an attribute set on all runs, or removed from them if the value is `nil`.
    func with(_ key: Key, _ value: Any?) -> NSAttributedString {
        guard length > 0 else { return self }
        let changed = NSMutableAttributedString(attributedString: self)
        let range = NSRange(location: 0, length: length)
        if let value {
            changed.addAttribute(key, value: value, range: range)
        } else {
            changed.removeAttribute(key, range: range)
        }
        return NSAttributedString(attributedString: changed)
    }

    /// Returns the text followed by another text.
    func appending(_ other: NSAttributedString) -> NSAttributedString {
        let joined = NSMutableAttributedString(attributedString: self)
        joined.append(other)
        return NSAttributedString(attributedString: joined)
    }

    /// Returns the text with an attribute set on the runs that do not have it.
    func filled(_ key: Key, _ value: Any) -> NSAttributedString { changed(key) { $0 == nil ? value : nil } }

    /// Returns the text with the given alignment in the paragraph styles of its runs.
    func aligned(_ alignment: NSTextAlignment) -> NSAttributedString {
        changed(.paragraphStyle) { ($0 as? NSParagraphStyle)?.aligned(alignment) }
    }

    /// Returns the text with the value of an attribute changed in each run. If the closure returns `nil`, the run is
    /// unchanged.
    private func changed(_ key: Key, _ value: (Any?) -> Any?) -> NSAttributedString {
        let changed = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(key, in: NSRange(location: 0, length: length)) { old, range, _ in
            if let new = value(old) { changed.addAttribute(key, value: new, range: range) }
        }
        return NSAttributedString(attributedString: changed)
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
