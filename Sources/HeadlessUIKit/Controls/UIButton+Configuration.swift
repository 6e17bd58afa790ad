import Foundation

extension UIButton {
    /// The appearance and content of a button, as a value. Mirrors `UIButton.Configuration`, UIKit: its members mirror
    /// UIKit's of the same name.
    ///
    /// The indicator of pop-up buttons is not supported.
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

        /// The content of a title or subtitle.
        private enum Caption: Hashable, Sendable {
            case plain(String)
            case styled(AttributedString)

            init(_ text: AttributedString) {
                let hasAttributes = text.runs.contains { $0.attributes != AttributeContainer() }
                self = hasAttributes ? .styled(text) : .plain(String(text.characters))
            }

            var string: String {
                switch self {
                case .plain(let string): string
                case .styled(let text): String(text.characters)
                }
            }

            var attributed: AttributedString {
                switch self {
                case .plain(let string): AttributedString(string)
                case .styled(let text): text
                }
            }

            var isStyled: Bool { if case .styled = self { true } else { false } }
        }
        private var ownTitle: Caption?
        private var ownSubtitle: Caption?

        // Factory methods, each of which mirrors the UIKit method of the same name.

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
            get { ownTitle?.string }
            set { ownTitle = newValue.map(Caption.plain) }
        }
        public var attributedTitle: AttributedString? {
            get { ownTitle?.attributed }
            set { ownTitle = newValue.map(Caption.init) }
        }
        /// Transforms the attributes of each run of the title, after missing fonts and colors have been filled in.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Stored, but has no effect: a title is a single line that is truncated at its end.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The characters of ``attributedSubtitle``.
        public var subtitle: String? {
            get { ownSubtitle?.string }
            set { ownSubtitle = newValue.map(Caption.plain) }
        }
        public var attributedSubtitle: AttributedString? {
            get { ownSubtitle?.attributed }
            set { ownSubtitle = newValue.map(Caption.init) }
        }
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Stored, but has no effect, like ``titleLineBreakMode``.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The padding between the image and the title, in points.
        public var imagePadding: CGFloat = 0
        /// The padding between the title and the subtitle, in points.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        /// The edge of the title at which the image is placed.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The insets of the content, in points. Until they are set, the button's size determines them (unverified except for
        /// a medium button).
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownContentInsets ?? buttonSize.contentInsets }
            set { ownContentInsets = newValue }
        }
        private var ownContentInsets: NSDirectionalEdgeInsets?
        /// Sets the default content insets of the button's size.
        public mutating func setDefaultContentInsets() { ownContentInsets = nil }
        /// Whether the appearance changes when the button is selected. Stored, but has no effect. In UIKit, the default
        /// depends on the style.
        public var automaticallyUpdateForSelection = true
        public var buttonSize = Size.medium
        public var cornerStyle = CornerStyle.dynamic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The background behind the title and the image. Until its color and corner radius are set, the configuration
        /// determines them. A corner radius that was set explicitly applies only to the corner styles `fixed` and
        /// `dynamic`.
        public var background = UIBackgroundConfiguration(.button)

        /// Hashes only some of the properties; insets and edges, for example, are not hashable.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(base)
            hasher.combine(ownTitle)
            hasher.combine(ownSubtitle)
            hasher.combine(image)
            hasher.combine(baseForegroundColor)
            hasher.combine(baseBackgroundColor)
        }

        /// Whether the title has custom attributes or a transformer that may add attributes.
        var hasStyledTitle: Bool { ownTitle?.isStyled == true || titleTextAttributesTransformer != nil }
        /// Whether the subtitle has custom attributes or a transformer that may add attributes.
        var hasStyledSubtitle: Bool { ownSubtitle?.isStyled == true || subtitleTextAttributesTransformer != nil }
    }
}

extension UIButton.Configuration.Size {
    fileprivate var contentInsets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small, .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }
}

extension UIButton.Configuration {
    // MARK: Values for a button's state

    /// Returns a copy whose background has the color and the corner radius for the button's state. A color that was set
    /// explicitly does not change; a radius that was set explicitly is kept only with the corner styles `fixed` and
    /// `dynamic`. Mirrors `UIButton.Configuration.updated(for:)`; the values are unverified.
    @MainActor
    public func updated(for button: UIButton) -> UIButton.Configuration {
        var updated = self
        updated.background = background.filled(with: backgroundColor(of: button), radius: cornerRadius(of: button))
        return updated
    }

    @MainActor
    private func backgroundColor(of button: UIButton) -> UIColor {
        let tint: UIColor = baseBackgroundColor ?? button.tintColor
        switch base {
        case .plain, .borderless: return .clear
        case _ where !button.isEnabled: return .tertiarySystemFill
        case .gray, .bordered: return baseBackgroundColor ?? .secondarySystemFill
        case .tinted, .borderedTinted: return tint.withAlphaComponent(0.15)
        case .filled, .borderedProminent: return tint
        }
    }

    @MainActor
    private func cornerRadius(of button: UIButton) -> CGFloat {
        switch cornerStyle {
        case .capsule: button.frame.height / 2
        case .large: 12
        case .small: 4
        case .medium: 8
        case .fixed, .dynamic: background.customized.contains(.cornerRadius) ? background.cornerRadius : standardRadius
        }
    }

    private var standardRadius: CGFloat { buttonSize == .large ? 10 : 6 }

    /// Returns the color of the title and of template images for the button's state.
    @MainActor
    func foregroundColor(of button: UIButton) -> UIColor {
        if !button.isEnabled { return .tertiaryLabel }
        if let baseForegroundColor { return baseForegroundColor }
        switch base {
        case .filled, .borderedProminent: return .white
        default: return button.tintColor
        }
    }

    // MARK: Text

    /// Returns the font of the title (unverified).
    func titleFont(_ traits: UITraitCollection?) -> UIFont {
        .preferredFont(
            forTextStyle: buttonSize == .small || buttonSize == .mini ? .subheadline : .body, compatibleWith: traits)
    }

    /// Returns the font of the subtitle (unverified).
    func subtitleFont(_ traits: UITraitCollection?) -> UIFont {
        .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    }

    /// Returns the title with its attributes; `nil` if it has neither custom attributes nor a transformer. Runs without
    /// a font or color get the button's font or color, and then the transformer is applied.
    @MainActor
    func styledTitle(_ title: String?, of button: UIButton) -> NSAttributedString? {
        guard hasStyledTitle else { return nil }
        // A pop-up button shows the title of the selected menu element instead of the configuration's title.
        let text = title == self.title ? attributedTitle : title.map { AttributedString($0) }
        return text.map {
            NSAttributedString(
                $0.styled(
                    titleFont(button.traitCollection), foregroundColor(of: button), titleTextAttributesTransformer))
        }
    }

    /// Returns the subtitle with its attributes; `nil` if it has neither custom attributes nor a transformer. See
    /// ``styledTitle(_:of:)``.
    @MainActor
    func styledSubtitle(of button: UIButton) -> NSAttributedString? {
        guard hasStyledSubtitle else { return nil }
        return attributedSubtitle.map {
            NSAttributedString(
                $0.styled(
                    subtitleFont(button.traitCollection), foregroundColor(of: button), subtitleTextAttributesTransformer
                ))
        }
    }
}

extension AttributedString {
    fileprivate func styled(
        _ font: UIFont, _ color: UIColor, _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> AttributedString {
        var styled = self
        for run in runs {
            var attributes = AttributeContainer()
            attributes.uiKit.font = font
            attributes.uiKit.foregroundColor = color
            attributes.merge(run.attributes)
            styled[run.range].setAttributes(transformer?(attributes) ?? attributes)
        }
        return styled
    }
}
