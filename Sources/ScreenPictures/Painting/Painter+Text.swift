import Foundation
import HeadlessUIKit

extension UILabel: PaintedView { func paint(with painter: Painter) { painter.draw(self) } }

/// Parameters for drawing text in a rectangle.
struct TextSetting {
    var font: UIFont
    var color: UIColor
    var alignment = NSTextAlignment.natural
    var maximumLines = 1
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether all runs use ``font``, regardless of their attributes.
    var hasOneFont = false
    /// Whether a word moves down to a last line that would otherwise consist of a single word.
    var pushesOut = false
    /// Whether the text begins at the top instead of being vertically centered.
    var isAtTop = false
    /// The smallest scale factor that can be applied to the fonts before the text is truncated.
    var smallestScale: CGFloat = 1
    /// The scale factor that is applied to the fonts.
    var scale: CGFloat = 1
}

extension Painter {
    func draw(_ label: UILabel) {
        guard let text = label.attributedText, text.length > 0 else { return }
        let isHighlighted = label.isHighlighted && label.highlightedTextColor != nil
        let color: UIColor = isHighlighted ? label.highlightedTextColor ?? .label : label.drawnColor
        var setting = TextSetting(
            font: label.drawnFont, color: label.isEnabled ? color : .tertiaryLabel, alignment: label.drawnAlignment,
            maximumLines: label.numberOfLines, lineBreakMode: label.lineBreakMode, hasOneFont: label.usesOneFont)
        setting.smallestScale = label.smallestScale
        setting.pushesOut = label.lineBreakStrategy.contains(.pushOut)
        draw(text, setting, in: label.ownBounds, of: label)
    }

    func draw(_ text: String, _ setting: TextSetting, in rect: CGRect, of view: UIView) {
        guard !text.isEmpty else { return }
        draw(NSAttributedString(string: text), setting, in: rect, of: view)
    }

    /// Draws the lines of text that fit into a rectangle.
    func draw(_ text: NSAttributedString, _ setting: TextSetting, in rect: CGRect, of view: UIView) {
        var setting = setting
        var runs = StyledLetters(text, setting)
        guard rect.width > 0, rect.height > 0 else {
            if runs.letters.contains(where: { !$0.isBlank }) { notesCutOff?(view) }
            return
        }
        if setting.maximumLines == 1, setting.smallestScale < 1 {
            setting.scale = runs.shrink(toWidth: rect.width, atLeast: setting.smallestScale)
        }
        let measurer = TextMeasurer(
            limit: rect.width, maximumLines: setting.maximumLines,
            breaksWords: setting.lineBreakMode == .byCharWrapping, hasOneFont: setting.hasOneFont,
            pushesOut: setting.pushesOut, scale: setting.scale)
        var lines = measurer.lines(of: text, setting.font)
        guard let first = lines.first else { return }
        func bottom(_ line: TextLine) -> CGFloat { line.baseline + runs.descent(line.letters) }
        // If the text is too tall, only the lines that fit are drawn. The first line is always drawn.
        lines = [first] + lines.dropFirst().prefix { bottom($0) <= rect.height + 1 }
        let height = lines.last.map(bottom) ?? 0
        let isSquashed = rect.height < bottom(first) / 2
        if isSquashed || lines[lines.count - 1].letters.upperBound < runs.letters.count { notesCutOff?(view) }
        let top = rect.minY + (setting.isAtTop ? 0 : (rect.height - height) / 2)
        notesText?(view, CGRect(x: rect.minX, y: top, width: rect.width, height: height))
        for (index, line) in lines.enumerated() {
            let isLast = index == lines.count - 1
            let isCut = isLast && line.letters.upperBound < runs.letters.count
            let pieces =
                isCut ? runs.truncated(from: line.letters.lowerBound, to: rect.width) : runs.pieces(line.letters)
            let width = pieces.reduce(0) { $0 + $1.width }
            let alignment = runs.paragraph(at: line.letters.lowerBound)?.alignment ?? setting.alignment
            let x = rect.minX + offset(of: width, in: rect.width, alignment, view)
            draw(pieces, from: CGPoint(x: x, y: top + line.baseline), of: view)
        }
    }

    /// Returns the distance from the left edge of the available space to a line of text.
    private func offset(of width: CGFloat, in room: CGFloat, _ alignment: NSTextAlignment, _ view: UIView) -> CGFloat {
        switch alignment {
        case .left, .justified: 0
        case .center: (room - width) / 2
        case .right: room - width
        default: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? room - width : 0
        }
    }

    /// Draws characters with their measured widths, regardless of the viewer's font.
    private func draw(_ pieces: [StyledLetters.Piece], from start: CGPoint, of view: UIView) {
        var x = start.x
        for piece in pieces {
            defer { x += piece.width }
            let line = CGRect(x: x, y: start.y, width: piece.width, height: 0)
            if let back = piece.attributes[.backgroundColor] as? UIColor, let fill = fill(back, of: view) {
                let (above, below) = (piece.font.ascender, -piece.font.descender)
                canvas.rect(CGRect(x: x, y: start.y - above, width: piece.width, height: above + below), fill)
            }
            if let attachment = piece.attachment {
                draw(attachment, line, of: view)
            } else {
                draw(piece, line, of: view)
            }
        }
    }

    /// Draws an attachment, whose bounds are relative to the baseline.
    private func draw(_ attachment: NSTextAttachment, _ line: CGRect, of view: UIView) {
        let bounds = attachment.bounds(at: 0)
        guard let image = attachment.image(forBounds: bounds, textContainer: nil, characterIndex: 0) else { return }
        let rect = CGRect(x: line.minX, y: line.minY - bounds.maxY, width: bounds.width, height: bounds.height)
        draw(image, in: rect, .scaleToFill, tint: view.tintColor, of: view)
    }

    private func draw(_ piece: StyledLetters.Piece, _ line: CGRect, of view: UIView) {
        let letters = piece.letters.trimmingSuffix(\.isBlank)
        let blanks = letters.prefix(while: \.isBlank)
        let ink = letters.dropFirst(blanks.count)
        guard !ink.isEmpty, let fill = fill(piece.color, of: view) else { return }
        let lead = blanks.isEmpty ? 0 : piece.font.width(of: String(blanks))
        let width = piece.font.width(of: String(ink))
        let offset = (piece.attributes[.baselineOffset] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        let (x, y) = (line.minX + lead, line.minY - offset)
        let length = ink.count > 1 ? " textLength=\"\(width.svg)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
        canvas.write(
            "<text\(x.svg == "0" ? "" : " x=\"\(x.svg)\"") y=\"\(y.svg)\"\(length)"
                + "\(canvas.class(fill, .init(light: piece.font.css)))>\(String(ink).xml)</text>")
        func rule(_ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key, at height: CGFloat) {
            guard let style = piece.attributes[key] as? NSNumber, style.intValue != 0,
                let fill = self.fill(piece.attributes[colorKey] as? UIColor ?? piece.color, of: view)
            else { return }
            let thickness = max(1, piece.font.pointSize / 16)
            canvas.rect(CGRect(x: x, y: y + height, width: width, height: thickness), fill)
        }
        rule(.underlineStyle, .underlineColor, at: piece.font.pointSize * 0.1)
        rule(.strikethroughStyle, .strikethroughColor, at: -piece.font.xHeight / 2)
    }
}

extension UILabel {
    /// The smallest scale factor for text that does not fit, or 1 if the text is not scaled.
    var smallestScale: CGFloat {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return 1 }
        return minimumScaleFactor > 0 ? minimumScaleFactor : 0.1
    }
}

extension UIFont {
    /// The CSS declaration of the font. If the font is monospaced, the font family is the viewer's monospaced font.
    /// Otherwise, it is the viewer's system font.
    fileprivate var css: String {
        // The system font is neither monospaced nor italic. Its name is replaced with an empty string, to speed up the
        // search for the words "mono" and "italic".
        let name = fontName == "system" ? "" : fontName
        let family =
            name.contains("mono") || name.contains("Mono")
            ? "ui-monospace,Menlo,monospace"
            : "-apple-system,Inter,system-ui,Roboto,\"Helvetica Neue\",Arial,sans-serif"
        let slant = name.contains("italic") || name.contains("Italic") ? "italic " : ""
        return "font:\(slant)\(cssWeight) \(pointSize.svg)px \(family)"
    }

    private var cssWeight: Int {
        switch weight.rawValue {
        case ..<(-0.7): 100
        case ..<(-0.5): 200
        case ..<(-0.1): 300
        case ..<0.1: 400
        case ..<0.27: 500
        case ..<0.35: 600
        case ..<0.5: 700
        case ..<0.6: 800
        default: 900
        }
    }
}
