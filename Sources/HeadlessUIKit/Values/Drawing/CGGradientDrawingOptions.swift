#if !canImport(CoreGraphics)
/// Whether a gradient continues beyond its ends. Mirrors `CGGradientDrawingOptions`, Core Graphics, which Linux does not
/// have.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
#endif
