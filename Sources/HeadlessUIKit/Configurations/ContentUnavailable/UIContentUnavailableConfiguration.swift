import Foundation

/// A placeholder for missing content: an image, two labels and two buttons. Mirrors `UIContentUnavailableConfiguration`
/// and its members, UIKit. Fonts, colors and distances are unverified.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// Mirrors `UIContentUnavailableConfiguration.Alignment`.
    public enum Alignment: Hashable, Sendable {
        case center, natural
    }

    /// Mirrors `UIContentUnavailableConfiguration.ImageProperties`.
    public struct ImageProperties: Hashable, Sendable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(pointSize: 48)
        public var tintColor: UIColor? = .secondaryLabel
        /// The corner radius in points. Stored, but has no effect.
        public var cornerRadius: CGFloat = 0
        /// The maximum size in points; 0 means no limit. Stored, but has no effect.
        public var maximumSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false

        public static func == (a: Self, b: Self) -> Bool {
            a.preferredSymbolConfiguration == b.preferredSymbolConfiguration && a.tintColor == b.tintColor
                && a.cornerRadius == b.cornerRadius && a.maximumSize == b.maximumSize
                && a.accessibilityIgnoresInvertColors == b.accessibilityIgnoresInvertColors
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(tintColor) }
    }

    /// Mirrors `UIContentUnavailableConfiguration.TextProperties`.
    public struct TextProperties: Hashable, Sendable {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 means no limit.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false

        init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
    }

    /// Mirrors `UIContentUnavailableConfiguration.ButtonProperties`.
    public struct ButtonProperties: Hashable {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
    }

    private var isLoading = false

    private init() {}

    // Factory methods, each of which mirrors the UIKit method of the same name.

    public static func empty() -> Self { Self() }
    public static func loading() -> Self {
        var configuration = Self()
        (configuration.isLoading, configuration.text) = (true, "Loading…")
        configuration.textProperties = configuration.secondaryTextProperties
        return configuration
    }
    public static func search() -> Self {
        var configuration = Self()
        configuration.image = UIImage(systemName: "magnifyingglass")
        (configuration.text, configuration.secondaryText) = ("No Results", "Check the spelling or try a new search.")
        return configuration
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties(
        .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold), .label)
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    public var alignment = Alignment.center
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var background = UIBackgroundConfiguration.clear()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The padding between the image and the text, in points. The next three values are also in points.
    public var imageToTextPadding: CGFloat = 12
    public var textToSecondaryTextPadding: CGFloat = 8
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8

    @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration unchanged. UIKit adds the search text to the text of a search configuration.
    public func updated(for state: any UIConfigurationState) -> Self { self }

    var showsActivity: Bool { isLoading }

    public static func == (a: Self, b: Self) -> Bool {
        a.isLoading == b.isLoading && a.image == b.image && a.imageProperties == b.imageProperties && a.text == b.text
            && a.attributedText == b.attributedText && a.textProperties == b.textProperties
            && a.secondaryText == b.secondaryText && a.secondaryAttributedText == b.secondaryAttributedText
            && a.secondaryTextProperties == b.secondaryTextProperties && a.alignment == b.alignment
            && a.button == b.button && a.buttonProperties == b.buttonProperties
            && a.secondaryButton == b.secondaryButton && a.secondaryButtonProperties == b.secondaryButtonProperties
            && a.background == b.background && a.directionalLayoutMargins == b.directionalLayoutMargins
            && a.imageToTextPadding == b.imageToTextPadding
            && a.textToSecondaryTextPadding == b.textToSecondaryTextPadding
            && a.textToButtonPadding == b.textToButtonPadding
            && a.buttonToSecondaryButtonPadding == b.buttonToSecondaryButtonPadding
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(image)
    }
}
