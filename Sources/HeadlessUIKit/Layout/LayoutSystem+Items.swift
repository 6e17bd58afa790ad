import Foundation
import LinearConstraints

// MARK: - Items

extension LayoutSystem {
    /// Returns the layout item of a view, creating it if needed; `nil` if the view is outside this system. In that
    /// case, the system treats the view's frame as constant.
    func item(of view: UIView) -> LayoutItem? {
        if let known = items[ObjectIdentifier(view)] { return known }
        guard isSolvedHere(view) else { return nil }
        let isRoot = view === root
        let usesContent =
            isRoot || !view.translatesAutoresizingMaskIntoConstraints || view.viewLayout?.usesContent == true
        let item = makeItem(view, nil, view.untransformedFrame, usesContent: usesContent)
        if !isTemporary, !isRoot, let parent = view.superviewStorage?.madeViewLayout {
            parent.system = self
            parent.placesSubviews = true
        }
        for axis in NSLayoutConstraint.Axis.both {
            if isRoot {
                var length = LinearExpression(-axis.length(root.untransformedFrame.size))
                length.add(1, item[axis].length)
                guard let id = add(length, .equal, rootPriority) else { continue }
                item[axis].frame = [FrameRow(subject: .length, id: id, constant: length.constant)]
            } else if view.translatesAutoresizingMaskIntoConstraints {
                fix(item, axis)
                continue
            }
            keepPositive(item, axis)
        }
        readContent(item)
        return item
    }

    /// Returns the item of a guide that is positioned by constraints, creating it if needed.
    func item(of guide: UILayoutGuide) -> LayoutItem? {
        if let known = items[ObjectIdentifier(guide)] { return known }
        guard let view = guide.owningView, isSolvedHere(view) else { return nil }
        let size = (view as? UIScrollView)?.contentSize ?? .zero
        let isContent = guide.kind == .content
        let item = makeItem(view, guide, CGRect(origin: .zero, size: isContent ? size : .zero), usesContent: false)
        for axis in NSLayoutConstraint.Axis.both {
            keepPositive(item, axis)
            if isContent {
                var start = LinearExpression()
                start.add(1, item[axis].start)
                _ = add(start, .equal, .required)
            }
        }
        if isContent, !isTemporary { view.madeViewLayout.placesSubviews = true }
        return item
    }

    private func makeItem(_ view: UIView, _ guide: UILayoutGuide?, _ frame: CGRect, usesContent: Bool) -> LayoutItem {
        let isPlaced = guide == nil && view !== root && !view.translatesAutoresizingMaskIntoConstraints
        let item = LayoutItem(view, guide, usesContent: usesContent, isPlaced: isPlaced) { axis in
            LayoutSpan(
                start: system.makeVariable(at: axis.start(frame).finite, rank: Self.rankOfStarts),
                length: system.makeVariable(at: axis.length(frame.size).finite))
        }
        items[ObjectIdentifier(item.object)] = item
        order.append(item)
        if !isTemporary { view.madeViewLayout.system = self }
        return item
    }

    private func isSolvedHere(_ view: UIView) -> Bool {
        var view = view
        while view !== root {
            guard !view.isRootOfLayout, let parent = view.superviewStorage else { return false }
            view = parent
        }
        return true
    }

    private func keepPositive(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) {
        var length = LinearExpression()
        length.add(1, item[axis].length)
        item[axis].positive = add(length, .greaterThanOrEqual, .required)
    }
}

extension NSLayoutConstraint.Axis {
    static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}

extension Double {
    /// The number itself, or 0 if it is not finite.
    fileprivate var finite: Double { isFinite ? self : 0 }
}

// MARK: - Frames

extension LayoutSystem {
    /// The priority of the root's frame. It is low if constraints determine the size of the root view, or if the system
    /// is used only to measure a view.
    var rootPriority: UILayoutPriority {
        let isFixed = root.isRootOfLayout || root.translatesAutoresizingMaskIntoConstraints
        return isFixed && !isTemporary ? .required : .fittingSizeLevel
    }

    /// Sets the size of the root and the priorities of its width and height.
    func fixRoot(_ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
        guard let item = items[ObjectIdentifier(root)] else { return }
        for (axis, priority) in [(NSLayoutConstraint.Axis.horizontal, horizontal), (.vertical, vertical)] {
            guard let row = item[axis].frame.first else { continue }
            let constant = -min(axis.length(size), 1e7)
            item[axis].frame[0].constant = constant
            set(constant, priority, of: row.id)
        }
    }

    /// Adds the equations for a view whose frame and autoresizing mask are translated into constraints.
    private func fix(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) {
        let mask = item.view.autoresizingMask.along(axis)
        let keepsFar = mask.keepsFar && item.view.superviewStorage.flatMap { self.item(of: $0) } != nil
        let subjects: [FrameRow.Subject] =
            !keepsFar ? [.start, .length] : mask.length ? [.start, .far] : [.far, .length]
        for subject in subjects {
            var expression = LinearExpression(frameConstant(item.view, subject, axis))
            switch subject {
            case .start: expression.add(1, item[axis].start)
            case .length: expression.add(1, item[axis].length)
            case .far:
                guard let parent = item.view.superviewStorage.flatMap({ self.item(of: $0) }) else { continue }
                expression.add(1, parent[axis].length)
                expression.add(-1, item[axis].start)
                expression.add(-1, item[axis].length)
            }
            guard let id = add(expression, .equal, .required) else { continue }
            item[axis].frame.append(FrameRow(subject: subject, id: id, constant: expression.constant))
        }
    }

    private func frameConstant(
        _ view: UIView, _ subject: FrameRow.Subject, _ axis: NSLayoutConstraint.Axis
    ) -> Double {
        switch subject {
        case .start: -axis.start(view.untransformedFrame)
        case .length: -axis.length(view.untransformedFrame.size)
        case .far:
            axis.end(view.untransformedFrame) - axis.length(view.superviewStorage?.untransformedFrame.size ?? .zero)
        }
    }

    /// Updates the equations of a view whose frame has changed.
    func readFrame(_ item: LayoutItem) {
        for axis in NSLayoutConstraint.Axis.both {
            for (index, row) in item[axis].frame.enumerated() {
                let constant = frameConstant(item.view, row.subject, axis)
                guard constant != row.constant else { continue }
                item[axis].frame[index].constant = constant
                set(constant, of: row.id)
            }
        }
    }
}

// MARK: - Content

extension LayoutSystem {
    /// Updates the constraints for a view's intrinsic content size. A height that depends on the width is measured at
    /// the last known width.
    func readContent(_ item: LayoutItem) {
        guard item.usesContent else { return }
        let size = item.view.intrinsicContentSize(atWidth: nil)
        item.naturalWidth = size.width
        item.isNarrowed = false
        setContent(item, .horizontal, size.width)
        if let width = item.measuredWidth, width < size.width {
            measure(item, atWidth: width)
        } else {
            (item.measuredWidth, item.widestLine) = (nil, nil)
            setContent(item, .vertical, size.height)
        }
    }

    private func measure(_ item: LayoutItem, atWidth width: CGFloat) {
        let size = item.view.intrinsicContentSize(atWidth: width)
        item.measuredWidth = width
        item.widestLine = item.view.mayBeAsWideAsItsLines ? size.width : nil
        if item.widestLine != nil { hasLines = true }
        setContent(item, .vertical, size.height)
    }

    /// Measures the height of each view whose solved width has changed. Views that have never been narrower than their
    /// natural width are skipped.
    func measure() {
        for item in order
        where !isStale && !item.isNarrowed && item.usesContent && item.naturalWidth > 0 && item.vertical.content != nil
        {
            let width = value(of: item.horizontal.length)
            guard width != item.measuredWidth, width < item.naturalWidth - 1e-5 || item.measuredWidth != nil
            else { continue }
            measure(item, atWidth: width)
        }
    }

    /// Makes each label with several lines as wide as its widest line, if its constraints allow that. As in UIKit, the
    /// lines are broken at the width that the label has without this.
    ///
    /// - Returns: Whether a width has changed.
    func narrow() -> Bool {
        for item in order where !isStale && !item.isNarrowed {
            guard let measured = item.measuredWidth, let line = item.widestLine, line > 0, line < measured - 1e-5,
                !isWidthFixed(item)
            else { continue }
            item.isNarrowed = true
            hasNarrowed = true
            setContent(item, .horizontal, line)
        }
        return needsSolving
    }

    /// Restores the widths that ``narrow()`` has changed.
    func restoreNaturalWidths() {
        hasNarrowed = false
        for item in order where item.isNarrowed {
            item.isNarrowed = false
            setContent(item, .horizontal, item.naturalWidth)
        }
    }

    /// Returns whether constraints that are stronger than the content hugging determine a view's width: that of its
    /// length, or those of its two edges.
    private func isWidthFixed(_ item: LayoutItem) -> Bool {
        if let known = item.isWidthFixed { return known }
        var sides: Set<LayoutSide> = []
        let hugging = item.view.hugging(.horizontal).rawValue
        for row in rows.values where row.constraint.relation == .equal && row.constraint.priority.rawValue > hugging {
            let constraint = row.constraint
            if constraint.firstItem === item.view { LayoutSide(constraint.firstAttribute).map { _ = sides.insert($0) } }
            if constraint.secondItem === item.view {
                LayoutSide(constraint.secondAttribute).map { _ = sides.insert($0) }
            }
        }
        let isFixed = sides.contains(.length) || sides.count > 1
        item.isWidthFixed = isFixed
        return isFixed
    }

    /// Forgets which widths the constraints determine.
    func forgetFixedWidths() {
        for item in order { item.isWidthFixed = nil }
    }

    private func setContent(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat) {
        let (hugging, resistance) = (item.view.hugging(axis), item.view.compressionResistance(axis))
        let isSpecified = length >= 0 && length.isFinite
        if let rows = item[axis].content {
            if isSpecified, rows.hugging == hugging, rows.compressionResistance == resistance {
                guard rows.length != length else { return }
                item[axis].content?.length = length
                for id in rows.ids { set(-Double(length), of: id) }
                return
            }
            for id in rows.ids { remove(id) }
            item[axis].content = nil
        }
        guard isSpecified else { return }
        var expression = LinearExpression(-Double(length))
        expression.add(1, item[axis].length)
        // A required size of the content gives way to constraints that contradict it, as in storyboards.
        let ids = [(Relation.lessThanOrEqual, hugging), (.greaterThanOrEqual, resistance)].compactMap {
            $1.rawValue > 0 ? add(expression, $0, $1, firmness: -1) : nil
        }
        item[axis].content = ContentRows(
            length: length, hugging: hugging, compressionResistance: resistance, ids: ids)
    }
}

/// What a constraint says of a view's horizontal position or length.
private enum LayoutSide {
    case start, end, center, length

    init?(_ attribute: NSLayoutConstraint.Attribute) {
        switch attribute {
        case .leading, .left, .leadingMargin, .leftMargin: self = .start
        case .trailing, .right, .trailingMargin, .rightMargin: self = .end
        case .centerX, .centerXWithinMargins: self = .center
        case .width: self = .length
        default: return nil
        }
    }
}
