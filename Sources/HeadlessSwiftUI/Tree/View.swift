/// A part of a screen. Mirrors `View`, SwiftUI.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public typealias Body = Never
}

extension View where Body == Never {
    /// Never called: the view has no body.
    public var body: Never { fatalError("body must not be called: \(Self.self) has none") }
}

/// A view of this module that has no body.
@MainActor
protocol PrimitiveView: View where Body == Never {
    /// Makes the node that represents the view in the tree, without its content.
    static func makeNode(_ place: NodePlace) -> Node
}
