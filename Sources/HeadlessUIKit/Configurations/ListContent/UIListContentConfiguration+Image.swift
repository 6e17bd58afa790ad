import Foundation

extension UIListContentConfiguration {
    /// The appearance of an image. Mirrors `UIListContentConfiguration.ImageProperties`, UIKit: its members mirror
    /// UIKit's of the same name.
    public struct ImageProperties: Hashable {
        /// A special value that represents the system's standard dimension when used as a width or height. The numeric
        /// value is unverified.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint color; `nil` means the view's tint color.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The corner radius in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size in points; 0 means no limit.
        public var maximumSize = CGSize.zero
        /// The size reserved for the image, in points; 0 means the size of the image.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
        public var strokeColor: UIColor?
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        /// The width of the stroke in points.
        public var strokeWidth: CGFloat = 0

        init() {}

        /// Returns the size that an image occupies: in each dimension, the reserved size or, if that is 0 or
        /// ``standardDimension``, the size of the image after it is scaled down to ``maximumSize``.
        func layoutSize(_ image: UIImage) -> CGSize {
            let size = image.size
            let scale = min(
                1, maximumSize.width > 0 && size.width > 0 ? maximumSize.width / size.width : 1,
                maximumSize.height > 0 && size.height > 0 ? maximumSize.height / size.height : 1)
            func room(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
                reserved > 0 && reserved != Self.standardDimension ? reserved : own
            }
            return CGSize(
                width: room(reservedLayoutSize.width, size.width * scale),
                height: room(reservedLayoutSize.height, size.height * scale))
        }

        /// Sizes are not hashed, because they are not hashable on every platform.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(preferredSymbolConfiguration)
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
            hasher.combine(strokeColor)
            hasher.combine(strokeWidth)
        }

        /// Returns the image's tint color in a view with the given tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Returns the stroke color in a view with the given tint color.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }
    }
}
