/// Views to which modifiers apply one by one. Mirrors `Group`, SwiftUI.
public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    public typealias Body = Never
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    static func makeNode(_ place: NodePlace) -> Node { GroupNode<Content>(place) }
}

private final class GroupNode<Content: View>: WrapperNode<Group<Content>> {
    override func update(_ view: Group<Content>) { content = child(content, view.content) }
}

/// A view of any type. Mirrors `AnyView`, SwiftUI. A view of another type is another view, with new state.
public struct AnyView {
    let view: any View

    public nonisolated init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }
    public nonisolated init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: PrimitiveView {
    static func makeNode(_ place: NodePlace) -> Node { AnyViewNode(place) }
}

private final class AnyViewNode: WrapperNode<AnyView> {
    override func update(_ view: AnyView) { content = child(content, view.view) }
}
