import Foundation
import HeadlessUIKit

extension Painter {
    func draw(_ button: UIButton) {
        if button.superview is UITabBar { return drawTab(button) }
        if let configuration = button.configuration { return draw(button, configuration) }
        if let symbol = button.buttonType.symbol {
            let side = min(22, button.frame.width, button.frame.height)
            return draw(symbol: symbol, button.tintColor, button.ownBounds, of: button, side: side)
        }
        if let image = button.currentBackgroundImage {
            draw(image, in: button.ownBounds, .scaleToFill, tint: button.tintColor, of: button)
        }
        let label = button.titleLabel
        let isInSwipe = button.superview is SwipeActionsView
        let font: UIFont = label?.font ?? .systemFont(ofSize: 15)
        let color =
            isInSwipe ? .white : button.isEnabled ? label?.textColor ?? button.currentTitleColor : .tertiaryLabel
        let imageColor: UIColor = isInSwipe ? .white : button.isEnabled ? button.tintColor : .tertiaryLabel
        if let title = button.backTitle {
            return draw(
                ButtonContent(
                    title: NSAttributedString(string: title),
                    setting: TextSetting(font: UIButton.backFont, color: color), image: button.backImage?.asTemplate,
                    imageColor: imageColor, padding: UIButton.backPadding),
                in: button.ownBounds, of: button)
        }
        draw(
            ButtonContent(
                title: button.currentAttributedTitle ?? NSAttributedString(string: button.currentTitle ?? ""),
                setting: TextSetting(font: font, color: color),
                image: button.buttonType == .system ? button.currentImage?.asTemplate : button.currentImage,
                imageColor: imageColor, isStacked: isInSwipe && button.frame.height > 50),
            in: button.ownBounds.inset(by: button.contentEdgeInsets), of: button)
    }

    private func draw(_ button: UIButton, _ configuration: UIButton.Configuration) {
        let bounds = button.ownBounds
        if let background = button.drawnBackground { draw(background, in: bounds, of: button) }
        let color = button.drawnForegroundColor
        let inner = bounds.inset(by: UIEdgeInsets(configuration.contentInsets, isMirrored: button.isMirrored))
        if configuration.showsActivityIndicator {
            return drawSpokes(
                in: CGRect(x: inner.midX - 10, y: inner.midY - 10, width: 20, height: 20),
                configuration.activityIndicatorColorTransformer?(color) ?? color, of: button)
        }
        let placement = configuration.imagePlacement
        draw(
            ButtonContent(
                title: button.drawnTitle, subtitle: button.drawnSubtitle,
                setting: TextSetting(font: button.drawnTitleFont, color: color),
                image: configuration.preferredSymbolConfigurationForImage.flatMap {
                    configuration.image?.applyingSymbolConfiguration($0)
                } ?? button.currentImage,
                imageColor: configuration.imageColorTransformer?(color) ?? color,
                isStacked: placement == .top || placement == .bottom,
                isImageLast: placement == .trailing || placement == .bottom, padding: configuration.imagePadding,
                titlePadding: configuration.titlePadding),
            in: inner, of: button)
    }

    private func draw(_ background: UIBackgroundConfiguration, in bounds: CGRect, of button: UIButton) {
        let rect = bounds.inset(by: UIEdgeInsets(background.backgroundInsets, isMirrored: button.isMirrored))
        if let fill = fill(background.resolvedBackgroundColor(for: button.tintColor), of: button) {
            canvas.rect(rect, radius: background.cornerRadius, fill)
        }
        if let image = background.image {
            draw(image, in: rect, background.imageContentMode, tint: button.tintColor, of: button)
        }
        if let view = button.drawnCustomBackground {
            canvas.open(canvas.clip(rect, radius: background.cornerRadius, .all))
            draw(view, at: view.frame.origin)
            canvas.close()
        }
        let color = background.resolvedStrokeColor(for: button.tintColor)
        if let stroke = stroke(color, of: button, width: background.strokeWidth), background.strokeWidth > 0 {
            let inward = background.strokeWidth / 2 - background.strokeOutset
            canvas.rect(rect.insetBy(dx: inward, dy: inward), radius: background.cornerRadius - inward, stroke)
        }
    }

    /// A button's title, subtitle and image, and how they are arranged.
    private struct ButtonContent {
        var title: NSAttributedString
        var subtitle: NSAttributedString?
        var setting: TextSetting
        var image: UIImage?
        var imageColor: UIColor?
        var isStacked = false
        var isImageLast = false
        var padding: CGFloat = 0
        var titlePadding: CGFloat = 0
    }

    private func draw(_ content: ButtonContent, in rect: CGRect, of button: UIButton) {
        let font = content.setting.font
        let measurer = TextMeasurer(maximumLines: 1)
        let image = content.image?.size ?? .zero
        let subtitleFont = button.drawnSubtitleFont
        let titleSize = content.title.length > 0 ? measurer.size(of: content.title, font) : .zero
        let subtitleSize =
            content.subtitle.map { measurer.size(of: $0, subtitleFont) } ?? .zero
        let subtitleGap = titleSize.height > 0 && subtitleSize.height > 0 ? content.titlePadding : 0
        let text = CGSize(
            width: max(titleSize.width, subtitleSize.width),
            height: titleSize.height + subtitleGap + subtitleSize.height)
        let padding =
            image.width > 0 && text.width > 0 ? (content.isStacked ? max(2, content.padding) : content.padding) : 0
        var place = rect
        var imagePlace = CGRect(origin: .zero, size: image)
        let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if content.isStacked {
            let height = image.height + padding + text.height
            let top = rect.midY - height / 2
            imagePlace.origin = CGPoint(
                x: rect.midX - image.width / 2, y: content.isImageLast ? top + text.height + padding : top)
            place = CGRect(
                x: rect.minX, y: content.isImageLast ? top : top + image.height + padding, width: rect.width,
                height: text.height)
        } else {
            let width = min(rect.width, image.width + padding + text.width)
            let start = rect.minX + button.offset(of: width, in: rect.width, isMirrored)
            let imageFirst = content.isImageLast == isMirrored
            let textWidth = width - image.width - padding
            imagePlace.origin = CGPoint(
                x: imageFirst ? start : start + textWidth + padding, y: rect.midY - image.height / 2)
            place = CGRect(
                x: imageFirst ? start + image.width + padding : start, y: rect.midY - text.height / 2, width: textWidth,
                height: text.height)
        }
        if let image = content.image {
            draw(image, in: imagePlace, .scaleAspectFit, tint: content.imageColor, of: button)
        }
        var setting = content.setting
        setting.alignment = .center
        if titleSize.height > 0 {
            let own = CGRect(x: place.minX, y: place.minY, width: place.width, height: titleSize.height)
            draw(content.title, setting, in: own, of: button)
        }
        if let subtitle = content.subtitle {
            setting.font = subtitleFont
            let own = CGRect(
                x: place.minX, y: place.maxY - subtitleSize.height, width: place.width, height: subtitleSize.height)
            draw(subtitle, setting, in: own, of: button)
        }
    }

    /// Draws a tab: its image above its title, and a badge at the image's upper right corner.
    private func drawTab(_ button: UIButton) {
        let bar = button.superview as? UITabBar
        let color = button.isSelected ? bar?.tintColor ?? .tintColor : bar?.unselectedItemTintColor ?? .systemGray
        let middle = button.frame.width / 2
        if let image = button.currentImage {
            let side = min(26, max(image.size.width, image.size.height))
            draw(
                image.asTemplate,
                in: CGRect(x: middle - side / 2, y: 17 - side / 2 + 1, width: side, height: side),
                .scaleAspectFit, tint: color, of: button)
        }
        let font = UIFont.systemFont(ofSize: 10, weight: .medium)
        let title = CGRect(x: 0, y: button.currentImage == nil ? 18 : 34, width: button.frame.width, height: 12)
        draw(
            button.currentTitle ?? "",
            TextSetting(font: font, color: button.isEnabled ? color : .tertiaryLabel, alignment: .center), in: title,
            of: button)
        guard let badge = button.accessibilityValue, !badge.isEmpty else { return }
        let badgeFont = UIFont.systemFont(ofSize: 13)
        let width = max(18, badgeFont.width(of: badge) + 10)
        let place = CGRect(x: middle + 4, y: 2, width: width, height: 18)
        if let fill = fill(.systemRed, of: button) { canvas.rect(place, radius: 9, fill) }
        draw(badge, TextSetting(font: badgeFont, color: .white, alignment: .center), in: place, of: button)
    }
}

extension UIButton.ButtonType {
    fileprivate var symbol: String? {
        switch self {
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        case .custom, .system: nil
        }
    }
}

extension UIControl {
    /// Returns the distance between the left edge of the available space and the content.
    fileprivate func offset(of width: CGFloat, in room: CGFloat, _ isMirrored: Bool) -> CGFloat {
        switch contentHorizontalAlignment {
        case .left: 0
        case .right: room - width
        case .leading: isMirrored ? room - width : 0
        case .trailing: isMirrored ? 0 : room - width
        case .center, .fill: (room - width) / 2
        }
    }
}
