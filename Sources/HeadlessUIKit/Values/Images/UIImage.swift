import Foundation

/// An image as a value: a name, data or a recorded drawing. Mirrors `UIImage` and its members, UIKit.
///
/// If the image is created from data, only its size is read from the data, not its pixels.
///
/// Images, including instances of subclasses, are equal if their sources and appearances are the same. A subclass with
/// additional properties overrides `isEqual(_:)` and `hash`. An image is immutable and can be sent between threads.
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
        /// The size that a storyboard or xib records for a named image.
        var recordedWidth: CGFloat?
        var recordedHeight: CGFloat?
        var stretching: Stretching?
        /// The insets of the alignment rectangle: top, left, bottom and right.
        var alignmentInsets: [CGFloat]?
        var flipsForRightToLeft = false
        var orientation = Orientation.up
        var scale: CGFloat = 1
        /// The part of another image that the image shows.
        var crop: Crop?
    }
    /// A part of an image, in pixels.
    struct Crop: Hashable {
        let x: CGFloat
        let y: CGFloat
        let width: CGFloat
        let height: CGFloat
    }
    /// The parts of an image that stay as they are when it is made larger.
    struct Stretching: Hashable {
        let insets: [CGFloat]
        let mode: ResizingMode
    }
    /// The recorded drawing of an image.
    struct Drawing: Hashable {
        let steps: [String]
        let contents: [String]
        let width: CGFloat
        let height: CGFloat
    }
    /// The contents of the image, which are set only during initialization.
    final var parts = Parts()

    convenience init(_ parts: Parts) {
        self.init()
        self.parts = parts
    }

    /// A text that describes the image to users of assistive technologies. It belongs to this object: an equal image can
    /// have another one.
    nonisolated(unsafe) open var accessibilityLabel: String?
    /// A text that identifies the image in tests.
    nonisolated(unsafe) open var accessibilityIdentifier: String?

    /// Creates an image from a recorded drawing.
    convenience init(_ record: DrawingRecord) {
        let size = record.size
        self.init(
            Parts(
                drawing: Drawing(
                    steps: record.steps, contents: record.contents, width: size.width, height: size.height)))
    }

    /// Creates an empty image.
    public override init() { super.init() }

    /// Always returns `nil`, because archives are not supported.
    public required init?(coder: NSCoder) { nil }

    /// Creates an image from data that begins like a PNG, JPEG, GIF, WebP, HEIC, TIFF or BMP file; `nil` for other
    /// data. The rest of the data is not checked.
    public init?(data: Data) {
        guard ImageHeader.isImage(data) else { return nil }
        super.init()
        parts.data = data
    }

    /// Creates an image from data with a number of pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        self.init(data: data)
        if scale > 0 { parts.scale = scale }
    }

    /// Creates an image from a file; `nil` if the file can't be read or is not an image.
    public init?(contentsOfFile path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)), ImageHeader.isImage(data) else {
            return nil
        }
        super.init()
        parts.name = (path as NSString).lastPathComponent
        parts.data = data
    }

    /// Creates an image by name. Every name is accepted.
    public convenience init?(named name: String) { self.init(Parts(name: name)) }

    /// Creates an image by name, with the size that it has if the app's folders don't contain it.
    convenience init(named name: String, width: CGFloat?, height: CGFloat?) {
        self.init(Parts(name: name, recordedWidth: width, recordedHeight: height))
    }

    /// Creates an image by name. Every name is accepted.
    public convenience init(imageLiteralResourceName name: String) { self.init(Parts(name: name)) }

    #if !canImport(CoreGraphics)
    /// Creates an image from the pixels of another. It is equal to that image.
    public convenience init(cgImage: CGImage) { self.init(cgImage.image.parts) }

    /// Creates an image from the pixels of another with a number of pixels per point. The orientation is not applied.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage: cgImage)
        guard scale > 0, scale != parts.scale else { return }
        parts.crop =
            parts.crop ?? Crop(x: 0, y: 0, width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
        parts.scale = scale
    }
    #endif

    /// Creates an image from a resource in an asset catalog.
    public convenience init(resource: ImageResource) { self.init(Parts(name: resource.name)) }

    /// Creates an image by name. Every name is accepted, in any bundle.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(Parts(name: name))
    }

    /// Creates an image by name. Every name is accepted, in any bundle.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(Parts(name: name, configuration: configuration))
    }

    /// Creates a symbol by name. Every name is accepted.
    public convenience init?(systemName name: String) { self.init(Parts(name: name, isSymbol: true)) }

    /// Creates a symbol by name. Every name is accepted.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(Parts(name: name, isSymbol: true, configuration: configuration))
    }

    open var renderingMode: RenderingMode {
        guard parts.renderingMode == .automatic, !parts.isSymbol, parts.data == nil, let name = parts.name else {
            return parts.renderingMode
        }
        return AssetFolders.shared.picture(name)?.renderingMode ?? .automatic
    }
    open var configuration: Configuration? { parts.configuration }
    /// The ``configuration``, if it is a symbol configuration; otherwise, `nil`.
    open var symbolConfiguration: SymbolConfiguration? { parts.configuration as? SymbolConfiguration }
    open var isSymbolImage: Bool { parts.isSymbol }

    final func with(_ change: (inout Parts) -> Void) -> UIImage {
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

    /// Returns the image with a tint color and the same rendering mode. Mirrors `UIImage.withTintColor(_:)`.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Returns the image with the given configuration.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        with { $0.configuration = configuration }
    }

    /// Returns the image with its symbol configuration overridden by the values that the given configuration specifies.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    /// The size in points.
    ///
    /// For data in PNG, JPEG or GIF format, it is the size specified in the data, at one pixel per point. For a
    /// recorded drawing, it is the size of the drawing. For a named image, it is the size of the file in the app's
    /// folders or catalogs, if known. A symbol is a square that is 20% larger than its font (unverified). If the size
    /// is unknown, it is 24 × 24 points. An empty image has a size of zero.
    open var size: CGSize {
        if let crop = parts.crop { return CGSize(width: crop.width / scale, height: crop.height / scale) }
        if parts.isSymbol {
            let side = ((symbolConfiguration?.pointSize ?? 17) * 2.4).rounded(.up) / 2
            return CGSize(width: side, height: side)
        }
        if parts.name == nil, parts.data == nil, parts.drawing == nil { return .zero }
        if let drawing = parts.drawing { return CGSize(width: drawing.width, height: drawing.height) }
        if let size = parts.data.flatMap(ImageHeader.size) {
            return CGSize(width: size.width / scale, height: size.height / scale)
        }
        let size = parts.name.flatMap { AssetFolders.shared.picture($0)?.size }
        return size ?? CGSize(width: parts.recordedWidth ?? 24, height: parts.recordedHeight ?? 24)
    }

    /// The file of a named image in the app's folders or catalogs; `nil` if no such file is known, or if the image is a
    /// symbol or has its own data.
    package final var fileOfAsset: URL? {
        parts.isSymbol || parts.data != nil ? nil : parts.name.flatMap { AssetFolders.shared.picture($0)?.url }
    }

    /// The number of pixels per point. Unless it was given, it is 1, which is UIKit's default for images created from
    /// data (unverified for recorded drawings).
    open var scale: CGFloat { parts.scale }

    // MARK: Data

    /// Returns the image's own data if it is a PNG. Otherwise, returns the header of a PNG with the image's size and
    /// description.
    ///
    /// - Returns: `nil` for an empty image.
    open func pngData() -> Data? {
        if let data = parts.data, data.starts(with: [0x89, 0x50]) { return data }
        return size == .zero ? nil : ImageHeader.png(of: size, naming: description)
    }

    /// Returns the image's own data if it is a JPEG. Otherwise, returns the header of a JPEG with the image's size and
    /// description. The quality is ignored.
    ///
    /// - Returns: `nil` for an empty image.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        if let data = parts.data, data.starts(with: [0xFF, 0xD8]) { return data }
        return size == .zero ? nil : ImageHeader.jpeg(of: size, naming: description)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.parts == parts }
    open override var hash: Int { parts.hashValue }

    /// The image's name, the contents of its drawing, or the number of bytes of its data.
    open override var description: String {
        if let drawing = parts.drawing {
            return drawing.contents.isEmpty ? "drawing" : drawing.contents.joined(separator: ", ")
        }
        return parts.name ?? parts.data.map { "\($0.count) bytes" } ?? "empty"
    }
}
