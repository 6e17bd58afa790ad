import Foundation

/// Collects animations to run when a context menu opens or closes. Mirrors `UIContextMenuInteractionAnimating` and its
/// members, UIKit.
///
/// The animations, and then the completions, run after the delegate has returned and the menu has opened or closed.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a tapped preview disappears. Mirrors `UIContextMenuInteractionCommitStyle`, UIKit.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss, pop
}

/// Collects animations for a tap on a context menu's preview. Mirrors `UIContextMenuInteractionCommitAnimating`, UIKit.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// Stored, but has no effect.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animator passed to a delegate. It collects animations and completions, which run after the delegate has
/// returned.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(preview: UIViewController?) {
        previewViewController = preview
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        for animation in animations { animation() }
        for completion in completions { completion() }
    }
}
