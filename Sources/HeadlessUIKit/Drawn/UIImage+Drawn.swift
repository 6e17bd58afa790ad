import Foundation

// Image properties that are used to draw pictures of a screen.
extension UIImage {
    /// The name of the image in an asset catalog, or the name of the symbol.
    package final var assetName: String? { parts.name }
    /// The image's own data, or the contents of its file in the app's folders or asset catalogs.
    package final var embeddedData: Data? { parts.data ?? fileOfAsset.flatMap { try? Data(contentsOf: $0) } }
    package final var drawnTint: UIColor? { parts.tintColor }
    /// The first color in a symbol's configuration.
    package final var symbolColor: UIColor? { symbolConfiguration?.firstColor }
    /// The stroke width of a symbol, on a 24 × 24 grid.
    package final var symbolWeight: CGFloat { symbolConfiguration?.strokeWidth ?? 1.7 }
}

extension UIImage.SymbolConfiguration {
    fileprivate final var firstColor: UIColor? { parts.colors?.first }

    fileprivate final var strokeWidth: CGFloat {
        switch parts.weight ?? .regular {
        case .ultraLight: 0.8
        case .thin: 1
        case .light: 1.3
        case .regular, .unspecified: 1.7
        case .medium: 2
        case .semibold: 2.3
        case .bold: 2.6
        case .heavy: 2.9
        case .black: 3.2
        }
    }
}
