import Foundation

/// How a view is drawn. Mirrors `CALayer`, Core Animation, as far as cells set it. Recorded, not drawn.
@MainActor
open class CALayer: NSObject {
    /// Mirrors `CALayer.init()`.
    public override init() { super.init() }

    /// Mirrors `CALayer.init(coder:)`. Archives do not exist headlessly: the coder is not read.
    public required init?(coder: NSCoder) { super.init() }

    /// What `init()` of a metatype calls, such as of a ``UIView/layerClass``. In UIKit every class of layers can be made so. It
    /// calls ``init()``, which a subclass may override.
    public required convenience init(madeFor view: UIView.Type = UIView.self) { self.init() }

    // MARK: Tree

    /// The view whose layer this is, which clears it when it goes.
    nonisolated(unsafe) unowned(unsafe) final var view: UIView?

    private final weak var layerAround: CALayer?
    /// Mirrors `CALayer.superlayer`.
    open var superlayer: CALayer? { layerAround ?? view?.superview?.layer }

    /// Back to front: those that were added and, of a view's layer, those of its subviews. Setting them leaves the subviews, and
    /// so does ``removeFromSuperlayer()`` (unverified). Mirrors `CALayer.sublayers`.
    ///
    /// - Complexity: O(sublayers).
    open var sublayers: [CALayer]? {
        get {
            let all = inside
            return all.isEmpty ? nil : all
        }
        set {
            for (layer, _) in added { layer.removeFromSuperlayer() }
            var subviewsBehind = 0
            for layer in newValue ?? [] {
                if isOfSubview(layer) { subviewsBehind += 1 } else { add(layer, at: added.count, subviewsBehind) }
            }
        }
    }

    /// The layers that were added, back to front, with the number of subviews behind each.
    private final var added: [(layer: CALayer, subviewsBehind: Int)] = []

    private final var inside: [CALayer] {
        let subviews = view?.subviews ?? []
        var (all, next): ([CALayer], Int) = ([], 0)
        for (layer, subviewsBehind) in added {
            while next < min(subviewsBehind, subviews.count) {
                all.append(subviews[next].layer)
                next += 1
            }
            all.append(layer)
        }
        return all + subviews[next...].map(\.layer)
    }

    private final func isOfSubview(_ layer: CALayer) -> Bool {
        layer.view.map { $0.superview === view && layer.layerAround == nil } ?? false
    }

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
    private final func insert(_ layer: CALayer, _ index: ([CALayer]) -> Int) {
        layer.removeFromSuperlayer()
        let behind = inside
        let subviewsBehind = behind.prefix(index(behind)).count(where: isOfSubview)
        add(layer, at: index(behind) - subviewsBehind, subviewsBehind)
    }
    private final func add(_ layer: CALayer, at index: Int, _ subviewsBehind: Int) {
        layer.removeFromSuperlayer()
        added.insert((layer, subviewsBehind), at: index)
        layer.layerAround = self
    }
    /// Mirrors `CALayer.removeFromSuperlayer()`.
    open func removeFromSuperlayer() {
        layerAround?.added.removeAll { $0.layer === self }
        layerAround = nil
    }

    /// What lies in front of the place of a subview that is about to come stays in front of it.
    final func subviewComes(at index: Int) {
        for place in added.indices where added[place].subviewsBehind > index { added[place].subviewsBehind += 1 }
    }
    /// A subview has gone from its place.
    final func subviewGoes(from index: Int) {
        for place in added.indices where added[place].subviewsBehind > index { added[place].subviewsBehind -= 1 }
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
