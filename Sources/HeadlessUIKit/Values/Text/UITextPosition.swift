@preconcurrency import Foundation

/// A position in a text. Mirrors `UITextPosition`, UIKit. The positions of text fields and text views are equal if they are
/// at the same place.
@MainActor @preconcurrency
open class UITextPosition: NSObject {}

/// A range of a text. Mirrors `UITextRange` and its members, UIKit.
@MainActor @preconcurrency
open class UITextRange: NSObject {
    open var isEmpty: Bool { start.isEqual(end) }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

/// A position in the text of a field or a text view.
@MainActor
final class TextOffset: UITextPosition {
    /// The number of UTF-16 units before the position.
    nonisolated let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    override nonisolated var hash: Int { offset.hashValue }
}

/// A range in the text of a field or a text view.
@MainActor
final class TextSpan: UITextRange {
    nonisolated let units: NSRange

    init(_ units: NSRange) {
        self.units = units
        super.init()
    }

    /// Returns the part of a text in the range, or `nil` if the range extends beyond the text.
    func text(of text: String) -> String? {
        guard units.location >= 0, units.location + units.length <= text.utf16.count else { return nil }
        return (text as NSString).substring(with: units)
    }

    override var start: UITextPosition { TextOffset(units.location) }
    override var end: UITextPosition { TextOffset(units.location + units.length) }
    override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.units == units }
    override nonisolated var hash: Int { units.location ^ units.length << 16 }
}

/// A rectangle of a selection, on one line. Mirrors `UITextSelectionRect` and its members, UIKit.
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
    /// The rectangle in points.
    open var rect: CGRect { .zero }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

@MainActor
final class LineSelection: UITextSelectionRect {
    private let (area, begins, ends): (CGRect, Bool, Bool)

    init(_ area: CGRect, begins: Bool, ends: Bool) {
        (self.area, self.begins, self.ends) = (area, begins, ends)
        super.init()
    }

    override var rect: CGRect { area }
    override var containsStart: Bool { begins }
    override var containsEnd: Bool { ends }
}
