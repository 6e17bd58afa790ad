// Stubs of the Core Graphics declarations that HeadlessUIKit uses on macOS.

import Foundation

public final class CGColor: Hashable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public var components: [CGFloat]? { nil }
    public class var typeID: CFTypeID { 0 }
    public static func == (a: CGColor, b: CGColor) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) {}
}

public typealias CFTypeID = UInt
public func CFGetTypeID(_ cf: AnyObject!) -> CFTypeID { 0 }

public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>
}

public class CGPath: Hashable {
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {}
    public init() {}
    public var isEmpty: Bool { true }
    public var boundingBox: CGRect { .null }
    public static func == (a: CGPath, b: CGPath) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) {}
}

public final class CGMutablePath: CGPath {
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {}
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {}
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {}
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {}
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {}
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {}
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {}
    public func closeSubpath() {}
}

public struct CGAffineTransform: Equatable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat
    public init() { (a, b, c, d, tx, ty) = (1, 0, 0, 1, 0, 0) }
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
    public static let identity = CGAffineTransform()
    public var isIdentity: Bool { true }
    public func inverted() -> CGAffineTransform { self }
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { self }
}

public struct CGVector: Equatable, Sendable {
    public var dx, dy: CGFloat
    public init() { (dx, dy) = (0, 0) }
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    public static let zero = CGVector()
}

extension CGPoint { public func applying(_ t: CGAffineTransform) -> CGPoint { self } }
extension CGRect { public func applying(_ t: CGAffineTransform) -> CGRect { self } }

public enum CGBlendMode: Int32, Sendable {
    case normal = 0
}
