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

    struct Parts: Hashable {
        var name: String?
        var isSymbol = false
        var data: Data?
        var tintColor: UIColor?
        var renderingMode = RenderingMode.automatic
        var configuration: Configuration?
        var drawing: Drawing?
    }
    /// What was drawn.
    struct Drawing: Hashable {
        let steps: [String]
        let contents: [String]
        let width: CGFloat
        let height: CGFloat
    }
    /// Set while the image is made, and not afterwards.
    final var parts = Parts()

    private convenience init(_ parts: Parts) {
        self.init()
        self.parts = parts
    }

    /// What was drawn.
    convenience init(_ record: DrawingRecord) {
        let size = record.size
        self.init(
            Parts(
                drawing: Drawing(
                    steps: record.steps, contents: record.contents, width: size.width, height: size.height)))
    }

    /// An empty image.
    public override init() { super.init() }

    /// Nibs and archives do not exist headlessly: there is no image.
    public required init?(coder: NSCoder) { nil }

    /// `nil` for data that is no image. It must begin as a PNG, JPEG, GIF, WebP, HEIC, TIFF or BMP; what follows is not
    /// read.
    public init?(data: Data) {
        guard ImageHeader.isImage(data) else { return nil }
        super.init()
        parts.data = data
    }

    /// `nil` if the file can't be read or is no image.
    public init?(contentsOfFile path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)), ImageHeader.isImage(data) else {
            return nil
        }
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
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(Parts(name: name))
    }

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

    /// In points: what the data of a PNG, JPEG, GIF, SVG or PDF says, a pixel a point; of a name what the file in the app's folders
    /// or catalogues says, if they are known; of a symbol a square a fifth larger than its font (unverified); of what says no size
    /// 24 × 24.
    open var size: CGSize {
        if parts.isSymbol {
            let side = ((symbolConfiguration?.pointSize ?? 17) * 2.4).rounded(.up) / 2
            return CGSize(width: side, height: side)
        }
        if parts.name == nil, parts.data == nil, parts.drawing == nil { return .zero }
        if let drawing = parts.drawing { return CGSize(width: drawing.width, height: drawing.height) }
        let size = parts.data.flatMap(ImageHeader.size) ?? parts.name.flatMap { AssetFolders.shared.picture($0)?.size }
        return size ?? CGSize(width: 24, height: 24)
    }

    /// The file of a name in the app's folders or catalogues; `nil`: it is not known, or this is none of a name.
    package final var fileOfAsset: URL? {
        parts.isSymbol || parts.data != nil ? nil : parts.name.flatMap { AssetFolders.shared.picture($0)?.url }
    }

    /// Pixels in a point: 1 of data, as UIKit has it without another scale (unverified for what is drawn).
    open var scale: CGFloat { 1 }

    // MARK: Data

    /// The image's own data where that is a PNG. Else a PNG's head: headlessly an image has no pixels, but its size and what it is
    /// called. `nil` of an empty image.
    open func pngData() -> Data? {
        if let data = parts.data, data.starts(with: [0x89, 0x50]) { return data }
        return size == .zero ? nil : ImageHeader.png(of: size, naming: description)
    }

    /// The image's own data where that is a JPEG. Else a JPEG's head, as for ``pngData()``; the quality is not read.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        if let data = parts.data, data.starts(with: [0xFF, 0xD8]) { return data }
        return size == .zero ? nil : ImageHeader.jpeg(of: size, naming: description)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.parts == parts }
    open override var hash: Int { parts.hashValue }

    /// The image's name, what was drawn, or its size in bytes.
    open override var description: String {
        if let drawing = parts.drawing {
            return drawing.contents.isEmpty ? "drawing" : drawing.contents.joined(separator: ", ")
        }
        return parts.name ?? parts.data.map { "\($0.count) bytes" } ?? "empty"
    }
}
