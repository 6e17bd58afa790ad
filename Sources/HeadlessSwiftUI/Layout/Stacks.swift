import Foundation

/// Views beside each other. Mirrors `HStack`, SwiftUI.
public struct HStack<Content> {
    let arrangement: StackArrangement
    let content: Content
}

extension HStack: View, PrimitiveView where Content: View {
    public typealias Body = Never
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        arrangement = StackArrangement(axis: .horizontal, vertical: alignment, spacing: spacing)
        self.content = content()
    }
    static func makeNode(_ place: NodePlace) -> Node {
        StackNode<Self, Content>(place, { $0.arrangement }, { $0.content })
    }
}

/// Views below each other. Mirrors `VStack`, SwiftUI.
public struct VStack<Content> {
    let arrangement: StackArrangement
    let content: Content
}

extension VStack: View, PrimitiveView where Content: View {
    public typealias Body = Never
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        arrangement = StackArrangement(axis: .vertical, horizontal: alignment, spacing: spacing)
        self.content = content()
    }
    static func makeNode(_ place: NodePlace) -> Node {
        StackNode<Self, Content>(place, { $0.arrangement }, { $0.content })
    }
}

/// Views on top of each other. Mirrors `ZStack`, SwiftUI.
public struct ZStack<Content> {
    let alignment: Alignment
    let content: Content
}

extension ZStack: View, PrimitiveView where Content: View {
    public typealias Body = Never
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
    static func makeNode(_ place: NodePlace) -> Node { LayersNode<Content>(place) }
}

private final class StackNode<Stack: View, Content: View>: WrapperNode<Stack> {
    private let arrangement: (Stack) -> StackArrangement
    private let view: (Stack) -> Content
    private lazy var item = StackItem(tree, StackArrangement())
    override var items: [LayoutItem] { [item] }

    init(_ place: NodePlace, _ arrangement: @escaping (Stack) -> StackArrangement, _ view: @escaping (Stack) -> Content)
    {
        (self.arrangement, self.view) = (arrangement, view)
        super.init(place)
    }

    override func update(_ stack: Stack) {
        item.arrangement = arrangement(stack)
        item.environment = environment
        content = child(content, view(stack))
        item.contents = { [weak self] in self?.content?.items ?? [] }
    }
}

private final class LayersNode<Content: View>: WrapperNode<ZStack<Content>> {
    private lazy var item = LayersItem(tree)
    override var items: [LayoutItem] { [item] }

    override func update(_ stack: ZStack<Content>) {
        item.alignment = stack.alignment
        item.environment = environment
        content = child(content, stack.content)
        item.contents = { [weak self] in self?.content?.items ?? [] }
    }
}
