import Foundation
import HeadlessUIKit

/// Mirrors `Toggle`, SwiftUI: a label beside a switch.
public struct Toggle<Label> {
    let isOn: Binding<Bool>
    let label: Label
}

extension Toggle: View where Label: View {
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (self.isOn, self.label) = (isOn, label())
    }
    public var body: some View { ToggleBody(isOn: isOn, label: label) }
}

extension Toggle where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

private struct ToggleBody<Label: View>: View {
    let isOn: Binding<Bool>
    let label: Label
    @Environment(\.style.hidesLabels) private var hidesLabels
    /// Changes with each touch, so that a switch whose binding refuses a value returns to the old one.
    @State private var touches = 0

    var body: some View {
        if hidesLabels {
            control
        } else {
            HStack {
                label
                Spacer()
                control
            }
        }
    }

    private var control: some View {
        Switch(isOn: isOn.wrappedValue) {
            isOn.wrappedValue = $0
            touches += 1
        }
    }
}

private struct Switch: LeafView {
    let isOn: Bool
    let changed: @MainActor (Bool) -> Void

    func makeShown() -> HostedSwitch { HostedSwitch(frame: .zero) }
    func update(_ shown: HostedSwitch, _ environment: EnvironmentValues) {
        shown.changed = changed
        if shown.isOn != isOn { shown.isOn = isOn }
        shown.isEnabled = environment.isEnabled
        shown.onTintColor = environment.style.tint?.uiColor
    }
    func size(_ proposal: ProposedViewSize, _ shown: HostedSwitch, _ environment: EnvironmentValues) -> CGSize {
        shown.intrinsicContentSize
    }
}

private final class HostedSwitch: UISwitch {
    var changed: @MainActor (Bool) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(
            UIAction { [weak self] _ in if let self { self.changed(self.isOn) } }, for: .valueChanged)
    }
    required init?(coder: NSCoder) { nil }
}

/// Mirrors `ProgressView`, SwiftUI.
public struct ProgressView<Label> {
    let fraction: Double?
    let label: Label
}

extension ProgressView: View where Label: View {
    public nonisolated init() where Label == EmptyView { self.init(fraction: nil, label: EmptyView()) }
    public nonisolated init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label()) }
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: value.map { Double($0 / total) }, label: EmptyView())
    }
    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey))
    }
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title))
    }

    public var body: some View {
        VStack {
            if let fraction { Bar(fraction: fraction) } else { Spinner() }
            label
        }
    }
}

/// Mirrors `ProgressViewStyle`, SwiftUI. The style follows from whether there is a value.
public protocol ProgressViewStyle {}
/// Mirrors `CircularProgressViewStyle`, SwiftUI.
public struct CircularProgressViewStyle: ProgressViewStyle { public init() {} }
/// Mirrors `LinearProgressViewStyle`, SwiftUI.
public struct LinearProgressViewStyle: ProgressViewStyle { public init() {} }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { .init() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { .init() } }
extension View {
    /// Has no effect.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
}

private struct Spinner: LeafView {
    func makeShown() -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        return spinner
    }
    func update(_ shown: UIActivityIndicatorView, _ environment: EnvironmentValues) {
        if let tint = environment.style.tint { shown.color = tint.uiColor }
    }
    func size(
        _ proposal: ProposedViewSize, _ shown: UIActivityIndicatorView, _ environment: EnvironmentValues
    ) -> CGSize { shown.intrinsicContentSize }
}

private struct Bar: LeafView {
    let fraction: Double

    func makeShown() -> UIProgressView { UIProgressView(frame: .zero) }
    func update(_ shown: UIProgressView, _ environment: EnvironmentValues) {
        shown.progress = Float(fraction)
        shown.progressTintColor = environment.style.tint?.uiColor
    }
    func size(_ proposal: ProposedViewSize, _ shown: UIProgressView, _ environment: EnvironmentValues) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: shown.intrinsicContentSize.height)
    }
}
