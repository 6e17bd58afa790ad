import Foundation

/// An image as a value: its name, its data or nothing. Mirrors `UIImage`, UIKit. Nothing is drawn, and nothing but its size
/// is read.
public final class UIImage: Hashable, Sendable, CustomStringConvertible {
    /// Mirrors `UIImage.RenderingMode`.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    private let name: String?
    private let isSymbol: Bool
    private let data: Data?
    private let tintColor: UIColor?
    /// Mirrors `UIImage.renderingMode`.
    public let renderingMode: RenderingMode
    /// Mirrors `UIImage.symbolConfiguration`.
    public let symbolConfiguration: SymbolConfiguration?

    private init(
        name: String?, data: Data?, isSymbol: Bool = false, mode: RenderingMode = .automatic, tint: UIColor? = nil,
        symbol: SymbolConfiguration? = nil
    ) {
        self.name = name
        self.isSymbol = isSymbol
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
    public convenience init?(systemName name: String) { self.init(name: name, data: nil, isSymbol: true) }

    /// Mirrors `UIImage.init(systemName:withConfiguration:)`. Headlessly every name is found.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(name: name, data: nil, isSymbol: true, symbol: configuration)
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
        UIImage(
            name: name, data: data, isSymbol: isSymbol, mode: renderingMode, tint: tintColor,
            symbol: symbolConfiguration)
    }

    /// Mirrors `UIImage.withTintColor(_:renderingMode:)`.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(
            name: name, data: data, isSymbol: isSymbol, mode: renderingMode, tint: color, symbol: symbolConfiguration)
    }

    /// Mirrors `UIImage.withTintColor(_:)`: the rendering mode stays.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Mirrors `UIImage.withConfiguration(_:)`.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        UIImage(
            name: name, data: data, isSymbol: isSymbol, mode: renderingMode, tint: tintColor, symbol: configuration)
    }

    /// Mirrors `UIImage.applyingSymbolConfiguration(_:)`.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    /// In points: of a PNG what its data says, a pixel a point; of a symbol a square a fifth larger than its font (believed); of
    /// an image that says no size, since assets are not read, 24 × 24. Mirrors `UIImage.size`.
    public var size: CGSize {
        if isSymbol {
            let side = ((symbolConfiguration?.pointSize ?? 17) * 2.4).rounded(.up) / 2
            return CGSize(width: side, height: side)
        }
        if name == nil, data == nil { return .zero }
        return data.flatMap(Self.sizeOfPNG) ?? CGSize(width: 24, height: 24)
    }

    /// The width and the height stand in a PNG's first chunk, four bytes each, the highest first.
    private static func sizeOfPNG(_ data: Data) -> CGSize? {
        let head = [UInt8](data.prefix(24))
        guard head.count == 24, head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
        return CGSize(width: number(head[16..<20]), height: number(head[20..<24]))
    }

    public static func == (a: UIImage, b: UIImage) -> Bool {
        a.name == b.name && a.isSymbol == b.isSymbol && a.data == b.data && a.renderingMode == b.renderingMode
            && a.tintColor == b.tintColor
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
