import Foundation

/// A view for each element. Mirrors `ForEach`, SwiftUI. A view follows its id: its state moves with it, and ends with it.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID

    nonisolated init(_ data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        (self.data, self.id, self.content) = (data, id, content)
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never

    static func makeNode(_ place: NodePlace) -> Node { ForEachNode<Data, ID, Content>(place) }

    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, content: content)
    }
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, id: { $0[keyPath: id] }, content: content)
    }
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, id: { $0 }, content: content)
    }
    public nonisolated init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C: MutableCollection & RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }
    public nonisolated init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: { $0.1 },
            content: { content(data[$0.0]) })
    }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>
{
    private var contents: [(id: ID, node: Node)] = []
    override var children: [Node] { contents.map(\.node) }
    override var items: [LayoutItem] { contents.flatMap { $0.node.items } }

    override func update(_ view: ForEach<Data, ID, Content>) {
        var old: [ID: Node] = [:]
        for (id, node) in contents where old.updateValue(node, forKey: id) != nil {}
        var seen: Set<ID> = []
        contents = view.data.map { element in
            let id = view.id(element)
            // As in SwiftUI, the result is undefined if an id occurs twice. Here, the second view has a state of its own.
            let known = seen.insert(id).inserted ? old.removeValue(forKey: id) : nil
            return (id, child(known, view.content(element)))
        }
        for (_, node) in old { node.leave() }
    }
}
