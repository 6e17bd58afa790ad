import Foundation

/// The delegate of a text view, which is notified of editing and may prevent it. Mirrors `UITextViewDelegate` and its
/// members, UIKit.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether editing may begin. Default: `true`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Returns whether editing may end. Default: `true`.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    /// Mirrors `textView(_:shouldChangeTextIn:replacementText:)`: called for each typed character (Return types a line
    /// feed) and when the user deletes the text. Default: `true`.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Mirrors `textViewDidChange(_:)`: called for each typed character and when the user deletes the text, but not
    /// when the text is set programmatically.
    func textViewDidChange(_ textView: UITextView)
    /// Mirrors `textViewDidChangeSelection(_:)`: called for each typed character and when the user deletes the text,
    /// but not when the selection is set programmatically.
    func textViewDidChangeSelection(_ textView: UITextView)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns whether the user may interact with a link. Never called by HeadlessUIKit, because a finger can't touch links. A
    /// test calls it. Default: `true`.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns whether the user may interact with an attachment. Never called by HeadlessUIKit. Default: `true`.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns the menu for a range of the text. Never called by HeadlessUIKit, which shows no edit menu. Default: `nil`.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}
