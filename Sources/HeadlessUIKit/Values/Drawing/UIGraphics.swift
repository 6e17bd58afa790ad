import Foundation

// What draws into the image that is being drawn, and nothing where none is.

extension UIImage {
    public final func draw(in rect: CGRect) { DrawingRecord.current?.add("image \(rect)", showing: description) }
    public final func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
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
