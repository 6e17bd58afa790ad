import Foundation
import LinearConstraints

/// A view or a layout guide, with the variables for its position and size. The position of a view is in its superview's
/// coordinates, and the position of a guide is in its owning view's coordinates.
@MainActor
final class LayoutItem {
    /// The view, or the view that owns the guide. The reference can be unowned, because the layout system releases all
    /// items when a view is removed.
    unowned let view: UIView
    /// The guide; `nil` if the item is a view.
    let guide: UILayoutGuide?
    let horizontal: LayoutSpan
    let vertical: LayoutSpan
    /// Whether the view's intrinsic content size is used.
    let usesContent: Bool
    /// Whether constraints rather than a frame determine the view's position. If this changes, the system is rebuilt.
    let isPlaced: Bool
    /// The intrinsic width of the view when its width is not limited.
    var naturalWidth = UIView.noIntrinsicMetric
    /// The width at which the height was measured.
    var measuredWidth: CGFloat?
    /// The width of the widest line when the height was measured.
    var widestLine: CGFloat?
    /// Whether the view is as wide as its widest line, rather than as the width at which its lines were broken.
    var isNarrowed = false
    /// Whether constraints determine the width, regardless of the content; `nil` if it is not known.
    var isWidthFixed: Bool?

    init(
        _ view: UIView, _ guide: UILayoutGuide?, usesContent: Bool, isPlaced: Bool,
        _ makeSpan: (NSLayoutConstraint.Axis) -> LayoutSpan
    ) {
        self.view = view
        self.guide = guide
        self.usesContent = usesContent
        self.isPlaced = isPlaced
        horizontal = makeSpan(.horizontal)
        vertical = makeSpan(.vertical)
    }

    var object: AnyObject { guide ?? view }

    subscript(axis: NSLayoutConstraint.Axis) -> LayoutSpan { axis == .horizontal ? horizontal : vertical }

    /// The number of the solution that was read last, its values in the order of the rectangle's members, and the
    /// rectangle that they were rounded to.
    var solved: (solution: Int, values: SIMD4<Double>, rect: CGRect)?
}

/// The variables for an item's start and length along an axis.
final class LayoutSpan {
    let start: Variable
    let length: Variable
    /// The equations derived from the view's frame.
    var frame: [FrameRow] = []
    /// The constraints derived from the view's intrinsic content size.
    var content: ContentRows?
    /// The constraint that keeps the length from being negative.
    var positive: LinearSystem.ConstraintID?

    init(start: Variable, length: Variable) { (self.start, self.length) = (start, length) }
}

/// An equation derived from a view's frame.
struct FrameRow {
    /// The part of the view's frame that the equation determines.
    enum Subject {
        case start, length
        /// The distance to the superview's far edge.
        case far
    }

    let subject: Subject
    var id: LinearSystem.ConstraintID
    var constant: Double
}

/// The constraints for a view's content hugging and compression resistance.
struct ContentRows {
    var length: CGFloat
    let hugging: UILayoutPriority
    let compressionResistance: UILayoutPriority
    let ids: [LinearSystem.ConstraintID]
}

extension NSLayoutConstraint.Axis {
    func start(_ rect: CGRect) -> Double { Double(self == .horizontal ? rect.minX : rect.minY) }
    func end(_ rect: CGRect) -> Double { Double(self == .horizontal ? rect.maxX : rect.maxY) }
    func length(_ size: CGSize) -> Double { Double(self == .horizontal ? size.width : size.height) }
    func origin(_ point: CGPoint) -> Double { Double(self == .horizontal ? point.x : point.y) }
    func near(_ insets: UIEdgeInsets) -> Double { Double(self == .horizontal ? insets.left : insets.top) }
    func far(_ insets: UIEdgeInsets) -> Double { Double(self == .horizontal ? insets.right : insets.bottom) }
}
