import Foundation

/// What an object says to users of assistive technologies. Views, bar items and accessibility elements have properties of
/// their own.
private final class AccessibilityProperties {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var traits = UIAccessibilityTraits.none

    static func of(_ object: AnyObject) -> AccessibilityProperties {
        if let known = objc_getAssociatedObject(object, key) as? AccessibilityProperties { return known }
        let new = AccessibilityProperties()
        objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
        return new
    }
    nonisolated(unsafe) private static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

#if !canImport(ObjectiveC)
// UIKit adds these members to `NSObject`.
extension NSObjectProtocol {
    /// Returns what a view says if the object is one, else what the object says itself.
    private func read<Value: Sendable>(
        _ ofView: @MainActor (UIView) -> Value, _ own: (AccessibilityProperties) -> Value
    ) -> Value {
        guard isOnMainActor, let view = self as? UIView else { return own(.of(self)) }
        return MainActor.assumeIsolated { ofView(view) }
    }

    private func write(_ toView: @MainActor (UIView) -> Void, _ own: (AccessibilityProperties) -> Void) {
        guard isOnMainActor, let view = self as? UIView else { return own(.of(self)) }
        MainActor.assumeIsolated { toView(view) }
    }

    public var isAccessibilityElement: Bool {
        get { read({ $0.isAccessibilityElement }, { $0.isElement }) }
        set { write({ $0.isAccessibilityElement = newValue }, { $0.isElement = newValue }) }
    }
    public var accessibilityLabel: String? {
        get { read({ $0.accessibilityLabel }, { $0.label }) }
        set { write({ $0.accessibilityLabel = newValue }, { $0.label = newValue }) }
    }
    public var accessibilityHint: String? {
        get { read({ $0.accessibilityHint }, { $0.hint }) }
        set { write({ $0.accessibilityHint = newValue }, { $0.hint = newValue }) }
    }
    public var accessibilityValue: String? {
        get { read({ $0.accessibilityValue }, { $0.value }) }
        set { write({ $0.accessibilityValue = newValue }, { $0.value = newValue }) }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { read({ $0.accessibilityTraits }, { $0.traits }) }
        set { write({ $0.accessibilityTraits = newValue }, { $0.traits = newValue }) }
    }
}
#endif
