@preconcurrency import Foundation

/// A visual effect that a view applies to the views behind it. Mirrors `UIVisualEffect`, UIKit. Pictures of the screen
/// show a blur effect as a translucent background, and ignore other effects.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
    override init() { super.init() }
}

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

/// Mirrors `UIVibrancyEffectStyle`, UIKit.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill
    case separator
}

/// An effect that increases the contrast of content over a blur effect. Mirrors `UIVibrancyEffect` and its members,
/// UIKit. Stored, but not drawn.
open class UIVibrancyEffect: UIVisualEffect {
    private let blurEffect: UIBlurEffect

    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        super.init()
    }
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }
}

/// A view that applies a visual effect to the views behind it. Mirrors `UIVisualEffectView` and its members, UIKit.
///
/// Views in the content view can be touched like views in any other view.
open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
    }
    /// Ignores the coder: storyboards are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    open var effect: UIVisualEffect?
    /// The view to which an app adds subviews.
    open private(set) var contentView = UIView(frame: .zero)

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(origin: .zero, size: frame.size)
    }
}
