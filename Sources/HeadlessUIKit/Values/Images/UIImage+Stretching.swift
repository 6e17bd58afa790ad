import Foundation

// Images that are stretched, aligned and mirrored. These values are kept with the image and change nothing in pictures.
extension UIImage {
    /// How the middle of a resizable image fills its space. Mirrors `UIImage.ResizingMode`, UIKit.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// The insets of the parts that stay as they are. Mirrors `UIImage.capInsets`, UIKit.
    public final var capInsets: UIEdgeInsets { parts.stretching.map { Self.insets($0.insets) } ?? .zero }
    /// Mirrors `UIImage.resizingMode`, UIKit.
    public final var resizingMode: ResizingMode { parts.stretching?.mode ?? .tile }
    /// Mirrors `UIImage.alignmentRectInsets`, UIKit.
    public final var alignmentRectInsets: UIEdgeInsets { parts.alignmentInsets.map(Self.insets) ?? .zero }
    /// Mirrors `UIImage.flipsForRightToLeftLayoutDirection`, UIKit.
    public final var flipsForRightToLeftLayoutDirection: Bool { parts.flipsForRightToLeft }

    /// Returns an image that is tiled between the insets. Mirrors `UIImage.resizableImage(withCapInsets:)`, UIKit.
    public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Mirrors `UIImage.resizableImage(withCapInsets:resizingMode:)`, UIKit.
    public final func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
    ) -> UIImage {
        with { $0.stretching = Stretching(insets: Self.values(capInsets), mode: resizingMode) }
    }

    /// Mirrors `UIImage.withAlignmentRectInsets(_:)`, UIKit.
    public final func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentInsets = Self.values(alignmentInsets) }
    }

    /// Mirrors `UIImage.imageFlippedForRightToLeftLayoutDirection()`, UIKit.
    public final func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    /// Mirrors `UIImage.withHorizontallyFlippedOrientation()`, UIKit.
    public final func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.flipped }
    }

    private static func values(_ insets: UIEdgeInsets) -> [CGFloat] {
        [insets.top, insets.left, insets.bottom, insets.right]
    }
    private static func insets(_ values: [CGFloat]) -> UIEdgeInsets {
        UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }
}

extension UIImage.Orientation {
    fileprivate var flipped: Self {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
}
