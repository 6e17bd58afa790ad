import Foundation
import HeadlessUIKit

/// Mirrors `Path`, SwiftUI.
public struct Path: Equatable, Sendable {
    private enum Step: Equatable {
        case move(CGPoint), line(CGPoint), close
        case quadCurve(CGPoint, CGPoint), curve(CGPoint, CGPoint, CGPoint)
        case arc(CGPoint, CGFloat, Angle, Angle, isClockwise: Bool)
        case rect(CGRect), oval(CGRect), roundedRect(CGRect, CGFloat)
    }
    private var steps: [Step] = []

    public init() {}
    public init(_ rect: CGRect) { steps = [.rect(rect)] }
    public init(ellipseIn rect: CGRect) { steps = [.oval(rect)] }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        steps = [.roundedRect(rect, cornerRadius)]
    }
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    public var isEmpty: Bool { steps.isEmpty }

    public mutating func move(to end: CGPoint) { steps.append(.move(end)) }
    public mutating func addLine(to end: CGPoint) { steps.append(.line(end)) }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { steps.append(.quadCurve(end, control)) }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        steps.append(.curve(end, control1, control2))
    }
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        // SwiftUI counts clockwise as if the y axis pointed up.
        steps.append(.arc(center, radius, startAngle, endAngle, isClockwise: !clockwise))
    }
    public mutating func addLines(_ lines: [CGPoint]) {
        for (index, point) in lines.enumerated() { steps.append(index == 0 ? .move(point) : .line(point)) }
    }
    public mutating func addRect(_ rect: CGRect) { steps.append(.rect(rect)) }
    public mutating func addEllipse(in rect: CGRect) { steps.append(.oval(rect)) }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) { steps.append(.roundedRect(rect, cornerSize.width)) }
    public mutating func addPath(_ path: Path) { steps += path.steps }
    public mutating func closeSubpath() { steps.append(.close) }

    @MainActor var cgPath: CGPath {
        let path = UIBezierPath()
        for step in steps {
            switch step {
            case .move(let point): path.move(to: point)
            case .line(let point): path.addLine(to: point)
            case .close: path.close()
            case .quadCurve(let end, let control): path.addQuadCurve(to: end, controlPoint: control)
            case .curve(let end, let one, let two): path.addCurve(to: end, controlPoint1: one, controlPoint2: two)
            case .arc(let center, let radius, let start, let end, let isClockwise):
                path.addArc(
                    withCenter: center, radius: radius, startAngle: start.radians, endAngle: end.radians,
                    clockwise: isClockwise)
            case .rect(let rect): path.append(UIBezierPath(rect: rect))
            case .oval(let rect): path.append(UIBezierPath(ovalIn: rect))
            case .roundedRect(let rect, let radius):
                path.append(UIBezierPath(roundedRect: rect, cornerRadius: radius))
            }
        }
        return path.cgPath
    }
}

/// Mirrors `RoundedCornerStyle`, SwiftUI. Corners are always circular.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// Mirrors `StrokeStyle`, SwiftUI.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var dash: [CGFloat]

    public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) { (self.lineWidth, self.dash) = (lineWidth, dash) }
}
