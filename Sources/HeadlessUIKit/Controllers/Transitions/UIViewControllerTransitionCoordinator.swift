import Foundation

/// What is known of a transition. Mirrors `UIViewControllerTransitionCoordinatorContext`, UIKit, as far as a change of size or
/// traits needs it; its members mirror UIKit's of the same name.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var initiallyInteractive: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// In seconds. Headlessly there is no time.
    var transitionDuration: TimeInterval { get }
    /// From 0 to 1.
    var percentComplete: CGFloat { get }
    /// What the screen that changes lies in, or its own view.
    var containerView: UIView { get }
    /// How a view turns with the device. Headlessly views do not turn: they have another size.
    var targetTransform: CGAffineTransform { get }
}

/// Runs what a controller does along with a transition. Mirrors `UIViewControllerTransitionCoordinator`, UIKit.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Mirrors `animate(alongsideTransition:completion:)`: the first closure runs once views have their new sizes and are laid out,
    /// the other at the end.
    ///
    /// - Returns: Whether the first will run.
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

/// A transition to another size or to other traits.
@MainActor @preconcurrency
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
    typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// The one that is running.
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

    /// Announces a change, makes it, and then runs what was asked for in the order in which it was.
    func run(announcing announce: () -> Void, change: () -> Void, layOut: () -> Void) {
        Self.current = self
        announce()
        change()
        isChanged = true
        for animation in animations { animation(self) }
        layOut()
        percentComplete = 1
        // A completion may ask for another.
        while !completions.isEmpty { completions.removeFirst()(self) }
        Self.current = nil
        layOut()
    }
}
