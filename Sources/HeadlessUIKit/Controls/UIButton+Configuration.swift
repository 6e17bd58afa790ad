import Foundation

extension UIButton {
    /// How a button looks, as a value. Mirrors `UIButton.Configuration`, UIKit: its members mirror UIKit's of the same
    /// name. Recorded, not drawn.
    ///
    /// Left out are the background and the transformers.
    public struct Configuration: Hashable, Sendable {
        /// Mirrors `UIButton.Configuration.Size`.
        public enum Size: Hashable, Sendable {
            case medium, small, mini, large
        }

        /// Mirrors `UIButton.Configuration.CornerStyle`.
        public enum CornerStyle: Hashable, Sendable {
            case fixed, dynamic, small, medium, large, capsule
        }

        /// Mirrors `UIButton.Configuration.TitleAlignment`.
        public enum TitleAlignment: Hashable, Sendable {
            case automatic, leading, center, trailing
        }

        enum Base: Sendable {
            case plain, gray, tinted, filled, bordered, borderedTinted, borderedProminent, borderless
        }
        let base: Base

        private init(_ base: Base) { self.base = base }

        // The makers, each of which mirrors UIKit's of the same name.

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func bordered() -> Configuration { Configuration(.bordered) }
        public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
        public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
        public static func borderless() -> Configuration { Configuration(.borderless) }

        /// The characters of ``attributedTitle``.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        public var attributedTitle: AttributedString?
        /// The characters of ``attributedSubtitle``.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        public var attributedSubtitle: AttributedString?
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// In points.
        public var imagePadding: CGFloat = 0
        /// In points.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        /// Where the image lies beside the title; one edge.
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var contentInsets = Configuration.defaultContentInsets
        /// Unverified: the values of a medium button.
        public mutating func setDefaultContentInsets() { contentInsets = Configuration.defaultContentInsets }
        private static let defaultContentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// Whether the look follows the selection. The default varies by style in UIKit.
        public var automaticallyUpdateForSelection = true
        public var buttonSize = Size.medium
        /// Unverified.
        func titleFont(_ traits: UITraitCollection?) -> UIFont {
            .preferredFont(
                forTextStyle: buttonSize == .small || buttonSize == .mini ? .subheadline : .body,
                compatibleWith: traits)
        }
        public var cornerStyle = CornerStyle.dynamic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var showsActivityIndicator = false

        /// Insets and edges, which can't be hashed, are left out.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(base)
            hasher.combine(attributedTitle)
            hasher.combine(attributedSubtitle)
            hasher.combine(image)
            hasher.combine(baseForegroundColor)
            hasher.combine(baseBackgroundColor)
        }
    }
}
