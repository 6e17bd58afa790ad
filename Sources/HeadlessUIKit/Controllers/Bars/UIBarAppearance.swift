@preconcurrency import Foundation

/// The appearance of a bar. Mirrors `UIBarAppearance`, UIKit: its members mirror UIKit's of the same name. Stored, but
/// not drawn, except for the background's color, whether it has a blur effect, and the color of the shadow.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }
    /// Creates a copy of another appearance.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }
    /// Ignores the coder: archives are not supported.
    public required init?(coder: NSCoder) { super.init() }

    /// Sets the default background. Unverified: the background is the system's chrome blur, without a color.
    open func configureWithDefaultBackground() { reset(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil) }
    /// Sets an opaque background. Unverified: the background has the system's background color.
    open func configureWithOpaqueBackground() { reset(effect: nil, color: .systemBackground) }
    /// Removes the background and the shadow.
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

/// The appearance of a toolbar. Mirrors `UIToolbarAppearance`, UIKit: its members mirror UIKit's of the same name.
/// Stored, but not drawn, except for the background, and the color of buttons' titles in their normal state.
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
