import Foundation

/// Runs animations alongside a transition. Mirrors `UIViewControllerTransitionCoordinator`, UIKit.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Mirrors `animate(alongsideTransition:completion:)`: the animation runs after the views have been resized and
    /// laid out, and the completion handler runs at the end of the transition.
    ///
    /// - Returns: Whether the animation will run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// A transition to a different size or different traits.
@MainActor @preconcurrency
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
    typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// The transition in progress.
    private(set) static var current: SizeTransition?

    let isAnimated = true
    let initiallyInteractive = false
    let isInteractive = false
    let isCancelled = false
    let transitionDuration: TimeInterval = 0
    private(set) var percentComplete: CGFloat = 0
    let containerView: UIView
    let targetTransform = CGAffineTransform.identity

    private var animations: [Work] = []
    private var completions: [Work] = []
    private var isChanged = false

    init(in containerView: UIView) { self.containerView = containerView }

    @discardableResult
    func animate(alongsideTransition animation: Work?, completion: Work?) -> Bool {
        if let completion { completions.append(completion) }
        guard !isChanged else { return false }
        if let animation { animations.append(animation) }
        return true
    }

    /// Announces a change, applies it, and runs the registered animations and completions in the order of registration.
    func run(announcing announce: () -> Void, change: () -> Void, layOut: () -> Void) {
        Self.current = self
        announce()
        change()
        isChanged = true
        for animation in animations { animation(self) }
        layOut()
        percentComplete = 1
        // A completion may register another completion, which must also run.
        while !completions.isEmpty { completions.removeFirst()(self) }
        Self.current = nil
        layOut()
    }
}
