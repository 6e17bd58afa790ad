import Foundation

/// A font as a value. Mirrors `UIFont` and its members, UIKit.
///
/// Text is measured with an approximation that is the same on every machine. The width of a character is fitted to texts
/// in the system font that were recorded on simulators, unless the font is monospaced. The metrics are those of the system
/// font, unless the font belongs to one of a few families whose line heights storyboards record. A font whose file is among
/// the app's files has the widths and the metrics in that file.
///
/// Fonts, including instances of subclasses, are equal if they have the same name, size and weight. A font is immutable
/// and can be sent between threads.
open class UIFont: NSObject, @unchecked Sendable {
    private final let header = AttributeValueHeader()

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

        /// Returns the font size at a content size category, in points.
        fileprivate func size(at category: UIContentSizeCategory) -> CGFloat { CGFloat(Self.sizes[index(category)]) }

        /// Returns the distance between baselines at a content size category, in points.
        func lineDistance(at category: UIContentSizeCategory) -> CGFloat {
            CGFloat(Self.lineDistances[index(category)])
        }

        private func index(_ category: UIContentSizeCategory) -> Int {
            let row =
                switch self {
                case .largeTitle: 0
                case .title1: 1
                case .title2: 2
                case .title3: 3
                case .callout: 5
                case .subheadline: 6
                case .footnote: 7
                case .caption1: 8
                case .caption2: 9
                default: 4
                }
            return row * 12 + Int(category.specified.order) - 1
        }

        // The values from Apple's *Human Interface Guidelines*, *Typography*, for iOS and iPadOS, from extra small to
        // AX5.

        private static let sizes: [UInt8] = [
            31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60,  // large title
            25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58,  // title 1
            19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56,  // title 2
            17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55,  // title 3
            14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // headline, body
            13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51,  // callout
            12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49,  // subheadline
            12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44,  // footnote
            11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43,  // caption 1
            11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40,  // caption 2
        ]

        private static let lineDistances: [UInt8] = [
            38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70,  // large title
            31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68,  // title 1
            24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66,  // title 2
            22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65,  // title 3
            19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // headline, body
            18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60,  // callout
            16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58,  // subheadline
            16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52,  // footnote
            13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51,  // caption 1
            13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48,  // caption 2
        ]
    }

    /// The font's name. Mirrors `UIFont.fontName`; the name of the system font is "system" in HeadlessUIKit.
    open var fontName: String { name }
    /// The family's name in the font's file or, if the app's folders contain no such file, the part of the name before the
    /// first hyphen. In UIKit, the names of families can contain spaces.
    open var familyName: String { file?.family ?? Self.family(name) }
    static func family(_ name: String) -> String { String(name.prefix { $0 != "-" }) }
    /// The font size in points.
    open var pointSize: CGFloat { size }
    private final let name: String
    private final let size: CGFloat
    package final let weight: Weight
    /// The file of a font of the app; `nil` for other fonts.
    final let file: FontFile?
    /// Describes how the font scales with the user's text size; `nil` if it does not scale.
    private final let scaling: Scaling?

    /// The information needed to adjust a font to another content size category.
    private struct Scaling {
        let style: TextStyle
        let category: UIContentSizeCategory
        /// The font before scaling; `nil` for the font of the text style itself.
        var unscaled: UIFont?
        /// The maximum font size in points; 0 for no limit.
        var maximumPointSize: CGFloat = 0

        /// Returns the smaller of the given maximum font size and ``maximumPointSize`` or, if there is no limit yet,
        /// the given maximum font size.
        func limited(_ maximum: CGFloat) -> CGFloat {
            maximumPointSize > 0 ? min(maximum, maximumPointSize) : maximum
        }
    }

    private init(_ name: String, _ size: CGFloat, _ weight: Weight = .regular, _ scaling: Scaling? = nil) {
        self.name = name
        self.size = size
        self.weight = weight
        self.scaling = scaling
        file = name.hasPrefix("system") ? nil : FontFile.named(name)
    }

    /// Creates the system font with size 0. Mirrors `UIFont.init()`; UIKit's value is unverified.
    public override init() {
        name = "system"
        size = 0
        weight = .regular
        scaling = nil
        file = nil
    }

    /// Always returns `nil`, because archives are not supported.
    public required init?(coder: NSCoder) { nil }

    /// Creates a font by name. Every name is accepted. The weight is taken from the name, for example from
    /// "Avenir-Heavy". The system font's private names, such as ".SFUI-Regular", yield Times New Roman, as since iOS 13,
    /// but ".AppleSystemUIFont" yields the system font, as storyboards record.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let isPrivate = fontName.hasPrefix(".SF")
        let isSystem = fontName.hasPrefix(".AppleSystemUIFont")
        let name = isPrivate ? "TimesNewRomanPSMT" : isSystem ? "system" : fontName
        self.init(name, fontSize, Weight(ofFontNamed: isPrivate ? name : fontName))
    }

    /// Creates the font that a descriptor describes. A size of 0 means the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor.name, pointSize > 0 ? pointSize : descriptor.pointSize, descriptor.weight)
    }

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name, size, weight) }

    // The sizes of the system's fonts, in points.

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var systemFontSize: CGFloat { 14 }
    open class var smallSystemFontSize: CGFloat { 12 }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system", fontSize) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont("system", fontSize, weight)
    }

    /// Returns the font for emphasized text, which is semibold. Mirrors `UIFont.boldSystemFont(ofSize:)`; that it is
    /// not as bold as the weight `bold` is recorded in pictures of simulators.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system", fontSize, .semibold) }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system-italic", fontSize) }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(monospacedName, fontSize, weight)
    }
    static let monospacedName = "system-monospaced"
    /// Whether all characters have the same width.
    final var isMonospaced: Bool { name == Self.monospacedName || name == Self.monospacedName + "-italic" }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(monospacedDigitsName, fontSize, weight)
    }
    static let monospacedDigitsName = "system-monospaced-digits"

    /// Returns the font for a text style at the user's text size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferred(style, .ofDevice) }

    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferred(style, traitCollection?.preferredContentSizeCategory ?? .ofDevice)
    }

    private static func preferred(_ style: TextStyle, _ category: UIContentSizeCategory) -> UIFont {
        let category = category.specified
        return UIFont(
            "system", style.size(at: category), style == .headline ? .semibold : .regular,
            Scaling(style: style, category: category))
    }

    /// Returns the font scaled by the metrics of a text style. A font that already scales is not scaled again, but its
    /// size is limited to the maximum size.
    final func scaled(
        _ style: TextStyle, _ category: UIContentSizeCategory, maximumPointSize: CGFloat
    ) -> UIFont {
        func limited(_ size: CGFloat) -> CGFloat { maximumPointSize > 0 ? min(size, maximumPointSize) : size }
        if var scaling {
            let limit = scaling.limited(maximumPointSize)
            guard maximumPointSize > 0, limit != scaling.maximumPointSize else { return self }
            scaling.maximumPointSize = limit
            return UIFont(name, limited(size), weight, scaling)
        }
        let category = category.specified
        return UIFont(
            name, limited(style.scaled(size, at: category)), weight,
            Scaling(style: style, category: category, unscaled: self, maximumPointSize: maximumPointSize))
    }

    /// Returns the font adjusted to a content size category, or the font itself if it does not scale.
    final func adjusted(to category: UIContentSizeCategory) -> UIFont {
        guard let scaling, scaling.category != category else { return self }
        let (style, limit) = (scaling.style, scaling.maximumPointSize)
        return scaling.unscaled?.scaled(style, category, maximumPointSize: limit)
            ?? Self.preferred(style, category).scaled(style, category, maximumPointSize: limit)
    }

    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize, weight) }

    // MARK: Metrics

    // The metrics of the system font in 2048ths of the font size. The numbers were obtained by printing the metrics on
    // a device.

    /// The extent above the baseline, in points.
    open var ascender: CGFloat { pointSize * metrics.ascender / 2048 }
    /// The extent below the baseline, in points, as a negative number.
    open var descender: CGFloat { pointSize * -metrics.descender / 2048 }

    private typealias Metrics = (ascender: CGFloat, descender: CGFloat)
    private final var metrics: Metrics {
        if let file { return (file.ascender * 2048, file.descender * 2048) }
        if name.hasPrefix("system") { return (1950, 494) }
        return Self.metrics[name] ?? Self.metrics[familyName] ?? (1950, 494)
    }
    /// The metrics of other fonts, by name or by the part of the name before the first hyphen. The sums are those of labels
    /// in storyboards, and for Georgia, Times, Trebuchet, Verdana and Courier those in the fonts' files; where the baseline
    /// is in a line is unverified.
    private static let metrics: [String: Metrics] = [
        "Arial": (1854, 434), "ArialMT": (1854, 434), "ArialRoundedMTBold": (1937, 434), "Avenir": (2048, 750),
        "AvenirNext": (2048, 750), "Copperplate": (1563, 567), "Courier": (1544, 504), "CourierNewPS": (1705, 615),
        "CourierNewPSMT": (1705, 615), "Futura": (2127, 538), "Futura-CondensedExtraBold": (1986, 528),
        "Futura-CondensedMedium": (1986, 528), "Georgia": (1878, 449), "GillSans": (1880, 471),
        "Helvetica": (1884, 471),
        "HelveticaNeue": (1950, 436), "HelveticaNeue-Bold": (1997, 444), "HelveticaNeue-Light": (1980, 438),
        "HelveticaNeue-Medium": (1997, 444), "HelveticaNeue-Thin": (1980, 436), "KohinoorDevanagari": (2100, 763),
        "MarkerFelt": (2048, 614), "MarkerFelt-Thin": (1700, 522), "Menlo": (1901, 483), "NotoSansOriya": (2190, 690),
        "Noteworthy": (2294, 983), "Papyrus": (1925, 1290), "PingFangHK": (2171, 696), "PingFangSC": (2171, 696),
        "PingFangTC": (2171, 696), "SnellRoundhand": (1915, 668), "TimesNewRomanPS": (1825, 443),
        "TimesNewRomanPSMT": (1825, 443), "TrebuchetMS": (1923, 455), "Verdana": (2059, 430),
    ]
    /// The height of a line, in points.
    open var lineHeight: CGFloat { ascender - descender }
    /// The height of a capital letter, in points.
    open var capHeight: CGFloat { pointSize * (file?.capHeight ?? 1443 / 2048) }
    /// The height of a lowercase x, in points.
    open var xHeight: CGFloat { pointSize * (file?.xHeight ?? 1069 / 2048) }
    /// The leading of a text style's font, in points; 0 for other fonts. Mirrors `UIFont.leading`. The baselines of a
    /// label's lines are the line height and the leading apart, as recorded on simulators.
    open var leading: CGFloat {
        guard let scaling, scaling.unscaled == nil else { return 0 }
        return max(0, scaling.style.lineDistance(at: scaling.category) - lineHeight)
    }

    /// The distance of the first baseline from the top of the text, and the distance of the last baseline from the
    /// bottom of the text, in points.
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

    /// The font's name and size.
    open override var description: String { "\(fontName) \(pointSize)" }
}
