import Foundation

/// The options of a renderer. Mirrors `UIGraphicsRendererFormat` and its members, UIKit.
open class UIGraphicsRendererFormat: NSObject {
    open internal(set) var bounds = CGRect.zero

    open class func preferred() -> Self { self.init() }
    open class func `default`() -> Self { self.init() }
    public required override init() { super.init() }
}

/// The options of an image renderer. Mirrors `UIGraphicsImageRendererFormat` and its members, UIKit. The options are
/// stored, but have no effect.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Mirrors `UIGraphicsImageRendererFormat.Range`.
    public enum Range: Int, Sendable {
        case automatic = 0
        case extended, standard
        case unspecified = -1
    }
    /// The number of pixels per point; 3 by default, as on an iPhone.
    open var scale: CGFloat = 3
    open var opaque = false
    open var preferredRange = Range.automatic

    open class func preferred(for traitCollection: UITraitCollection) -> Self { self.init() }
}

/// The context of a renderer, which records what is drawn. Mirrors `UIGraphicsRendererContext` and its members, UIKit.
open class UIGraphicsRendererContext: NSObject {
    final let record: DrawingRecord
    private let rendererFormat: UIGraphicsRendererFormat

    init(_ record: DrawingRecord, _ format: UIGraphicsRendererFormat) {
        (self.record, rendererFormat) = (record, format)
    }

    open var format: UIGraphicsRendererFormat { rendererFormat }

    #if !canImport(CoreGraphics)
    open var cgContext: CGContext { CGContext(record) }
    #endif

    open func fill(_ rect: CGRect) { record.add("fill \(rect)") }
    open func stroke(_ rect: CGRect) { record.add("stroke \(rect)") }
    open func clip(to rect: CGRect) { record.add("clip \(rect)") }
}

/// The context of an image renderer. Mirrors `UIGraphicsImageRendererContext` and its members, UIKit.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The image with everything drawn so far.
    open var currentImage: UIImage { UIImage(record) }
}

/// The base class of renderers. Mirrors `UIGraphicsRenderer` and its members, UIKit.
open class UIGraphicsRenderer: NSObject {
    private let drawnFormat: UIGraphicsRendererFormat

    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        format.bounds = bounds
        drawnFormat = format
    }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    open var format: UIGraphicsRendererFormat { drawnFormat }
    open var allowsImageOutput: Bool { false }
}

/// Draws an image. Mirrors `UIGraphicsImageRenderer` and its members, UIKit.
///
/// No pixels are drawn; the drawing operations that the closure performs are recorded. The image has the renderer's
/// size and is described by the images and strings drawn into it. Images are equal if they have the same size and the
/// same operations.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

    open override var allowsImageOutput: Bool { true }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let record = DrawingRecord(size: format.bounds.size)
        record.begin()
        actions(UIGraphicsImageRendererContext(record, format))
        DrawingRecord.end()
        return UIImage(record)
    }

    /// Draws an image and returns it as a PNG. Mirrors `UIGraphicsImageRenderer.pngData(actions:)`: see
    /// `UIImage.pngData()`.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Draws an image and returns it as a JPEG. Mirrors
    /// `UIGraphicsImageRenderer.jpegData(withCompressionQuality:actions:)`: see
    /// `UIImage.jpegData(compressionQuality:)`.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
