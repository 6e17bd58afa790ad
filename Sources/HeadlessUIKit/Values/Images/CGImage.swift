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
