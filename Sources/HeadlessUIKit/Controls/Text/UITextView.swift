import Foundation

/// A view for editable text with any number of lines. Mirrors `UITextView` and its members, UIKit. Typed text replaces
/// the selection, which is initially at the end of the text.
///
/// When editing begins, `textViewShouldBeginEditing(_:)` and `textViewDidBeginEditing(_:)` are called. For each typed
/// character (Return types a line feed) and when the user deletes the text,
/// `textView(_:shouldChangeTextIn:replacementText:)`, `textViewDidChangeSelection(_:)` and `textViewDidChange(_:)` are
/// called (this order is unverified). When editing ends, `textViewShouldEndEditing(_:)` and `textViewDidEndEditing(_:)`
/// are called. Notifications are posted after the delegate calls.
open class UITextView: UIScrollView, UITextInput, EditableText, UIResponderStandardEditActions {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [.init(\UITextView.font), .init(\UITextView.textColor)]
    }

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        prepare()
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public required init?(coder: NSCoder) {
        container = NSTextContainer()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() { container.changed = { [weak self] in self?.textChanged() } }

    /// The delegate, which is not retained.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }

    // MARK: Text

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UITextView.textViewProperties, to: self)
    }
    override func setDelegate(_ delegate: any UIScrollViewDelegate) {
        self.delegate = delegate as? any UITextViewDelegate
    }
    open override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "inputView": .outlet(value) { (view: UIView) in inputView = view }
        case "inputAccessoryView": .outlet(value) { (view: UIView) in inputAccessoryView = view }
        default: super._setOutlet(name, to: value)
        }
    }

    private var content = NSAttributedString(string: "") { didSet { storage?.load(content) } }
    private var storage: TextViewStorage?
    /// The text as an object that can be edited. Editing it changes the text, and does not call the delegate. The selection
    /// is clamped to the new text (unverified).
    open var textStorage: NSTextStorage {
        if let storage { return storage }
        let made = TextViewStorage(attributedString: content)
        made.changed = { [weak self, weak made] in MainActor.assumeIsolated { self?.storageChanged(made) } }
        storage = made
        made.addLayoutManager(manager)
        return made
    }
    private func storageChanged(_ storage: TextViewStorage?) {
        guard let storage else { return }
        let text = NSAttributedString(attributedString: storage)
        guard !text.isEqual(to: content) else { return }
        content = text
        selectedRange = clamped(selectedRange)
        textChanged()
    }

    /// The text. Setting it does not call the delegate. Setting `nil` results in an empty string, as in UIKit. The new
    /// text has the view's ``font`` and ``textColor``.
    open var text: String! {
        get { content.string }
        set { set(NSAttributedString(string: newValue ?? "", attributes: ownAttributes)) }
    }
    /// The text with its attributes. Setting it does not call the delegate.
    ///
    /// Setting it also sets ``font``, ``textColor`` and ``textAlignment`` from the typing attributes, which are the
    /// attributes of the last character. Unverified: if the last character lacks an attribute, the corresponding
    /// property keeps its value. A run without a font or a color has the value that the app has set last.
    open var attributedText: NSAttributedString! {
        get { content }
        set {
            let text = newValue ?? NSAttributedString(string: "")
            let last = text.length > 0 ? text.attributes(at: text.length - 1, effectiveRange: nil) : [:]
            // Runs that lack these attributes get the values that the app has set, because the view's font and color
            // may change below.
            var filled = text
            if let font = last[.font] as? UIFont { ownFont = font }
            if let color = last[.foregroundColor] as? UIColor { ownColor = color }
            if ownFont != givenFont { filled = filled.filled(.font, givenFont ?? Self.standardFont) }
            if ownColor != givenColor { filled = filled.filled(.foregroundColor, givenColor ?? UIColor.label) }
            if let style = last[.paragraphStyle] as? NSParagraphStyle { ownAlignment = style.alignment }
            set(filled)
        }
    }
    private func set(_ text: NSAttributedString) {
        chosenTypingAttributes = nil
        content = text
        selectedRange = NSRange(location: text.length, length: 0)
        textChanged()
    }

    /// Whether there is text.
    open var hasText: Bool { content.length > 0 }

    /// The range that typing replaces, in UTF-16 units, clamped to the text.
    open var selectedRange = NSRange(location: 0, length: 0) {
        didSet {
            let range = clamped(selectedRange)
            if range != selectedRange { selectedRange = range }
            if selectedRange != oldValue { chosenTypingAttributes = nil }
        }
    }

    // MARK: Positions

    /// The selection.
    open var selectedTextRange: UITextRange? {
        get { TextSpan(selectedRange) }
        set { (newValue as? TextSpan).map { selectedRange = $0.units } }
    }
    open var endOfDocument: UITextPosition { TextOffset(content.length) }

    final var editedText: String { content.string }
    final var selectedUnits: NSRange { selectedRange }
    final var places: (places: TextPlaces, origin: CGPoint) {
        let (sides, alignment, isMirrored) = (sides, textAlignment, isMirrored)
        let space = max(0, untransformedFrame.width - sides)
        let measurer = TextMeasurer(limit: space, maximumLines: container.maximumNumberOfLines)
        let places = TextPlaces(content, font ?? Self.standardFont, measurer) {
            alignment.indent($0, in: space, isMirrored: isMirrored)
        }
        return (places, CGPoint(x: textContainerInset.left + container.lineFragmentPadding, y: textContainerInset.top))
    }

    open func text(in range: UITextRange) -> String? { part(range) }
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { lines(of: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { position(closestTo: point) }
    /// Returns the direction of the paragraph at a position.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        guard let offset = (position as? TextOffset)?.offset, hasText else { return .natural }
        let index = min(max(0, direction == .backward ? offset - 1 : offset), content.length - 1)
        let style = content.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle
        return style?.baseWritingDirection ?? .natural
    }
    /// Sets the direction of the paragraphs of a range.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        guard let units = (range as? TextSpan).map({ clamped($0.units) }), hasText else { return }
        let text = NSMutableAttributedString(attributedString: content)
        let paragraphs = (content.string as NSString).paragraphRange(for: units)
        content.enumerateAttribute(.paragraphStyle, in: paragraphs) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let known = value as? NSParagraphStyle { style.setParagraphStyle(known) }
            style.baseWritingDirection = writingDirection
            text.addAttribute(.paragraphStyle, value: style, range: range)
        }
        content = text
    }
    /// Replaces the selection without asking the delegate, and notifies it (unverified). Mirrors `UIKeyInput.insertText(_:)`.
    open func insertText(_ text: String) { replace(selectedRange, with: text) }
    open func replace(_ range: UITextRange, withText text: String) {
        (range as? TextSpan).map { replace(clamped($0.units), with: text) }
    }

    // MARK: Editing commands

    open func cut(_ sender: Any?) {
        guard selectedUnits.length > 0 else { return }
        copy(sender)
        delete(sender)
    }
    /// Copies the selected text to the general pasteboard.
    open func copy(_ sender: Any?) { copySelection() }
    /// Replaces the selection with the text of the general pasteboard, unless the delegate refuses.
    open func paste(_ sender: Any?) { pasteText() }
    /// Selects the word at the insertion point.
    open func select(_ sender: Any?) { selectWord() }
    open func selectAll(_ sender: Any?) { selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument) }
    /// Deletes the selected text.
    open func delete(_ sender: Any?) { if selectedUnits.length > 0 { deleteBackward() } }
    final func mayReplace(_ units: NSRange, with text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: units, replacementText: text) ?? true
    }

    /// The font. Setting it changes the font of the whole text. Without one, text is in Helvetica at 12 points.
    open var font: UIFont? {
        get { ownFont }
        set {
            (ownFont, givenFont) = (newValue, newValue)
            content = content.with(.font, newValue)
            chosenTypingAttributes?[.font] = newValue
            textChanged()
        }
    }
    private var ownFont: UIFont?
    /// The font that the app has set, regardless of the attributed text.
    private var givenFont: UIFont?
    /// The text color. Setting it changes the color of the whole text.
    open var textColor: UIColor? {
        get { ownColor }
        set {
            (ownColor, givenColor) = (newValue, newValue)
            content = content.with(.foregroundColor, newValue)
            chosenTypingAttributes?[.foregroundColor] = newValue
        }
    }
    private var ownColor: UIColor?
    private var givenColor: UIColor?
    /// The alignment. Setting it changes the alignment of the whole text.
    open var textAlignment: NSTextAlignment {
        get { ownAlignment }
        set {
            ownAlignment = newValue
            content = content.aligned(newValue)
            if let style = chosenTypingAttributes?[.paragraphStyle] as? NSParagraphStyle {
                chosenTypingAttributes?[.paragraphStyle] = style.aligned(newValue)
            }
        }
    }
    private var ownAlignment = NSTextAlignment.natural
    /// The attributes of typed text: the attributes that were set after the last change of the selection. If none were
    /// set, they are the attributes of the first selected character or, if no text is selected, of the character before
    /// the insertion point. If there is no text, they are the view's ``font`` and ``textColor``.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get {
            if let chosenTypingAttributes { return chosenTypingAttributes }
            guard hasText else { return ownAttributes }
            let index = selectedRange.length > 0 ? selectedRange.location : max(0, selectedRange.location - 1)
            return content.attributes(at: index, effectiveRange: nil)
        }
        set { chosenTypingAttributes = newValue }
    }
    private var chosenTypingAttributes: [NSAttributedString.Key: Any]?
    /// The attributes given to text that is set without attributes.
    private var ownAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = ownFont
        attributes[.foregroundColor] = ownColor
        return attributes
    }
    /// The attributes of links, which override those of the text. By default, links have the tint color. Links can't be
    /// tapped.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.tintColor]
    /// Whether the text is as large as on iOS when the app runs on a Mac. Stored, and without effect.
    public final var usesStandardTextScaling = false
    open var adjustsFontForContentSizeCategory = false {
        didSet { if UITraitCollection.isAnyChanged { adjustFont(to: traitCollection.preferredContentSizeCategory) } }
    }
    final override func traitsChanged(_ before: Traits, _ after: Traits) {
        adjustFont(to: after.preferredContentSizeCategory)
    }
    private func adjustFont(to category: UIContentSizeCategory) {
        guard adjustsFontForContentSizeCategory else { return }
        let (font, adjusted) = (ownFont?.adjusted(to: category), content.adjusted(to: category))
        guard font !== ownFont || adjusted !== content else { return }
        (ownFont, content, givenFont) = (font, adjusted, givenFont?.adjusted(to: category))
        textChanged()
    }
    /// Stored, but has no effect.
    open var allowsEditingTextAttributes = false
    open override dynamic var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private var ownInputView: UIView?
    open override dynamic var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    private var ownAccessoryView: UIView?
    final override var showsKeys: Bool { inputView == nil }

    // MARK: Traits

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!

    // MARK: Size

    private let container: NSTextContainer
    open var textContainer: NSTextContainer { container }
    /// The places of the characters, without the ``textContainerInset``. What is set on it has no effect.
    open var layoutManager: NSLayoutManager {
        if storage == nil { return textStorage.layoutManagers.first ?? manager }
        return manager
    }
    private lazy var manager: NSLayoutManager = {
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        manager.view = { [weak self] in
            guard let self else { return (NSAttributedString(string: ""), Self.standardFont, 0) }
            let insets = textContainerInset
            return (content, font ?? Self.standardFont, untransformedFrame.width - insets.left - insets.right)
        }
        return manager
    }()
    /// The padding around the lines, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textChanged() } }
    /// Scrolls as far as necessary to make the lines of a range visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let ((places, origin), units) = (places, clamped(range))
        let last = places.caret(at: units.location + max(0, units.length - 1))
        var area = places.caret(at: units.location).union(last).offsetBy(dx: origin.x, dy: origin.y)
        // The insets at both ends become visible with the first and the last line.
        if units.location == 0 { area = area.union(CGRect(x: area.minX, y: 0, width: 1, height: 1)) }
        if units.location + units.length >= content.length {
            area = area.union(CGRect(x: area.minX, y: contentSize.height - 1, width: 1, height: 1))
        }
        scrollRectToVisible(CGRect(x: contentOffset.x, y: area.minY, width: 1, height: area.height), animated: false)
    }

    /// The font of text without one, as tests of public libraries assert it.
    private static let standardFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

    /// The space beside the lines.
    private var sides: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * container.lineFragmentPadding
    }

    private func size(atWidth width: CGFloat?) -> CGSize {
        let sides = sides
        let measurer = TextMeasurer(
            limit: width.map { max(0, $0 - sides) } ?? .infinity, maximumLines: container.maximumNumberOfLines)
        let font = font ?? Self.standardFont
        var size = measurer.size(of: content, font)
        // Text that is empty or ends in a line feed has an additional line for the caret.
        if !hasText || content.string.last?.isNewline == true {
            let caret = NSAttributedString(string: "|", attributes: typingAttributes)
            size.height = measurer.size(of: content.appending(caret), font).height
        }
        return CGSize(
            width: size.width + sides, height: size.height + textContainerInset.top + textContainerInset.bottom)
    }

    /// The size of the text if scrolling is disabled. Otherwise, the view has no intrinsic size. Mirrors `UITextView`'s
    /// `intrinsicContentSize`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    open override var intrinsicContentSize: CGSize { intrinsicContentSize(atWidth: nil) }
    final override func intrinsicContentSize(atWidth width: CGFloat?) -> CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        return size(atWidth: width)
    }
    /// Returns the size of the text, wrapped at the given width. Mirrors `UITextView`'s `sizeThatFits(_:)`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(atWidth: size.width > 0 && size.width < .greatestFiniteMagnitude ? size.width : nil)
    }

    open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    /// The size of the text, which is known before a layout (as tests of public libraries assert).
    open override var contentSize: CGSize {
        get {
            if isContentSizeOutdated, untransformedFrame.width > 0 {
                isContentSizeOutdated = false
                super.contentSize = CGSize(
                    width: untransformedFrame.width, height: size(atWidth: untransformedFrame.width).height)
            }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }
    private var isContentSizeOutdated = true

    private func textChanged() {
        isContentSizeOutdated = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        isContentSizeOutdated = true
        _ = contentSize
        super.layoutSubviews()
    }

    // MARK: Editing

    /// Whether the user can edit the text.
    open var isEditable = true
    /// Whether the user can select the text. If the view is neither selectable nor editable, a tap on it is handled by
    /// the row that contains it, if any.
    open var isSelectable = true
    /// Whether the next typed character replaces the text.
    open var clearsOnInsertion = false

    open override dynamic var canBecomeFirstResponder: Bool { isEditable }

    /// Begins editing, unless the delegate refuses. Mirrors `UITextView`'s `becomeFirstResponder()`.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        delegate?.textViewDidBeginEditing(self)
        post(Self.textDidBeginEditingNotification)
        return true
    }

    /// Ends editing, unless the delegate refuses. Mirrors `UITextView`'s `resignFirstResponder()`.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        didEndEditing()
        return true
    }

    /// Ends editing without asking the delegate. Called by ``UIView/endEditing(_:)``.
    final override func endBeingFirstResponder() {
        guard isFirstResponder else { return }
        super.endBeingFirstResponder()
        didEndEditing()
    }

    private func didEndEditing() {
        delegate?.textViewDidEndEditing(self)
        post(Self.textDidEndEditingNotification)
    }

    /// Simulates typing a character, which replaces the selection or, if `isOverAll` or ``clearsOnInsertion`` is
    /// `true`, the whole text.
    final func type(_ letter: String, overAll isOverAll: Bool = false) {
        if isOverAll || clearsOnInsertion { selectedRange = NSRange(location: 0, length: content.length) }
        let range = selectedRange
        guard mayReplace(range, with: letter) else { return }
        clearsOnInsertion = false
        replace(range, with: letter)
    }

    private func replace(_ range: NSRange, with text: String) {
        let attributes = typingAttributes
        let changed = NSMutableAttributedString(attributedString: content)
        changed.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes))
        content = changed
        selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
        textChanged()
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        post(Self.textDidChangeNotification)
    }

    final func pressReturn(overAll isOverAll: Bool) { type("\n", overAll: isOverAll) }

    /// Deletes the selection or, if nothing is selected, the character before the insertion point. Mirrors
    /// `UIKeyInput.deleteBackward()`: the Delete key calls it after the delegate has allowed the change, and also while
    /// there is nothing to delete (reported by developers, not documented).
    open func deleteBackward() {
        let range = rangeToDelete
        guard range.length > 0 else { return }
        replace(range, with: "")
    }

    // MARK: Notifications

    public static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
    public static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Description

    package override nonisolated class var viewKind: ViewKind? { .field }
    package override var ownText: String? { text }
    package override var fingerChange: FingerChange? { isEditable ? .type(isMultiline: true) : nil }
    package override func textDrawing(value: String) -> TextDrawing? {
        let lines = (text ?? "").split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
        return .field("⟦\(lines)\(isFirstResponder ? "▏" : "")⟧")
    }
}
