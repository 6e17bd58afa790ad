import Foundation

/// A colour as Core Graphics has it. Mirrors `CGColor`, Core Graphics, as a value.
public final class CGColor: Hashable, Sendable {
    private let color: UIColor

    fileprivate init(_ color: UIColor) { self.color = color }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    /// Mirrors `UIColor.cgColor`.
    public var cgColor: CGColor { CGColor(self) }
}

/// How a view is drawn. Mirrors `CALayer`, Core Animation, as far as cells set it. Recorded, not drawn.
@MainActor
open class CALayer: NSObject {
    /// In points. Mirrors `CALayer.cornerRadius`.
    open var cornerRadius: CGFloat = 0
    /// Mirrors `CALayer.cornerCurve`.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Mirrors `CALayer.masksToBounds`.
    open var masksToBounds = false
    /// In points. Mirrors `CALayer.borderWidth`.
    open var borderWidth: CGFloat = 0
    /// Mirrors `CALayer.borderColor`.
    open var borderColor: CGColor?
    /// Mirrors `CALayer.backgroundColor`.
    open var backgroundColor: CGColor?
    /// From 0 to 1. Mirrors `CALayer.opacity`.
    open var opacity: Float = 1
    /// From 0 to 1. Mirrors `CALayer.shadowOpacity`.
    open var shadowOpacity: Float = 0
    /// In points. Mirrors `CALayer.shadowRadius`.
    open var shadowRadius: CGFloat = 3
    /// In points. Mirrors `CALayer.shadowOffset`.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// Mirrors `CALayer.shadowColor`.
    open var shadowColor: CGColor?
}

/// The curve of a layer's rounded corners. Mirrors `CALayerCornerCurve`, Core Animation.
public struct CALayerCornerCurve: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
