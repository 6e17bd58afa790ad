import Foundation

/// Lets the user drop items on its view. Mirrors `UIDropInteraction` and its members, UIKit.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
    /// The delegate, which is not retained.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// Stored, but without effect: HeadlessUIKit simulates touches with one finger only.
    open var allowsSimultaneousDropSessions = false
    /// The animators of the items that were dropped last.
    private var animators: [DropAnimator] = []

    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

extension UIDropInteraction: DropTarget {
    final var shortName: String { "view" }

    final func canHandle(_ session: DropSession) -> Bool {
        delegate?.dropInteraction(self, canHandle: session) ?? false
    }
    final func dropDidEnter(_ session: DropSession) { delegate?.dropInteraction(self, sessionDidEnter: session) }
    final func propose(_ session: DropSession) -> UIDropProposal? {
        delegate?.dropInteraction(self, sessionDidUpdate: session)
    }
    final func dropDidExit(_ session: DropSession) { delegate?.dropInteraction(self, sessionDidExit: session) }

    final func perform(_ drag: Drag, _ proposal: UIDropProposal) {
        delegate?.dropInteraction(self, performDrop: drag.dropSession)
        guard let view else { return }
        let center = drag.session.location(in: view)
        for (item, preview) in zip(drag.session.items, drag.session.previews) {
            if let preview {
                let target = UIDragPreviewTarget(container: view, center: center)
                _ = delegate?.dropInteraction(
                    self, previewForDropping: item, withDefault: preview.retargetedPreview(with: target))
            }
            let animator = DropAnimator()
            animators.append(animator)
            delegate?.dropInteraction(self, item: item, willAnimateDropWith: animator)
        }
    }

    final func conclude(_ session: DropSession) {
        for animator in animators { animator.run() }
        animators = []
        delegate?.dropInteraction(self, concludeDrop: session)
    }

    final func setTargeted(_ isTargeted: Bool) {}
    final func dropDidEnd(_ session: DropSession) { delegate?.dropInteraction(self, sessionDidEnd: session) }
}
