@preconcurrency import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A set of corners of a rectangle. Mirrors `UIRectCorner`, UIKit.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path that is built from lines, curves and shapes. Mirrors `UIBezierPath` and its members, UIKit. All lengths are
/// in points.
@MainActor @preconcurrency
open class UIBezierPath: NSObject {
    private var elements: [Element] = []
    private var point = CGPoint.zero

    public override init() { super.init() }

    /// Two paths are equal if they have the same elements, as a public library asserts.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        if other === self { return true }
        return MainActor.assumeIsolated { other.elements == elements && other.lineWidth == lineWidth }
    }
    nonisolated open override var hash: Int { MainActor.assumeIsolated { elements.count } }

    public convenience init(rect: CGRect) {
        self.init()
        move(to: rect.origin)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        elements = [.oval(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)]
    }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        elements = [
            .roundedRect(
                x: rect.minX, y: rect.minY, width: rect.width, height: rect.height, radiusX: cornerRadii.width,
                radiusY: cornerRadii.height, corners: corners.rawValue)
        ]
    }
    /// Creates an arc between two angles in radians.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public convenience init(cgPath: CGPath) {
        self.init()
        elements = [.path(cgPath)]
    }

    open var cgPath: CGPath { .made(of: elements) }
    open var isEmpty: Bool { cgPath.isEmpty }
    /// The smallest rectangle that encloses all points, including control points; null if the path is empty.
    open var bounds: CGRect { cgPath.boundingBox }
    open var currentPoint: CGPoint { point }
    open var lineWidth: CGFloat = 1

    open func move(to point: CGPoint) { add(.move(x: point.x, y: point.y), point) }

    // Apple, `UIBezierPath.addLine(to:)`: "If the path is empty, this method does nothing."

    open func addLine(to point: CGPoint) { if !isEmpty { add(.line(x: point.x, y: point.y), point) } }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard !isEmpty else { return }
        add(.curve([controlPoint1, controlPoint2, endPoint].flatMap { [$0.x, $0.y] }), endPoint)
    }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard !isEmpty else { return }
        add(.curve([controlPoint, endPoint].flatMap { [$0.x, $0.y] }), endPoint)
    }
    /// Adds an arc between two angles in radians, and a line to its start, unless the path is empty.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + radius * CGFloat(cos(Double(angle))), y: center.y + radius * CGFloat(sin(Double(angle))))
        }
        if isEmpty { move(to: point(startAngle)) }
        let end = point(endAngle)
        add(
            .arc(
                center: [center.x, center.y], radius: radius, from: startAngle, to: endAngle, clockwise: clockwise),
            end)
    }
    open func close() { if !isEmpty { elements.append(.close) } }
    open func append(_ bezierPath: UIBezierPath) {
        elements += bezierPath.elements
        point = bezierPath.point
    }
    open func removeAllPoints() { elements = [] }

    private func add(_ element: Element, _ end: CGPoint) {
        elements.append(element)
        point = end
    }
}
