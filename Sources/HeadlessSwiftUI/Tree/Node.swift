import Foundation
import HeadlessUIKit

/// Where a node is in the tree.
struct NodePlace {
    let tree: ViewTree
    let depth: Int
}

/// A view in the tree of a hosting view. A node keeps its identity while its place, or its id, and its view's type stay
/// the same.
@MainActor
class Node {
    final unowned let tree: ViewTree
    final let depth: Int
    final var environment = EnvironmentValues()

    init(_ place: NodePlace) { (tree, depth) = (place.tree, place.depth) }

    /// The layout items that the node contributes to the nearest container.
    var items: [LayoutItem] { [] }
    /// The nodes directly inside this one.
    var children: [Node] { [] }

    /// Called when the node leaves the tree.
    func leave() { for child in children { child.leave() } }
    /// Called when the hosting view appears on screen or disappears.
    func appearanceChanged(_ isOnScreen: Bool) {
        for child in children { child.appearanceChanged(isOnScreen) }
    }

    /// Returns the node for a view that is directly inside this one: the given node if it shows the same type of view,
    /// otherwise a new one.
    final func child<V: View>(_ old: Node?, _ view: V, _ environment: EnvironmentValues? = nil) -> Node {
        let node: TypedNode<V>
        if let known = old as? TypedNode<V> {
            node = known
        } else {
            old?.leave()
            let place = NodePlace(tree: tree, depth: depth + 1)
            let made =
                (V.self as? any PrimitiveView.Type)?.makeNode(place)
                ?? (V.self as? any UIViewRepresentable.Type)?.makeRepresentedNode(place)
                ?? (V.self as? any UIViewControllerRepresentable.Type)?.makeRepresentedNode(place)
                ?? CompositeNode<V>(place)
            // Both make a node of the view's own type.
            guard let made = made as? TypedNode<V> else { return made }
            node = made
        }
        node.environment = environment ?? self.environment
        node.take(view)
        return node
    }
}

/// A node that shows views of one type.
class TypedNode<V: View>: Node {
    /// The view that the node shows; `nil` until it is first set.
    final private(set) var shown: V?

    /// Takes a new value of the view, or a new environment.
    final func take(_ view: V) {
        shown = view
        update(view)
    }

    func update(_ view: V) {}
}

/// A node that has one node inside it.
class WrapperNode<V: View>: TypedNode<V> {
    final var content: Node?
    override var items: [LayoutItem] { content?.items ?? [] }
    override var children: [Node] { content.map { [$0] } ?? [] }
}

/// A node whose content is a body, which may have dynamic properties.
class BodyNode<V: View>: WrapperNode<V>, MarkedNode {
    private var isMarked = false
    private var hasLeft = false
    final private(set) lazy var owner = PropertyOwner { [weak self] in self?.mark() }

    /// Returns the body of a view, after connecting its properties.
    func body(of view: V) -> any View { EmptyView() }

    override func update(_ view: V) {
        isMarked = false
        owner.environment = environment
        let inner: any View = tree.tracking(self) { body(of: view) }
        content = child(content, inner)
    }

    final func mark() {
        guard !isMarked, !hasLeft else { return }
        isMarked = true
        tree.mark(self)
    }

    final func evaluate() { if isMarked, !hasLeft, let shown { take(shown) } }

    override func leave() {
        hasLeft = true
        super.leave()
    }
}

/// The node of a view with a body.
final class CompositeNode<V: View>: BodyNode<V> {
    override func body(of view: V) -> any View {
        var view = view
        PropertyFields.connect(&view, to: owner)
        return view.body
    }
}

/// A node whose content must be evaluated again after a change of state.
@MainActor
protocol MarkedNode: Node {
    func mark()
    /// Evaluates the content if it is still marked.
    func evaluate()
}
