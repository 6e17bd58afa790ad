import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension CGColor {
    /// The color as a `UIColor`.
    package final var drawnColor: UIColor { color }
}

extension UIColor {
    /// Creates a color from an untyped value, such as a gradient's color; `nil` if the value is not a `CGColor`.
    package convenience init?(drawn value: Any) {
        #if canImport(CoreGraphics)
        let object = value as AnyObject
        guard CFGetTypeID(object) == CGColor.typeID else { return nil }
        let (red, green, blue, alpha) = unsafeDowncast(object, to: CGColor.self).drawnColor.components
        #else
        guard let (red, green, blue, alpha) = (value as? CGColor)?.drawnColor.components else { return nil }
        #endif
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}
