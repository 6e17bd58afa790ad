import Foundation

// Methods that draw into the current image, if there is one.

extension UIImage {
    public final func draw(in rect: CGRect) { DrawingRecord.current?.add("image \(rect)", showing: description) }
    public final func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        DrawingRecord.current?.add("blend \(blendMode) alpha \(alpha) image \(rect)", showing: description)
    }
    public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
}

extension UIColor {
    public final func set() { DrawingRecord.current?.add("color \(description)") }
    public final func setFill() { DrawingRecord.current?.add("fill color \(description)") }
    public final func setStroke() { DrawingRecord.current?.add("stroke color \(description)") }
}

extension NSString {
    @nonobjc
    public final func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawingRecord.current?.add("text \(rect)", showing: "\"\(self)\"")
    }
    @nonobjc
    public final func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawingRecord.current?.add("text \(point)", showing: "\"\(self)\"")
    }
}

extension NSAttributedString {
    public final func draw(in rect: CGRect) { DrawingRecord.current?.add("text \(rect)", showing: "\"\(string)\"") }
    public final func draw(at point: CGPoint) { DrawingRecord.current?.add("text \(point)", showing: "\"\(string)\"") }
}

extension UIBezierPath {
    public final func fill() { DrawingRecord.current?.add("fill path \(cgPath)") }
    public final func stroke() { DrawingRecord.current?.add("stroke path \(cgPath)") }
    public final func addClip() { DrawingRecord.current?.add("clip path \(cgPath)") }
}

// UIKit's functions for drawing images, which predate image renderers.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins drawing an image of the given size, in points. The drawing is only recorded; see ``UIGraphicsImageRenderer``.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    DrawingRecord(size: size).begin()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins drawing an image of the given size, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { DrawingRecord(size: size).begin() }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an image of what has been drawn so far into the current image, or `nil` if there is no current image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { DrawingRecord.current.map(UIImage.init) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends drawing the current image.
public func UIGraphicsEndImageContext() { DrawingRecord.end() }
#if !canImport(CoreGraphics)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the context of the current image, or `nil` if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingRecord.current.map(CGContext.init) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle, in points.
public func UIRectFill(_ rect: CGRect) { DrawingRecord.current?.add("fill \(rect)") }
#endif
