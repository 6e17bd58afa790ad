import Foundation

/// An editable line of text. Mirrors `UITextField` and its members, UIKit. Typed text replaces the selection, which is at
/// the end of the text when the text was set.
///
/// When editing begins, `textFieldShouldBeginEditing` is called, the first responder changes,
/// `textFieldDidBeginEditing` is called and `.editingDidBegin` is sent. For each typed character,
/// `textField(_:shouldChangeCharactersIn:replacementString:)` is called and `.editingChanged` is sent. When editing
/// ends, `textFieldShouldEndEditing` is called, the first responder changes, `textFieldDidEndEditing` is called and
/// `.editingDidEnd` is sent. Each of the three events is followed by the corresponding notification (this order is
/// unverified).
open class UITextField: UIControl, UITextInput, EditableText, UIResponderStandardEditActions {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [.init(\UITextField.font), .init(\UITextField.textColor)]
    }

    /// Mirrors `UITextField.BorderStyle`.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// Mirrors `UITextField.ViewMode`.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always

        /// Returns whether a view with this mode is shown.
        package func isShown(isEditing: Bool) -> Bool {
            switch self {
            case .never: false
            case .always: true
            case .whileEditing: isEditing
            case .unlessEditing: !isEditing
            }
        }
    }

    /// The reason why editing ended. Mirrors `UITextField.DidEndEditingReason`.
    public enum DidEndEditingReason: Int, Sendable {
        case committed
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UITextField.textFieldProperties, to: self)
    }
    open override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "delegate": .outlet(value) { (delegate: any UITextFieldDelegate) in self.delegate = delegate }
        case "leftView": .outlet(value) { (view: UIView) in leftView = view }
        case "rightView": .outlet(value) { (view: UIView) in rightView = view }
        case "inputView": .outlet(value) { (view: UIView) in inputView = view }
        case "inputAccessoryView": .outlet(value) { (view: UIView) in inputAccessoryView = view }
        default: super._setOutlet(name, to: value)
        }
    }

    /// The text. Setting it sends no event. Setting `nil` results in an empty string, as in UIKit.
    open var text: String? {
        get { content }
        set { content = newValue ?? "" }
    }
    private var content = "" {
        didSet {
            styledContent = nil
            selection = nil
            invalidateIntrinsicContentSize()
        }
    }
    /// The text with its attributes; `nil` if it has none.
    private var styledContent: NSAttributedString?

    // MARK: Positions

    /// The selection in UTF-16 units; `nil` for the end of the text.
    private var selection: NSRange?
    final var selectedUnits: NSRange { selection ?? NSRange(location: content.utf16.count, length: 0) }
    /// The selection.
    open var selectedTextRange: UITextRange? {
        get { TextSpan(selectedUnits) }
        set { selection = (newValue as? TextSpan).map { clamped($0.units) } }
    }
    open var endOfDocument: UITextPosition { TextOffset(content.utf16.count) }

    final var editedText: String { content }
    final var places: (places: TextPlaces, origin: CGPoint) {
        let (font, alignment, isMirrored) = (unstyledFont ?? .systemFont(ofSize: 17), textAlignment, isMirrored)
        let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        let places = TextPlaces(
            attributedText ?? NSAttributedString(string: content), font, TextMeasurer(maximumLines: 1)
        ) {
            alignment.indent($0, in: area.width, isMirrored: isMirrored)
        }
        return (places, CGPoint(x: area.minX, y: area.midY - font.lineHeight / 2))
    }

    open func text(in range: UITextRange) -> String? { part(range) }
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { lines(of: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { position(closestTo: point) }
    /// Replaces the selection without asking the delegate, and sends `.editingChanged`, as `UIKeyInput.insertText(_:)` does
    /// (reported by developers, not documented).
    open func insertText(_ text: String) { replace(selectedUnits, with: text) }
    /// Replaces a range without asking the delegate, and sends `.editingChanged` (unverified).
    open func replace(_ range: UITextRange, withText text: String) {
        (range as? TextSpan).map { replace(clamped($0.units), with: text) }
    }
    private func replace(_ range: NSRange, with text: String) {
        var styled: NSAttributedString?
        if let styledContent {
            let index = max(0, min(range.location + range.length, styledContent.length) - 1)
            let new = NSAttributedString(
                string: text, attributes: styledContent.attributes(at: index, effectiveRange: nil))
            let changed = NSMutableAttributedString(attributedString: styledContent)
            changed.replaceCharacters(in: range, with: new)
            if changed.length > 0 { styled = changed }
        }
        content = (content as NSString).replacingCharacters(in: range, with: text)
        styledContent = styled
        let end = range.location + text.utf16.count
        if end < content.utf16.count { selection = NSRange(location: end, length: 0) }
        changed()
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
        delegate?.textField(self, shouldChangeCharactersIn: units, replacementString: text) ?? true
    }

    open var placeholder: String? {
        get { plainPlaceholder }
        set { set(placeholder: newValue, nil) }
    }
    private var plainPlaceholder: String?
    private var styledPlaceholder: NSAttributedString?
    private func set(placeholder: String?, _ styled: NSAttributedString?) {
        (plainPlaceholder, styledPlaceholder) = (placeholder, styled)
        invalidateIntrinsicContentSize()
    }
    /// The font. If it is set after ``attributedText``, it applies to the whole text. Setting `nil` restores the default.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            ownStyle?.font = font
            styledContent = styledContent?.with(.font, font)
            invalidateIntrinsicContentSize()
        }
    }
    /// The color of the text. If it is set after ``attributedText``, it applies to the whole text.
    open var textColor: UIColor? = .label {
        didSet {
            ownStyle?.color = textColor
            styledContent = styledContent?.with(.foregroundColor, textColor)
        }
    }
    open var textAlignment = NSTextAlignment.natural
    /// An image behind a field without a border. Stored, and not drawn.
    open var background: UIImage?
    /// An image behind a disabled field. Stored, and not drawn.
    open var disabledBackground: UIImage?
    open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
    open var clearButtonMode = ViewMode.never
    /// The text with its attributes. Setting it also sets ``font``, ``textColor`` and ``textAlignment`` from the
    /// attributes of its first character. A run without such an attribute has the value that the app has set last. Typed
    /// text has the attributes of the last character.
    open var attributedText: NSAttributedString? {
        get { styledContent ?? NSAttributedString(string: content) }
        set {
            content = newValue?.string ?? ""
            let own = ownStyle ?? (font, textColor)
            if let newValue, newValue.length > 0 {
                let first = newValue.attributes(at: 0, effectiveRange: nil)
                if let font = first[.font] as? UIFont { self.font = font }
                if let color = first[.foregroundColor] as? UIColor { textColor = color }
                if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
                styledContent = newValue
            }
            ownStyle = own
            invalidateIntrinsicContentSize()
        }
    }
    /// The font and the color that the app has set, regardless of the attributed text; `nil` until an attributed text is
    /// set.
    private var ownStyle: (font: UIFont?, color: UIColor?)?
    /// The font and the color of runs without these attributes.
    final var unstyledFont: UIFont? { styledContent == nil ? font : ownStyle?.font ?? font }
    final var unstyledColor: UIColor? { styledContent == nil ? textColor : ownStyle?.color ?? textColor }

    /// The placeholder with its attributes. Setting it does not call an overridden setter of ``placeholder``.
    open var attributedPlaceholder: NSAttributedString? {
        get { styledPlaceholder ?? plainPlaceholder.map { NSAttributedString(string: $0) } }
        set { set(placeholder: newValue?.string, newValue) }
    }
    /// The font, the color and the alignment of the text. Setting it sets ``font``, ``textColor`` and
    /// ``textAlignment``; other attributes are discarded.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            let all: [NSAttributedString.Key: Any?] = [
                .font: font, .foregroundColor: textColor, .paragraphStyle: style,
            ]
            return all.compactMapValues(\.self)
        }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        }
    }
    open var adjustsFontSizeToFitWidth = false
    /// The minimum font size in points.
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false {
        didSet { if UITraitCollection.isAnyChanged { adjustFont(to: traitCollection.preferredContentSizeCategory) } }
    }
    final override func traitsChanged(_ before: Traits, _ after: Traits) {
        adjustFont(to: after.preferredContentSizeCategory)
    }
    private func adjustFont(to category: UIContentSizeCategory) {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let (other, own) = (font.adjusted(to: category), ownStyle?.font?.adjusted(to: category))
        let styled = styledContent?.adjusted(to: category)
        if other !== font { self.font = other }
        if let own { ownStyle?.font = own }
        styledContent = styled
        styledPlaceholder = styledPlaceholder?.adjusted(to: category)
        invalidateIntrinsicContentSize()
    }

    // MARK: Side views

    /// Mirrors `UITextField.leftView`. It is a subview while ``leftViewMode`` shows it, and is placed on the right in
    /// right-to-left layouts (unverified).
    open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
    /// Mirrors `UITextField.rightView`. It is a subview while ``rightViewMode`` shows it.
    open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
    open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { showSideViews() } } }
    open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { showSideViews() } } }
    /// The side views that are shown.
    package final var shownLeftView: UIView? { leftViewMode.isShown(isEditing: isEditing) ? leftView : nil }
    package final var shownRightView: UIView? { rightViewMode.isShown(isEditing: isEditing) ? rightView : nil }
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

    private func exchange(_ old: UIView?, for new: UIView?) {
        if let old, old !== new, old.superviewStorage === self { old.removeFromSuperview() }
        showSideViews()
    }

    /// Adds the side views that are shown, and removes the others. Called when a view, a mode or the editing state
    /// changes.
    private func showSideViews() {
        let shown = [shownLeftView, shownRightView]
        for (view, isShown) in [(leftView, shown[0] != nil), (rightView, shown[1] != nil)] {
            guard let view, isShown != (view.superviewStorage === self) else { continue }
            if isShown { addSubview(view) } else { view.removeFromSuperview() }
        }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Returns the value of a property by its name. Mirrors `NSObject.value(forKey:)`, with which apps reach the button that
    /// clears a field. Here, the button is not a view, so the value is `nil`. Any other key raises UIKit's exception.
    open func value(forKey key: String) -> Any? {
        if !["clearButton", "_clearButton"].contains(key) { ListException.raise(.undefinedKey(key, of: self)) }
        return nil
    }

    // MARK: Size

    /// The size of the text or, if there is none, of the placeholder, including the border and the side views.
    /// Unverified: a border adds 14 points to the width. A line adds 9.5 points to the height, and a bezel 11.5 points, as
    /// storyboards record. Mirrors `UITextField`'s `intrinsicContentSize`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    open override var intrinsicContentSize: CGSize {
        let font = unstyledFont ?? .systemFont(ofSize: 17)
        let shown = hasText ? (content, styledContent) : (placeholder ?? "", styledPlaceholder)
        let measurer = TextMeasurer(maximumLines: 1)
        let text = shown.1.map { measurer.size(of: $0, font) } ?? measurer.size(of: shown.0, font)
        let border =
            switch borderStyle {
            case .none: CGSize(width: 1, height: 1)
            case .line: CGSize(width: 14, height: 9.5)
            case .bezel: CGSize(width: 14, height: 11.5)
            case .roundedRect: CGSize(width: 14, height: 13)
            }
        let sides = (shownLeftView?.frame.width ?? 0) + (shownRightView?.frame.width ?? 0)
        let height = shown.1 == nil ? font.lineHeight : max(font.lineHeight, text.height)
        let least: CGFloat = borderStyle == .roundedRect ? 34 : 0
        return CGSize(
            width: text.width + border.width + sides, height: max(least, height.rounded(.up) + border.height))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    override var centersText: Bool { contentVerticalAlignment == .center }
    override var baselineOffsets: (first: CGFloat, last: CGFloat) {
        inMiddle((font ?? .systemFont(ofSize: 17)).baselineOffsets)
    }

    /// Lays out the side views in the rectangles that ``leftViewRect(forBounds:)`` and ``rightViewRect(forBounds:)``
    /// return.
    open override func layoutSubviews() {
        super.layoutSubviews()
        shownLeftView?.frame = leftViewRect(forBounds: bounds)
        shownRightView?.frame = rightViewRect(forBounds: bounds)
    }

    // These methods return rectangles in points. The text rectangles are unverified.

    /// Returns the left view's rectangle: vertically centered, with the view's current size.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, bounds, isLeft: !isMirrored) }
    /// Returns the right view's rectangle: vertically centered, with the view's current size.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, bounds, isLeft: isMirrored) }
    /// Returns the rectangle between the side views, inside the border.
    open func textRect(forBounds bounds: CGRect) -> CGRect { plainTextRect(bounds) }
    // These methods do not call an overridden `textRect(forBounds:)`, as tests of a public library assert of the first.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { plainTextRect(bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { plainTextRect(bounds) }

    private func plainTextRect(_ bounds: CGRect) -> CGRect {
        let margin: CGFloat = borderStyle == .none ? 0 : 7
        let left = bounds.minX + max(margin, (isMirrored ? shownRightView : shownLeftView)?.frame.width ?? 0)
        let right = bounds.maxX - max(margin, (isMirrored ? shownLeftView : shownRightView)?.frame.width ?? 0)
        return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
    }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        directed(CGRect(x: bounds.maxX - 24, y: bounds.midY - 10, width: 19, height: 20))
    }

    private func sideRect(_ view: UIView?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
        let size = view?.frame.size ?? .zero
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.minY + (bounds.height - size.height) / 2,
            width: size.width, height: size.height)
    }

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

    // MARK: Editing

    /// Whether the text is cleared when editing begins, if the delegate's `textFieldShouldClear` returns `true`.
    open var clearsOnBeginEditing = false

    /// Whether the next typed character replaces the text.
    open var clearsOnInsertion = false

    /// Whether there is text.
    open var hasText: Bool { !content.isEmpty }

    /// The delegate, which is not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the field is being edited.
    open var isEditing: Bool { isFirstResponder }

    open override dynamic var canBecomeFirstResponder: Bool { isEnabled }

    override func activate() {
        becomeFirstResponder()
        super.activate()
    }

    /// Begins editing, unless the delegate refuses. Mirrors `UITextField`'s `becomeFirstResponder()`.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        showSideViews()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(Self.textDidBeginEditingNotification)
        if clearsOnBeginEditing, hasText { clear() }
        return true
    }

    /// Ends editing, unless the delegate refuses. Mirrors `UITextField`'s `resignFirstResponder()`.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        didEndEditing()
        return true
    }

    /// Ends editing without asking the delegate. Called by ``UIView/endEditing(_:)``.
    override func endBeingFirstResponder() {
        guard isFirstResponder else { return }
        super.endBeingFirstResponder()
        didEndEditing()
    }

    private func didEndEditing() {
        showSideViews()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        post(Self.textDidEndEditingNotification)
    }

    /// Simulates typing a character, which replaces the selection or, if `isOverAll` or ``clearsOnInsertion`` is `true`, the
    /// whole text.
    final func type(_ letter: String, overAll isOverAll: Bool = false) {
        let isReplacing = isOverAll || clearsOnInsertion
        let range = isReplacing ? NSRange(location: 0, length: content.utf16.count) : selectedUnits
        guard mayReplace(range, with: letter) else { return }
        clearsOnInsertion = false
        replace(clamped(range), with: letter)
    }

    /// Whether the clear button is visible: it is while there is text, in the states that ``clearButtonMode`` specifies.
    package final var showsClearButton: Bool { hasText && clearButtonMode.isShown(isEditing: isEditing) }

    /// Deletes the selection or, if nothing is selected, the character before the insertion point. Mirrors
    /// `UIKeyInput.deleteBackward()`: the Delete key calls it after the delegate has allowed the change, and also while there
    /// is nothing to delete (reported by developers, not documented).
    open func deleteBackward() {
        let range = rangeToDelete
        if range.length > 0 { replace(range, with: "") }
    }

    /// Simulates a tap on the clear button.
    final func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        content = ""
        changed()
    }

    /// Notifies the delegate and sends `.editingChanged`. Unverified: the delegate's `textFieldDidChangeSelection(_:)`
    /// is called before the actions for `.editingChanged` run.
    private func changed() {
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
    }

    /// Simulates a tap on Return. Unverified: if there is an action for `.editingDidEndOnExit`, editing ends.
    final func pressReturn(overAll isOverAll: Bool) {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .primaryActionTriggered)
        guard allControlEvents.contains(.editingDidEndOnExit) else { return }
        sendActions(for: .editingDidEndOnExit)
        resignFirstResponder()
    }

    // MARK: Notifications

    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
        "UITextFieldTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification")

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Description

    package override nonisolated class var viewKind: ViewKind? { .field }
    package override var ownText: String? { text?.isEmpty == false ? text : placeholder }
    package override var fingerChange: FingerChange? { .type(isMultiline: false) }
    package override var hasSizeOfUIKit: Bool { true }
    // Unverified.
    package override var precedesSuperviews: Bool { true }

    /// Returns `⟦typed text▏⟧`. The caret is shown only during editing. A field that is empty and not being edited is
    /// returned as `⟦(placeholder)⟧`.
    package override func textDrawing(value: String) -> TextDrawing? {
        let typed = text ?? ""
        let shown = isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed
        let caret = isEditing ? "▏" : ""
        return .field(typed.isEmpty && caret.isEmpty ? "⟦(\(placeholder ?? ""))⟧" : "⟦\(shown)\(caret)⟧")
    }
}
