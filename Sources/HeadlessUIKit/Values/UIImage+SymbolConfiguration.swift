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

    /// How a symbol looks, as a value. Mirrors `UIImage.SymbolConfiguration`, UIKit: its initializers mirror UIKit's of the
    /// same form. Recorded, not drawn. In UIKit it is an `UIImage.Configuration`, of which there is no other kind here.
    public final class SymbolConfiguration: Hashable, Sendable {
        private struct Parts: Hashable, Sendable {
            var pointSize: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var textStyle: UIFont.TextStyle?
            var font: UIFont?
            var colors: [UIColor]?
            var coloring: Coloring?
        }

        private enum Coloring: Sendable {
            case hierarchical, palette, multicolor, monochrome
        }

        private let parts: Parts

        private init(_ parts: Parts) { self.parts = parts }

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

        /// Mirrors `UIImage.SymbolConfiguration.preferringMulticolor()`.
        public static func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(Parts(coloring: .multicolor))
        }

        /// Mirrors `UIImage.SymbolConfiguration.preferringMonochrome()`.
        public static func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(Parts(coloring: .monochrome))
        }

        /// This configuration, with what the other one says in place of what this one says of the same. Mirrors
        /// `UIImage.Configuration.applying(_:)`.
        public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
            guard let other = otherConfiguration?.parts else { return self }
            return SymbolConfiguration(
                Parts(
                    pointSize: other.pointSize ?? parts.pointSize, weight: other.weight ?? parts.weight,
                    scale: other.scale ?? parts.scale, textStyle: other.textStyle ?? parts.textStyle,
                    font: other.font ?? parts.font, colors: other.colors ?? parts.colors,
                    coloring: other.coloring ?? parts.coloring))
        }

        /// How large a symbol is, in points; `nil` where nothing says so. Scales are believed.
        var pointSize: CGFloat? {
            let size =
                parts.pointSize ?? parts.font?.pointSize
                ?? parts.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
            guard let scale = parts.scale else { return size }
            return (size ?? 17) * (scale == .small ? 0.8 : scale == .large ? 1.3 : 1)
        }

        public static func == (a: SymbolConfiguration, b: SymbolConfiguration) -> Bool { a.parts == b.parts }
        public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
    }
}
