import Foundation
import LinearConstraints

/// A view or a layout guide with the variables that say where it lies, in the coordinates of the view around it.
@MainActor
final class LayoutItem {
    /// The view, or the one that the guide belongs to. Who leaves the tree makes the system forget all items first.
    unowned let view: UIView
    /// `nil`: the item is the view.
    let guide: UILayoutGuide?
    var horizontal: LayoutSpan
    var vertical: LayoutSpan
    /// Whether the view has a say in its own size.
    let usesContent: Bool
    /// How wide the content is where nothing limits it.
    var naturalWidth = UIView.noIntrinsicMetric
    /// The width at which the height was measured.
    var measuredWidth: CGFloat?

    init(
        _ view: UIView, _ guide: UILayoutGuide?, usesContent: Bool, _ makeSpan: (NSLayoutConstraint.Axis) -> LayoutSpan
    ) {
        self.view = view
        self.guide = guide
        self.usesContent = usesContent
        horizontal = makeSpan(.horizontal)
        vertical = makeSpan(.vertical)
    }

    var object: AnyObject { guide ?? view }

    subscript(axis: NSLayoutConstraint.Axis) -> LayoutSpan {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// Where an item begins and how long it is, along an axis.
struct LayoutSpan {
    let start: Variable
    let length: Variable
    /// What the view's frame decides.
    var frame: [FrameRow] = []
    /// What the view's content asks for.
    var content: ContentRows?
    /// That it is not shorter than nothing.
    var positive: LinearSystem.ConstraintID?
}

/// An equation that is made from a frame.
struct FrameRow {
    /// What it says of the view.
    enum Subject {
        case start, length
        /// The distance to the superview's far edge.
        case far
    }

    let subject: Subject
    var id: LinearSystem.ConstraintID
    var constant: Double
}

/// That a view hugs its content, and is not smaller than it.
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
