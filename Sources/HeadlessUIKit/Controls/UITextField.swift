import Foundation

/// A line of text that a person types. Mirrors `UITextField`, UIKit. What is typed goes to the end of the text.
open class UITextField: UIControl {
    /// Mirrors `UITextField.BorderStyle`.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// Mirrors `UITextField.ViewMode`.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// Never `nil` once it was read, as in UIKit. Setting it sends no event. Mirrors `UITextField.text`.
    open var text: String? {
        get { content }
        set { content = newValue ?? "" }
    }
    private var content = ""

    /// Mirrors `UITextField.placeholder`.
    open var placeholder: String?
    /// Mirrors `UITextField.font`.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// Mirrors `UITextField.textColor`.
    open var textColor: UIColor? = .label
    /// Mirrors `UITextField.textAlignment`.
    open var textAlignment = NSTextAlignment.natural
    /// Mirrors `UITextField.borderStyle`.
    open var borderStyle = BorderStyle.none
    /// Mirrors `UITextField.clearButtonMode`.
    open var clearButtonMode = ViewMode.never
    /// Mirrors `UITextInputTraits.isSecureTextEntry`.
    open var isSecureTextEntry = false
    /// Mirrors `UITextField.delegate`. Not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether it is being edited. Mirrors `UITextField.isEditing`.
    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, unless the delegate refuses. Mirrors `UITextField`'s `becomeFirstResponder()`.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    /// Ends editing, unless the delegate refuses. Mirrors `UITextField`'s `resignFirstResponder()`.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// A person types a letter at the end.
    final func type(_ letter: String) {
        let end = NSRange(location: content.utf16.count, length: 0)
        guard delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: letter) ?? true else {
            return
        }
        content += letter
        sendActions(for: .editingChanged)
    }

    /// A person taps the button that empties the field.
    final func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        content = ""
        sendActions(for: .editingChanged)
    }

    /// A person taps Return. Believed: an action for `.editingDidEndOnExit` ends the editing, as does the delegate's.
    final func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .primaryActionTriggered)
        guard allControlEvents.contains(.editingDidEndOnExit) else { return }
        sendActions(for: .editingDidEndOnExit)
        resignFirstResponder()
    }
}
