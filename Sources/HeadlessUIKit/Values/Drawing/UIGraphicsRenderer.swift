import Foundation

/// The base class of renderers. Mirrors `UIGraphicsRenderer` and its members, UIKit.
open class UIGraphicsRenderer: NSObject {
    private let drawnFormat: UIGraphicsRendererFormat

    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        format.bounds = bounds
        drawnFormat = format
    }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    open var format: UIGraphicsRendererFormat { drawnFormat }
    open var allowsImageOutput: Bool { false }
}
