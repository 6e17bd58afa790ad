@preconcurrency import Foundation

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
