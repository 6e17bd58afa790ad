import Foundation

/// A layer that shows a text. Mirrors `CATextLayer` and its members, Core Animation. Pictures don't draw the text.
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`.
    open var string: Any?
    /// The font: a `UIFont`, a `CGFont` or the name of a font.
    open var font: AnyObject? = "Helvetica" as NSString
    /// The size of the font, in points.
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor? = UIColor.white.cgColor
    open var isWrapped = false
    open var truncationMode = CATextLayerTruncationMode.none
    open var alignmentMode = CATextLayerAlignmentMode.natural
    open var allowsFontSubpixelQuantization = false
}
