import Foundation

#if !canImport(CoreGraphics)
/// An affine transformation of points, such as a translation, scaling or rotation. Mirrors `CGAffineTransform` and its
/// members, Core Graphics, which Linux does not have.
public struct CGAffineTransform: Equatable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }
    /// Creates a matrix of zeros, which maps every point to the origin. Mirrors `CGAffineTransform.init()`.
    public init() { self.init(0, 0, 0, 0, 0, 0) }
    /// Creates a rotation by an angle in radians. Mirrors `CGAffineTransform.init(rotationAngle:)`.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
        self.init(CGFloat(cosine), CGFloat(sine), -CGFloat(sine), CGFloat(cosine), 0, 0)
    }
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(sx, 0, 0, sy, 0, 0) }
    /// Creates a translation by a distance in points. Mirrors `CGAffineTransform.init(translationX:y:)`.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(1, 0, 0, 1, tx, ty) }

    public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

    public var isIdentity: Bool { self == .identity }

    /// Returns a transform that applies this transform first and then the other transform.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a * t2.a + b * t2.c, a * t2.b + b * t2.d, c * t2.a + d * t2.c, c * t2.b + d * t2.d,
            tx * t2.a + ty * t2.c + t2.tx, tx * t2.b + ty * t2.d + t2.ty)
    }
    /// Returns the transform preceded by a translation, in points. Mirrors `CGAffineTransform.translatedBy(x:y:)`.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }
    /// Returns the transform preceded by a rotation, in radians. Mirrors `CGAffineTransform.rotated(by:)`.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
    /// Returns the inverse transform, or the transform itself if it has no inverse.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0 else { return self }
        return CGAffineTransform(
            d / determinant, -b / determinant, -c / determinant, a / determinant, (c * ty - d * tx) / determinant,
            (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// Returns the transformed point. Mirrors `CGPoint.applying(_:)`, Core Graphics.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the transformed size. Mirrors `CGSize.applying(_:)`, Core Graphics.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the smallest rectangle that contains the transformed corners. Mirrors `CGRect.applying(_:)`, Core Graphics.
    public func applying(_ t: CGAffineTransform) -> CGRect { boundingBox { $0.applying(t) } }
}
#endif
