import Foundation

extension UIImage {
    /// Mirrors `UIImage.SymbolScale`.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// Mirrors `UIImage.SymbolWeight`.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The appearance of a symbol. Mirrors `UIImage.SymbolConfiguration`, UIKit: its initializers mirror UIKit's
    /// initializers with the same signatures. Pictures of the screen use its size, weight and color.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        struct Parts: Hashable, Sendable {
            var pointSize: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var textStyle: UIFont.TextStyle?
            var font: UIFont?
            var colors: [UIColor]?
            var coloring: Coloring?
        }

        enum Coloring: Sendable {
            case hierarchical, palette, multicolor, monochrome
        }

        final let parts: Parts

        private init(_ parts: Parts, _ traitCollection: UITraitCollection? = nil) {
            self.parts = parts
            super.init(traitCollection: traitCollection)
        }

        public convenience init(pointSize: CGFloat) { self.init(Parts(pointSize: pointSize)) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Parts(pointSize: pointSize, weight: weight))
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Parts(pointSize: pointSize, weight: weight, scale: scale))
        }
        public convenience init(weight: SymbolWeight) { self.init(Parts(weight: weight)) }
        public convenience init(scale: SymbolScale) { self.init(Parts(scale: scale)) }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(Parts(textStyle: textStyle)) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(Parts(scale: scale, textStyle: textStyle))
        }
        public convenience init(font: UIFont) { self.init(Parts(font: font)) }
        public convenience init(font: UIFont, scale: SymbolScale) { self.init(Parts(scale: scale, font: font)) }
        public convenience init(hierarchicalColor: UIColor) {
            self.init(Parts(colors: [hierarchicalColor], coloring: .hierarchical))
        }
        public convenience init(paletteColors: [UIColor]) {
            self.init(Parts(colors: paletteColors, coloring: .palette))
        }

        open class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(Parts(coloring: .multicolor))
        }

        open class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(Parts(coloring: .monochrome))
        }

        open override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            let traits = merged(otherConfiguration?.traitCollection)
            guard let other = (otherConfiguration as? SymbolConfiguration)?.parts else {
                return SymbolConfiguration(parts, traits)
            }
            return SymbolConfiguration(
                Parts(
                    pointSize: other.pointSize ?? parts.pointSize, weight: other.weight ?? parts.weight,
                    scale: other.scale ?? parts.scale, textStyle: other.textStyle ?? parts.textStyle,
                    font: other.font ?? parts.font, colors: other.colors ?? parts.colors,
                    coloring: other.coloring ?? parts.coloring), traits)
        }

        open override func withTraitCollection(_ traitCollection: UITraitCollection?) -> SymbolConfiguration {
            SymbolConfiguration(parts, merged(traitCollection))
        }

        /// The symbol's size in points; `nil` if the configuration specifies neither a size nor a scale. The effect of
        /// scales is unverified.
        final var pointSize: CGFloat? {
            let size =
                parts.pointSize ?? parts.font?.pointSize
                ?? parts.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
            guard let scale = parts.scale else { return size }
            return (size ?? 17) * (scale == .small ? 0.8 : scale == .large ? 1.3 : 1)
        }

        open override func isEqual(_ object: Any?) -> Bool {
            super.isEqual(object) && (object as? SymbolConfiguration)?.parts == parts
        }
        open override var hash: Int { parts.hashValue }
    }
}
