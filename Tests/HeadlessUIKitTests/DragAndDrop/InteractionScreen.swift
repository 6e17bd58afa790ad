import Foundation
import HeadlessUIKit

/// Two views: one that can be dragged, and one that accepts drops; with a record of the calls to their delegates.
@MainActor
final class InteractionScreen: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let log: DragModel.Log
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let target = UIView(frame: CGRect(x: 200, y: 0, width: 40, height: 40))
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private let name: String
    var texts = ["a"]
    var allowsMoves = true
    var canHandle = true
    var operation = UIDropOperation.move
    var dropped: [String] = []
    var loaded: [String] = []
    var onUpdate: (() -> Void)?
    var onTransfer: (() -> Void)?

    init(_ log: DragModel.Log = DragModel.Log(), _ name: String = "") {
        (self.log, self.name) = (log, name)
        super.init()
        source.accessibilityIdentifier = "source"
        target.accessibilityIdentifier = "target"
        view.addSubview(source)
        view.addSubview(target)
        source.addInteraction(drag)
        target.addInteraction(UIDropInteraction(delegate: self))
    }

    private func call(_ text: String) { log.calls.append(name + text) }
    private func at(_ point: CGPoint) -> String { "\(Int(point.x)) \(Int(point.y))" }

    // MARK: The drag

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        call("drag items")
        return texts.map {
            let item = UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString))
            item.localObject = $0
            return item
        }
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        call("drag preview")
        return UITargetedDragPreview(view: source)
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        call("drag lift")
        animator.addCompletion { [weak self] _ in self?.call("drag lifted") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        call("drag will begin")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        call("drag allows move")
        return allowsMoves
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        call("drag restricted")
        return false
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool {
        call("drag full size")
        return true
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        call("drag move \(at(session.location(in: view)))")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { call("drag will end \(operation)") }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { call("drag did end \(operation)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        call("drag transferred \(loaded)")
        onTransfer?()
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        call("drag cancel preview")
        return defaultPreview
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {
        call("drag animate cancel")
        animator.addCompletion { [weak self] _ in self?.call("drag canceled") }
    }

    // MARK: The drop

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        call("drop can handle")
        return canHandle
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        call("drop enter")
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        call("drop update \(at(session.location(in: target)))")
        onUpdate?()
        return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        call("drop exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        call("drop perform")
        dropped += session.items.compactMap { $0.localObject as? String }
        session.loadObjects(ofClass: String.self) { [weak self] in self?.loaded += $0 }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        call("drop conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        call("drop end")
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        call("drop preview \(at(defaultPreview.target.center))")
        return defaultPreview
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        call("drop animate")
        animator.addCompletion { [weak self] _ in self?.call("drop animated") }
    }
}
