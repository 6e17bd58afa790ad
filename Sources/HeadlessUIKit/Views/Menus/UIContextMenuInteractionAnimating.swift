import Foundation

/// Collects animations alongside a context menu's opening or closing. Mirrors `UIContextMenuInteractionAnimating` and
/// its members, UIKit. There is no time: animations, then completions, run when the delegate has returned.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview goes when it is tapped. Mirrors `UIContextMenuInteractionCommitStyle`, UIKit.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss, pop
}

/// Collects animations for a tap on a context menu's preview. Mirrors `UIContextMenuInteractionCommitAnimating`, UIKit.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// Recorded, not shown.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What a delegate gets: it keeps the work until the delegate has returned.
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
