import Foundation

/// A key of a hardware keyboard and the action that it performs. Mirrors `UIKeyCommand` and its members, UIKit. The keys
/// that a finger presses perform no commands: a test reads the commands and performs their actions.
open class UIKeyCommand: UIMenuElement {
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    public let action: Selector?
    public let propertyList: Any?
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes = []
    open var state = UIMenuElement.State.off
    open var wantsPriorityOverSystemBehavior = false

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, discoverabilityTitle: String? = nil
    ) {
        (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
        (self.propertyList, self.discoverabilityTitle) = (propertyList, discoverabilityTitle)
        super.init(title: title, image: image)
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public static let inputDelete = "\u{7f}"
}

/// Mirrors `UIKeyModifierFlags`, UIKit.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
