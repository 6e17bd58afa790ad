import Foundation

/// Animations that run when a drop ends. Mirrors `UIDragAnimating` and its members, UIKit.
@MainActor @preconcurrency
public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects the animations of a dropped item. They run, followed by the completions, when the drop delegate has
/// returned. Those that are added later run at once.
class DropAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var hasRun = false

    func addAnimations(_ animations: @escaping () -> Void) {
        if hasRun { animations() } else { self.animations.append(animations) }
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        if hasRun { completion(.end) } else { completions.append(completion) }
    }

    final func run() {
        hasRun = true
        let (animations, completions) = (animations, completions)
        (self.animations, self.completions) = ([], [])
        for animation in animations { animation() }
        for completion in completions { completion(.end) }
    }
}
