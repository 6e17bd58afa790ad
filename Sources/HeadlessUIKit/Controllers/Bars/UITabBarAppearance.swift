@preconcurrency import Foundation

/// The appearance of a tab bar. Mirrors `UITabBarAppearance`, UIKit: its members mirror UIKit's of the same name.
/// Stored, but not drawn, except for the background and the items of each layout.
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
}
