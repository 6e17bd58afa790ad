import Foundation

#if canImport(CoreGraphics)
import CoreGraphics

extension UIColor {
    /// The color for Core Graphics. If only the name is known, the components are made up, and differ between names.
    final var coreGraphicsColor: CGColor {
        let (red, green, blue, alpha) = components
        return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}
#else
/// A Core Graphics color. Mirrors `CGColor`, Core Graphics, which Linux does not have, as a value.
public final class CGColor: Hashable, Sendable {
    let color: UIColor

    fileprivate init(_ color: UIColor) { self.color = color }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    final var coreGraphicsColor: CGColor { CGColor(self) }
}
#endif
