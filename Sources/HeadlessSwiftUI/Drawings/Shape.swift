import Foundation
import HeadlessUIKit

/// A shape that fills the space that it is offered, in the foreground style. Mirrors `Shape`, SwiftUI.
public protocol Shape: Sendable, View {
    nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
    public var body: _ShapeView<Self> { _ShapeView(shape: self, fill: nil, stroke: nil) }

    public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View {
        _ShapeView(shape: self, fill: AnyShapeStyle(content), stroke: nil)
    }
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        _ShapeView(shape: self, fill: AnyShapeStyle(Color.clear), stroke: (AnyShapeStyle(content), style))
    }
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some View { stroke(.foreground, lineWidth: lineWidth) }
}

/// A shape that can be made smaller. Mirrors `InsettableShape`, SwiftUI.
public protocol InsettableShape: Shape {}

extension InsettableShape {
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        _ShapeView(
            shape: self, fill: AnyShapeStyle(Color.clear), stroke: (AnyShapeStyle(content), style), isStrokeInside: true
        )
    }
}

/// Mirrors `Rectangle`, SwiftUI.
public struct Rectangle: InsettableShape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
/// Mirrors `RoundedRectangle`, SwiftUI.
public struct RoundedRectangle: InsettableShape {
    public let cornerSize: CGSize
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
    }
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(cornerSize.width, rect.width / 2, rect.height / 2))
    }
}
/// Mirrors `Circle`, SwiftUI.
public struct Circle: InsettableShape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}
/// Mirrors `Ellipse`, SwiftUI.
public struct Ellipse: InsettableShape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
/// Mirrors `Capsule`, SwiftUI.
public struct Capsule: InsettableShape {
    public nonisolated init(style: RoundedCornerStyle = .continuous) {}
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}
extension Shape where Self == Rectangle { public static var rect: Rectangle { .init() } }
extension Shape where Self == Circle { public static var circle: Circle { .init() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { .init() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { .init() } }
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        .init(cornerRadius: cornerRadius, style: style)
    }
}

/// A shape with what it is filled and stroked with. Mirrors `_ShapeView`, SwiftUI.
public struct _ShapeView<Content: Shape> {
    let shape: Content
    /// What fills the shape; `nil` for the foreground style.
    var fill: AnyShapeStyle?
    var stroke: (style: AnyShapeStyle, line: StrokeStyle)?
    var isStrokeInside = false
}

extension _ShapeView: LeafView {
    func makeShown() -> DrawingView { DrawingView(frame: .zero) }

    func update(_ shown: DrawingView, _ environment: EnvironmentValues) {
        let fill = fill ?? environment.style.foreground ?? AnyShapeStyle(.foreground)
        shown.gradient = fill.gradient
        shown.fillColor = fill.color(in: environment)
        shown.stroke = stroke.map { ($0.style.color(in: environment), $0.line) }
    }

    func size(_ proposal: ProposedViewSize, _ shown: DrawingView, _ environment: EnvironmentValues) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        // A circle asks for a square.
        guard shape is Circle else { return size }
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func place(_ frame: CGRect, _ shown: DrawingView) {
        let inset = isStrokeInside ? (stroke?.line.lineWidth ?? 0) / 2 : 0
        shown.draw(shape.path(in: CGRect(origin: .zero, size: frame.size).insetBy(dx: inset, dy: inset)))
    }
}

/// Draws a path with layers.
final class DrawingView: UIView {
    fileprivate var gradient: LinearGradient?
    fileprivate var fillColor = UIColor.clear
    fileprivate var stroke: (color: UIColor, line: StrokeStyle)?
    private let shape = CAShapeLayer()
    private var gradientLayer: CAGradientLayer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.addSublayer(shape)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: DrawingView, _) in view.showColors() }
    }
    required init?(coder: NSCoder) { nil }

    fileprivate func draw(_ path: Path) {
        shape.frame = bounds
        shape.path = path.cgPath
        showColors()
        guard let gradient else {
            gradientLayer?.removeFromSuperlayer()
            gradientLayer = nil
            layer.mask = nil
            return
        }
        let layer = gradientLayer ?? CAGradientLayer()
        if gradientLayer == nil { self.layer.insertSublayer(layer, at: 0) }
        gradientLayer = layer
        layer.frame = bounds
        layer.colors = gradient.gradient.stops.map { $0.color.uiColor.resolvedColor(with: traitCollection).cgColor }
        layer.locations = gradient.gradient.stops.map { NSNumber(value: Double($0.location)) }
        layer.startPoint = CGPoint(x: gradient.start.x, y: gradient.start.y)
        layer.endPoint = CGPoint(x: gradient.end.x, y: gradient.end.y)
        let mask = CAShapeLayer()
        mask.frame = bounds
        mask.path = path.cgPath
        self.layer.mask = mask
    }

    private func showColors() {
        shape.fillColor = gradient == nil ? fillColor.resolvedColor(with: traitCollection).cgColor : nil
        shape.strokeColor = stroke?.color.resolvedColor(with: traitCollection).cgColor
        shape.lineWidth = stroke?.line.lineWidth ?? 0
        shape.lineDashPattern = stroke.flatMap {
            $0.line.dash.isEmpty ? nil : $0.line.dash.map { NSNumber(value: Double($0)) }
        }
    }
}
