import Foundation

/// A layer of colours that run into one another. Mirrors `CAGradientLayer`, Core Animation. Recorded, not drawn.
open class CAGradientLayer: CALayer {
    /// Of `CGColor`. Mirrors `CAGradientLayer.colors`.
    open var colors: [Any]?
    /// From 0 to 1. Mirrors `CAGradientLayer.locations`.
    open var locations: [NSNumber]?
    /// From (0, 0) to (1, 1). Mirrors `CAGradientLayer.startPoint`.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// From (0, 0) to (1, 1). Mirrors `CAGradientLayer.endPoint`.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// Mirrors `CAGradientLayer.type`.
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
