import Foundation
import HeadlessUIKit

/// An SVG color and its opacity.
struct Paint: Hashable {
    /// The color as `#` followed by three or six hexadecimal digits.
    let hex: String
    /// The opacity, from 0 to 1.
    let opacity: CGFloat

    @MainActor init(_ color: UIColor, _ traits: UITraitCollection, opacity: CGFloat = 1) {
        let (red, green, blue, alpha) = color.resolvedColor(with: traits).components
        // A component that is not a number counts as 0.
        func fraction(_ part: CGFloat) -> CGFloat { part > 0 ? min(part, 1) : 0 }
        func byte(_ part: CGFloat) -> Int { Int((fraction(part) * 255).rounded()) }
        let bytes = [byte(red), byte(green), byte(blue)]
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        let isShort = digits.allSatisfy { $0.first == $0.last }
        hex = "#" + digits.map { isShort ? String($0.prefix(1)) : $0 }.joined()
        self.opacity = fraction(alpha) * opacity
    }

    var isVisible: Bool { opacity >= 0.005 }

    /// Returns the CSS declarations that set a property to this color and opacity.
    func css(_ property: String) -> String {
        guard isVisible else { return "\(property):none" }
        return "\(property):\(hex)" + (opacity < 1 ? ";\(property)-opacity:\(opacity.svg)" : "")
    }

    /// The color as a single CSS value. If the color is translucent, its opacity is part of the hexadecimal digits.
    var function: String {
        guard opacity < 1 else { return hex }
        let digits = hex.dropFirst()
        let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        let byte = Int((opacity * 255).rounded())
        return "#\(full)" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
}
