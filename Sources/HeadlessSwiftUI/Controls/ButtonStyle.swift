/// How buttons look. Mirrors `ButtonStyle`, SwiftUI. A button is never shown pressed.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Mirrors `ButtonStyleConfiguration`, SwiftUI.
public struct ButtonStyleConfiguration {
    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool

    /// Mirrors `ButtonStyleConfiguration.Label`, SwiftUI.
    public struct Label {
        let view: any View
    }
}

extension ButtonStyleConfiguration.Label: View {
    public var body: some View { AnyView(view) }
}

/// The styles that a button draws itself.
enum BuiltInButtonStyle { case automatic, plain, borderless, bordered, borderedProminent }

/// A style of this module. Mirrors `PrimitiveButtonStyle`, SwiftUI, which an app can't implement here.
public protocol PrimitiveButtonStyle {
    var _style: _BuiltInButtonStyle { get }
}

/// The name of a built-in style.
public struct _BuiltInButtonStyle {
    let style: BuiltInButtonStyle
}

/// Mirrors `DefaultButtonStyle`, SwiftUI.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public var _style: _BuiltInButtonStyle { .init(style: .automatic) }
}
/// Mirrors `PlainButtonStyle`, SwiftUI.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public var _style: _BuiltInButtonStyle { .init(style: .plain) }
}
/// Mirrors `BorderlessButtonStyle`, SwiftUI.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public var _style: _BuiltInButtonStyle { .init(style: .borderless) }
}
/// Mirrors `BorderedButtonStyle`, SwiftUI.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public var _style: _BuiltInButtonStyle { .init(style: .bordered) }
}
/// Mirrors `BorderedProminentButtonStyle`, SwiftUI.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public var _style: _BuiltInButtonStyle { .init(style: .borderedProminent) }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { .init() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { .init() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { .init() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { .init() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { .init() }
}
