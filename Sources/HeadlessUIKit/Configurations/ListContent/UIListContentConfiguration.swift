import Foundation

/// The content of a list item: text, secondary text and an image. Mirrors `UIListContentConfiguration` and its members,
/// UIKit.
///
/// Values that were not set explicitly adapt to the view's state. UIKit's values for a style and a state are
/// undocumented; HeadlessUIKit's values are unverified. The image's symbol configuration is not applied.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The style that determines the default values.
    let style: Style
    private var customized: Parts = []

    /// The style values that have been overridden.
    private struct Parts: OptionSet, Hashable {
        let rawValue: UInt8
        static let margins = Parts(rawValue: 1 << 0)
        static let sideBySide = Parts(rawValue: 1 << 1)
        static let imagePadding = Parts(rawValue: 1 << 2)
        static let horizontalPadding = Parts(rawValue: 1 << 3)
        static let verticalPadding = Parts(rawValue: 1 << 4)
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// The attributed text, which is shown instead of ``text``.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    /// The attributed secondary text, which is shown instead of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties

    /// The axes on which the margins are at least those of the cell, header or footer. Only the horizontal axis has an
    /// effect: there, the text is as far from the edges of the list as in other rows.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The layout margins in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { customized.insert(.margins) } }
    public var prefersSideBySideTextAndSecondaryText: Bool { didSet { customized.insert(.sideBySide) } }
    /// The padding between the image and the text, in points.
    public var imageToTextPadding: CGFloat { didSet { customized.insert(.imagePadding) } }
    /// The padding between the text and the secondary text when they are side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat { didSet { customized.insert(.horizontalPadding) } }
    /// The padding between the text and the secondary text when they are stacked, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat { didSet { customized.insert(.verticalPadding) } }
    /// The opacity of the whole content view, from 0 to 1.
    public var alpha: CGFloat = 1

    /// Margins and axes are not hashed, because they are not hashable.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(image)
        hasher.combine(imageProperties)
        hasher.combine(text)
        hasher.combine(attributedText)
        hasher.combine(textProperties)
        hasher.combine(secondaryText)
        hasher.combine(secondaryAttributedText)
        hasher.combine(secondaryTextProperties)
    }

    init(_ style: Style) {
        let standard = Standard(style, isDisabled: false, in: .plain, nil)
        self.style = style
        textProperties = standard.text
        secondaryTextProperties = standard.secondaryText
        directionalLayoutMargins = standard.margins
        prefersSideBySideTextAndSecondaryText = standard.isSideBySide
        imageToTextPadding = standard.imagePadding
        textToSecondaryTextHorizontalPadding = standard.horizontalPadding
        textToSecondaryTextVerticalPadding = standard.verticalPadding
    }

    @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration with the style's values for a state. Values that were set explicitly do not change.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let traits = state.traitCollection
        let standard = Standard(style, isDisabled: state.isDisabled, in: traits.listEnvironment, traits)
        var updated = self
        updated.textProperties.adopt(standard.text)
        updated.secondaryTextProperties.adopt(standard.secondaryText)
        if !customized.contains(.margins) { updated.directionalLayoutMargins = standard.margins }
        if !customized.contains(.sideBySide) { updated.prefersSideBySideTextAndSecondaryText = standard.isSideBySide }
        if !customized.contains(.imagePadding) { updated.imageToTextPadding = standard.imagePadding }
        if !customized.contains(.horizontalPadding) {
            updated.textToSecondaryTextHorizontalPadding = standard.horizontalPadding
        }
        if !customized.contains(.verticalPadding) {
            updated.textToSecondaryTextVerticalPadding = standard.verticalPadding
        }
        updated.customized = customized
        return updated
    }
}

extension UIConfigurationState {
    /// Whether a cell or a view in this state is disabled.
    fileprivate var isDisabled: Bool {
        if let cell = self as? UICellConfigurationState { return cell.isDisabled }
        return (self as? UIViewConfigurationState)?.isDisabled ?? false
    }
}
