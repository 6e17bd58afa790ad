import Foundation

#if canImport(CoreGraphics)
import CoreGraphics

extension UIColor {
    /// The color for Core Graphics. If only the color's name is known, the components are made up and depend on the
    /// name.
    final var coreGraphicsColor: CGColor {
        let (red, green, blue, alpha) = components
        return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension CGColor {
    final var color: UIColor {
        let parts = components ?? []
        return parts.count < 4
            ? UIColor(white: parts.first ?? 0, alpha: parts.last ?? 0)
            : UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
#else
/// A Core Graphics color, as a value. Mirrors `CGColor`, Core Graphics, which Linux does not have.
public final class CGColor: Hashable, Sendable {
    let color: UIColor

    fileprivate init(_ color: UIColor) { self.color = color }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    /// The red, green, blue and opacity, from 0 to 1. Unverified: a gray has the components of a color, too.
    public var components: [CGFloat]? {
        let (red, green, blue, alpha) = color.components
        return [red, green, blue, alpha].map { CGFloat($0) }
    }
    public var numberOfComponents: Int { components?.count ?? 0 }
    /// The color space, which has red, green and blue. Unverified: that of a gray is the same.
    public var colorSpace: CGColorSpace? { CGColorSpace(numberOfComponents: 3) }

    /// Creates a color from components, the last of which is the opacity; `nil` if there are too few for the color space.
    public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard components.count > space.numberOfComponents else { return nil }
        let (first, alpha) = (components[0], components[space.numberOfComponents])
        self.init(
            space.numberOfComponents == 3
                ? UIColor(red: first, green: components[1], blue: components[2], alpha: alpha)
                : UIColor(white: first, alpha: alpha))
    }
    public var alpha: CGFloat { components?.last ?? 0 }
}

extension UIColor {
    final var coreGraphicsColor: CGColor { CGColor(self) }
}
#endif
