@preconcurrency import Foundation

/// An effect that blurs the views behind a view. Mirrors `UIBlurEffect` and its members, UIKit. Pictures of the screen
/// show it as a translucent background.
open class UIBlurEffect: UIVisualEffect {
    /// Mirrors `UIBlurEffect.Style`; each member mirrors UIKit's of the same name and value.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }
    private let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }
}
