/// One of two views. Mirrors `_ConditionalContent`, SwiftUI.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    static func makeNode(_ place: NodePlace) -> Node { ConditionalNode<TrueContent, FalseContent>(place) }
}

private final class ConditionalNode<First: View, Second: View>: WrapperNode<_ConditionalContent<First, Second>> {
    private var isFirst: Bool?

    override func update(_ view: _ConditionalContent<First, Second>) {
        switch view.storage {
        case .first(let view):
            content = child(kept(true), view)
        case .second(let view):
            content = child(kept(false), view)
        }
    }

    /// Returns the node of a branch if it is already shown. The branches have states of their own, even if their types are
    /// the same.
    private func kept(_ isFirst: Bool) -> Node? {
        defer { self.isFirst = isFirst }
        if isFirst == self.isFirst { return content }
        content?.leave()
        return nil
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never
    static func makeNode(_ place: NodePlace) -> Node { OptionalNode<Wrapped>(place) }
}

private final class OptionalNode<Wrapped: View>: WrapperNode<Wrapped?> {
    override func update(_ view: Wrapped?) {
        if let view {
            content = child(content, view)
        } else {
            content?.leave()
            content = nil
        }
    }
}
