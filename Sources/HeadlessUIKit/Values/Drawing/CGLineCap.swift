#if !canImport(CoreGraphics)
/// The ends of lines. Mirrors `CGLineCap`, Core Graphics.
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}
#endif
