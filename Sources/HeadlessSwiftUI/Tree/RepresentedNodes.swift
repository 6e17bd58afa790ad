import Foundation
import HeadlessUIKit

final class RepresentedViewNode<V: UIViewRepresentable>: TypedNode<V> {
    private var made: (view: V.UIViewType, coordinator: V.Coordinator, item: RepresentedItem)?
    override var items: [LayoutItem] { made.map { [$0.item] } ?? [] }

    override func update(_ view: V) {
        let coordinator = made?.coordinator ?? view.makeCoordinator()
        let context = V.Context(coordinator: coordinator, environment: environment)
        let made =
            made
            ?? {
                let made = view.makeUIView(context: context)
                return (made, coordinator, RepresentedItem(tree, made))
            }()
        self.made = made
        made.item.environment = environment
        made.item.ownSize = { view.sizeThatFits($0, uiView: made.view, context: context) }
        view.updateUIView(made.view, context: context)
    }

    override func leave() {
        super.leave()
        if let made { V.dismantleUIView(made.view, coordinator: made.coordinator) }
        made = nil
    }
}

final class RepresentedControllerNode<V: UIViewControllerRepresentable>: TypedNode<V> {
    private var made: (controller: V.UIViewControllerType, coordinator: V.Coordinator, item: RepresentedItem)?
    override var items: [LayoutItem] { made.map { [$0.item] } ?? [] }

    override func update(_ view: V) {
        let coordinator = made?.coordinator ?? view.makeCoordinator()
        let context = V.Context(coordinator: coordinator, environment: environment)
        let made =
            made
            ?? {
                let made = view.makeUIViewController(context: context)
                tree.afterUpdate { [weak self] in self?.join(made) }
                return (made, coordinator, RepresentedItem(tree, made.view))
            }()
        self.made = made
        made.item.environment = environment
        made.item.ownSize = { view.sizeThatFits($0, uiViewController: made.controller, context: context) }
        view.updateUIViewController(made.controller, context: context)
    }

    /// Makes the controller a child of the controller whose view contains the hosting view.
    private func join(_ controller: UIViewController) {
        var responder: UIResponder? = tree.hostView
        while let current = responder, !(current is UIViewController) { responder = current.next }
        guard let parent = responder as? UIViewController, controller.parent == nil else { return }
        parent.addChild(controller)
        tree.placeViews()
        controller.didMove(toParent: parent)
    }

    override func leave() {
        super.leave()
        guard let made else { return }
        made.controller.willMove(toParent: nil)
        made.controller.view.removeFromSuperview()
        made.controller.removeFromParent()
        V.dismantleUIViewController(made.controller, coordinator: made.coordinator)
        self.made = nil
    }
}

/// The item of a view of UIKit. Its size follows from its constraints or its intrinsic size; where it has neither, it takes
/// what it is offered. As in SwiftUI (reported by developers), it grows to what it is offered if it hugs its content with
/// less than a high priority, and resists compression from a high priority on.
final class RepresentedItem: LayoutItem {
    private let shown: UIView
    var ownSize: @MainActor (ProposedViewSize) -> CGSize? = { _ in nil }

    init(_ tree: ViewTree, _ shown: UIView) {
        self.shown = shown
        super.init(tree)
    }

    override var views: [UIView] { [shown] }
    override func place(_ frame: CGRect) { setFrame(shown, frame) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let size = ownSize(proposal) { return size }
        let ideal = shown.fittingSize(about: .zero)
        let width = length(ideal?.width, proposal.width, .horizontal)
        let height = shown.fittingSize(atWidth: width)?.height
        return CGSize(width: width, height: length(height, proposal.height, .vertical))
    }

    private func length(_ ideal: CGFloat?, _ offered: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard let ideal, ideal > 0 else { return offered.map { $0.isFinite ? $0 : 10 } ?? ideal ?? 10 }
        guard let offered else { return ideal }
        if offered > ideal {
            return shown.contentHuggingPriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue
                ? offered : ideal
        }
        return shown.contentCompressionResistancePriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue
            ? offered : ideal
    }
}
