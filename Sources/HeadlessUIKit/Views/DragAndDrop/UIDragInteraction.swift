import Foundation

/// Lets the user drag items out of its view. Mirrors `UIDragInteraction` and its members, UIKit, except `liftBehavior`
/// and `allowsPointerDragBeforeLiftDelay`.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
    /// The delegate, which is not retained.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// Whether the interaction responds to touches. The initial value is ``isEnabledByDefault``.
    open var isEnabled = UIDragInteraction.isEnabledByDefault
    /// Stored, but without effect: while items are lifted, the simulated finger does not move, and long-press recognizers
    /// recognize the touch in any case.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Whether new drag interactions, tables and collection views respond to touches. According to Apple, this depends
    /// on the device. `true` on iPhone, too, as in iOS 15 and later.
    open class var isEnabledByDefault: Bool { true }

    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Requests items from the delegate.
    ///
    /// - Parameter point: The position of the finger in the root view's coordinates.
    /// - Returns: A drag that has not begun yet; `nil` if there are no items.
    final func drag(at point: CGPoint) -> Drag? {
        guard isEnabled, view != nil, let delegate else { return nil }
        let session = DragSession(at: point)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        return session.items.isEmpty ? nil : Drag(session, from: self)
    }
}

extension UIDragInteraction: DragSource {
    /// Unverified: the questions about the session are asked after the delegate was notified of the beginning.
    final func begin(_ session: DragSession) {
        guard let delegate else { return }
        session.previews = session.items.map {
            delegate.dragInteraction(self, previewForLifting: $0, session: session)
        }
        let animator = DropAnimator()
        delegate.dragInteraction(self, willAnimateLiftWith: animator, session: session)
        animator.run()
        delegate.dragInteraction(self, sessionWillBegin: session)
        session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = delegate.dragInteraction(
            self, sessionIsRestrictedToDraggingApplication: session)
        session.prefersFullSizePreviews = delegate.dragInteraction(self, prefersFullSizePreviewsFor: session)
    }

    final func dragDidMove(_ session: DragSession) { delegate?.dragInteraction(self, sessionDidMove: session) }

    final func dragWillEnd(_ session: DragSession, with operation: UIDropOperation) {
        delegate?.dragInteraction(self, session: session, willEndWith: operation)
        guard operation == .cancel || operation == .forbidden else { return }
        for (item, preview) in zip(session.items, session.previews) {
            if let preview {
                _ = delegate?.dragInteraction(self, previewForCancelling: item, withDefault: preview)
            }
            let animator = DropAnimator()
            delegate?.dragInteraction(self, item: item, willAnimateCancelWith: animator)
            animator.run()
        }
    }

    final func dragDidEnd(_ session: DragSession, with operation: UIDropOperation) {
        delegate?.dragInteraction(self, session: session, didEndWith: operation)
    }

    final func dragDidTransferItems(_ session: DragSession) {
        delegate?.dragInteraction(self, sessionDidTransferItems: session)
    }
}
