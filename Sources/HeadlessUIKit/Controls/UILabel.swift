import Foundation

/// A view that shows text. Mirrors `UILabel` and its members, UIKit. It does not receive touches, unless user
/// interaction is enabled.
///
/// The size of the text is an approximation that is the same on every machine.
open class UILabel: UIView {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [.init(\UILabel.proxyFont), .init(\UILabel.proxyColor)]
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !(coder is InterfaceCoder) { isUserInteractionEnabled = false }
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UILabel.labelProperties, to: self)
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
    /// Whether ``font`` was set after the attributed text, and therefore applies to all of it.
    private(set) final var hasOneFont = false
    final var hasText: Bool { plainText?.isEmpty == false }
    /// Whether the text has no attributes, so that the label's font applies to all of it.
    final var isPlain: Bool { attributed == nil }

    /// The text with its attributes. Setting it also sets ``font``, ``textColor`` and ``textAlignment`` from the
    /// attributes of its first character. A run without such an attribute has the value that the app has set last. If
    /// the first character lacks an attribute, the property keeps its value.
    open var attributedText: NSAttributedString? {
        get { attributed ?? plainText.map { NSAttributedString(string: $0) } }
        set {
            attributed = nil
            let own = ownStyle ?? OwnStyle(font: font, color: textColor, alignment: textAlignment)
            if let newValue, newValue.length > 0 {
                let first = newValue.attributes(at: 0, effectiveRange: nil)
                if let font = first[.font] as? UIFont { self.font = font }
                if let color = first[.foregroundColor] as? UIColor { textColor = color }
                if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
            }
            ownStyle = own
            showStyled(newValue)
        }
    }

    /// The style that the app has set, regardless of the attributed text.
    private struct OwnStyle {
        var font: UIFont
        var color: UIColor
        var alignment: NSTextAlignment
    }
    /// The style of runs without attributes; `nil` until an attributed text is set.
    private var ownStyle: OwnStyle?
    /// The font, the color and the alignment of runs without these attributes.
    final var unstyledFont: UIFont { ownStyle?.font ?? font }
    final var unstyledColor: UIColor { ownStyle?.color ?? textColor }
    final var unstyledAlignment: NSTextAlignment { ownStyle?.alignment ?? textAlignment }

    // What an appearance proxy sets: the attributes of runs keep their values (unverified).
    private final var proxyFont: UIFont {
        get { unstyledFont }
        set { setUnstyled { font = newValue } }
    }
    private final var proxyColor: UIColor {
        get { unstyledColor }
        set { setUnstyled { textColor = newValue } }
    }
    private func setUnstyled(_ change: () -> Void) {
        guard let text = attributed else { return change() }
        attributed = nil
        change()
        let own = ownStyle
        let first = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { textColor = color }
        ownStyle = own
        showStyled(text)
    }

    final func showStyled(_ text: NSAttributedString?) {
        attributed = text
        hasOneFont = false
        plainText = text?.string
        invalidateIntrinsicContentSize()
    }

    /// The font of the text. If it is set after ``attributedText``, it applies to the whole text. Setting `nil`
    /// restores the default font.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            ownStyle?.font = font
            attributed = attributed?.with(.font, font)
            hasOneFont = true
            invalidateIntrinsicContentSize()
        }
    }
    /// The color of the text. If it is set after ``attributedText``, it applies to the whole text. Setting `nil`
    /// restores the default color.
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            ownStyle?.color = textColor
            attributed = attributed?.with(.foregroundColor, textColor)
        }
    }
    /// The alignment. If it is set after ``attributedText``, it applies to the whole text.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            ownStyle?.alignment = textAlignment
            if textAlignment != oldValue { attributed = attributed?.aligned(textAlignment) }
        }
    }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { invalidateIntrinsicContentSize() } }
    /// The strategies for line breaks in text without a paragraph style. That `standard` is the initial value follows from
    /// recordings of labels.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The maximum number of lines; 0 means no limit.
    open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    open var isEnabled = true
    open var isHighlighted = false
    open var highlightedTextColor: UIColor?
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    /// The width at which lines wrap, in points; 0 means the width that the layout provides.
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
        let own = ownStyle?.font.adjusted(to: category)
        if other !== font { font = other }
        hasOneFont = hadOneFont
        if let own { ownStyle?.font = own }
        guard adjusted !== attributed, let adjusted else { return }
        attributed = adjusted
        invalidateIntrinsicContentSize()
    }

    // MARK: Size

    /// The width that the layout provides. It is set only while the intrinsic size at that width is computed.
    private var givenWidth: CGFloat?

    /// The size of the text, in points; zero without text. If several lines are allowed, the text is wrapped at
    /// ``preferredMaxLayoutWidth`` or, if that is 0, at the width that the layout provides. If there is no such width,
    /// the text is not wrapped, and lines end only at line breaks in the text. Mirrors `UILabel`'s
    /// `intrinsicContentSize`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    open override var intrinsicContentSize: CGSize {
        size(atWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : givenWidth ?? 0)
    }

    override func intrinsicContentSize(atWidth width: CGFloat?) -> CGSize {
        // Reads the `open` property, because a subclass may override it to add padding around the text.
        givenWidth = width
        defer { givenWidth = nil }
        return intrinsicContentSize
    }

    final override var mayBeAsWideAsItsLines: Bool { true }

    /// Returns the size of the text, in points. If several lines are allowed, the text is wrapped at the given width;
    /// otherwise, it is a single line. Mirrors `UILabel`'s `sizeThatFits(_:)`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(atWidth: size.width) }

    /// The baseline offsets of the label's font.
    override var baselineOffsets: (first: CGFloat, last: CGFloat) { font.baselineOffsets }

    /// - Parameter width: The maximum width; 0 or less means unlimited.
    private func size(atWidth width: CGFloat) -> CGSize {
        let width = width > 0 && numberOfLines != 1 ? width : .infinity
        let bounds = CGRect(x: 0, y: 0, width: width, height: .infinity)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// Returns the rectangle of the text. It begins at the origin of the bounds and is at most as wide as the bounds.
    /// The height is not limited (unverified: UIKit counts only the lines that fit).
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        var measurer = TextMeasurer(
            limit: bounds.width, maximumLines: numberOfLines, breaksWords: lineBreakMode == .byCharWrapping,
            hasOneFont: hasOneFont, pushesOut: lineBreakStrategy.contains(.pushOut))
        measurer.countsSpaces = true
        let size = attributed.map { measurer.size(of: $0, unstyledFont) } ?? measurer.size(of: plainText ?? "", font)
        return CGRect(origin: bounds.origin, size: size)
    }

    /// Never called by HeadlessUIKit: pictures do not show custom drawing.
    open func drawText(in rect: CGRect) {}

    // MARK: Description

    package override nonisolated class var viewKind: ViewKind? { .label }
    package override var ownText: String? { text }
    override var wrapsText: Bool { numberOfLines != 1 }
    package override var isBlank: Bool { text?.isEmpty ?? true }
    package override func textDrawing(value: String) -> TextDrawing? { text.flatMap { $0.isEmpty ? nil : .label($0) } }
}
