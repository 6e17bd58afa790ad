import Foundation
import LinearConstraints

/// Builds the linear expressions of constraints from the attributes of views and guides.
extension LayoutSystem {
    /// Returns the expression that a constraint compares with 0, without the constraint's own constant.
    ///
    /// In a right-to-left layout, leading and trailing are measured from the right edge of the items' common ancestor.
    /// Unverified: the ancestor's direction is used, and a multiplier applies to the distance from that edge.
    func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
        guard let holder = constraint.holder, let first = constraint.firstItem else { return nil }
        if let starts = constraint.starts { return expression(of: constraint, starts, in: holder) }
        var expression = LinearExpression()
        let (attribute, other) = (constraint.firstAttribute, constraint.secondAttribute)
        let multiplier = Double(constraint.multiplier)
        let isMirrored =
            (attribute.isDirectional || other.isDirectional) && holder.isMirrored
            && (other == .notAnAttribute || attribute.axis == other.axis)
        let sign = isMirrored ? -1.0 : 1
        add(isMirrored ? attribute.mirrored : attribute, of: first, in: holder, times: sign, to: &expression)
        guard other != .notAnAttribute, multiplier != 0 else { return expression }
        guard let second = constraint.secondItem else { return nil }
        add(isMirrored ? other.mirrored : other, of: second, in: holder, times: -sign * multiplier, to: &expression)
        if isMirrored, multiplier != 1 { add(.right, of: holder, in: holder, times: 1 - multiplier, to: &expression) }
        return expression
    }

    /// Returns the expression of a constraint of distances. In a right-to-left layout, a distance between leading or trailing
    /// edges is measured to the left.
    private func expression(
        of constraint: NSLayoutConstraint, _ starts: (first: LayoutPosition?, second: LayoutPosition?),
        in holder: UIView
    ) -> LinearExpression? {
        var expression = LinearExpression()
        func add(
            _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, _ start: LayoutPosition?, _ factor: Double
        ) -> Bool {
            guard let item else { return false }
            guard let start else {
                self.add(attribute, of: item, in: holder, times: factor, to: &expression)
                return true
            }
            guard let origin = start.item else { return false }
            let isMirrored = attribute.isDirectional && holder.isMirrored
            let factor = isMirrored ? -factor : factor
            self.add(isMirrored ? attribute.mirrored : attribute, of: item, in: holder, times: factor, to: &expression)
            self.add(
                isMirrored ? start.attribute.mirrored : start.attribute, of: origin, in: holder, times: -factor,
                to: &expression)
            return true
        }
        guard add(constraint.firstAttribute, of: constraint.firstItem, starts.first, 1) else { return nil }
        guard constraint.secondAttribute != .notAnAttribute else { return expression }
        let isComplete = add(
            constraint.secondAttribute, of: constraint.secondItem, starts.second, -Double(constraint.multiplier))
        return isComplete ? expression : nil
    }

    /// Adds an attribute of a view or guide to an expression, in the coordinates of an ancestor view.
    private func add(
        _ attribute: NSLayoutConstraint.Attribute, of object: AnyObject, in ancestor: UIView, times factor: Double,
        to expression: inout LinearExpression
    ) {
        guard let axis = attribute.axis, let view = UILayoutGuide.view(of: object) else { return }
        var fraction = attribute.fraction
        var (near, far) = (0.0, 0.0)
        if let guide = object as? UILayoutGuide {
            guard let insets = guide.insets else {
                return addGuide(guide, axis, fraction, in: ancestor, times: factor, to: &expression)
            }
            isGeometric = true
            if guide.kind == .keyboard, axis == .vertical {
                // In constraints, the keyboard guide always extends to the view's bottom edge.
                let height = Double(view.untransformedFrame.height - insets.top)
                guard let fraction else { return expression.constant += factor * height }
                far = height * (1 - fraction)
                return addPoint(1, of: view, axis, 0, far, in: ancestor, times: factor, to: &expression)
            }
            (near, far) = (axis.near(insets), axis.far(insets))
        } else if attribute.isOfMargins {
            isGeometric = true
            (near, far) = (axis.near(view.layoutMargins), axis.far(view.layoutMargins))
        } else if attribute.isBaseline {
            isGeometric = true
            let offsets = view.baselineOffsets
            (near, far) = (Double(offsets.first), Double(offsets.last))
            if view.centersText { fraction = 0.5 }
        } else {
            let insets = view.alignmentRectInsets
            (near, far) = (axis.near(insets), axis.far(insets))
        }
        if view === ancestor, fraction == 0 || fraction == 1, isOfContent(object, attribute),
            let scrollView = view as? UIScrollView
        {
            let (content, inset) = (scrollView.contentLayoutGuide, fraction == 0 ? near : -far)
            expression.constant += factor * inset
            return addGuide(content, axis, fraction, in: ancestor, times: factor, to: &expression)
        }
        guard let fraction else {
            addLength(of: view, axis, times: factor, to: &expression)
            return expression.constant -= factor * (near + far)
        }
        addPoint(fraction, of: view, axis, near, far, in: ancestor, times: factor, to: &expression)
    }

    /// Whether a constraint between a scroll view and its content attaches an edge to the content area. Apple, Auto Layout
    /// Guide, "Working with Scroll Views": "Constraints between the edges or margins of the scroll view and its content
    /// attach to the scroll view's content area. Constraints between the height, width, or centers attach to the scroll
    /// view's frame."
    ///
    /// - Parameter object: The scroll view, or a guide of it. Unverified: the margins of a list attach to its frame.
    private func isOfContent(_ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
        if let guide = object as? UILayoutGuide { return guide.kind == .margins && guide.owningView?.isList == false }
        return !attribute.isBaseline && (!attribute.isOfMargins || (object as? UIView)?.isList == false)
    }

    /// Adds the position of a point in a view to an expression. The point is at the given fraction of the distance
    /// between the view's inset edges.
    private func addPoint(
        _ fraction: Double, of view: UIView, _ axis: NSLayoutConstraint.Axis, _ near: Double, _ far: Double,
        in ancestor: UIView, times factor: Double, to expression: inout LinearExpression
    ) {
        addOrigin(of: view, axis, in: ancestor, times: factor, to: &expression)
        expression.constant += factor * (near * (1 - fraction) - far * fraction)
        if fraction != 0 { addLength(of: view, axis, times: factor * fraction, to: &expression) }
    }

    /// Adds a guide's position or length to an expression. The guide is either a guide that is positioned by
    /// constraints, or the content guide of a list. The size of a list's content guide is determined by the list.
    private func addGuide(
        _ guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis, _ fraction: Double?, in ancestor: UIView,
        times factor: Double, to expression: inout LinearExpression
    ) {
        guard let view = guide.owningView else { return }
        if fraction != nil {
            addOrigin(of: view, axis, in: ancestor, times: factor, to: &expression)
            expression.constant -= factor * axis.origin(view.boundsOrigin)
        }
        let share = factor * (fraction ?? 1)
        if guide.kind == .content, view.isList {
            isGeometric = true
            return expression.constant += share * axis.length((view as? UIScrollView)?.contentSize ?? .zero)
        }
        guard let item = item(of: guide) else { return }
        if fraction != nil { expression.add(factor, item[axis].start) }
        if share != 0 { expression.add(share, item[axis].length) }
    }

    /// Adds the origin of a view to an expression, in the coordinates of an ancestor.
    private func addOrigin(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView, times factor: Double,
        to expression: inout LinearExpression
    ) {
        guard view !== ancestor else { return addScroll(of: view, axis, times: factor, to: &expression) }
        var view = view
        while view !== ancestor, let parent = view.superviewStorage {
            if let item = item(of: view) {
                expression.add(factor, item[axis].start)
            } else {
                isGeometric = true
                expression.constant += factor * axis.start(view.untransformedFrame)
            }
            if parent !== ancestor { addScroll(of: parent, axis, times: -factor, to: &expression) }
            view = parent
        }
    }

    private func addLength(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double, to expression: inout LinearExpression
    ) {
        if let item = item(of: view) {
            expression.add(factor, item[axis].length)
        } else {
            isGeometric = true
            expression.constant += factor * axis.length(view.untransformedFrame.size)
        }
    }

    /// Adds the scroll position of a view to an expression.
    private func addScroll(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double, to expression: inout LinearExpression
    ) {
        expression.constant += factor * axis.origin(view.boundsOrigin)
        guard view is UIScrollView else { return }
        isGeometric = true
        view.madeViewLayout.isScrollWatched = true
    }
}
