import Foundation

/// The options of an image renderer. Mirrors `UIGraphicsImageRendererFormat` and its members, UIKit. The options are
/// stored, but have no effect.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Mirrors `UIGraphicsImageRendererFormat.Range`.
    public enum Range: Int, Sendable {
        case automatic = 0
        case extended, standard
        case unspecified = -1
    }
    /// The number of pixels per point; 3 by default, as on an iPhone.
    open var scale: CGFloat = 3
    open var opaque = false
    open var preferredRange = Range.automatic

    open class func preferred(for traitCollection: UITraitCollection) -> Self { self.init() }
}
