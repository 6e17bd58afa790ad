import Foundation

/// A layer that draws a path. Mirrors `CAShapeLayer` and its members, Core Animation. It is drawn in pictures of the
/// screen.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = UIColor.black.cgColor
    open var fillRule = CAShapeLayerFillRule.nonZero
    open var strokeColor: CGColor?
    /// The start of the stroke as a fraction of the length of the whole path, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// The end of the stroke as a fraction of the length of the whole path, from 0 to 1. Unverified: the fraction is of
    /// the length of all subpaths together, in their order.
    open var strokeEnd: CGFloat = 1
    /// The line width in points.
    open var lineWidth: CGFloat = 1
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// The lengths of dashes and gaps, in points.
    open var lineDashPattern: [NSNumber]?
    /// The offset into the dash pattern, in points.
    open var lineDashPhase: CGFloat = 0
}

/// Mirrors `CAShapeLayerFillRule`, Core Animation.
public struct CAShapeLayerFillRule: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
