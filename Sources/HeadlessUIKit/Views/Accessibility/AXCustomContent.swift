@preconcurrency import Foundation

/// A piece of information that is read on demand. Mirrors `AXCustomContent` and its members, Accessibility.
open class AXCustomContent: NSObject, NSCopying, @unchecked Sendable {
    /// When the content is read. Mirrors `AXCustomContent.Importance`.
    public enum Importance: UInt, Sendable {
        case `default`, high
    }

    public let label: String
    public let value: String
    public let attributedLabel: NSAttributedString
    public let attributedValue: NSAttributedString
    open var importance = Importance.default

    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (self.label, self.value) = (label.string, value.string)
        (attributedLabel, attributedValue) = (label, value)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }
}

/// An object with additional content. Mirrors `AXCustomContentProvider`, Accessibility.
@MainActor @preconcurrency
public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
