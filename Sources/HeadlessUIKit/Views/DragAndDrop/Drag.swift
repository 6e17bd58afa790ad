import Foundation

/// What a drag begins at: a list, or a view with a drag interaction.
@MainActor
protocol DragSource: AnyObject {
    /// Lifts the items, and notifies the delegate that the drag begins.
    func begin(_ session: DragSession)
    func dragDidMove(_ session: DragSession)
    func dragWillEnd(_ session: DragSession, with operation: UIDropOperation)
    func dragDidEnd(_ session: DragSession, with operation: UIDropOperation)
    /// Called when the dropped data has been loaded.
    func dragDidTransferItems(_ session: DragSession)
}

/// Where items can be dropped: a list, or a view with a drop interaction.
@MainActor
protocol DropTarget: AnyObject {
    /// The word for the target in refusals, such as "table".
    var shortName: String { get }
    func canHandle(_ session: DropSession) -> Bool
    func dropDidEnter(_ session: DropSession)
    /// Asks how a drop would be handled at the finger's position.
    func propose(_ session: DropSession) -> UIDropProposal?
    func dropDidExit(_ session: DropSession)
    /// Drops the items, or throws if the target drops them in another way than the finger aims at.
    func perform(_ drag: Drag, _ proposal: UIDropProposal) throws(TouchRefusal)
    /// Called for the target that has performed the drop, after it was notified of the end of the session.
    func conclude(_ session: DropSession)
    /// Called when the target becomes the one under the finger, or no longer is, before the delegate is notified.
    func setTargeted(_ isTargeted: Bool)
    func dropDidEnd(_ session: DropSession)
}

/// A drag from its beginning to its end, with the delegate calls in UIKit's order.
///
/// Apple documents the order of the calls to each delegate. Unverified: the source is notified of a movement before the
/// targets are; the target around the source is entered first; a target that is entered again is asked again whether it
/// can handle the session, unless it has refused; of the targets around a view, the innermost that can handle the
/// session is entered; the source is notified that the drag will end when the drop has been performed, and that it has
/// ended after all targets.
@MainActor
final class Drag {
    let session: DragSession
    let dropSession: DropSession
    let source: any DragSource
    /// Retains the targets, because a delegate may release them.
    private var entered: [any DropTarget] = []
    /// The target under the finger; `nil` if none handles the session.
    private var over: (any DropTarget)?
    private var refused: [any DropTarget] = []
    private var proposal: UIDropProposal?
    private weak var root: UIView?

    init(_ session: DragSession, from source: any DragSource) {
        (self.session, self.source) = (session, source)
        dropSession = DropSession(session)
    }

    /// Begins the drag on a screen.
    func begin(over root: UIView) {
        root.madeRareProperties.drag = self
        self.root = root
        source.begin(session)
    }

    /// Moves the finger.
    ///
    /// - Parameters:
    ///   - targets: The targets under the finger, from the innermost to the outermost.
    ///   - point: The position of the finger in the root view's coordinates.
    func move(over targets: [any DropTarget], at point: CGPoint) {
        session.point = point
        source.dragDidMove(session)
        if let over, !targets.contains(where: { $0 === over }) { leave() }
        let target = targets.first { $0 === over || accepts($0) }
        if target !== over {
            leave()
            over = target
            if let target, !entered.contains(where: { $0 === target }) { entered.append(target) }
            target?.setTargeted(true)
            target?.dropDidEnter(dropSession)
        }
        if let target { proposal = target.propose(dropSession) }
    }

    private func accepts(_ target: any DropTarget) -> Bool {
        guard !refused.contains(where: { $0 === target }) else { return false }
        if target.canHandle(dropSession) { return true }
        refused.append(target)
        return false
    }

    private func leave() {
        guard let left = over else { return }
        (over, proposal) = (nil, nil)
        left.setTargeted(false)
        left.dropDidExit(dropSession)
    }

    /// Lifts the finger, which ends the drag.
    ///
    /// - Parameter name: The word for what is under the finger, in a refusal.
    func lift(over name: String) throws(TouchRefusal) {
        var operation = UIDropOperation.cancel
        defer { end(with: operation) }
        guard let over, let proposal else {
            throw .notAllowed("\(name)'s drop delegate can't handle the dragged items")
        }
        let delegate = "the \(over.shortName)'s drop delegate"
        switch proposal.operation {
        case .cancel: throw .notAllowed("\(delegate) cancels the drop: its proposal is `.cancel`")
        case .forbidden:
            operation = .forbidden
            throw .notAllowed("\(delegate) forbids the drop: its proposal is `.forbidden`")
        case .move where !session.allowsMoveOperation:
            throw .notAllowed("\(delegate) proposes to move what the drag delegate allows only to be copied")
        case .copy, .move: break
        }
        try over.perform(self, proposal)
        operation = proposal.operation
    }

    /// Lifts the finger where nothing can be dropped.
    func giveUp(at point: CGPoint) {
        move(over: [], at: point)
        end(with: .cancel)
    }

    /// Ends the sessions.
    func end(with operation: UIDropOperation) {
        source.dragWillEnd(session, with: operation)
        let last = over
        over = nil
        last?.setTargeted(false)
        for target in entered { target.dropDidEnd(dropSession) }
        let isDropped = operation == .copy || operation == .move
        if isDropped { last?.conclude(dropSession) }
        root?.rareProperties?.drag = nil
        source.dragDidEnd(session, with: operation)
        guard isDropped else { return }
        let (source, session) = (source, session)
        dropSession.transfers.notify(queue: .main) {
            MainActor.assumeIsolated { source.dragDidTransferItems(session) }
        }
    }
}
