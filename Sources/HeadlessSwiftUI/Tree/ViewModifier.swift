/// A change of a view that is a view itself. Mirrors `ViewModifier`, SwiftUI.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder func body(content: Content) -> Body
}

/// The view to which a modifier applies. Mirrors `_ViewModifier_Content`, SwiftUI.
public struct _ViewModifier_Content<Modifier> {
    let view: any View
}

extension _ViewModifier_Content: PrimitiveView {
    static func makeNode(_ place: NodePlace) -> Node { ModifierContentNode<Modifier>(place) }
}

private final class ModifierContentNode<Modifier>: WrapperNode<_ViewModifier_Content<Modifier>> {
    override func update(_ view: _ViewModifier_Content<Modifier>) { content = child(content, view.view) }
}

/// A view and its modifier. Mirrors `ModifiedContent`, SwiftUI.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: some View { AppliedModifier(modifier: modifier, content: content) }
}

extension View {
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// Evaluates the body of a modifier, which has dynamic properties of its own.
private struct AppliedModifier<Modifier: ViewModifier>: PrimitiveView {
    let modifier: Modifier
    let content: any View

    static func makeNode(_ place: NodePlace) -> Node { AppliedModifierNode<Modifier>(place) }
}

private final class AppliedModifierNode<Modifier: ViewModifier>: BodyNode<AppliedModifier<Modifier>> {
    override func body(of view: AppliedModifier<Modifier>) -> any View {
        var modifier = view.modifier
        PropertyFields.connect(&modifier, to: owner)
        return modifier.body(content: _ViewModifier_Content(view: view.content))
    }
}
