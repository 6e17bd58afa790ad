@preconcurrency import Foundation

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
