import Foundation
import HeadlessUIKit
import Observation

/// The tree of a hosting view.
///
/// There is no graph of attributes. A set state marks its node, and the marked nodes are evaluated, outermost first, before the
/// next layout or measurement.
@MainActor
final class ViewTree {
    /// The number of changes so far. Sizes that were measured before the last change are not used again.
    private(set) var epoch = 0
    private(set) weak var hostView: UIView?
    /// Called when a node has been marked.
    private let needsUpdate: @MainActor () -> Void
    private var root: RootNode!
    private var marked: [any MarkedNode] = []
    private var isUpdating = false
    private(set) var isOnScreen = false
    /// Calls that wait until the current update is complete.
    private var afterUpdate: [@MainActor () -> Void] = []
    private var needsViews = true

    init(hostView: UIView, needsUpdate: @escaping @MainActor () -> Void) {
        (self.hostView, self.needsUpdate) = (hostView, needsUpdate)
        root = RootNode(NodePlace(tree: self, depth: 0))
    }

    /// The only item of the tree.
    var item: LayoutItem { root.item }

    /// Shows a view.
    func show(_ view: some View, _ environment: EnvironmentValues) {
        root.environment = environment
        root.view = view
        root.mark()
    }

    /// Discards the tree with its states, and builds it again at the next update.
    func reset() {
        marked = []
        root.reset()
        root.mark()
    }

    func leave() { root.leave() }

    func mark(_ node: any MarkedNode) {
        marked.append(node)
        if !isUpdating { needsUpdate() }
    }

    var isMarked: Bool { !marked.isEmpty }

    /// Evaluates the marked nodes.
    func update() {
        guard !isUpdating, !marked.isEmpty else { return }
        isUpdating = true
        // A body may mark other nodes. One that marks itself each time never comes to rest.
        var rounds = 0
        while !marked.isEmpty, rounds < 100 {
            rounds += 1
            let nodes = marked.sorted { $0.depth < $1.depth }
            marked = []
            for node in nodes { node.evaluate() }
            runAfterUpdate()
        }
        if !marked.isEmpty {
            marked = []
            ListWarning.handler("A hosted view changes its state in each update; its latest changes are not shown.")
        }
        isUpdating = false
        epoch += 1
        needsViews = true
    }

    /// Performs work when the current update is complete.
    func afterUpdate(_ work: @escaping @MainActor () -> Void) {
        afterUpdate.append(work)
        if !isUpdating { runAfterUpdate() }
    }

    private func runAfterUpdate() {
        let works = afterUpdate
        afterUpdate = []
        for work in works { work() }
    }

    /// Discards measured sizes.
    func sizesChanged() { epoch += 1 }

    /// Puts the views of all items into the hosting view.
    func placeViews() {
        guard needsViews, let hostView else { return }
        needsViews = false
        hostView.show(item.views)
    }

    func appearanceChanged(_ isOnScreen: Bool) {
        guard isOnScreen != self.isOnScreen else { return }
        self.isOnScreen = isOnScreen
        root.appearanceChanged(isOnScreen)
    }

    /// Evaluates a body, and marks its node when something that the body has read changes.
    func tracking<Result>(_ node: any MarkedNode, _ body: () -> Result) -> Result {
        withObservationTracking(body) { [weak node] in onMainThread { node?.mark() } }
    }
}

/// The outermost node of a tree.
private final class RootNode: Node, MarkedNode {
    var view: any View = EmptyView()
    private var content: Node?
    private var isMarked = false
    /// Several views at the root are stacked.
    private(set) lazy var item = StackItem(tree, StackArrangement(axis: .vertical))

    override var children: [Node] { content.map { [$0] } ?? [] }

    func mark() {
        guard !isMarked else { return }
        isMarked = true
        tree.mark(self)
    }

    func evaluate() {
        isMarked = false
        content = child(content, view)
        item.environment = environment
        item.contents = { [weak self] in self?.content?.items ?? [] }
    }

    func reset() {
        content?.leave()
        content = nil
    }
}

extension UIView {
    /// Makes the given views the subviews, in this order.
    func show(_ views: [UIView]) {
        guard !subviews.elementsEqual(views, by: ===) else { return }
        let kept = Set(views.map(ObjectIdentifier.init))
        for old in subviews where !kept.contains(ObjectIdentifier(old)) { old.removeFromSuperview() }
        for (index, view) in views.enumerated() {
            let now = subviews
            if !now.indices.contains(index) || now[index] !== view { insertSubview(view, at: index) }
        }
    }
}
