import Foundation
import HeadlessUIKit

extension UIButton: PaintedView { func paint(with painter: Painter) { painter.draw(self) } }

extension Painter {
    func draw(_ button: UIButton) {
        if button.superview is UITabBar { return drawTab(button) }
        if let configuration = button.configuration { return draw(button, configuration) }
        if button.buttonType == .close { return drawClose(button) }
        if let symbol = button.buttonType.symbol {
            let side = min(22, button.untransformedFrame.width, button.untransformedFrame.height)
            return draw(symbol: symbol, button.tintColor, button.ownBounds, of: button, side: side)
        }
        if let image = button.currentBackgroundImage {
            draw(image, in: button.ownBounds, .scaleToFill, tint: button.tintColor, of: button)
        }
        let isInSwipe = button.superview is SwipeActionsView
        let isTinted = button.buttonType == .system || button.backTitle != nil
        var content = button.content
        if isTinted { content.image = content.image?.asTemplate }
        if isInSwipe { content.isStacked = button.untransformedFrame.height > 50 }
        draw(
            content,
            isInSwipe ? .white : button.isEnabled ? button.plainTitleColor : .tertiaryLabel,
            imageColor: isInSwipe ? .white : button.isEnabled ? button.tintColor : .tertiaryLabel, of: button)
    }

    /// Draws a gray disc with a cross. The diameter of 30 points is unverified.
    private func drawClose(_ button: UIButton) {
        let bounds = button.ownBounds
        if let fill = fill(.secondarySystemFill, of: button) {
            canvas.circle(CGPoint(x: bounds.midX, y: bounds.midY), min(30, bounds.width, bounds.height) / 2, fill)
        }
        draw(
            symbol: "xmark", button.isEnabled ? .secondaryLabel : .tertiaryLabel, bounds, of: button, side: 17,
            weight: 3)
    }

    private func draw(_ button: UIButton, _ configuration: UIButton.Configuration) {
        if let background = button.drawnBackground { draw(background, in: button.ownBounds, of: button) }
        let color = button.drawnForegroundColor
        if configuration.showsActivityIndicator {
            drawSpokes(
                in: button.frames(of: button.content).image,
                configuration.activityIndicatorColorTransformer?(color) ?? color, of: button)
        }
        draw(
            button.content, color, imageColor: configuration.imageColorTransformer?(color) ?? color, of: button)
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
            draw(view, at: view.untransformedFrame.origin)
            canvas.close()
        }
        let color = background.resolvedStrokeColor(for: button.tintColor)
        if let stroke = stroke(color, of: button, width: background.strokeWidth), background.strokeWidth > 0 {
            let inward = background.strokeWidth / 2 - background.strokeOutset
            canvas.rect(rect.insetBy(dx: inward, dy: inward), radius: background.cornerRadius - inward, stroke)
        }
    }

    private func draw(_ content: ButtonContent, _ color: UIColor, imageColor: UIColor, of button: UIButton) {
        let frames = button.frames(of: content)
        if button.backTitle != nil, button.currentImage == nil {
            // The symbol's drawing is scaled so that its strokes fill about the recorded size of the chevron.
            draw(symbol: "chevron.backward", imageColor, frames.image, of: button, side: 25, weight: 2.8)
        } else if let image = content.image {
            draw(image, in: frames.image, .scaleAspectFit, tint: imageColor, of: button)
        }
        var setting = TextSetting(font: content.titleFont, color: color, alignment: .center)
        setting.smallestScale = button.drawnTitleLabel?.smallestScale ?? 1
        if content.title.length > 0 { draw(content.title, setting, in: frames.title, of: button) }
        if let subtitle = content.subtitle {
            let setting = TextSetting(font: content.subtitleFont, color: color, alignment: .center)
            draw(subtitle, setting, in: frames.subtitle, of: button)
        }
    }

    /// Draws a tab: its image, its title, and a badge at the image's upper right corner.
    private func drawTab(_ button: UIButton) {
        let bar = button.superview as? UITabBar
        let color = button.isSelected ? bar?.tintColor ?? .tintColor : bar?.unselectedItemTintColor ?? .systemGray
        let states = bar?.drawnTabs
        let appearance = button.isSelected ? states?.selected : states?.normal
        let attributes = appearance?.titleTextAttributes ?? [:]
        let middle = button.untransformedFrame.width / 2
        let content = button.content
        let frames = button.frames(of: content)
        if let image = button.currentImage {
            let side = min(26, max(image.size.width, image.size.height))
            draw(
                image.asTemplate,
                in: CGRect(x: frames.image.midX - side / 2, y: frames.image.midY - side / 2, width: side, height: side),
                .scaleAspectFit, tint: appearance?.iconColor ?? color, of: button)
        }
        let font = attributes[.font] as? UIFont ?? content.titleFont
        let titleColor = attributes[.foregroundColor] as? UIColor ?? color
        let title = CGRect(
            x: frames.title.midX - middle, y: frames.title.minY, width: button.untransformedFrame.width,
            height: frames.title.height)
        draw(
            button.currentTitle ?? "",
            TextSetting(font: font, color: button.isEnabled ? titleColor : .tertiaryLabel, alignment: .center),
            in: title, of: button)
        guard let badge = button.accessibilityValue, !badge.isEmpty else { return }
        // Recorded without an image; beside an image, the place is unverified.
        let start = frames.image.isEmpty ? middle + 11 : frames.image.midX + 4
        let top = frames.image.isEmpty ? 2 : max(0, min(2, frames.image.minY - 7))
        drawBadge(badge, at: CGPoint(x: start, y: top), appearance?.badgeBackgroundColor ?? .systemRed, of: button)
    }

    /// Draws a text on a capsule.
    func drawBadge(_ text: String, at origin: CGPoint, _ color: UIColor, of view: UIView) {
        let font = UIFont.systemFont(ofSize: 13)
        let place = CGRect(origin: origin, size: CGSize(width: max(18, font.width(of: text) + 10), height: 18))
        if let fill = fill(color, of: view) { canvas.rect(place, radius: 9, fill) }
        draw(text, TextSetting(font: font, color: .white, alignment: .center), in: place, of: view)
    }
}

extension UIButton.ButtonType {
    fileprivate var symbol: String? {
        switch self {
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .custom, .system, .close: nil
        }
    }
}
