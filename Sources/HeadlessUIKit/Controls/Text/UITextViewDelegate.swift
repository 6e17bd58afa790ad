import Foundation

/// Hears of a text view's editing, and may refuse it. Mirrors `UITextViewDelegate`, UIKit.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Mirrors `textViewShouldBeginEditing(_:)`. Default: yes.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Mirrors `textViewDidBeginEditing(_:)`.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Mirrors `textViewShouldEndEditing(_:)`. Default: yes.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Mirrors `textViewDidEndEditing(_:)`.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Mirrors `textView(_:shouldChangeTextIn:replacementText:)`, asked for each letter; Return is a line feed. Default: yes.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Mirrors `textViewDidChange(_:)`: called for each letter, never for a text set by code.
    func textViewDidChange(_ textView: UITextView)
    /// Mirrors `textViewDidChangeSelection(_:)`: headlessly called for each letter.
    func textViewDidChangeSelection(_ textView: UITextView)
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
}
