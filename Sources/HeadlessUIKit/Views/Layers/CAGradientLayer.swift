import Foundation

/// A layer of colours that run into one another. Mirrors `CAGradientLayer` and its members, Core Animation. Recorded,
/// not drawn.
open class CAGradientLayer: CALayer {
    /// Of `CGColor`.
    open var colors: [Any]?
    /// From 0 to 1.
    open var locations: [NSNumber]?
    /// From (0, 0) to (1, 1).
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// From (0, 0) to (1, 1).
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial
}

/// Mirrors `CAGradientLayerType`, Core Animation.
public struct CAGradientLayerType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
