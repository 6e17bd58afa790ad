@preconcurrency import Foundation

/// Activates a view on which a drag rests. Mirrors `UISpringLoadedInteraction` and its members, UIKit. A ``Finger`` rests
/// nowhere, so that the interaction activates nothing: a test calls the app's handler.
@MainActor @preconcurrency
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    public let interactionBehavior: any UISpringLoadedInteractionBehavior
    public let interactionEffect: any UISpringLoadedInteractionEffect
    open private(set) weak var view: UIView?
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)? = nil,
        interactionEffect: (any UISpringLoadedInteractionEffect)? = nil,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        let standard = StandardSpringLoading()
        self.interactionBehavior = interactionBehavior ?? standard
        self.interactionEffect = interactionEffect ?? standard
        self.handler = handler
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Decides when a drag activates a view. Mirrors `UISpringLoadedInteractionBehavior`, UIKit.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far the activation of a view is. Mirrors `UISpringLoadedInteractionEffect`, UIKit.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Mirrors `UISpringLoadedInteractionEffectState`, UIKit.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive, possible, activating, activated
}

/// The state of an interaction, and what it activates. Mirrors `UISpringLoadedInteractionContext`, UIKit.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}

/// A view that a drag can activate. Mirrors `UISpringLoadedInteractionSupporting`, UIKit.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}

private final class StandardSpringLoading: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect
{
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    { true }
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {}
}
