import Foundation

/// The layer of a view. Mirrors `CALayer` and its members, Core Animation, limited to the members that cells typically
/// use. Its background, border, corners and shadow are drawn in pictures of the screen.
///
/// The geometry, visibility, opacity, clipping and background color of a view's own layer are those of the view:
/// reading or setting them reads or sets the view's properties.
@MainActor @preconcurrency
open class CALayer: NSObject, @preconcurrency CAMediaTiming {
    public override init() { super.init() }

    /// Ignores the coder: archives are not supported.
    public required init?(coder: NSCoder) { super.init() }

    /// Creates a layer. Because this initializer is required and its argument has a default value, `init()` can be
    /// called on a metatype such as ``UIView/layerClass``, as with all layer classes in UIKit.
    ///
    /// It calls ``init()``, which a subclass may override.
    public required convenience init(madeFor view: UIView.Type = UIView.self) { self.init() }

    // MARK: Tree

    /// The view that owns the layer. This reference is cleared when the view is deallocated.
    nonisolated(unsafe) unowned(unsafe) final var view: UIView?

    private final weak var layerAround: CALayer?
    open var superlayer: CALayer? { layerAround ?? view?.superview?.layer }

    /// The sublayers from back to front: those that were added and, for a view's layer, the layers of the view's
    /// subviews.
    ///
    /// Setting the property does not remove the subviews, and neither does ``removeFromSuperlayer()`` (unverified).
    ///
    /// - Complexity: O(*n*) to get and O(*n*²) to set, where *n* is the number of sublayers.
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

    /// The layers that were added, from back to front, each with the number of subviews behind it.
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

    open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { min(Int(idx), $0.count) } }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
    }
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
    open func removeFromSuperlayer() {
        layerAround?.added.removeAll { $0.layer === self }
        layerAround = nil
    }

    /// Updates `added` before a subview is inserted, so that layers in front of the insertion position stay in front of
    /// the new subview.
    final func willInsertSubview(at index: Int) {
        for place in added.indices where added[place].subviewsBehind > index { added[place].subviewsBehind += 1 }
    }
    /// Updates `added` after a subview has been removed.
    final func didRemoveSubview(from index: Int) {
        for place in added.indices where added[place].subviewsBehind > index { added[place].subviewsBehind -= 1 }
    }
    open var mask: CALayer?

    // MARK: Geometry

    /// The frame in points: the bounding box of the transformed bounds.
    open var frame: CGRect {
        get { view?.frame ?? ownFrame.transformed(by: ownTransform, around: ownAnchorPoint) }
        set {
            if let view {
                view.frame = newValue
            } else {
                ownFrame = newValue.untransformed(by: ownTransform, around: ownAnchorPoint)
            }
        }
    }
    private final var ownFrame = CGRect.zero
    /// The frame without the transform.
    package final var untransformedFrame: CGRect { view?.untransformedFrame ?? ownFrame }
    /// The bounds in points.
    open var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
        set {
            if let view {
                view.bounds = newValue
            } else {
                let position = position
                ownFrame.size = newValue.size
                self.position = position
            }
        }
    }
    /// The position of the ``anchorPoint`` in the superlayer, in points.
    open var position: CGPoint {
        get {
            let (frame, anchor) = (untransformedFrame, anchorPoint)
            return CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        }
        set {
            if let view { return view.center = newValue }
            let (size, anchor) = (ownFrame.size, anchorPoint)
            ownFrame.origin = CGPoint(x: newValue.x - anchor.x * size.width, y: newValue.y - anchor.y * size.height)
        }
    }
    /// The point of the layer that is at its ``position``, as fractions of its size. Setting it moves the layer, so that the
    /// position stays.
    open var anchorPoint: CGPoint {
        get { view?.anchorPoint ?? ownAnchorPoint }
        set {
            if let view {
                view.anchorPoint = newValue
            } else {
                let position = position
                ownAnchorPoint = newValue
                self.position = position
            }
        }
    }
    private final var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The position of the layer among its siblings in pictures: layers with larger values are in front. Touches reach
    /// views in the order of the subviews, as in UIKit.
    open var zPosition: CGFloat = 0
    open func setAffineTransform(_ m: CGAffineTransform) {
        if let view { view.transform = m } else { ownTransform = m }
    }
    open func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }
    private final var ownTransform = CGAffineTransform.identity
    /// The transform in three dimensions. Pictures show its part in the plane, which ``affineTransform()`` returns.
    open var transform: CATransform3D {
        get {
            // An affine transform that was set later replaces the whole transform.
            if let spatial, CATransform3DGetAffineTransform(spatial) == affineTransform() { return spatial }
            return CATransform3DMakeAffineTransform(affineTransform())
        }
        set {
            spatial = CATransform3DIsAffine(newValue) ? nil : newValue
            setAffineTransform(CATransform3DGetAffineTransform(newValue))
        }
    }
    /// The transform, if it does not stay in the plane.
    private final var spatial: CATransform3D?

    // MARK: View

    /// Makes this the layer of a view. The view adopts the background color, clipping, opacity and visibility that the
    /// layer's initializer has set.
    final func attach(to view: UIView) {
        let (color, masks, opacity, hides) = (backgroundColor, masksItself, self.opacity, isHiddenItself)
        self.view = view
        if let color { backgroundColor = color }
        if masks { masksToBounds = true }
        if opacity != 1 { self.opacity = opacity }
        if hides { isHidden = true }
    }

    // MARK: Look

    open var name: String?
    open var isHidden: Bool {
        get { view?.isHidden ?? isHiddenItself }
        set { if let view { view.isHidden = newValue } else { isHiddenItself = newValue } }
    }
    private final var isHiddenItself = false
    /// The radius in points.
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? masksItself }
        set { if let view { view.clipsToBounds = newValue } else { masksItself = newValue } }
    }
    private final var masksItself = false
    /// The width in points.
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor? {
        get {
            view.map { $0.backgroundColor?.resolvedColor(with: $0.traitCollection).cgColor } ?? ownBackgroundColor
        }
        set { if let view { view.backgroundColor = newValue?.color } else { ownBackgroundColor = newValue } }
    }
    private final var ownBackgroundColor: CGColor?
    /// The opacity, from 0 to 1.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
    }
    private final var ownOpacity: Float = 1
    /// The opacity of the shadow, from 0 to 1. In pictures, a layer casts a shadow only if it has a background color or a
    /// ``shadowPath``.
    open var shadowOpacity: Float = 0
    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3
    /// The offset of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowColor: CGColor?
    /// The shape of the shadow; `nil` for the shape of the background.
    open var shadowPath: CGPath?
    open var contents: Any?
    /// Where the ``contents`` are in the layer, and whether they are scaled.
    open var contentsGravity = CALayerContentsGravity.resize
    open var isOpaque = false
    open var contentsScale: CGFloat = 1
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsEdgeAntialiasing = false

    /// Does nothing: layers are drawn only in pictures.
    open func setNeedsDisplay() {}
    /// Does nothing: headless layers are not laid out.
    open func setNeedsLayout() {}

    /// Returns the layer with the values of running animations, which is the layer itself, because animations end at once.
    open func presentation() -> Self? { self }
    /// Returns the layer.
    open func model() -> Self { self }

    // MARK: Timing, which is stored, but has no effect, because animations end at once

    open var beginTime: TimeInterval = 0
    open var duration: TimeInterval = .infinity
    open var speed: Float = 1
    open var timeOffset: TimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: TimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    // MARK: Animations

    private typealias LayerAnimation = (key: String?, animation: CAAnimation, isEndless: Bool)
    private final var animations: [LayerAnimation] = []

    /// Adds an animation. If the key is not `nil`, the animation replaces any other animation with the same key. The
    /// animation completes, and its delegate is notified, before the method returns.
    ///
    /// An animation that repeats forever does not complete. It stays until it is explicitly removed, and its delegate
    /// is then notified that it did not finish. An animation that is not removed on completion also stays until it is
    /// explicitly removed.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        let isEndless = anim.repeatCount == .infinity || anim.repeatCount >= .greatestFiniteMagnitude
        let replaced = key == nil ? [] : take { $0 == key }
        if isEndless || !anim.isRemovedOnCompletion { animations.append((key, anim, isEndless)) }
        // A new animation that stays has already been stored. If a delegate now adds another animation with the same
        // key, that animation therefore replaces the new one.
        stop(replaced)
        anim.delegate?.animationDidStart(anim)
        if !isEndless { anim.delegate?.animationDidStop(anim, finished: true) }
    }
    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
    /// Returns the keys of the animations; `nil` if no animation has a key (unverified).
    open func animationKeys() -> [String]? {
        let keys = animations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }
    open func removeAnimation(forKey key: String) { stop(take { $0 == key }) }
    open func removeAllAnimations() { stop(take { _ in true }) }
    /// Removes and returns the animations whose keys satisfy a condition.
    private final func take(_ goes: (String?) -> Bool) -> [LayerAnimation] {
        defer { animations.removeAll { goes($0.key) } }
        return animations.filter { goes($0.key) }
    }
    /// Notifies the delegate of each removed animation that has not completed.
    private final func stop(_ removed: [LayerAnimation]) {
        for (_, animation, isEndless) in removed where isEndless {
            animation.delegate?.animationDidStop(animation, finished: false)
        }
    }
}

/// The shape of a layer's rounded corners. Mirrors `CALayerCornerCurve`, Core Animation.
public struct CALayerCornerCurve: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
