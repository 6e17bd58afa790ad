import Foundation
import LinearConstraints

// MARK: - Placing

extension LayoutSystem {
    /// Returns a solved value. It is rounded to six decimal places, because rounding errors depend on the order of
    /// solving.
    func value(of variable: Variable) -> CGFloat { Self.rounded(system.value(of: variable)) }

    private static func rounded(_ value: Double) -> CGFloat { CGFloat((value * 1e6).rounded() / 1e6 + 0) }

    /// Returns the solved frame of a view or a guide; `nil` if the system has no variables for it.
    func rect(of object: AnyObject) -> CGRect? { items[ObjectIdentifier(object)].map(rect) }

    private func rect(_ item: LayoutItem) -> CGRect {
        if let known = item.solved, known.solution == solutions { return known.rect }
        let values = SIMD4(
            system.value(of: item.horizontal.start), system.value(of: item.vertical.start),
            system.value(of: item.horizontal.length), system.value(of: item.vertical.length))
        if let known = item.solved, known.values == values {
            item.solved?.solution = solutions
            return known.rect
        }
        let rect = CGRect(
            x: Self.rounded(values.x), y: Self.rounded(values.y), width: Self.rounded(values.z),
            height: Self.rounded(values.w))
        item.solved = (solutions, values, rect)
        return rect
    }

    /// Requests layout for the superviews of views whose solved frames differ from their current frames, and for scroll
    /// views whose solved content sizes differ from their current content sizes.
    func layOutMovedViews() {
        for item in order {
            // An override of `setNeedsLayout()` may have made the system stale.
            if isStale { return }
            if item.isPlaced {
                let view = item.view
                if view.untransformedFrame != rect(item) { view.superviewStorage?.setNeedsLayout() }
            } else if item.guide?.kind == .content, let scrollView = item.view as? UIScrollView {
                if scrollView.contentSize != rect(item).size { scrollView.setNeedsLayout() }
            }
        }
        guard !isStale, !root.isRootOfLayout, !root.translatesAutoresizingMaskIntoConstraints,
            let item = items[ObjectIdentifier(root)]
        else { return }
        // The size of a root view whose autoresizing mask is not translated into constraints is determined only by the
        // constraints, so it is set here (unverified).
        root.settle(in: CGRect(origin: root.untransformedFrame.origin, size: rect(item).size))
    }

    /// Sets the frames of the subviews that constraints position and, for a scroll view that is not a list, the size of
    /// its content.
    func placeSubviews(of view: UIView) {
        for subview in view.subviewStorage {
            guard let item = items[ObjectIdentifier(subview)], item.isPlaced else { continue }
            let rect = rect(item)
            subview.settle(in: rect)
        }
        guard let scrollView = view as? UIScrollView, !scrollView.isList,
            let guide = view.viewLayout?.guides.first(where: { $0.kind == .content }), let content = rect(of: guide)
        else { return }
        if scrollView.contentSize != content.size { scrollView.contentSize = content.size }
    }

    func isAmbiguous(_ object: AnyObject) -> Bool {
        guard let item = items[ObjectIdentifier(object)] else { return false }
        endMeasuring()
        solve()
        return [item.horizontal, item.vertical].contains {
            system.isAmbiguous($0.length) || (item.view !== root && system.isAmbiguous($0.start))
        }
    }

    // MARK: Measuring

    /// Returns the size that the root gets for a target size with the given priorities.
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        takeChanges()
        fixRoot(target, horizontal, vertical)
        solve()
        let size = rect(of: root)?.size ?? .zero
        if !isTemporary { rootWasMeasured(size) }
        return size
    }
}

extension UIView {
    /// Returns the size that the view's constraints and content determine for a target size with the given priorities.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let content = intrinsicContentSize(atWidth: nil)
        guard viewLayout?.takesPart == true || content.width >= 0 || content.height >= 0 else {
            let size = sizeThatFits(target)
            if size == untransformedFrame.size { UIView.unknownFit = size }
            return size
        }
        if layoutRoot === self, viewLayout?.takesPart == true {
            return takePartInLayout().fittingSize(target, horizontal, vertical)
        }
        updateConstraintsInside()
        return LayoutSystem(root: self, isTemporary: true).fittingSize(target, horizontal, vertical)
    }
}
