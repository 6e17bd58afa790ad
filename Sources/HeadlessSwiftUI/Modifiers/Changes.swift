import Foundation
import HeadlessUIKit

/// A modifier that passes another environment on.
struct EnvironmentChange<Content> {
    let content: Content
    let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentChange: View, PrimitiveView where Content: View {
    typealias Body = Never
    static func makeNode(_ place: NodePlace) -> Node { EnvironmentNode<Content>(place) }
}

private final class EnvironmentNode<Content: View>: WrapperNode<EnvironmentChange<Content>> {
    override func update(_ view: EnvironmentChange<Content>) {
        var environment = environment
        view.change(&environment)
        content = child(content, view.content, environment)
    }
}

/// A modifier of the layout or the look of each item.
@MainActor
protocol ItemChange {
    func size(_ proposal: ProposedViewSize, _ inner: LayoutItem) -> CGSize
    func place(_ frame: CGRect, _ inner: LayoutItem)
    func priority(_ inner: LayoutItem) -> (priority: Double, zIndex: Double)
    /// How far down the item is in its frame.
    func top(_ size: CGSize, _ inner: LayoutItem) -> CGFloat
    /// Whether the item needs a view around it.
    var needsContainer: Bool { get }
    /// Changes the only view of an item, or the view around it.
    func change(_ view: UIView, _ environment: EnvironmentValues)
    /// Changes the view around the item for its size.
    func change(_ container: UIView, ofSize size: CGSize)
}

extension ItemChange {
    func size(_ proposal: ProposedViewSize, _ inner: LayoutItem) -> CGSize { inner.size(proposal) }
    func place(_ frame: CGRect, _ inner: LayoutItem) { inner.place(frame) }
    func priority(_ inner: LayoutItem) -> (priority: Double, zIndex: Double) { (inner.priority, inner.zIndex) }
    func top(_ size: CGSize, _ inner: LayoutItem) -> CGFloat { 0 }
    var needsContainer: Bool { false }
    func change(_ view: UIView, _ environment: EnvironmentValues) {}
    func change(_ container: UIView, ofSize size: CGSize) {}
}

struct Changed<Content, Change> {
    let content: Content
    let change: Change
}

extension Changed: View, PrimitiveView where Content: View, Change: ItemChange {
    typealias Body = Never
    static func makeNode(_ place: NodePlace) -> Node { ChangedNode<Content, Change>(place) }
}

private final class ChangedNode<Content: View, Change: ItemChange>: WrapperNode<Changed<Content, Change>> {
    private var wrappers: [ChangedItem<Change>] = []

    override func update(_ view: Changed<Content, Change>) { content = child(content, view.content) }

    override var items: [LayoutItem] {
        guard let change = shown?.change else { return [] }
        let inner = content?.items ?? []
        wrappers = inner.enumerated().map { index, item in
            let known =
                wrappers.indices.contains(index) && wrappers[index].inner === item
                ? wrappers[index] : wrappers.first { $0.inner === item }
            let wrapper = known ?? ChangedItem(item, change)
            wrapper.change = change
            wrapper.environment = environment
            return wrapper
        }
        return wrappers
    }
}

private final class ChangedItem<Change: ItemChange>: WrapperItem {
    var change: Change
    private var container: ItemView?

    init(_ inner: LayoutItem, _ change: Change) {
        self.change = change
        super.init(inner)
    }

    override var priority: Double { change.priority(inner).priority }
    override var zIndex: Double { change.priority(inner).zIndex }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { change.size(proposal, inner) }
    override func baseline(isFirst: Bool, _ size: CGSize) -> CGFloat? {
        let proposal = ProposedViewSize(size)
        return inner.baseline(isFirst: isFirst, inner.size(proposal)).map { $0 + change.top(size, inner) }
    }

    override var views: [UIView] {
        let views = inner.views
        if !change.needsContainer, container == nil, views.count == 1 {
            change.change(views[0], environment)
            return views
        }
        let container = container ?? ItemView(frame: .zero)
        self.container = container
        container.show(views)
        // Colors and shapes let touches through.
        container.isUserInteractionEnabled = views.contains {
            $0.isUserInteractionEnabled || $0 is UILabel || $0 is UIImageView
        }
        change.change(container, environment)
        return [container]
    }

    override func place(_ frame: CGRect) {
        guard let container else { return change.place(frame, inner) }
        setFrame(container, frame)
        change.change(container, ofSize: frame.size)
        change.place(CGRect(origin: .zero, size: frame.size), inner)
    }
}

extension View {
    nonisolated func changed<Change: ItemChange>(_ change: Change) -> some View {
        Changed(content: self, change: change)
    }
    nonisolated func environment(change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        EnvironmentChange(content: self, change: change)
    }
}
