import Foundation

/// A text, a secondary text and an image, as lists show them. Mirrors `UIListContentConfiguration` and its members,
/// UIKit.
///
/// It adapts to a state in what was not set by hand. Which values UIKit has for a style and a state is not documented:
/// those here are unverified. Left out is the image's symbol configuration.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// Which default values apply.
    let style: Style
    private var customized: Parts = []

    /// What of the style gives way to what is set.
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
    /// Shown in place of ``text``.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    /// Shown in place of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties

    /// Recorded, not applied.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// In points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { customized.insert(.margins) } }
    public var prefersSideBySideTextAndSecondaryText: Bool { didSet { customized.insert(.sideBySide) } }
    /// In points.
    public var imageToTextPadding: CGFloat { didSet { customized.insert(.imagePadding) } }
    /// In points.
    public var textToSecondaryTextHorizontalPadding: CGFloat { didSet { customized.insert(.horizontalPadding) } }
    /// In points.
    public var textToSecondaryTextVerticalPadding: CGFloat { didSet { customized.insert(.verticalPadding) } }
    /// Of the whole content view, from 0 to 1.
    public var alpha: CGFloat = 1

    /// Margins and axes, which can't be hashed, are left out.
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

    /// The configuration with the style's values for a state. What was set by hand stays.
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

/// Mirrors `UIAxis`, UIKit.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    public static let vertical = UIAxis(rawValue: 1 << 1)
    public static let both: UIAxis = [.horizontal, .vertical]
}

extension UIConfigurationState {
    /// Whether the view is disabled, whichever kind of view it is.
    fileprivate var isDisabled: Bool {
        if let cell = self as? UICellConfigurationState { return cell.isDisabled }
        return (self as? UIViewConfigurationState)?.isDisabled ?? false
    }
}
