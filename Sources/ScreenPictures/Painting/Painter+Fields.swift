import Foundation
import HeadlessUIKit

extension UITextField: PaintedView { func paint(with painter: Painter) { painter.draw(self) } }
extension UITextView: PaintedView { func paint(with painter: Painter) { painter.draw(self) } }

extension Painter {
    func draw(_ field: UITextField) {
        let bounds = field.ownBounds
        let isSearch = field is UISearchTextField
        drawBorder(of: field, isSearch: isSearch)
        let font = field.drawnFont
        let typed = field.text ?? ""
        let shown: NSAttributedString =
            field.isSecureTextEntry
            ? NSAttributedString(string: String(repeating: "•", count: typed.count))
            : field.attributedText ?? NSAttributedString(string: typed)
        var inner = bounds
        if field.borderStyle != .none { inner = inner.insetBy(dx: 7, dy: 0) }
        let (left, right) = (field.shownLeftView?.frame.width ?? 0, field.shownRightView?.frame.width ?? 0)
        inner.origin.x += left
        inner.size.width -= left + right
        if isSearch, field.shownLeftView == nil {
            draw(
                symbol: "magnifyingglass", .secondaryLabel,
                field.placed(CGRect(x: 7, y: bounds.midY - 9, width: 18, height: 18)), of: field)
            inner.origin.x += 22
            inner.size.width -= 22
        }
        let showsClear = field.showsClearButton
        if showsClear {
            draw(
                symbol: "xmark.circle.fill", .tertiaryLabel,
                field.placed(CGRect(x: bounds.maxX - 25, y: bounds.midY - 8.5, width: 17, height: 17)), of: field)
            inner.size.width -= 22
        }
        inner = field.placed(inner)
        var setting = TextSetting(font: font, color: field.drawnColor, alignment: field.textAlignment)
        if field.adjustsFontSizeToFitWidth {
            setting.smallestScale = field.minimumFontSize > 0 ? min(1, field.minimumFontSize / font.pointSize) : 0.5
        }
        if typed.isEmpty {
            setting.color = isSearch ? .secondaryLabel : .placeholderText
            if let placeholder = field.attributedPlaceholder, placeholder.length > 0 {
                draw(placeholder, setting, in: inner, of: field)
            }
        } else {
            setting.color = field.isEnabled ? setting.color : .tertiaryLabel
            draw(shown, setting, in: inner, of: field)
        }
        guard field.isEditing else { return }
        let width = min(inner.width, StyledLetters(shown, setting).width)
        let x: CGFloat =
            switch field.textAlignment {
            case .center: inner.midX + width / 2
            case .right: inner.maxX
            case .natural where field.isMirrored: inner.maxX - width
            default: inner.minX + width
            }
        drawCaret(at: CGPoint(x: x, y: bounds.midY - font.lineHeight / 2), font, of: field)
    }

    private func drawCaret(at point: CGPoint, _ font: UIFont, of view: UIView) {
        guard let fill = fill(view.tintColor, of: view) else { return }
        canvas.rect(CGRect(x: point.x, y: point.y, width: 2, height: font.lineHeight), radius: 1, fill)
    }

    private func drawBorder(of field: UITextField, isSearch: Bool) {
        let bounds = field.ownBounds
        if isSearch {
            if let fill = fill(.tertiarySystemFill, of: field) { canvas.rect(bounds, radius: 10, fill) }
            return
        }
        switch field.borderStyle {
        case .none: break
        case .roundedRect:
            if field.backgroundColor == nil, let fill = fill(Self.fieldBackground, of: field) {
                canvas.rect(bounds, radius: 5, fill)
            }
            if let stroke = stroke(.systemGray4, of: field, width: 0.5) {
                canvas.rect(bounds.insetBy(dx: 0.25, dy: 0.25), radius: 5, stroke)
            }
        case .line, .bezel:
            if let stroke = stroke(field.borderStyle == .line ? .label : .systemGray, of: field, width: 1) {
                canvas.rect(bounds.insetBy(dx: 0.5, dy: 0.5), stroke)
            }
        }
    }

    private static let fieldBackground = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.5) : .white
    }

    func draw(_ view: UITextView) {
        let insets = view.textContainerInset
        let padding = view.textContainer.lineFragmentPadding
        let inner = CGRect(
            x: insets.left + padding, y: insets.top - view.contentOffset.y,
            width: view.untransformedFrame.width - insets.left - insets.right - 2 * padding,
            height: .greatestFiniteMagnitude)
        let font = view.font ?? .systemFont(ofSize: 12)
        var setting = TextSetting(
            font: font, color: view.textColor ?? .label, alignment: view.textAlignment, maximumLines: 0)
        setting.isAtTop = true
        canvas.open(canvas.clip(view.ownBounds, radius: view.layer.cornerRadius))
        draw(view.drawnText, setting, in: inner, of: view)
        if view.isFirstResponder {
            let lines = TextMeasurer(limit: inner.width).lines(of: view.attributedText, font)
            let endsLine = view.text.last?.isNewline ?? false
            let last = lines.last
            let top = endsLine ? (last?.baseline ?? 0) - font.descender : last?.top ?? 0
            let letters = Array(view.text)
            let width = endsLine ? 0 : last.map { font.width(of: String(letters[$0.letters])) } ?? 0
            drawCaret(at: CGPoint(x: inner.minX + width, y: inner.minY + top), font, of: view)
        }
        canvas.close()
    }
}
