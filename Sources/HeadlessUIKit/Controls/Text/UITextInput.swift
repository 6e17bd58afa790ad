import Foundation

/// A direction in which text is laid out. Mirrors `UITextLayoutDirection`, UIKit.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left, up, down
}

/// A view for simple text entry. Mirrors `UIKeyInput` and its members, UIKit. A ``Finger`` types only into text fields, text
/// views and search bars.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// A view whose text consists of positions and ranges. Mirrors `UITextInput`, UIKit, without styles of marked text and
/// delegates of input methods. There is no marked text, because no input method is running.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the rectangle of the part of a range that is on its first line, in points.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the caret at a position, in points.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of a range, one for each line, in points.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?
    var tokenizer: any UITextInputTokenizer { get }
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
}

// What the positions of text fields and text views have in common. A view with positions of its own declares these members.
extension UITextInput {
    public var markedTextRange: UITextRange? { nil }
    /// Inserts the text, because there is no input method that would change it later.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insertText(markedText ?? "") }
    public func unmarkText() {}
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(of: self) }
    /// Returns the natural direction, as for text whose paragraphs have none of their own.
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    /// Does nothing unless the view keeps the styles of its paragraphs.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    public var beginningOfDocument: UITextPosition { TextOffset(0) }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let start = fromPosition as? TextOffset, let end = toPosition as? TextOffset else { return nil }
        let first = min(start.offset, end.offset)
        return TextSpan(NSRange(location: first, length: max(start.offset, end.offset) - first))
    }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let start = position as? TextOffset, let end = endOfDocument as? TextOffset else { return nil }
        let (sum, isOver) = start.offset.addingReportingOverflow(offset)
        return !isOver && (0...end.offset).contains(sum) ? TextOffset(sum) : nil
    }

    /// Returns a position to the left or to the right, or a position on a line above or below.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: return self.position(from: position, offset: offset)
        case .left: return self.position(from: position, offset: -offset)
        case .up, .down:
            let caret = caretRect(for: position)
            let distance = caret.height * CGFloat(direction == .up ? -offset : offset)
            return closestPosition(to: CGPoint(x: caret.minX, y: caret.midY + distance))
        }
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        guard let start = from as? TextOffset, let end = toPosition as? TextOffset else { return 0 }
        return end.offset - start.offset
    }

    public func firstRect(for range: UITextRange) -> CGRect {
        selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
    }

    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let closest = closestPosition(to: point) else { return nil }
        if compare(closest, to: range.start) == .orderedAscending { return range.start }
        return compare(closest, to: range.end) == .orderedDescending ? range.end : closest
    }

    /// Returns the range of the character at a point, or `nil` if there is none.
    public func characterRange(at point: CGPoint) -> UITextRange? {
        guard let closest = closestPosition(to: point) else { return nil }
        for start in [closest, position(from: closest, offset: -1)].compactMap(\.self) {
            guard let end = position(from: start, offset: 1), let range = textRange(from: start, to: end) else {
                continue
            }
            if selectionRects(for: range).contains(where: { $0.rect.contains(point) }) { return range }
        }
        return nil
    }
}

// All members are optional in UIKit.
extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
}
