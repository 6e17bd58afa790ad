import Foundation

/// A drop that a list's drop delegate performs.
@MainActor
final class RowDrop {
    let engine: ListEngine
    let session: DropSession
    let proposal: UIDropProposal
    /// The row at which the items are dropped; `nil` for empty space.
    let destination: RowPath?
    let items: [Item]
    private var animators: [DropAnimator] = []

    /// A dropped item.
    struct Item {
        let item: UIDragItem
        /// The index path of the row that was dragged, if it is in the same list.
        let source: IndexPath?
        let size: CGSize
    }

    init(
        _ engine: ListEngine, _ session: DropSession, _ proposal: UIDropProposal, _ destination: RowPath?,
        _ items: [Item]
    ) {
        (self.engine, self.session, self.proposal) = (engine, session, proposal)
        (self.destination, self.items) = (destination, items)
    }

    /// Returns an object that collects the animations of an item.
    func animator() -> DropAnimator { added(DropAnimator()) }

    /// Adds an object that collects the animations of an item.
    func added<Animator: DropAnimator>(_ animator: Animator) -> Animator {
        animators.append(animator)
        return animator
    }

    /// Runs the animations. Unverified: they run before the delegates are notified of the end of the sessions.
    func finish() {
        for animator in animators { animator.run() }
    }
}
