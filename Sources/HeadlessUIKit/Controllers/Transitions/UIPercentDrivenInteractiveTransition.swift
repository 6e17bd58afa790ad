import Foundation

/// Drives a transition by a gesture. Mirrors `UIPercentDrivenInteractiveTransition` and its members, UIKit. Its progress is
/// stored, but transitions end at once.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The progress, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    open private(set) var duration: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    open func pause() {}
    open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
    open func cancel() { percentComplete = 0 }
    open func finish() { percentComplete = 1 }
}
