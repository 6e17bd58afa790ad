@preconcurrency import Foundation

/// How a bar looks. Mirrors `UIBarAppearance`, UIKit: its members mirror UIKit's of the same name. Recorded, not drawn.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }
    /// A copy of another.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }
    /// Storyboards do not exist headlessly: the coder is not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Unverified: the system's blur and no colour.
    open func configureWithDefaultBackground() { reset(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil) }
    /// Unverified: the system's background colour.
    open func configureWithOpaqueBackground() { reset(effect: nil, color: .systemBackground) }
    /// No background and no shadow.
    open func configureWithTransparentBackground() {
        reset(effect: nil, color: nil)
        shadowColor = nil
    }

    private func reset(effect: UIBlurEffect?, color: UIColor?) {
        backgroundEffect = effect
        backgroundColor = color
        backgroundImage = nil
        shadowColor = .separator
        shadowImage = nil
    }

    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
}

/// How a navigation bar looks. Mirrors `UINavigationBarAppearance`, UIKit: its members mirror UIKit's of the same name.
/// Recorded, not drawn.
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    open private(set) var backIndicatorImage = UIImage()
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
    }
}

/// How a tool bar looks. Mirrors `UIToolbarAppearance`, UIKit: its members mirror UIKit's of the same name. Recorded, not
/// drawn.
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// How a tab bar looks. Mirrors `UITabBarAppearance`, UIKit: its members mirror UIKit's of the same name. Recorded, not
/// drawn.
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
}
