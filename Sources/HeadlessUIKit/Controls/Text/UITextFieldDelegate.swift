import Foundation

/// The delegate of a text field, which is notified of editing and may prevent it. Mirrors `UITextFieldDelegate` and its
/// members, UIKit.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns whether editing may begin. Default: `true`.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end. Default: `true`.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called instead of ``textFieldDidEndEditing(_:)``. The default implementation calls that method.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Called each time the user has changed the text.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Mirrors `textField(_:shouldChangeCharactersIn:replacementString:)`: called for each typed character. Default:
    /// `true`.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Returns whether the text may be cleared, either with the clear button or because of
    /// ``UITextField/clearsOnBeginEditing``. Default: `true`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether the Return key has its default effect. Default: `true`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns the menu for a range of the text. Never called by HeadlessUIKit, which shows no edit menu. Default: `nil`.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}
