#if !canImport(CoreGraphics)
/// How what is drawn is combined with what is below it. Mirrors `CGBlendMode`, Core Graphics.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop,
        destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
#endif
