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

    /// Mirrors `UIFontDescriptor.AttributeName`, limited to the attributes that HeadlessUIKit uses. The raw values are
    /// unverified.
    public struct AttributeName: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// Has no effect: the widths of letters and digits do not depend on features.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// Mirrors `UIFontDescriptor.FeatureKey`. The raw values are unverified.
    public struct FeatureKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static var featureIdentifier: FeatureKey { type }
        public static var typeIdentifier: FeatureKey { selector }
    }

    /// Mirrors `UIFontDescriptor.TraitKey`, limited to the traits that HeadlessUIKit uses. The raw values are
    /// unverified.
    public struct TraitKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    }

    final let name: String
    final let weight: UIFont.Weight
    private final let size: CGFloat

    init(_ name: String, _ size: CGFloat, _ weight: UIFont.Weight) {
        (self.name, self.size, self.weight) = (name, size, weight)
    }

    public convenience init(name: String, size: CGFloat) { self.init(name, size, UIFont.Weight(ofFontNamed: name)) }

    /// Creates a descriptor from attributes. If they include neither a name nor a family, the descriptor describes the
    /// system font (unverified).
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let all = UIFontDescriptor("system", 0, .regular).addingAttributes(attributes)
        self.init(all.name, all.size, all.weight)
    }

    /// Returns this descriptor with the given attributes, which take precedence over its own attributes. Of the traits,
    /// only the weight and the symbolic traits are used. A weight does not change the name of the font (unverified).
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var made = self
        if let family = attributes[.family] as? String { made = made.withFamily(family) }
        if let name = attributes[.name] as? String { made = UIFontDescriptor(name: name, size: size) }
        if let size = Self.number(attributes[.size]) { made = made.withSize(size) }
        guard let traits = attributes[.traits] as? [TraitKey: Any] else { return made }
        if let symbolic = traits[.symbolic] as? UInt32 {
            made = made.withSymbolicTraits(SymbolicTraits(rawValue: symbolic)) ?? made
        }
        let weight = traits[.weight] as? UIFont.Weight ?? Self.number(traits[.weight]).map { UIFont.Weight($0) }
        return weight.map { UIFontDescriptor(made.name, made.size, $0) } ?? made
    }

    /// Converts the value of an attribute or a trait to a `CGFloat`; `nil` if it is not a `CGFloat`, a `Double` or an
    /// `Int`.
    private static func number(_ value: Any?) -> CGFloat? {
        value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
    }

    /// Returns a descriptor of a font of the given family with the same size, weight and slant.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        let plain = UIFontDescriptor(newFamily, size, .regular)
        return UIFontDescriptor(plain.name(with: symbolicTraits), size, weight)
    }

    /// Returns the descriptor of a text style's font at the user's text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The attributes: the name, the size in points, and the weight among the traits.
    open var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.name: name, .traits: [TraitKey.weight: weight]]
        if size > 0 { attributes[.size] = size }
        return attributes
    }
    /// Returns the value of an attribute; `nil` if the descriptor does not have it.
    open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// The font size in points.
    open var pointSize: CGFloat { size }
    open var postscriptName: String { name }

    /// The slant, the weight, and whether the font is monospaced. A font counts as bold if its weight is semibold or
    /// heavier.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if name.lowercased().contains("italic") { traits.insert(.traitItalic) }
        if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if UIFont(descriptor: self, size: 0).isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns a descriptor with the given traits. Mirrors `UIFontDescriptor.withSymbolicTraits(_:)`, which returns
    /// `nil` if there is no such font. In HeadlessUIKit, such a font always exists. If it becomes or stops being
    /// bold or italic, and is not a system font, its name consists of the family and "Bold", "Italic" or "BoldItalic",
    /// although not every family names its fonts in this way.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let (isBold, becomesBold) = (self.symbolicTraits.contains(.traitBold), symbolicTraits.contains(.traitBold))
        let weight = isBold == becomesBold ? weight : becomesBold ? .bold : .regular
        return UIFontDescriptor(name(with: symbolicTraits), size, weight)
    }

    /// Returns the name of the font of this family that has the given traits.
    private func name(with traits: SymbolicTraits) -> String {
        if name.hasPrefix("system") {
            var family = name.replacingOccurrences(of: "-italic", with: "")
            if traits.contains(.traitMonoSpace), family == "system" { family = UIFont.monospacedName }
            return traits.contains(.traitItalic) ? family + "-italic" : family
        }
        let named: SymbolicTraits = [.traitBold, .traitItalic]
        if traits.intersection(named) == symbolicTraits.intersection(named) { return name }
        let face = (traits.contains(.traitBold) ? "Bold" : "") + (traits.contains(.traitItalic) ? "Italic" : "")
        return UIFont.family(name) + (face.isEmpty ? "" : "-" + face)
    }

    /// Returns a descriptor with the given size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(name, newPointSize, weight) }

    /// Returns a descriptor of the system font in the given design; `nil` if this is not a descriptor of the system
    /// font. Only the monospaced design has its own widths and is visibly different in pictures.
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
