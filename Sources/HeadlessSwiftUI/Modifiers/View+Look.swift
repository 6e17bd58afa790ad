import Foundation
import HeadlessUIKit

/// Changes the view around an item.
private struct Around: ItemChange {
    let change: @MainActor (UIView, EnvironmentValues) -> Void
    var resized: (@MainActor (UIView, CGSize) -> Void)?
    var needsContainer: Bool { true }
    func change(_ view: UIView, _ environment: EnvironmentValues) { change(view, environment) }
    func change(_ container: UIView, ofSize size: CGSize) { resized?(container, size) }
}

/// A view with others behind it or in front of it.
private struct Layered<Content, Other> {
    let content: Content
    let other: Other
    let alignment: Alignment
    let isInFront: Bool
}

extension Layered: View, PrimitiveView where Content: View, Other: View {
    typealias Body = Never
    static func makeNode(_ place: NodePlace) -> Node { LayeredNode<Content, Other>(place) }
}

private final class LayeredNode<Content: View, Other: View>: WrapperNode<Layered<Content, Other>> {
    private var others: [Node] = []
    private var layered: [LayeredItem] = []
    override var children: [Node] { super.children + others }

    override func update(_ view: Layered<Content, Other>) {
        content = child(content, view.content)
        let count = content?.items.count ?? 0
        for node in others.dropFirst(count) { node.leave() }
        others = (0..<count).map { child(others.indices.contains($0) ? others[$0] : nil, view.other) }
    }

    override var items: [LayoutItem] {
        guard let view = shown else { return [] }
        layered = (content?.items ?? []).enumerated().map { index, inner in
            let item = layered.first { $0.inner === inner } ?? LayeredItem(inner)
            item.environment = environment
            item.others.alignment = view.alignment
            item.others.environment = environment
            let node = others.indices.contains(index) ? others[index] : nil
            item.others.contents = { node?.items ?? [] }
            item.isInFront = view.isInFront
            return item
        }
        return layered
    }
}

private final class LayeredItem: WrapperItem {
    private(set) lazy var others = LayersItem(tree)
    var isInFront = false

    override var views: [UIView] { isInFront ? inner.views + others.views : others.views + inner.views }
    override func place(_ frame: CGRect) {
        inner.place(frame)
        others.place(frame)
    }
}

/// Modifiers of the look. They mirror those of `View`, SwiftUI.
extension View {
    private nonisolated func around(
        _ change: @escaping @MainActor (UIView, EnvironmentValues) -> Void,
        resized: (@MainActor (UIView, CGSize) -> Void)? = nil
    ) -> some View {
        changed(Around(change: change, resized: resized))
    }

    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        Layered(content: self, other: background, alignment: alignment, isInFront: false)
    }
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        background(content(), alignment: alignment)
    }
    @_disfavoredOverload
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background(Rectangle().fill(style))
    }
    public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        background(shape.fill(style))
    }
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        Layered(content: self, other: overlay, alignment: alignment, isInFront: true)
    }
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        overlay(content(), alignment: alignment)
    }
    @_disfavoredOverload
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay(Rectangle().fill(style))
    }
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        overlay(shape.fill(style))
    }
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
    public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View {
        around { view, _ in
            view.clipsToBounds = true
        } resized: { view, size in
            let mask = CAShapeLayer()
            mask.frame = CGRect(origin: .zero, size: size)
            mask.path = shape.path(in: mask.frame).cgPath
            view.layer.mask = mask
        }
    }
    public nonisolated func clipped() -> some View { around { view, _ in view.clipsToBounds = true } }
    public nonisolated func cornerRadius(_ radius: CGFloat) -> some View {
        around { view, _ in
            view.clipsToBounds = true
            view.layer.cornerRadius = radius
        }
    }
    public nonisolated func opacity(_ opacity: Double) -> some View { around { view, _ in view.alpha = opacity } }
    public nonisolated func hidden() -> some View { around { view, _ in view.isHidden = true } }
    public nonisolated func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        around { view, environment in
            view.layer.shadowColor = color.uiColor.resolvedColor(with: view.traitCollection).cgColor
            view.layer.shadowOpacity = 1
            view.layer.shadowRadius = radius
            view.layer.shadowOffset = CGSize(width: x, height: y)
        }
    }
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        around { view, _ in view.transform = CGAffineTransform(rotationAngle: angle.radians) }
    }
    public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        around { view, _ in view.transform = CGAffineTransform(scaleX: scale, y: scale) }
    }

    public nonisolated func font(_ font: Font?) -> some View { environment { $0.font = font } }
    private nonisolated func font(change: Font.Change) -> some View {
        environment { $0.style.fontChanges.append(change) }
    }
    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        font(change: isActive ? .bold : .weight(nil))
    }
    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        font(change: isActive ? .italic : .weight(nil))
    }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { font(change: .weight(weight)) }
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { font(change: .design(design)) }
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        font(change: isActive ? .monospaced : .weight(nil))
    }
    public nonisolated func monospacedDigit() -> some View { font(change: .monospacedDigits) }
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        environment { $0.style.textCase = textCase }
    }
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment { environment in
            // A level of the foreground style belongs to the style around it.
            let style = AnyShapeStyle(style)
            environment.style.foreground =
                style.gradient == nil ? AnyShapeStyle(Color(style.color(in: environment))) : style
        }
    }
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        environment { $0.style.foreground = color.map { AnyShapeStyle($0) } }
    }
    public nonisolated func tint(_ tint: Color?) -> some View { environment { $0.style.tint = tint } }
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
    public nonisolated func lineLimit(_ number: Int?) -> some View { environment { $0.lineLimit = number } }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment { $0.multilineTextAlignment = alignment }
    }
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment { $0.truncationMode = mode }
    }
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment { $0.style.minimumScaleFactor = factor }
    }
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        environment { $0.style.imageScale = scale }
    }
    public nonisolated func labelsHidden() -> some View { environment { $0.style.hidesLabels = true } }
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        environment { $0.isEnabled = $0.isEnabled && !disabled }
    }
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment { $0.style.buttonStyle = style }
    }
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let style = style._style.style
        return environment {
            $0.style.buttonStyle = nil
            $0.style.builtInButtonStyle = style
        }
    }
    /// Has no effect.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    /// Has no effect.
    public nonisolated func transition(_ t: AnyTransition) -> some View { self }
}
