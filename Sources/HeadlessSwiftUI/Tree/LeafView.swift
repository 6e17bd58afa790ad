import Foundation
import HeadlessUIKit

/// A view that is shown by one view of UIKit.
@MainActor
protocol LeafView: PrimitiveView {
    associatedtype Shown: UIView
    func makeShown() -> Shown
    func update(_ shown: Shown, _ environment: EnvironmentValues)
    func size(_ proposal: ProposedViewSize, _ shown: Shown, _ environment: EnvironmentValues) -> CGSize
    func place(_ frame: CGRect, _ shown: Shown)
    func baseline(isFirst: Bool, _ size: CGSize, _ shown: Shown) -> CGFloat?
}

extension LeafView {
    static func makeNode(_ place: NodePlace) -> Node { LeafNode<Self>(place) }
    func place(_ frame: CGRect, _ shown: Shown) {}
    func baseline(isFirst: Bool, _ size: CGSize, _ shown: Shown) -> CGFloat? { nil }
    func size(_ proposal: ProposedViewSize, _ shown: Shown, _ environment: EnvironmentValues) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

private final class LeafNode<Leaf: LeafView>: TypedNode<Leaf> {
    private var item: LeafItem<Leaf>?
    override var items: [LayoutItem] { item.map { [$0] } ?? [] }

    override func update(_ view: Leaf) {
        let item = item ?? LeafItem(tree, view, view.makeShown())
        self.item = item
        item.leaf = view
        item.environment = environment
        view.update(item.shown, environment)
    }
}

final class LeafItem<Leaf: LeafView>: LayoutItem {
    var leaf: Leaf
    let shown: Leaf.Shown

    init(_ tree: ViewTree, _ leaf: Leaf, _ shown: Leaf.Shown) {
        (self.leaf, self.shown) = (leaf, shown)
        super.init(tree)
    }

    override var views: [UIView] { [shown] }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { leaf.size(proposal, shown, environment) }
    override func place(_ frame: CGRect) {
        setFrame(shown, frame)
        leaf.place(frame, shown)
    }
    override func baseline(isFirst: Bool, _ size: CGSize) -> CGFloat? { leaf.baseline(isFirst: isFirst, size, shown) }
}
