import Foundation

/// A text. Mirrors `UILabel` and its members, UIKit. A finger passes through it, unless interaction is enabled.
///
/// Nothing is drawn. Its size is that of the text by an approximation that is the same on every machine.
open class UILabel: UIView {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [.init(\UILabel.font), .init(\UILabel.textColor)]
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open var text: String? {
        get { plainText }
        set {
            plainText = newValue
            attributed = nil
            invalidateIntrinsicContentSize()
        }
    }
    override var printedText: String? { text }
    private var plainText: String?
    private var attributed: NSAttributedString?
    /// Whether ``font`` was set after the text, so that it is that of all of it.
    private(set) final var hasOneFont = false
    final var hasText: Bool { plainText?.isEmpty == false }
    /// Whether all of the text has the label's own font.
    final var isPlain: Bool { attributed == nil }

    /// The text with its attributes. ``font``, ``textColor`` and ``textAlignment`` become those of its first letter.
    open var attributedText: NSAttributedString? {
        get { attributed ?? plainText.map { NSAttributedString(string: $0) } }
        set {
            attributed = nil
            if let newValue, newValue.length > 0 {
                let first = newValue.attributes(at: 0, effectiveRange: nil)
                if let font = first[.font] as? UIFont { self.font = font }
                if let color = first[.foregroundColor] as? UIColor { textColor = color }
                if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
            }
            showStyled(newValue)
        }
    }
    final func showStyled(_ text: NSAttributedString?) {
        attributed = text
        hasOneFont = false
        plainText = text?.string
        invalidateIntrinsicContentSize()
    }

    /// The font of the text. Set after ``attributedText``, it is the font of all of that, whose attributes say so where
    /// they are the same throughout. `nil` is the standard font.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            attributed = attributed?.with(.font, font)
            hasOneFont = true
            invalidateIntrinsicContentSize()
        }
    }
    /// The color of the text, and of all of ``attributedText``, as ``font``.
    open var textColor: UIColor! = .label { didSet { attributed = attributed?.with(.foregroundColor, textColor) } }
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { invalidateIntrinsicContentSize() } }
    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    open var isEnabled = true
    open var isHighlighted = false
    open var highlightedTextColor: UIColor?
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    /// The width at which lines break, in points. 0 means the width that the layout gives.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    open var allowsDefaultTighteningForTruncation = false
    open var shadowColor: UIColor?
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFontToTraits() } }
    }
    private func adjustFontToTraits() {
        if UITraitCollection.isAnyChanged { adjustFont(to: traitCollection.preferredContentSizeCategory) }
    }
    final override func traitsChanged(_ before: Traits, _ after: Traits) {
        if adjustsFontForContentSizeCategory { adjustFont(to: after.preferredContentSizeCategory) }
    }
    final func adjustFont(to category: UIContentSizeCategory) {
        let adjusted = attributed?.adjusted(to: category)
        let (hadOneFont, other) = (hasOneFont, font.adjusted(to: category))
        if other !== font { font = other }
        hasOneFont = hadOneFont
        guard adjusted !== attributed, let adjusted else { return }
        attributed = adjusted
        invalidateIntrinsicContentSize()
    }

    // MARK: Size

    /// The width that the layout gives, while the label is asked for its size at that width.
    private var givenWidth: CGFloat?

    /// The size of the text, in points; none without text. Of several lines it is that at ``preferredMaxLayoutWidth``, else
    /// that without breaks but the text's own. Mirrors `UILabel`'s `intrinsicContentSize`.
    ///
    /// - Complexity: O(characters).
    open override var intrinsicContentSize: CGSize {
        size(atWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : givenWidth ?? 0)
    }

    override func intrinsicContentSize(atWidth width: CGFloat?) -> CGSize {
        // By way of the property, which a subclass may override to add room around its text.
        givenWidth = width
        defer { givenWidth = nil }
        return intrinsicContentSize
    }

    /// The size of the text, in points: a text of several lines is no wider than asked, one of a single line as wide as it
    /// is. Mirrors `UILabel`'s `sizeThatFits(_:)`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(atWidth: size.width) }

    /// Those of its own font.
    override var baselineOffsets: (first: CGFloat, last: CGFloat) { font.baselineOffsets }

    /// - Parameter width: 0 or less means any.
    private func size(atWidth width: CGFloat) -> CGSize {
        let width = width > 0 && numberOfLines != 1 ? width : .infinity
        let bounds = CGRect(x: 0, y: 0, width: width, height: .infinity)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// Where the text lies in a rectangle: at its origin, no wider. Its height is not limited (unverified: UIKit takes
    /// only lines that fit).
    ///
    /// - Complexity: O(characters).
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let measurer = TextMeasurer(
            limit: bounds.width, maximumLines: numberOfLines, breaksWords: lineBreakMode == .byCharWrapping,
            hasOneFont: hasOneFont)
        let size = attributed.map { measurer.size(of: $0, font) } ?? measurer.size(of: plainText ?? "", font)
        return CGRect(origin: bounds.origin, size: size)
    }

    /// Nothing is drawn: it is never called.
    open func drawText(in rect: CGRect) {}
}
