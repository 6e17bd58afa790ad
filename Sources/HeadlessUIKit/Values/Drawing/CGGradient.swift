#if !canImport(CoreGraphics)
import Foundation

/// A transition between colors, as a value. Mirrors `CGGradient`, Core Graphics, which Linux does not have.
public final class CGGradient: Sendable {
    /// The components of the colors, and their places from 0 to 1, as text.
    let text: String

    /// Creates a gradient. Mirrors `CGGradient.init(colorSpace:colorComponents:locations:count:)`.
    ///
    /// - Parameters:
    ///   - space: The color space of the components.
    ///   - components: For each color, its components and its opacity, from 0 to 1.
    ///   - locations: The places of the colors, from 0 to 1; `nil` spreads them evenly.
    ///   - count: The number of colors. The result is `nil` if it is not positive (unverified).
    /// - Complexity: O(`count`).
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let size = space.numberOfComponents + 1
        text = (0..<count).map { index in
            let place = locations.map { $0[index] } ?? (count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0)
            let color = (0..<size).map { "\(components[index * size + $0])" }
            return "\(place): \(color.joined(separator: " "))"
        }.joined(separator: ", ")
    }
}
#endif
