/// Several views one after the other. Mirrors `TupleView`, SwiftUI.
public struct TupleView<T> {
    public var value: T
    let views: [any View]

    init(_ value: T, _ views: [any View]) { (self.value, self.views) = (value, views) }
}

extension TupleView: PrimitiveView {
    static func makeNode(_ place: NodePlace) -> Node { TupleNode<Self>(place) }
}

private final class TupleNode<V: View>: TypedNode<V> {
    private var contents: [Node] = []
    override var children: [Node] { contents }
    override var items: [LayoutItem] { contents.flatMap(\.items) }

    override func update(_ view: V) {
        guard let views = (view as? any SeveralViews)?.views else { return }
        contents = views.enumerated().map { index, view in
            child(contents.indices.contains(index) ? contents[index] : nil, view)
        }
    }
}

private protocol SeveralViews {
    var views: [any View] { get }
}
extension TupleView: SeveralViews {}
