#if !canImport(CoreGraphics)
/// The corners of lines. Mirrors `CGLineJoin`, Core Graphics.
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}
#endif
