import Foundation

/// An image as a value: its name, its data or nothing. Mirrors `UIImage` and its members, UIKit. Nothing is drawn, and
/// nothing but its size is read.
///
/// Images of what is the same and looks the same are equal, those of subclasses too; a subclass with more to compare overrides
/// `isEqual(_:)` and `hash`. An image never changes once it is made, so that it may be sent anywhere.
open class UIImage: NSObject, @unchecked Sendable {
    /// Mirrors `UIImage.RenderingMode`.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    private struct Parts: Hashable {
        var name: String?
        var isSymbol = false
        var data: Data?
        var tintColor: UIColor?
        var renderingMode = RenderingMode.automatic
        var configuration: Configuration?
    }
    /// Set while the image is made, and not afterwards.
    private final var parts = Parts()

    private convenience init(_ parts: Parts) {
        self.init()
        self.parts = parts
    }

    /// An empty image.
    public override init() { super.init() }

    /// Nibs and archives do not exist headlessly: there is no image.
    public required init?(coder: NSCoder) { nil }

    /// `nil` for data that is no image. It must begin as a PNG, JPEG, GIF, WebP, HEIC, TIFF or BMP; what follows is not
    /// read.
    public init?(data: Data) {
        guard Self.isImage(data) else { return nil }
        super.init()
        parts.data = data
    }

    /// `nil` if the file can't be read or is no image.
    public init?(contentsOfFile path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)), Self.isImage(data) else { return nil }
        super.init()
        parts.name = (path as NSString).lastPathComponent
        parts.data = data
    }

    /// Headlessly every name is found.
    public convenience init?(named name: String) { self.init(Parts(name: name)) }

    /// Headlessly every name is found.
    public convenience init(imageLiteralResourceName name: String) { self.init(Parts(name: name)) }

    /// The picture of an asset catalogue.
    public convenience init(resource: ImageResource) { self.init(Parts(name: resource.name)) }

    /// Headlessly every name is found, in any bundle.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(Parts(name: name, configuration: configuration))
    }

    /// Headlessly every name is found.
    public convenience init?(systemName name: String) { self.init(Parts(name: name, isSymbol: true)) }

    /// Headlessly every name is found.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(Parts(name: name, isSymbol: true, configuration: configuration))
    }

    open var renderingMode: RenderingMode { parts.renderingMode }
    open var configuration: Configuration? { parts.configuration }
    /// The ``configuration``, where it is a symbol's.
    open var symbolConfiguration: SymbolConfiguration? { parts.configuration as? SymbolConfiguration }
    open var isSymbolImage: Bool { parts.isSymbol }

    private func with(_ change: (inout Parts) -> Void) -> UIImage {
        var changed = parts
        change(&changed)
        return UIImage(changed)
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with { ($0.tintColor, $0.renderingMode) = (color, renderingMode) }
    }

    /// Mirrors `UIImage.withTintColor(_:)`: the rendering mode stays.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// The image with another configuration in place of its own.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        with { $0.configuration = configuration }
    }

    /// The image with the configuration's values in place of its own.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    /// In points: of a PNG what its data says, a pixel a point; of a symbol a square a fifth larger than its font
    /// (unverified); of an image that says no size, since assets are not read, 24 × 24.
    open var size: CGSize {
        if parts.isSymbol {
            let side = ((symbolConfiguration?.pointSize ?? 17) * 2.4).rounded(.up) / 2
            return CGSize(width: side, height: side)
        }
        if parts.name == nil, parts.data == nil { return .zero }
        return parts.data.flatMap(Self.sizeOfPNG) ?? CGSize(width: 24, height: 24)
    }

    private static let signatureOfPNG: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Whether data begins as a file of a format that UIKit reads.
    private static func isImage(_ data: Data) -> Bool {
        let head = [UInt8](data.prefix(12))
        func says(_ text: String, at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: text.utf8) }
        if head.starts(with: signatureOfPNG) || head.starts(with: [0xFF, 0xD8, 0xFF]) { return true }
        if says("GIF87a") || says("GIF89a") || says("RIFF") && says("WEBP", at: 8) { return true }
        if says("II*\0") || says("MM\0*") { return true }
        if says("ftyp", at: 4) { return ["hei", "hev", "mif1", "msf1"].contains { says($0, at: 8) } }
        // After its name a bitmap says how long it is; then come four zeros.
        return says("BM") && says("\0\0\0\0", at: 6)
    }

    /// The width and the height stand in a PNG's first chunk, four bytes each, the highest first.
    private static func sizeOfPNG(_ data: Data) -> CGSize? {
        let head = [UInt8](data.prefix(24))
        guard head.count == 24, head.starts(with: signatureOfPNG) else { return nil }
        func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
        return CGSize(width: number(head[16..<20]), height: number(head[20..<24]))
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.parts == parts }
    open override var hash: Int { parts.hashValue }

    /// The image's name, or its size in bytes.
    open override var description: String { parts.name ?? parts.data.map { "\($0.count) bytes" } ?? "empty" }
}
