import Foundation

/// Runs animations with a movement of the focus. Mirrors `UIFocusAnimationCoordinator` and its members, UIKit, except the
/// methods for animations of the system. Animations take no time.
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {
    private let animator = DropAnimator()

    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { animator.addAnimations(animations) }
        if let completion { animator.addCompletion { _ in completion() } }
    }

    func run() { animator.run() }
}
