import Foundation

extension UIListContentConfiguration {
    /// How an image looks. Mirrors `UIListContentConfiguration.ImageProperties`, UIKit: its members mirror UIKit's of the
    /// same name.
    public struct ImageProperties: Hashable {
        /// A width or height that means the system's. Unverified: the value itself is of no account.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// `nil` means the view's own.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// In points.
        public var cornerRadius: CGFloat = 0
        /// In points; 0 is no limit.
        public var maximumSize = CGSize.zero
        /// In points; 0 means the image's own.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
        public var strokeColor: UIColor?
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        /// In points.
        public var strokeWidth: CGFloat = 0

        init() {}

        /// The room that an image takes: what is reserved, else its own size, as large as is allowed.
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

        /// Sizes, which can't be hashed everywhere, are left out.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(preferredSymbolConfiguration)
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
            hasher.combine(strokeColor)
            hasher.combine(strokeWidth)
        }

        /// The tint colour for a view's tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The stroke's colour for a view's tint colour.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }
    }
}
