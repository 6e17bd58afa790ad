import Foundation

/// A description of a font. Mirrors `UIFontDescriptor`, UIKit, limited to a font's name, size, weight and slant.
///
/// Unverified: a font that is created from a text style's descriptor keeps its size when the user's text size changes.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// Mirrors `UIFontDescriptor.SymbolicTraits`. Traits other than those for slant, weight and monospaced characters
    /// have no effect.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// Mirrors `UIFontDescriptor.SystemDesign`; the raw values are unverified.
    public struct SystemDesign: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    final let name: String
    final let weight: UIFont.Weight
    private final let size: CGFloat

    init(_ name: String, _ size: CGFloat, _ weight: UIFont.Weight) {
        (self.name, self.size, self.weight) = (name, size, weight)
    }

    public convenience init(name: String, size: CGFloat) { self.init(name, size, UIFont.Weight(ofFontNamed: name)) }

    /// Returns the descriptor of a text style's font at the user's text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The font size in points.
    open var pointSize: CGFloat { size }
    open var postscriptName: String { name }

    /// The slant and the weight. A font counts as bold if its weight is semibold or heavier.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if name.lowercased().contains("italic") { traits.insert(.traitItalic) }
        if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if UIFont(descriptor: self, size: 0).isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns a descriptor with the given traits. Mirrors `UIFontDescriptor.withSymbolicTraits(_:)`, which returns
    /// `nil` if there is no such font. In HeadlessUIKit, such a font always exists.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var family = name.replacingOccurrences(
            of: "-?italic", with: "", options: [.regularExpression, .caseInsensitive])
        let slant = family == name ? "-italic" : String(name.dropFirst(family.count))
        if symbolicTraits.contains(.traitMonoSpace), family == "system" { family = UIFont.monospacedName }
        let name = symbolicTraits.contains(.traitItalic) ? family + slant : family
        let (isBold, becomesBold) = (self.symbolicTraits.contains(.traitBold), symbolicTraits.contains(.traitBold))
        return UIFontDescriptor(name, size, isBold == becomesBold ? weight : becomesBold ? .bold : .regular)
    }

    /// Returns a descriptor with the given size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(name, newPointSize, weight) }

    /// Returns a descriptor of the system font in the given design; `nil` if this is not a descriptor of the system
    /// font. Only the monospaced design has its own widths and looks different in pictures.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard name.hasPrefix("system") else { return nil }
        let slant = symbolicTraits.contains(.traitItalic) ? "-italic" : ""
        return UIFontDescriptor((design == .monospaced ? UIFont.monospacedName : "system") + slant, size, weight)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.name == name && other.size == size && other.weight == weight
    }
    open override var hash: Int { name.hashValue ^ size.hashValue }
}
