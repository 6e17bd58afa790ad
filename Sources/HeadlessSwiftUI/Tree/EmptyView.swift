/// Mirrors `EmptyView`, SwiftUI.
public struct EmptyView: Sendable {
    public init() {}
}

extension EmptyView: PrimitiveView {
    static func makeNode(_ place: NodePlace) -> Node { TypedNode<Self>(place) }
}
