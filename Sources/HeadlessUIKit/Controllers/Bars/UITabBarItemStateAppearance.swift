@preconcurrency import Foundation

/// The appearance of a tab bar's items in one state. Mirrors `UITabBarItemStateAppearance`, UIKit: its members mirror
/// UIKit's of the same name.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance: NSObject {
    override init() { super.init() }
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var iconColor: UIColor?
    public var badgePositionAdjustment = UIOffset.zero
    public var badgeBackgroundColor: UIColor?
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var badgeTitlePositionAdjustment = UIOffset.zero
}
