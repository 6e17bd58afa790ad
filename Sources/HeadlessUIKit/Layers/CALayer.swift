import Foundation

/// How a view is drawn. Mirrors `CALayer`, Core Animation, as far as cells set it. Recorded, not drawn.
@MainActor
open class CALayer: NSObject {
    /// Mirrors `CALayer.init()`.
    public override init() { super.init() }

    /// How a view makes a layer of its ``UIView/layerClass``. It is required, so that any class can be made so, and calls
    /// ``init()``, which a subclass may override.
    public required convenience init(madeFor view: UIView.Type) { self.init() }

    // MARK: Tree

    /// Mirrors `CALayer.superlayer`.
    open private(set) weak var superlayer: CALayer?
    /// Back to front; those of subviews are not among them headlessly. Mirrors `CALayer.sublayers`.
    open var sublayers: [CALayer]? {
        get { layers.isEmpty ? nil : layers }
        set {
            for layer in layers { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }
    private var layers: [CALayer] = []

    /// Mirrors `CALayer.addSublayer(_:)`.
    open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
    /// Mirrors `CALayer.insertSublayer(_:at:)`.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { min(Int(idx), $0.count) } }
    /// Mirrors `CALayer.insertSublayer(_:below:)`.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
    }
    /// Mirrors `CALayer.insertSublayer(_:above:)`.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
    }
    private func insert(_ layer: CALayer, _ index: ([CALayer]) -> Int) {
        layer.removeFromSuperlayer()
        layers.insert(layer, at: index(layers))
        layer.superlayer = self
    }
    /// Mirrors `CALayer.removeFromSuperlayer()`.
    open func removeFromSuperlayer() {
        superlayer?.layers.removeAll { $0 === self }
        superlayer = nil
    }
    /// Mirrors `CALayer.mask`.
    open var mask: CALayer?

    // MARK: Geometry

    /// The frame of an added layer, in points. A view's own does not follow the view headlessly. Mirrors
    /// `CALayer.frame`.
    open var frame = CGRect.zero
    /// In points. Mirrors `CALayer.bounds`.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// In points: the middle. Mirrors `CALayer.position`.
    open var position: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// Mirrors `CALayer.zPosition`.
    open var zPosition: CGFloat = 0
    /// Mirrors `CALayer.setAffineTransform(_:)`.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = m }
    /// Mirrors `CALayer.affineTransform()`.
    open func affineTransform() -> CGAffineTransform { transform }
    private var transform = CGAffineTransform.identity

    // MARK: Look

    /// Mirrors `CALayer.name`.
    open var name: String?
    /// Mirrors `CALayer.isHidden`.
    open var isHidden = false
    /// In points. Mirrors `CALayer.cornerRadius`.
    open var cornerRadius: CGFloat = 0
    /// Mirrors `CALayer.cornerCurve`.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Mirrors `CALayer.maskedCorners`.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Mirrors `CALayer.masksToBounds`.
    open var masksToBounds = false
    /// In points. Mirrors `CALayer.borderWidth`.
    open var borderWidth: CGFloat = 0
    /// Mirrors `CALayer.borderColor`.
    open var borderColor: CGColor?
    /// Mirrors `CALayer.backgroundColor`.
    open var backgroundColor: CGColor?
    /// From 0 to 1. Mirrors `CALayer.opacity`.
    open var opacity: Float = 1
    /// From 0 to 1. Mirrors `CALayer.shadowOpacity`.
    open var shadowOpacity: Float = 0
    /// In points. Mirrors `CALayer.shadowRadius`.
    open var shadowRadius: CGFloat = 3
    /// In points. Mirrors `CALayer.shadowOffset`.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// Mirrors `CALayer.shadowColor`.
    open var shadowColor: CGColor?
    /// Mirrors `CALayer.shadowPath`.
    open var shadowPath: CGPath?
    /// Mirrors `CALayer.contents`.
    open var contents: Any?
    /// Mirrors `CALayer.contentsScale`.
    open var contentsScale: CGFloat = 1
    /// Mirrors `CALayer.shouldRasterize`.
    open var shouldRasterize = false
    /// Mirrors `CALayer.rasterizationScale`.
    open var rasterizationScale: CGFloat = 1
    /// Mirrors `CALayer.allowsEdgeAntialiasing`.
    open var allowsEdgeAntialiasing = false

    /// Mirrors `CALayer.setNeedsDisplay()`. Nothing is drawn.
    open func setNeedsDisplay() {}
    /// Mirrors `CALayer.setNeedsLayout()`. Layers are not laid out headlessly.
    open func setNeedsLayout() {}
    /// Mirrors `CALayer.removeAllAnimations()`. There is no time: all have ended.
    open func removeAllAnimations() {}
}

/// Corners of a layer. Mirrors `CACornerMask`, Core Animation; each member mirrors that of the same name and value.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The curve of a layer's rounded corners. Mirrors `CALayerCornerCurve`, Core Animation.
public struct CALayerCornerCurve: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
