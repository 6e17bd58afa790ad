import Foundation

/// The context of a renderer, which records what is drawn. Mirrors `UIGraphicsRendererContext` and its members, UIKit.
open class UIGraphicsRendererContext: NSObject {
    final let record: DrawingRecord
    private let rendererFormat: UIGraphicsRendererFormat

    init(_ record: DrawingRecord, _ format: UIGraphicsRendererFormat) {
        (self.record, rendererFormat) = (record, format)
    }

    open var format: UIGraphicsRendererFormat { rendererFormat }

    #if !canImport(CoreGraphics)
    open var cgContext: CGContext { CGContext(record) }
    #endif

    open func fill(_ rect: CGRect) { record.add("fill \(rect)") }
    open func stroke(_ rect: CGRect) { record.add("stroke \(rect)") }
    open func clip(to rect: CGRect) { record.add("clip \(rect)") }
}
