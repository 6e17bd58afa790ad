/// The direction in which a user of assistive technology scrolls. Mirrors `UIAccessibilityScrollDirection`, UIKit.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}
