import Foundation

/// An image as a value: its name, its data or nothing. Mirrors `UIImage`, UIKit. Nothing is decoded or drawn.
public final class UIImage: Hashable, Sendable, CustomStringConvertible {
    /// Mirrors `UIImage.RenderingMode`.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    private let name: String?
    private let data: Data?
    private let tintColor: UIColor?
    /// Mirrors `UIImage.renderingMode`.
    public let renderingMode: RenderingMode
    /// Mirrors `UIImage.symbolConfiguration`.
    public let symbolConfiguration: SymbolConfiguration?

    private init(
        name: String?, data: Data?, mode: RenderingMode = .automatic, tint: UIColor? = nil,
        symbol: SymbolConfiguration? = nil
    ) {
        self.name = name
        self.data = data
        renderingMode = mode
        tintColor = tint
        symbolConfiguration = symbol
    }

    /// An empty image. Mirrors `UIImage.init()`.
    public convenience init() { self.init(name: nil, data: nil) }

    /// Mirrors `UIImage.init(named:)`. Headlessly every name is found.
    public convenience init?(named name: String) { self.init(name: name, data: nil) }

    /// Mirrors `UIImage.init(systemName:)`. Headlessly every name is found.
    public convenience init?(systemName name: String) { self.init(name: name, data: nil) }

    /// Mirrors `UIImage.init(systemName:withConfiguration:)`. Headlessly every name is found.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(name: name, data: nil, symbol: configuration)
    }

    /// Mirrors `UIImage.init(data:)`. Headlessly any data that is not empty is taken for an image.
    public convenience init?(data: Data) {
        guard !data.isEmpty else { return nil }
        self.init(name: nil, data: data)
    }

    /// Mirrors `UIImage.init(contentsOfFile:)`. `nil` if the file can't be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        self.init(name: (path as NSString).lastPathComponent, data: data)
    }

    /// Mirrors `UIImage.withRenderingMode(_:)`.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(name: name, data: data, mode: renderingMode, tint: tintColor, symbol: symbolConfiguration)
    }

    /// Mirrors `UIImage.withTintColor(_:renderingMode:)`.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(name: name, data: data, mode: renderingMode, tint: color, symbol: symbolConfiguration)
    }

    /// Mirrors `UIImage.withTintColor(_:)`: the rendering mode stays.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Mirrors `UIImage.withConfiguration(_:)`.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        UIImage(name: name, data: data, mode: renderingMode, tint: tintColor, symbol: configuration)
    }

    /// Mirrors `UIImage.applyingSymbolConfiguration(_:)`.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    public static func == (a: UIImage, b: UIImage) -> Bool {
        a.name == b.name && a.data == b.data && a.renderingMode == b.renderingMode && a.tintColor == b.tintColor
            && a.symbolConfiguration == b.symbolConfiguration
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(data)
        hasher.combine(renderingMode)
        hasher.combine(tintColor)
        hasher.combine(symbolConfiguration)
    }

    /// The image's name, or its size in bytes.
    public var description: String { name ?? data.map { "\($0.count) bytes" } ?? "empty" }
}
