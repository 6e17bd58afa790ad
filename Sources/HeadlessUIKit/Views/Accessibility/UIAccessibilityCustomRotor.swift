@preconcurrency import Foundation

/// A way to search for elements with assistive technology, such as all links of a text. Mirrors `UIAccessibilityCustomRotor`
/// and its members, UIKit. No assistive technology is running, so only a test performs the search.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
    /// Mirrors `UIAccessibilityCustomRotor.Direction`.
    public enum Direction: Int, Sendable {
        case previous, next
    }

    /// Mirrors `UIAccessibilityCustomRotor.SystemRotorType`; each member mirrors UIKit's of the same name.
    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
        case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }

    /// A closure that returns the next element. Mirrors `UIAccessibilityCustomRotor.Search`.
    public typealias Search =
        @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    open var name: String
    open var itemSearchBlock: Search
    open private(set) var systemRotorType = SystemRotorType.none

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
        super.init()
    }

    /// Creates a rotor with the name that the system gives it; in HeadlessUIKit, the name is empty.
    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: "", itemSearch: itemSearchBlock)
        systemRotorType = type
    }
}

/// What a rotor searches for. Mirrors `UIAccessibilityCustomRotorSearchPredicate` and its members, UIKit.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The element from which the search begins.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    open var searchDirection = UIAccessibilityCustomRotor.Direction.previous
}

/// An element that a rotor has found. Mirrors `UIAccessibilityCustomRotorItemResult` and its members, UIKit.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element, which is not retained.
    open weak var targetElement: (any NSObjectProtocol)?
    open var targetRange: UITextRange?

    public override init() { super.init() }

    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
        super.init()
    }
}
