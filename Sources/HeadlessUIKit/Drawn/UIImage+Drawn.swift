import Foundation

// What a picture of a screen shows of images.
extension UIImage {
    /// What the image is called, in a catalogue or among the symbols.
    package final var assetName: String? { parts.name }
    /// The data of the image, or of its file in the app's folders.
    package final var embeddedData: Data? { parts.data ?? fileOfAsset.flatMap { try? Data(contentsOf: $0) } }
    package final var drawnTint: UIColor? { parts.tintColor }
    /// The first color of a symbol's configuration.
    package final var symbolColor: UIColor? { symbolConfiguration?.firstColor }
    /// How wide a symbol's strokes are, in parts of 24.
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
