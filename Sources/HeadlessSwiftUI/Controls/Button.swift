import Foundation
import HeadlessUIKit

/// Mirrors `Button`, SwiftUI. A button of UIKit receives the touches; its accessibility label is the text inside.
public struct Button<Label> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
}

extension Button: View, PrimitiveView where Label: View {
    public typealias Body = Never
    @preconcurrency
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
    @preconcurrency
    public nonisolated init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        (self.role, self.action, self.label) = (role, action, label())
    }

    static func makeNode(_ place: NodePlace) -> Node { ButtonNode<Label>(place) }
}

extension Button where Label == Text {
    @preconcurrency
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    @preconcurrency
    public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
    }
}

private final class ButtonNode<Label: View>: WrapperNode<Button<Label>> {
    private var item: ButtonItem?
    private lazy var labels = StackItem(tree, StackArrangement(axis: .horizontal))
    override var items: [LayoutItem] { item.map { [$0] } ?? [] }

    override func update(_ view: Button<Label>) {
        let item = item ?? ButtonItem(labels, UIButton(frame: .zero))
        self.item = item
        item.environment = environment
        item.action = { [weak self] in self?.shown?.action() }
        let look = ButtonLook(view.role, environment)
        var inner = environment
        if let style = environment.style.buttonStyle {
            item.look = ButtonLook()
            let configuration = ButtonStyleConfiguration(
                role: view.role, label: .init(view: view.label), isPressed: false)
            inner.style.buttonStyle = nil
            content = child(content, AnyView(style.makeBody(configuration: configuration)), inner)
        } else {
            if let color = look.foreground { inner.style.foreground = AnyShapeStyle(color) }
            item.look = look
            content = child(content, AnyView(view.label), inner)
        }
        labels.environment = inner
        labels.contents = { [weak self] in self?.content?.items ?? [] }
    }
}

/// How a button of a built-in style looks.
struct ButtonLook {
    var foreground: Color?
    var background: UIColor?
    var insets = EdgeInsets()

    init() {}
    init(_ role: ButtonRole?, _ environment: EnvironmentValues) {
        let tint = role == .destructive ? UIColor.systemRed : environment.tintColor
        switch environment.style.builtInButtonStyle {
        case .plain: break
        case .automatic, .borderless: foreground = Color(tint)
        case .bordered, .borderedProminent:
            let isProminent = environment.style.builtInButtonStyle == .borderedProminent
            foreground = isProminent ? .white : Color(tint)
            background = isProminent ? tint : tint.withAlphaComponent(0.18)
            // The insets of UIKit's button configurations, which SwiftUI uses too (unverified).
            insets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }
        if !environment.isEnabled {
            foreground = Color(.tertiaryLabel)
            background = background.map { _ in .tertiarySystemFill }
        }
    }
}

private final class ButtonItem: WrapperItem {
    let button: UIButton
    var action: @MainActor () -> Void = {}
    var look = ButtonLook()

    init(_ inner: LayoutItem, _ button: UIButton) {
        self.button = button
        super.init(inner)
        button.addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
    }

    override var views: [UIView] {
        button.isEnabled = environment.isEnabled
        button.backgroundColor = look.background
        button.layer.cornerRadius = look.background == nil ? 0 : 6
        let views = inner.views
        // The button itself receives the touches.
        for view in views { view.isUserInteractionEnabled = false }
        button.show(views)
        button.accessibilityLabel = views.flatMap(\.texts).joined(separator: ", ")
        return [button]
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = inner.size(proposal.inset(by: look.insets))
        return CGSize(width: size.width + look.insets.horizontal, height: size.height + look.insets.vertical)
    }
    override func place(_ frame: CGRect) {
        setFrame(button, frame)
        inner.place(
            CGRect(
                x: look.insets.leading, y: look.insets.top, width: frame.width - look.insets.horizontal,
                height: frame.height - look.insets.vertical))
    }
    override func baseline(isFirst: Bool, _ size: CGSize) -> CGFloat? {
        inner.baseline(isFirst: isFirst, CGSize(width: size.width, height: size.height - look.insets.vertical))
            .map { $0 + look.insets.top }
    }
}

extension UIView {
    /// The texts and the labels of images in the view.
    fileprivate var texts: [String] {
        if let text = (self as? UILabel)?.text ?? accessibilityLabel { return [text] }
        return subviews.flatMap(\.texts)
    }
}
