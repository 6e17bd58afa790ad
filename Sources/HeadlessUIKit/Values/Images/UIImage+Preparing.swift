import Foundation

// These methods return immediately, because headless images need no preparation for display.

extension UIImage {
    public final func preparingForDisplay() -> UIImage? { self }
    public final func byPreparingForDisplay() async -> UIImage? { self }
    public final func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(self)
    }

    /// Returns the image scaled to fit into a size, in points, keeping its aspect ratio; `nil` if the image or the size
    /// is empty.
    public final func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
        let scale = min(size.width / own.width, size.height / own.height)
        let fitting = CGSize(width: own.width * scale, height: own.height * scale)
        return UIGraphicsImageRenderer(size: fitting).image { _ in draw(in: CGRect(origin: .zero, size: fitting)) }
    }
    public final func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    public final func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
}
