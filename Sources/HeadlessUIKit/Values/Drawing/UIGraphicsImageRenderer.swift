import Foundation

/// The context of an image renderer. Mirrors `UIGraphicsImageRendererContext` and its members, UIKit.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The image with everything drawn so far.
    open var currentImage: UIImage { UIImage(record) }
}

/// Draws an image. Mirrors `UIGraphicsImageRenderer` and its members, UIKit.
///
/// No pixels are drawn; the drawing operations that the closure performs are recorded. The image has the renderer's
/// size and is described by the images and strings drawn into it. Images are equal if they have the same size and the
/// same operations. An image without an area is empty, as a public library asserts.
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
        return record.size.width > 0 && record.size.height > 0 ? UIImage(record) : UIImage()
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
