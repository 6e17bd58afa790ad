import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A color as a value. Mirrors `UIColor` and its members, UIKit.
///
/// The system colors have the same values as in iOS 18, in light and dark mode (partly unverified).
///
/// Colors, including instances of subclasses, are equal if they have the same value. A color is immutable and can be
/// sent between threads.
open class UIColor: NSObject, @unchecked Sendable {
    private final let header = AttributeValueHeader()

    private enum Value: Hashable {
        case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
        case named(String, alpha: CGFloat)
        case system(SystemColor, alpha: CGFloat?)
        case dynamic(DynamicColor, alpha: CGFloat?)
    }
    private final let value: Value

    private init(_ value: Value) { self.value = value }

    /// Creates a transparent color. Mirrors `UIColor.init()`; UIKit's value is unverified.
    public override init() { value = .components(red: 0, green: 0, blue: 0, alpha: 0) }

    /// Always returns `nil`, because archives are not supported.
    public required init?(coder: NSCoder) { nil }

    /// Creates a color from components between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = .components(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color from its hue, saturation, brightness and opacity, which are between 0 and 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sixth = min(max(hue, 0), 1) * 6
        /// Returns a component: the full brightness for hues near the component's own color on the color wheel, and
        /// less for hues that are far from it.
        func component(_ offset: CGFloat) -> CGFloat {
            let place = (offset + sixth).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Creates a color from Display P3 components. The components are not converted to another color space, so the
    /// color is less saturated than in UIKit.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray from components between 0 and 1.
    public init(white: CGFloat, alpha: CGFloat) {
        value = .components(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a dynamic color, which a closure resolves for a trait collection. It is equal only to itself.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        value = .dynamic(DynamicColor(resolve: dynamicProvider), alpha: nil)
    }

    /// Creates a color from an asset catalog by name.
    ///
    /// If a known asset catalog of the app contains the name, the color is the catalog's color, with its dark variant.
    /// Any other name is accepted, too, and results in a color without known components.
    public convenience init?(named name: String) { self.init(ofAsset: name) }

    /// Creates a color from an asset catalog by name. Mirrors `UIColor.init(named:in:compatibleWith:)`: the bundle and
    /// the traits are ignored.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(ofAsset: name)
    }

    /// Creates a color from a Core Graphics color. It is equal to the color from which that was created.
    public init(cgColor: CGColor) { value = cgColor.color.value }

    /// Creates a color that repeats an image. In HeadlessUIKit, it is a color without known components, and colors of equal
    /// images are equal.
    public convenience init(patternImage image: UIImage) { self.init(.named("pattern of \(image)", alpha: 1)) }

    /// Creates a color from an asset catalog resource.
    public convenience init(resource: ColorResource) { self.init(ofAsset: resource.name) }

    private convenience init(ofAsset name: String) {
        self.init(AssetFolders.shared.color(name)?.value ?? .named(name, alpha: 1))
    }

    /// Creates a system color from the name that asset catalogs use, such as `systemRedColor`.
    convenience init(ofSystem name: String) {
        let name = SystemColor.all[name] == nil && name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        self.init(SystemColor.all[name].map { .system($0, alpha: nil) } ?? .named(name, alpha: 1))
    }

    /// Returns the color for a trait collection. A color that does not depend on the traits returns itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .system(let color, let alpha) = value {
            let isElevated = traitCollection.userInterfaceLevel == .elevated
            let dark = isElevated ? color.elevated : color.dark
            let own = traitCollection.userInterfaceStyle == .dark ? dark : color.light
            return UIColor(red: own.red, green: own.green, blue: own.blue, alpha: alpha ?? own.alpha)
        }
        guard case .dynamic(let color, let alpha) = value else { return self }
        let resolved = color.resolve(traitCollection).resolvedColor(with: traitCollection)
        return alpha.map(resolved.withAlphaComponent) ?? resolved
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch value {
        case .components(let red, let green, let blue, _): UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .named(let name, _): UIColor(.named(name, alpha: alpha))
        case .system(let color, _): UIColor(.system(color, alpha: alpha))
        case .dynamic(let color, _): UIColor(.dynamic(color, alpha: alpha))
        }
    }

    /// Whether the color is a system color, which adapts to the traits.
    package final var isOfSystem: Bool { if case .system = value { true } else { false } }

    /// The gray that has the color's luminance. A color known only by name is unchanged.
    final var inGray: UIColor {
        if case .named = value { return self }
        let (red, green, blue, alpha) = components
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }

    /// The components from 0 to 1, resolved with the current traits. A color known only by name has made-up components,
    /// which are the same in every process.
    package final var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        switch value {
        case .components(let red, let green, let blue, let alpha): return (red, green, blue, alpha)
        case .named(let name, let alpha):
            let number = name.utf8.reduce(5381 as UInt32) { $0 &* 33 ^ UInt32($1) }
            func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
            return (part(16), part(8), part(0), alpha)
        case .system, .dynamic:
            return resolvedColor(with: .current).components
        }
    }

    /// Gets the components, from 0 to 1, resolved with the current traits. Mirrors
    /// `UIColor.getRed(_:green:blue:alpha:)`.
    ///
    /// - Returns: `false` for a color known only by name, which has no known components.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        if case .named = value { return false }
        let own = components
        red?.pointee = own.red
        green?.pointee = own.green
        blue?.pointee = own.blue
        alpha?.pointee = own.alpha
        return true
    }

    /// Gets the components of a gray, from 0 to 1, resolved with the current traits. Mirrors
    /// `UIColor.getWhite(_:alpha:)`.
    ///
    /// - Returns: `false` if the color is not a gray or is known only by name.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        if case .named = value { return false }
        let own = components
        guard own.red == own.green, own.green == own.blue else { return false }
        white?.pointee = own.red
        alpha?.pointee = own.alpha
        return true
    }

    /// Gets hue, saturation, brightness and alpha, from 0 to 1, resolved with the current traits. Mirrors
    /// `UIColor.getHue(_:saturation:brightness:alpha:)`.
    ///
    /// - Returns: `false` for a color known only by name, which has no known components.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        if case .named = value { return false }
        let own = components
        let (most, least) = (max(own.red, own.green, own.blue), min(own.red, own.green, own.blue))
        let range = most - least
        var sixth: CGFloat = 0
        if range > 0 {
            if most == own.red {
                sixth = (own.green - own.blue) / range
            } else if most == own.green {
                sixth = (own.blue - own.red) / range + 2
            } else {
                sixth = (own.red - own.green) / range + 4
            }
        }
        hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = own.alpha
        return true
    }

    /// The color for Core Graphics, resolved with the current traits. It does not change when the traits change later.
    open var cgColor: CGColor { resolvedColor(with: .current).coreGraphicsColor }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.value == value }
    open override var hash: Int { value.hashValue }

    /// The color's name, its components or, for a dynamic color, "dynamic".
    open override var description: String {
        switch value {
        case .components(let red, let green, let blue, let alpha): "rgba(\(red), \(green), \(blue), \(alpha))"
        case .named(let name, let alpha): alpha == 1 ? name : "\(name) at \(alpha)"
        case .system(let color, let alpha): alpha.map { "\(color.name) at \($0)" } ?? color.name
        case .dynamic(_, let alpha): alpha.map { "dynamic at \($0)" } ?? "dynamic"
        }
    }

    private static func named(_ name: String) -> UIColor {
        UIColor(ofSystem: name)
    }

    // The fixed colors. Each one mirrors the UIKit color of the same name.

    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let darkText = UIColor(white: 0, alpha: 1)
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)

    // The system colors, which adapt to the traits. Each one mirrors the UIKit color of the same name.

    public static let systemRed = named("systemRed")
    public static let systemGreen = named("systemGreen")
    public static let systemBlue = named("systemBlue")
    public static let systemOrange = named("systemOrange")
    public static let systemYellow = named("systemYellow")
    public static let systemPink = named("systemPink")
    public static let systemPurple = named("systemPurple")
    public static let systemTeal = named("systemTeal")
    public static let systemIndigo = named("systemIndigo")
    public static let systemBrown = named("systemBrown")
    public static let systemMint = named("systemMint")
    public static let systemCyan = named("systemCyan")
    public static let systemGray = named("systemGray")
    public static let systemGray2 = named("systemGray2")
    public static let systemGray3 = named("systemGray3")
    public static let systemGray4 = named("systemGray4")
    public static let systemGray5 = named("systemGray5")
    public static let systemGray6 = named("systemGray6")
    public static let tintColor = named("tintColor")
    public static let label = named("label")
    public static let secondaryLabel = named("secondaryLabel")
    public static let tertiaryLabel = named("tertiaryLabel")
    public static let quaternaryLabel = named("quaternaryLabel")
    public static let link = named("link")
    public static let placeholderText = named("placeholderText")
    public static let separator = named("separator")
    public static let opaqueSeparator = named("opaqueSeparator")
    public static let systemBackground = named("systemBackground")
    public static let secondarySystemBackground = named("secondarySystemBackground")
    public static let tertiarySystemBackground = named("tertiarySystemBackground")
    public static let systemGroupedBackground = named("systemGroupedBackground")
    /// The background of grouped tables. Deprecated in UIKit.
    public static let groupTableViewBackground = systemGroupedBackground
    public static let secondarySystemGroupedBackground = named("secondarySystemGroupedBackground")
    public static let tertiarySystemGroupedBackground = named("tertiarySystemGroupedBackground")
    public static let systemFill = named("systemFill")
    public static let secondarySystemFill = named("secondarySystemFill")
    public static let tertiarySystemFill = named("tertiarySystemFill")
    public static let quaternarySystemFill = named("quaternarySystemFill")
}
