import Foundation

/// Changes the pointer over a view. Mirrors `UIPointerInteraction` and its members, UIKit. Touches have no pointer, so the
/// delegate is not called; a test can call it.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The delegate, which is not retained.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// Stored, but without effect.
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing, because no region is stored.
    open func invalidate() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
