import Foundation

/// The title, subtitle and image of a button, and how they are arranged. Each text is a single line.
package struct ButtonContent {
    package var title: NSAttributedString
    package var titleFont: UIFont
    package var subtitle: NSAttributedString?
    package var subtitleFont = UIFont.systemFont(ofSize: 13)
    package var image: UIImage?
    /// The size at which the image, or the activity indicator in its place, is shown, in points; `nil` means the image's
    /// own size.
    var imageSize: CGSize?
    /// Whether the image is above or below the title instead of next to it.
    package var isStacked = false
    var isImageLast = false
    /// The gap between the image and the title, in points.
    var padding: CGFloat = 0
    /// The gap between the title and the subtitle, in points.
    var titlePadding: CGFloat = 0
    /// The area for the content, in the button's coordinates.
    var rect: CGRect
    /// Whether the content is that of a tab with its title at the bottom, and its image above the title.
    var isStackedTab = false

    /// The frames of the parts in the button's coordinates. The frame of a missing part is empty.
    package struct Frames {
        package var title: CGRect
        package var subtitle: CGRect
        package var image: CGRect
    }

    /// Returns the frames of the parts, aligned and mirrored as the button requires.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    @MainActor
    func frames(in button: UIButton) -> Frames {
        let isMirrored = button.isMirrored
        let measurer = TextMeasurer(maximumLines: 1)
        let imageSize = imageSize ?? image?.size ?? .zero
        let titleSize = title.length > 0 ? measurer.size(of: title, titleFont) : .zero
        let subtitleSize = subtitle.map { measurer.size(of: $0, subtitleFont) } ?? .zero
        let gap = titleSize.height > 0 && subtitleSize.height > 0 ? titlePadding : 0
        var text = CGRect(
            x: 0, y: 0, width: max(titleSize.width, subtitleSize.width),
            height: titleSize.height + gap + subtitleSize.height)
        let minimum: CGFloat = isStacked ? 2 : 0
        let padding = imageSize.width > 0 && text.width > 0 ? max(minimum, padding) : 0
        var image = CGRect(origin: .zero, size: imageSize)
        if isStackedTab {
            // Recorded on iOS 17 and 18: the baseline is 44.67 points below the top of the bar, which is a point above the
            // tab. The place of the image is unverified.
            text.size.width = min(rect.width, text.width)
            text.origin = CGPoint(x: rect.midX - text.width / 2, y: rect.maxY - 2 - text.height)
            image.origin = CGPoint(x: rect.midX - image.width / 2, y: rect.minY + 17 - image.height / 2)
        } else if isStacked {
            let top = rect.midY - (image.height + padding + text.height) / 2
            text.size.width = min(rect.width, text.width)
            image.origin = CGPoint(
                x: rect.midX - image.width / 2, y: isImageLast ? top + text.height + padding : top)
            text.origin = CGPoint(
                x: rect.midX - text.width / 2, y: isImageLast ? top : top + image.height + padding)
        } else {
            let width = min(rect.width, image.width + padding + text.width)
            let start = rect.minX + button.contentHorizontalAlignment.offset(of: width, in: rect.width, isMirrored)
            let isImageFirst = isImageLast == isMirrored
            text.size.width = max(0, width - image.width - padding)
            image.origin = CGPoint(
                x: isImageFirst ? start : start + text.width + padding, y: rect.midY - image.height / 2)
            text.origin = CGPoint(
                x: isImageFirst ? start + image.width + padding : start, y: rect.midY - text.height / 2)
        }
        return Frames(
            title: CGRect(x: text.minX, y: text.minY, width: text.width, height: titleSize.height),
            subtitle: CGRect(
                x: text.minX, y: text.maxY - subtitleSize.height, width: text.width, height: subtitleSize.height),
            image: image)
    }
}

extension UIControl.ContentHorizontalAlignment {
    /// Returns the distance between the left edge of the available space and the content.
    fileprivate func offset(of width: CGFloat, in room: CGFloat, _ isMirrored: Bool) -> CGFloat {
        switch self {
        case .left: 0
        case .right: room - width
        case .leading: isMirrored ? room - width : 0
        case .trailing: isMirrored ? 0 : room - width
        case .center, .fill: (room - width) / 2
        }
    }
}

extension UIButton {
    /// The image that a button with a configuration shows. The preferred symbol configuration is applied to the
    /// configuration's image.
    final var configuredImage: UIImage? {
        configuration?.preferredSymbolConfigurationForImage.flatMap {
            configuration?.image?.applyingSymbolConfiguration($0)
        } ?? currentImage
    }

    /// The size of the activity indicator that a button shows in place of its image, in points.
    static let indicatorSize = CGSize(width: 20, height: 20)

    /// The gap between a tab's image and the title beside it, in points (unverified).
    static let tabPadding: CGFloat = 6

    /// The content that the button shows in its current state.
    package final var content: ButtonContent {
        let bounds = CGRect(origin: .zero, size: untransformedFrame.size)
        if let configuration {
            let (title, subtitle) = (currentTitle ?? "", configuration.subtitle)
            let placement = configuration.imagePlacement
            return ButtonContent(
                title: configuration.styledTitle(title, of: self) ?? NSAttributedString(string: title),
                titleFont: configuration.titleFont(traitCollection),
                subtitle: configuration.styledSubtitle(of: self) ?? subtitle.map { NSAttributedString(string: $0) },
                subtitleFont: configuration.subtitleFont(traitCollection),
                image: configuration.showsActivityIndicator ? nil : configuredImage,
                imageSize: configuration.showsActivityIndicator ? Self.indicatorSize : nil,
                isStacked: placement == .top || placement == .bottom,
                isImageLast: placement == .trailing || placement == .bottom, padding: configuration.imagePadding,
                titlePadding: configuration.titlePadding,
                rect: bounds.inset(by: UIEdgeInsets(configuration.contentInsets, isMirrored: isMirrored)))
        }
        if let backTitle {
            return ButtonContent(
                title: NSAttributedString(string: backTitle), titleFont: Self.backFont, image: backImage,
                imageSize: backImageSize, padding: Self.backPadding,
                rect: bounds.inset(
                    by: UIEdgeInsets(
                        NSDirectionalEdgeInsets(top: 0, leading: Self.backMargin, bottom: 0, trailing: 0),
                        isMirrored: isMirrored)))
        }
        return ButtonContent(
            title: currentAttributedTitle ?? NSAttributedString(string: currentTitle ?? ""), titleFont: plainTitleFont,
            image: currentImage, padding: tabLayout == .inline ? Self.tabPadding : 0,
            rect: bounds.inset(by: contentEdgeInsets), isStackedTab: tabLayout == .stacked)
    }
}
