@preconcurrency import Foundation

/// An effect on what lies behind a view. Mirrors `UIVisualEffect`, UIKit. Recorded, not drawn.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
    override init() { super.init() }
}

/// Mirrors `UIBlurEffect` and its members, UIKit. Recorded, not drawn.
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

/// Mirrors `UIVibrancyEffect` and its members, UIKit. Recorded, not drawn.
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

/// A view that changes how what lies behind it looks. Mirrors `UIVisualEffectView` and its members, UIKit. The effect
/// is recorded, not drawn; what lies in the content view is touched as in any view.
open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
    }
    /// Storyboards do not exist headlessly: the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    open var effect: UIVisualEffect?
    /// What views are to be added to.
    open private(set) var contentView = UIView(frame: .zero)

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(origin: .zero, size: frame.size)
    }
}
