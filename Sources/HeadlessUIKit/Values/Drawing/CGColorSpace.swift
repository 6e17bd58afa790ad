#if !canImport(CoreGraphics)
/// A color space, as a value. Mirrors `CGColorSpace`, Core Graphics, which Linux does not have. All colors have red, green
/// and blue components, so a color space only says how many components apps give.
public final class CGColorSpace: Sendable {
    public let numberOfComponents: Int

    init(numberOfComponents: Int) { self.numberOfComponents = numberOfComponents }

    public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }
}

/// The kind of a color space. Mirrors `CGColorSpaceModel`, Core Graphics.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb, cmyk, lab, deviceN, indexed, pattern
}

/// Returns a color space with red, green and blue.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

/// Returns a color space with shades of gray.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }
#endif
