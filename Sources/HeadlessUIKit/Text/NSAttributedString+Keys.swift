import Foundation

// What Foundation alone does not declare; the names and their values are UIKit's.
extension NSAttributedString.Key {
    /// A ``UIFont``. Mirrors `NSAttributedString.Key.font`.
    public static let font = Self("NSFont")
    /// An ``NSParagraphStyle``. Mirrors `NSAttributedString.Key.paragraphStyle`.
    public static let paragraphStyle = Self("NSParagraphStyle")

    // Recorded, neither drawn nor measured; each mirrors UIKit's of the same name.

    public static let foregroundColor = Self("NSColor")
    public static let backgroundColor = Self("NSBackgroundColor")
    public static let kern = Self("NSKern")
    public static let underlineStyle = Self("NSUnderline")
    public static let underlineColor = Self("NSUnderlineColor")
    public static let strikethroughStyle = Self("NSStrikethrough")
    public static let strikethroughColor = Self("NSStrikethroughColor")
    public static let strokeColor = Self("NSStrokeColor")
    public static let strokeWidth = Self("NSStrokeWidth")
    public static let link = Self("NSLink")
    public static let ligature = Self("NSLigature")
    public static let obliqueness = Self("NSObliqueness")
    public static let expansion = Self("NSExpansion")
    public static let shadow = Self("NSShadow")
    public static let baselineOffset = Self("NSBaselineOffset")
}
