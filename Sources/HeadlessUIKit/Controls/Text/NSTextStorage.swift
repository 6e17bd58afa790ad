@preconcurrency import Foundation

/// Text with layout managers. Mirrors `NSTextStorage` and its members, UIKit. A layout manager reads the text when it is
/// asked, so the storage does not report changes to it.
open class NSTextStorage: NSMutableAttributedString {
    open private(set) var layoutManagers: [NSLayoutManager] = []

    @MainActor @preconcurrency
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    @MainActor @preconcurrency
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }
}

/// The text of a text view, as an object that can be edited. Each change is one of the view's text.
final class TextViewStorage: NSTextStorage {
    /// Called after each change.
    nonisolated(unsafe) var changed: (() -> Void)?
    /// The number of changes that are being carried out, or of calls of `beginEditing()` without an end.
    private var depth = 0
    private var isLoading = false

    /// Takes over the text of the view.
    func load(_ text: NSAttributedString) {
        guard depth == 0 else { return }
        isLoading = true
        super.setAttributedString(text)
        isLoading = false
    }

    private func edit(_ change: () -> Void) {
        depth += 1
        change()
        end()
    }

    private func end() {
        depth = max(0, depth - 1)
        if depth == 0, !isLoading { changed?() }
    }

    override func beginEditing() { depth += 1 }
    override func endEditing() { end() }
    override func replaceCharacters(in range: NSRange, with str: String) {
        edit { super.replaceCharacters(in: range, with: str) }
    }
    override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        edit { super.replaceCharacters(in: range, with: attrString) }
    }
    override func deleteCharacters(in range: NSRange) { edit { super.deleteCharacters(in: range) } }
    override func insert(_ attrString: NSAttributedString, at loc: Int) { edit { super.insert(attrString, at: loc) } }
    override func append(_ attrString: NSAttributedString) { edit { super.append(attrString) } }
    override func setAttributedString(_ attrString: NSAttributedString) {
        edit { super.setAttributedString(attrString) }
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        edit { super.setAttributes(attrs, range: range) }
    }
    override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        edit { super.addAttribute(name, value: value, range: range) }
    }
    override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        edit { super.addAttributes(attrs, range: range) }
    }
    override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        edit { super.removeAttribute(name, range: range) }
    }
}
