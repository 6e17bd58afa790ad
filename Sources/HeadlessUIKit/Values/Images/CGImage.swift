import Foundation

#if !canImport(CoreGraphics)
/// The pixels of an image. Mirrors `CGImage`, Core Graphics, which Linux does not have: only their number is known.
public final class CGImage: Hashable, Sendable {
    let image: UIImage

    init(_ image: UIImage) { self.image = image }

    /// The width in pixels.
    public var width: Int { Int((image.size.width * image.scale).rounded()) }
    /// The height in pixels.
    public var height: Int { Int((image.size.height * image.scale).rounded()) }

    /// Returns the pixels of a part of the image; `nil` if none of them is in the rectangle, which is measured in pixels.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard part.width > 0, part.height > 0 else { return nil }
        var parts = image.parts
        parts.crop = UIImage.Crop(
            x: part.minX + (parts.crop?.x ?? 0), y: part.minY + (parts.crop?.y ?? 0), width: part.width,
            height: part.height)
        return CGImage(UIImage(parts))
    }

    public static func == (a: CGImage, b: CGImage) -> Bool { a.image == b.image }
    public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

extension UIImage {
    /// The pixels of the image; `nil` for an empty image.
    public final var cgImage: CGImage? { size == .zero ? nil : CGImage(self) }
}
#endif

extension UIImage {
    /// Mirrors `UIImage.Orientation`.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The orientation of the pixels, which is up unless the image was flipped: the orientation that a photo's data records
    /// is not read.
    public final var imageOrientation: Orientation { parts.orientation }
}
