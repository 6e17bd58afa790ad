import Foundation

/// What text fields and text views have in common: text with a selection in UTF-16 units, and the places of its characters.
@MainActor
protocol EditableText: UITextInput {
    var editedText: String { get }
    var selectedUnits: NSRange { get }
    /// The places of the characters, and the point of the view that they are measured from.
    var places: (places: TextPlaces, origin: CGPoint) { get }
    /// Asks the delegate.
    func mayReplace(_ units: NSRange, with text: String) -> Bool
}

extension EditableText {
    func clamped(_ units: NSRange) -> NSRange {
        let length = editedText.utf16.count
        let start = min(max(0, units.location), length)
        return NSRange(location: start, length: min(max(0, units.length), length - start))
    }

    // MARK: Positions

    func part(_ range: UITextRange) -> String? { (range as? TextSpan)?.text(of: editedText) }

    func caret(at position: UITextPosition) -> CGRect {
        guard let position = position as? TextOffset else { return .zero }
        let (places, origin) = places
        return places.caret(at: position.offset).offsetBy(dx: origin.x, dy: origin.y)
    }

    func lines(of range: UITextRange) -> [UITextSelectionRect] {
        guard let range = range as? TextSpan else { return [] }
        let (places, origin) = places
        return places.rects(of: range.units).map { line in
            let area = line.rect.offsetBy(dx: origin.x, dy: origin.y)
            return LineSelection(area, begins: line.containsStart, ends: line.containsEnd)
        }
    }

    func position(closestTo point: CGPoint) -> UITextPosition? {
        let (places, origin) = places
        return TextOffset(places.unit(closestTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
    }

    // MARK: Editing commands

    func copySelection() {
        guard let text = selectedTextRange.flatMap(text(in:)), !text.isEmpty else { return }
        UIPasteboard.general.string = text
    }

    func pasteText() {
        guard let text = UIPasteboard.general.string, mayReplace(selectedUnits, with: text) else { return }
        insertText(text)
    }

    func selectWord() {
        let text = editedText as NSString
        var (start, end) = (selectedUnits.location, selectedUnits.location)
        func isInWord(_ unit: Int) -> Bool {
            let letter = text.substring(with: text.rangeOfComposedCharacterSequence(at: unit))
            return !letter.allSatisfy { $0.isWhitespace || $0.isPunctuation }
        }
        while start > 0, isInWord(start - 1) { start -= 1 }
        while end < text.length, isInWord(end) { end += 1 }
        selectedTextRange = TextSpan(NSRange(location: start, length: end - start))
    }

    // MARK: The Delete key

    /// The range that the Delete key deletes: the selection or, if nothing is selected, the character before it.
    var rangeToDelete: NSRange {
        let range = selectedUnits
        guard range.length == 0, range.location > 0 else { return range }
        return (editedText as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }

    /// Simulates a tap on the Delete key.
    func pressDelete() {
        let range = rangeToDelete
        if range.length == 0 || mayReplace(range, with: "") { deleteBackward() }
    }
}
