@preconcurrency import Foundation

/// The appearance of a bar's buttons in each state. Mirrors `UIBarButtonItemAppearance` and its members, UIKit. Stored,
/// but not drawn, except for the color of titles in the normal state.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    public init(style: UIBarButtonItem.Style) { super.init() }
    public override convenience init() { self.init(style: .plain) }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        (normal, highlighted, disabled, focused) = (State(), State(), State(), State())
    }

    private typealias State = UIBarButtonItemStateAppearance

    open private(set) var normal = UIBarButtonItemStateAppearance()
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    open private(set) var focused = UIBarButtonItemStateAppearance()
}

/// The appearance of a bar's buttons in one state. Mirrors `UIBarButtonItemStateAppearance`, UIKit: its members mirror
/// UIKit's of the same name.
@MainActor @preconcurrency
public final class UIBarButtonItemStateAppearance: NSObject {
    override init() { super.init() }
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    var titleColor: UIColor? { titleTextAttributes[.foregroundColor] as? UIColor }
    public var titlePositionAdjustment = UIOffset.zero
    public var backgroundImage: UIImage?
    public var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The appearance of a tab bar's items in each state. Mirrors `UITabBarItemAppearance` and its members, UIKit. Only
/// the normal and the selected state are drawn.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    public override init() { super.init() }
    open private(set) var normal = UITabBarItemStateAppearance()
    open private(set) var selected = UITabBarItemStateAppearance()
    open private(set) var disabled = UITabBarItemStateAppearance()
    open private(set) var focused = UITabBarItemStateAppearance()
}

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
