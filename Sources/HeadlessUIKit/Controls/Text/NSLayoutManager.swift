@preconcurrency import Foundation

/// The places of characters in text containers. Mirrors `NSLayoutManager`, UIKit, limited to its questions about the first
/// container. Each character in the sense of UTF-16 counts as one glyph.
@MainActor @preconcurrency
open class NSLayoutManager: NSObject {
    open internal(set) weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    /// Whether lines include the leading of their font. It has no effect on text views.
    open var usesFontLeading = true
    /// Stored, but has no effect.
    open var allowsNonContiguousLayout = false

    /// Returns the text, the font of runs without one, and the width of the lines of a text view.
    final var view: (@MainActor () -> (text: NSAttributedString, font: UIFont, width: CGFloat))?

    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
    open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }

    private var text: NSAttributedString { view?().text ?? textStorage ?? NSAttributedString(string: "") }
    private func places(in container: NSTextContainer) -> TextPlaces {
        let (text, font, width) = view?() ?? (text, .systemFont(ofSize: 12), container.size.width)
        let space = width > 0 ? max(0, width - 2 * container.lineFragmentPadding) : .infinity
        var measurer = TextMeasurer(
            limit: space, maximumLines: container.maximumNumberOfLines,
            breaksWords: container.lineBreakMode == .byCharWrapping)
        measurer.leading = usesFontLeading ? .belowLines : .ignored
        let style = text.length > 0 ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
        let alignment = (style as? NSParagraphStyle)?.alignment ?? .natural
        return TextPlaces(text, font, measurer) {
            container.lineFragmentPadding
                + (space.isFinite ? alignment.indent($0, in: space, isMirrored: false) : 0)
        }
    }

    open var numberOfGlyphs: Int { text.length }
    /// Does nothing, because the layout is always complete.
    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
    ) {}
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: text.length) }
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the rectangle that the text takes up, in points.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let all = places(in: container).rects(of: NSRange(location: 0, length: text.length))
        guard let first = all.first else { return .zero }
        let lines = all.reduce(first.rect) { $0.union($1.rect) }
        return lines.insetBy(dx: -container.lineFragmentPadding, dy: 0)
    }

    /// Returns the rectangle around a range, in points.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let all = places(in: container).rects(of: glyphRange)
        return all.dropFirst().reduce(all.first?.rect ?? .zero) { $0.union($1.rect) }
    }

    /// Calls a closure with the rectangle of each line of a range, in points.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for line in places(in: textContainer).rects(of: glyphRange) where !stop.boolValue { block(line.rect, &stop) }
    }

    /// Returns the index of the character at a point, or of the closest character.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let places = places(in: container)
        let closest = places.unit(closestTo: point)
        let before = closest > 0 && point.x < places.caret(at: closest).minX ? closest - 1 : closest
        let index = max(0, min(before, text.length - 1))
        guard let partialFraction else { return index }
        let start = places.caret(at: index).minX
        let width = places.caret(at: index + 1).minX - start
        partialFraction.pointee = width > 0 ? min(max(0, (point.x - start) / width), 1) : 0
        return index
    }

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    // MARK: Drawing

    /// Draws the characters of a range into the current image, if there is one; see ``UIGraphicsImageRenderer``.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard NSMaxRange(glyphsToShow) <= text.length, glyphsToShow.length > 0 else { return }
        text.attributedSubstring(from: glyphsToShow).draw(at: origin)
    }

    /// Draws the background color of each run in a range.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let container = textContainers.first, NSMaxRange(glyphsToShow) <= text.length else { return }
        let places = places(in: container)
        text.enumerateAttribute(.backgroundColor, in: glyphsToShow) { value, range, _ in
            guard let color = value as? UIColor else { return }
            color.setFill()
            for line in places.rects(of: range) {
                UIBezierPath(rect: line.rect.offsetBy(dx: origin.x, dy: origin.y)).fill()
            }
        }
    }
}
