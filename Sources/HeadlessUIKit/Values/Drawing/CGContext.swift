#if !canImport(CoreGraphics)
import Foundation

/// A drawing destination that records what is drawn. Mirrors `CGContext` and its members, Core Graphics, which Linux
/// does not have. Only the members that apps need to draw small images are included.
public final class CGContext {
    private let record: DrawingRecord

    init(_ record: DrawingRecord) { self.record = record }

    public func setFillColor(_ color: CGColor) { record.add("fill color \(color.color.description)") }
    public func setStrokeColor(_ color: CGColor) { record.add("stroke color \(color.color.description)") }
    public func setLineWidth(_ width: CGFloat) { record.add("line width \(width)") }
    public func setLineCap(_ cap: CGLineCap) { record.add("line cap \(cap.rawValue)") }
    public func setLineJoin(_ join: CGLineJoin) { record.add("line join \(join.rawValue)") }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { record.add("dash \(phase) \(lengths)") }
    public func setMiterLimit(_ limit: CGFloat) { record.add("miter limit \(limit)") }
    public func strokeLineSegments(between points: [CGPoint]) { record.add("segments \(points)") }
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        record.add("image \(rect)\(byTiling ? " tiled" : "")", showing: image.image.description)
    }
    public func concatenate(_ transform: CGAffineTransform) { record.add("transform \(transform)") }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        record.add("arc \(center) \(radius) \(startAngle) \(endAngle) \(clockwise)")
    }
    public func setAlpha(_ alpha: CGFloat) { record.add("alpha \(alpha)") }
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { record.add("shadow \(offset) \(blur)") }

    public func fill(_ rect: CGRect) { record.add("fill \(rect)") }
    public func stroke(_ rect: CGRect) { record.add("stroke \(rect)") }
    public func clear(_ rect: CGRect) { record.add("clear \(rect)") }
    public func fillEllipse(in rect: CGRect) { record.add("fill ellipse \(rect)") }
    public func strokeEllipse(in rect: CGRect) { record.add("stroke ellipse \(rect)") }

    public func beginPath() { record.add("path") }
    public func move(to point: CGPoint) { record.add("move \(point)") }
    public func addLine(to point: CGPoint) { record.add("line \(point)") }
    public func addRect(_ rect: CGRect) { record.add("rect \(rect)") }
    public func addEllipse(in rect: CGRect) { record.add("ellipse \(rect)") }
    public func addPath(_ path: CGPath) { record.add("path \(path.text)") }
    public func closePath() { record.add("close") }
    public func fillPath() { record.add("fill path") }
    public func strokePath() { record.add("stroke path") }
    public func setBlendMode(_ mode: CGBlendMode) { record.add("blend \(mode)") }
    public func clip(to rect: CGRect, mask: CGImage) {
        record.add("clip \(rect) by image", showing: mask.image.description)
    }
    public func clip() { record.add("clip") }
    public func clip(to rect: CGRect) { record.add("clip \(rect)") }

    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        record.add("gradient \(gradient.text) from \(startPoint) to \(endPoint) \(options.rawValue)")
    }
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        record.add(
            "gradient \(gradient.text) from \(startRadius) around \(startCenter) to \(endRadius) around \(endCenter) "
                + "\(options.rawValue)")
    }

    public func saveGState() { record.add("save") }
    public func restoreGState() { record.add("restore") }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { record.add("translate \(tx) \(ty)") }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { record.add("scale \(sx) \(sy)") }
    public func rotate(by angle: CGFloat) { record.add("rotate \(angle)") }
}
#endif
