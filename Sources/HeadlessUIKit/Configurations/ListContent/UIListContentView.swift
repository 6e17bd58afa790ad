import Foundation

/// A view with text, secondary text and an image. Its labels and image view exist only while they have content.
///
/// Mirrors `UIListContentView` and its members, UIKit. Setting an equal configuration has no effect. The layout is
/// unverified, and sizes are approximations (see ``UIFont``). The layout guides are missing.
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private var imageView: UIImageView?
    private var textLabel: UILabel?
    private var secondaryTextLabel: UILabel?

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        show()
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
    }

    /// The configuration. Setting a configuration of a different type raises an exception (unverified).
    public final var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let configuration = newValue as? UIListContentConfiguration else {
                ListException.raise(
                    ListException(
                        "Unsupported configuration: \(newValue). A UIListContentView takes list content configurations."
                    ))
                return
            }
            guard configuration != shown else { return }
            shown = configuration
            show()
        }
    }

    private func show() {
        alpha = shown.alpha
        directionalLayoutMargins = shown.directionalLayoutMargins
        showImage()
        show(shown.text, shown.attributedText, shown.textProperties, in: \.textLabel)
        show(
            shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: \.secondaryTextLabel)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Size

    /// The margins of the configuration, at least those of the cell, header or footer that contains the view.
    final var shownMargins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        guard shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal),
            let outer = superviewStorage?.defaultLayoutMargins(inside: self)
        else { return margins }
        let minimum = NSDirectionalEdgeInsets(outer, isMirrored: isMirrored)
        margins.leading = max(margins.leading, minimum.leading)
        margins.trailing = max(margins.trailing, minimum.trailing)
        return margins
    }

    private var arrangement: TextPairArrangement {
        TextPairArrangement(
            image: shown.image.map(shown.imageProperties.layoutSize) ?? .zero, text: textLabel,
            secondaryText: secondaryTextLabel, insets: shownMargins,
            prefersSideBySide: shown.prefersSideBySideTextAndSecondaryText, imagePadding: shown.imageToTextPadding,
            horizontalPadding: shown.textToSecondaryTextHorizontalPadding,
            verticalPadding: shown.textToSecondaryTextVerticalPadding,
            minimumHeight: shown.style.isCell ? 44 : 0)
    }

    /// The size of the image, the labels and the margins, without line wrapping. The content of a cell is at least 44
    /// points tall (unverified). Mirrors `UIListContentView`'s `intrinsicContentSize`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    open override var intrinsicContentSize: CGSize { arrangement.size(atWidth: nil) }

    override func intrinsicContentSize(atWidth width: CGFloat?) -> CGSize { arrangement.size(atWidth: width) }

    /// Returns the given width, and the height that the content needs at that width. If the width is not positive,
    /// returns the content's size without line wrapping. Mirrors `UIListContentView`'s `sizeThatFits(_:)`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        arrangement.size(atWidth: size.width > 0 ? size.width : nil)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        arrangement.layOut(imageView, in: self)
    }

    // MARK: Views

    private func showImage() {
        guard let image = shown.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let properties = shown.imageProperties
        let view = imageView ?? UIImageView(frame: .zero)
        view.image = image
        view.tintColor = properties.resolvedTintColor(for: .tintColor)
        view.layer.cornerRadius = properties.cornerRadius
        view.layer.borderWidth = properties.strokeWidth
        view.layer.borderColor =
            properties.strokeWidth > 0 ? properties.resolvedStrokeColor(for: .tintColor).coreGraphicsColor : nil
        if imageView == nil { insertSubview(view, at: 0) }
        imageView = view
    }

    private func show(
        _ text: String?, _ attributedText: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties,
        in place: ReferenceWritableKeyPath<UIListContentView, UILabel?>
    ) {
        guard attributedText != nil || text != nil else {
            self[keyPath: place]?.removeFromSuperview()
            self[keyPath: place] = nil
            return
        }
        let label = self[keyPath: place] ?? addLabel(place)
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.textAlignment = properties.alignment.inLabel
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        if let attributedText {
            label.attributedText = attributedText
        } else {
            label.text = text.map(properties.shown)
        }
    }

    /// Adds a label and returns it. Among the subviews, the label for the text always precedes the label for the
    /// secondary text.
    private func addLabel(_ place: ReferenceWritableKeyPath<UIListContentView, UILabel?>) -> UILabel {
        let label = UILabel(frame: .zero)
        if place == \.textLabel, let secondaryTextLabel {
            insertSubview(label, belowSubview: secondaryTextLabel)
        } else {
            addSubview(label)
        }
        self[keyPath: place] = label
        return label
    }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
    fileprivate var inLabel: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
}
