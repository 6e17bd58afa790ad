import Foundation
import HeadlessUIKit

/// What shapes are filled with. Mirrors `ShapeStyle`, SwiftUI: a color, a gradient, or one of the styles of this module. Any
/// other style is drawn in the foreground color.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

/// Mirrors `AnyShapeStyle`, SwiftUI.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    var gradient: LinearGradient? { style as? LinearGradient }

    /// The color of the style, or the first color of a gradient.
    func color(in environment: EnvironmentValues) -> UIColor {
        switch style {
        case let color as Color: color.uiColor
        case let gradient as LinearGradient: gradient.gradient.stops.first?.color.uiColor ?? .clear
        case let level as HierarchicalShapeStyle:
            environment.style.foreground.map { Color($0.color(in: environment.withoutForeground)) }
                .map { level.level == 0 ? $0 : $0.opacity([1, 0.5, 0.25, 0.18][level.level]) }?.uiColor ?? level.color
        case is TintShapeStyle: environment.tintColor
        case is BackgroundStyle: .systemBackground
        case let material as Material: UIColor.systemBackground.withAlphaComponent(material.opacity)
        default: environment.style.foreground == nil ? .label : environment.withoutForeground.foregroundColor
        }
    }
}

extension EnvironmentValues {
    fileprivate var withoutForeground: EnvironmentValues {
        var environment = self
        if !(style.foreground?.style is Color) { environment.style.foreground = nil }
        return environment
    }
}

/// Mirrors `HierarchicalShapeStyle`, SwiftUI.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int
    var color: UIColor { [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel][level] }
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
}

/// Mirrors `TintShapeStyle`, SwiftUI.
public struct TintShapeStyle: ShapeStyle { public init() {} }
/// Mirrors `ForegroundStyle`, SwiftUI.
public struct ForegroundStyle: ShapeStyle { public init() {} }
/// Mirrors `BackgroundStyle`, SwiftUI.
public struct BackgroundStyle: ShapeStyle { public init() {} }

/// A translucent background. Mirrors `Material`, SwiftUI. Pictures show a translucent area; its opacity is unverified.
public struct Material: ShapeStyle {
    let opacity: CGFloat
    public static let ultraThin = Material(opacity: 0.5)
    public static let thin = Material(opacity: 0.6)
    public static let regular = Material(opacity: 0.7)
    public static let thick = Material(opacity: 0.8)
    public static let ultraThick = Material(opacity: 0.9)
    public static let bar = Material(opacity: 0.8)
}

/// Mirrors `Gradient`, SwiftUI.
public struct Gradient: Hashable, Sendable {
    /// Mirrors `Gradient.Stop`, SwiftUI.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    public var stops: [Stop]
    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
        }
    }
}

/// Mirrors `LinearGradient`, SwiftUI.
public struct LinearGradient: ShapeStyle {
    let gradient: Gradient
    let start: UnitPoint
    let end: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, start, end) = (gradient, startPoint, endPoint)
    }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
