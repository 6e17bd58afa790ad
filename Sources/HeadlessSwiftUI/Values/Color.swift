import Foundation
import HeadlessUIKit

/// Mirrors `Color`, SwiftUI. As a view, it fills the space that it is offered.
public struct Color: Hashable, Sendable {
    let uiColor: UIColor

    public init(_ color: UIColor) { uiColor = color }
    public init(uiColor: UIColor) { self.uiColor = uiColor }
    public init(_ resource: ColorResource) { uiColor = UIColor(resource: resource) }
    /// Creates a color of the asset catalog, or a clear color if there is none.
    public init(_ name: String, bundle: Bundle? = nil) {
        uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    }
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
    }
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        uiColor = UIColor(white: white, alpha: opacity)
    }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    }

    /// Mirrors `Color.RGBColorSpace`, SwiftUI. All components count as sRGB.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    public func opacity(_ opacity: Double) -> Color {
        let color = uiColor
        return Color(
            UIColor { traits in
                let resolved = color.resolvedColor(with: traits)
                var alpha: CGFloat = 1
                _ = resolved.getWhite(nil, alpha: &alpha)
                return resolved.withAlphaComponent(alpha * CGFloat(opacity))
            })
    }

    public static let red = Color(.systemRed)
    public static let orange = Color(.systemOrange)
    public static let yellow = Color(.systemYellow)
    public static let green = Color(.systemGreen)
    public static let mint = Color(.systemMint)
    public static let teal = Color(.systemTeal)
    public static let cyan = Color(.systemCyan)
    public static let blue = Color(.systemBlue)
    public static let indigo = Color(.systemIndigo)
    public static let purple = Color(.systemPurple)
    public static let pink = Color(.systemPink)
    public static let brown = Color(.systemBrown)
    public static let white = Color(UIColor.white)
    public static let gray = Color(.systemGray)
    public static let black = Color(UIColor.black)
    public static let clear = Color(UIColor.clear)
    public static let primary = Color(.label)
    public static let secondary = Color(.secondaryLabel)
    public static let accentColor = Color(.tintColor)
}

extension UIColor {
    public convenience init(_ color: Color) { self.init { color.uiColor.resolvedColor(with: $0) } }
}
