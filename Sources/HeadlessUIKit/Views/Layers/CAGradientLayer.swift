import Foundation

/// A layer that shows a color gradient. Mirrors `CAGradientLayer` and its members, Core Animation. It is drawn in
/// pictures of the screen.
open class CAGradientLayer: CALayer {
    /// The colors, as `CGColor` values.
    open var colors: [Any]?
    /// The positions of the colors, from 0 to 1.
    open var locations: [NSNumber]?
    /// The start of the gradient, in the unit square.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The end of the gradient, in the unit square.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial
}
