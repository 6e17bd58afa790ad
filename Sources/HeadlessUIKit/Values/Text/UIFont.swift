import Foundation

/// A font as a value. Mirrors `UIFont` and its members, UIKit.
///
/// Nothing is drawn. Text is measured by an approximation that is the same on every machine: widths by class of letter and
/// by weight, and the metrics of the system's font, whatever the font's name.
///
/// Fonts of the same name, size and weight are equal, those of subclasses too. A font never changes once it is made, so that it
/// may be sent anywhere.
open class UIFont: NSObject, @unchecked Sendable {
    /// Mirrors `UIFont.Weight`; the values are unverified.
    public struct Weight: Hashable, Sendable, RawRepresentable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    /// Mirrors `UIFont.TextStyle`; the raw values are unverified.
    public struct TextStyle: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The size at the content size category Large, in points.
        fileprivate var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }

        /// From one baseline to the next at the content size category Large, in points, as Apple's *Human Interface
        /// Guidelines* list it.
        fileprivate var lineDistance: CGFloat {
            switch self {
            case .largeTitle: 41
            case .title1: 34
            case .title2: 28
            case .title3: 25
            case .callout: 21
            case .subheadline: 20
            case .footnote: 18
            case .caption1: 16
            case .caption2: 13
            default: 22
            }
        }
    }

    /// The font's name. Mirrors `UIFont.fontName`; the system's font is called "system" here.
    open var fontName: String { name }
    /// The size in points.
    open var pointSize: CGFloat { size }
    private final let name: String
    private final let size: CGFloat
    final let weight: Weight
    private final let style: TextStyle?

    private init(_ name: String, _ size: CGFloat, _ weight: Weight = .regular, _ style: TextStyle? = nil) {
        self.name = name
        self.size = size
        self.weight = weight
        self.style = style
    }

    /// The system's font without a size. Mirrors `UIFont.init()`; what it is in UIKit is unverified.
    public override init() {
        name = "system"
        size = 0
        weight = .regular
        style = nil
    }

    /// Nibs and archives do not exist headlessly: there is no font.
    public required init?(coder: NSCoder) { nil }

    /// Headlessly every name is found.
    public convenience init?(name fontName: String, size fontSize: CGFloat) { self.init(fontName, fontSize) }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system", fontSize) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont("system", fontSize, weight)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system", fontSize, .bold) }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system-italic", fontSize) }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(monospacedName, fontSize, weight)
    }
    static let monospacedName = "system-monospaced"

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont("system-monospaced-digits", fontSize, weight)
    }

    /// Mirrors `UIFont.preferredFont(forTextStyle:)`, at the content size category Large.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont("system", style.size, style == .headline ? .semibold : .regular, style)
    }

    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize, weight) }

    // MARK: Metrics

    // Of the system's font, in parts of 2048, as a device prints them.

    /// How far letters reach above their baseline, in points.
    open var ascender: CGFloat { pointSize * 1950 / 2048 }
    /// The descent below the baseline, in points, as a negative number.
    open var descender: CGFloat { pointSize * -494 / 2048 }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { ascender - descender }
    /// The height of a capital letter, in points.
    open var capHeight: CGFloat { pointSize * 1443 / 2048 }
    /// The height of a small x, in points.
    open var xHeight: CGFloat { pointSize * 1069 / 2048 }
    /// A text style's leading, in points; 0 for other fonts. Mirrors `UIFont.leading`; that labels do not use it is
    /// unverified.
    open var leading: CGFloat { style.map { max(0, $0.lineDistance - lineHeight) } ?? 0 }

    /// From the edges of a line.
    final var baselineOffsets: (first: CGFloat, last: CGFloat) { (ascender, -descender) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.name == name && other.size == size && other.weight == weight
    }
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(name)
        hasher.combine(size)
        hasher.combine(weight)
        return hasher.finalize()
    }

    /// The name and the size.
    open override var description: String { "\(fontName) \(pointSize)" }
}
