import Foundation
import HeadlessUIKit

/// Something that a layout places: a view without views inside it, a container, or a modifier.
@MainActor
class LayoutItem {
    final unowned let tree: ViewTree
    final var environment = EnvironmentValues()
    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var epoch = -1

    init(_ tree: ViewTree) { self.tree = tree }

    /// Returns the size that the item chooses if it is offered a size. The answer is kept until something changes.
    final func size(_ proposal: ProposedViewSize) -> CGSize {
        if epoch != tree.epoch {
            sizes.removeAll(keepingCapacity: true)
            epoch = tree.epoch
        }
        for known in sizes where known.proposal == proposal { return known.size }
        let size = measure(proposal)
        sizes.append((proposal, size))
        return size
    }

    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// Sets the frames of the item's views, in the coordinates of the container view.
    func place(_ frame: CGRect) {}
    /// The views of the item, from back to front.
    var views: [UIView] { [] }
    var priority: Double { 0 }
    var zIndex: Double { 0 }
    var isSpacer: Bool { false }
    /// Tells the item in which stack it is.
    func enter(_ axis: Axis?) {}
    /// Returns the distance of the first or last baseline from the top; `nil` if the item has no text.
    func baseline(isFirst: Bool, _ size: CGSize) -> CGFloat? { nil }

    /// Sets the frame of a view. The frame is measured from the leading edge of the view's superview.
    final func setFrame(_ view: UIView, _ frame: CGRect) {
        var frame = frame
        if environment.layoutDirection == .rightToLeft, let width = view.superview?.bounds.width {
            frame.origin.x = width - frame.maxX
        }
        view.settle(in: frame)
    }

    final func offset(_ alignment: HorizontalAlignment, _ size: CGSize, in width: CGFloat) -> CGFloat {
        (width - size.width) * alignment.fraction
    }
    /// Returns the position of an alignment guide in the item.
    final func guide(_ alignment: VerticalAlignment, _ size: CGSize) -> CGFloat {
        switch alignment.guide {
        case .fraction(let fraction): size.height * fraction
        case .firstBaseline: baseline(isFirst: true, size) ?? size.height
        case .lastBaseline: baseline(isFirst: false, size) ?? size.height
        }
    }
}

/// An item that changes another.
class WrapperItem: LayoutItem {
    final let inner: LayoutItem

    init(_ inner: LayoutItem) {
        self.inner = inner
        super.init(inner.tree)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { inner.size(proposal) }
    override func place(_ frame: CGRect) { inner.place(frame) }
    override var views: [UIView] { inner.views }
    override var priority: Double { inner.priority }
    override var zIndex: Double { inner.zIndex }
    override var isSpacer: Bool { inner.isSpacer }
    override func enter(_ axis: Axis?) { inner.enter(axis) }
    override func baseline(isFirst: Bool, _ size: CGSize) -> CGFloat? { inner.baseline(isFirst: isFirst, size) }
}

/// The view around an item that needs one.
final class ItemView: UIView {
    /// Called when the view's gesture recognizer has recognized its gesture.
    var recognized: @MainActor () -> Void = {}

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }

    /// A long press counts when it begins, and a tap when it ends.
    func recognize(_ recognizer: UIGestureRecognizer) {
        if recognizer.state == (recognizer is UILongPressGestureRecognizer ? .began : .ended) { recognized() }
    }
}
