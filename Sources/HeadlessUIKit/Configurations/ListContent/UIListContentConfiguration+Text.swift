import Foundation

extension UIListContentConfiguration {
    /// The appearance of text. Mirrors `UIListContentConfiguration.TextProperties`, UIKit: its members mirror UIKit's
    /// of the same name.
    public struct TextProperties: Hashable {
        /// Mirrors `UIListContentConfiguration.TextProperties.TextAlignment`.
        public enum TextAlignment: Hashable, Sendable {
            case natural, center, justified
        }

        /// Mirrors `UIListContentConfiguration.TextProperties.TextTransform`.
        public enum TextTransform: Hashable, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        private struct Parts: OptionSet, Hashable {
            let rawValue: UInt8
            static let font = Parts(rawValue: 1 << 0)
            static let color = Parts(rawValue: 1 << 1)
            static let transform = Parts(rawValue: 1 << 2)
        }
        /// The values that were set explicitly and therefore do not adapt to the state.
        private var customized: Parts = []

        public var font: UIFont { didSet { customized.insert(.font) } }
        public var color: UIColor { didSet { customized.insert(.color) } }
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 means no limit.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var transform: TextTransform { didSet { customized.insert(.transform) } }
        public var showsExpansionTextWhenTruncated = false

        init(
            _ style: UIFont.TextStyle, _ color: UIColor, _ traits: UITraitCollection?,
            _ transform: TextTransform = .none
        ) {
            font = .preferredFont(forTextStyle: style, compatibleWith: traits)
            self.color = color
            self.transform = transform
        }

        /// Returns the color after applying the transformer.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// Adopts a style's values for all properties that were not set explicitly.
        mutating func adopt(_ standard: TextProperties) {
            let kept = customized
            if !kept.contains(.font) { font = standard.font }
            if !kept.contains(.color) { color = standard.color }
            if !kept.contains(.transform) { transform = standard.transform }
            customized = kept
        }

        /// Returns the given string after applying the transform.
        func shown(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}
