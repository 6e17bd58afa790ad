import Foundation

/// The constraints that a stack view creates for its arranged subviews. They have the same identifiers as in UIKit.
///
/// The constraints are modeled on the constraints that UIKit prints. Where UIKit's constraints connect views to a
/// spanning guide, the constraints created here connect the views to the stack with the same priorities, which results
/// in the same frames.
@MainActor
struct StackArrangement {
    /// The properties that identify a constraint: all except its constant, which may change.
    private struct Key: Hashable {
        let identifier: String
        let item: ObjectIdentifier
        let attribute: NSLayoutConstraint.Attribute
        let relation: NSLayoutConstraint.Relation
        let other: ObjectIdentifier?
        let otherAttribute: NSLayoutConstraint.Attribute
        let multiplier: CGFloat
        let priority: Float
    }

    private var constraints: [(key: Key, constraint: NSLayoutConstraint)] = []
    /// The constraints of the previous arrangement, which are reused in the new arrangement where possible.
    private var earlier: [Key: NSLayoutConstraint] = [:]
    private var gaps: [UILayoutGuide] = []
    /// The index of the constraint that connects the last visible view to the edge of the stack; `nil` if there are no
    /// visible views.
    private var end: Int?
    /// The role of each arranged view at the time it was arranged.
    private var roles: [ObjectIdentifier: Role] = [:]

    /// The role of a view in its stack.
    private enum Role: Equatable {
        case hidden
        case shown
        /// The view is visible, with a length proportional to the given length.
        case part(CGFloat)

        @MainActor
        init(_ view: UIView, in stack: UIStackView) {
            self =
                view.isHidden
                ? .hidden : stack.distribution == .fillProportionally ? .part(stack.proportion(of: view)) : .shown
        }
    }

    /// Whether a view still has the role that it had when it was arranged. This is also `true` for a view that was not
    /// arranged.
    ///
    /// - Complexity: O(1).
    func isCurrent(_ view: UIView, in stack: UIStackView) -> Bool {
        guard let role = roles[ObjectIdentifier(view)] else { return true }
        return role == Role(view, in: stack)
    }

    mutating func remake(in stack: UIStackView) {
        let old = constraints
        earlier = Dictionary(old.map { ($0.key, $0.constraint) }) { first, _ in first }
        constraints = []
        end = nil
        let views = stack.arrangedSubviews.filter { !$0.isHidden }
        roles = [:]
        for view in stack.arrangedSubviews { roles[ObjectIdentifier(view)] = Role(view, in: stack) }
        makeGaps(stack.distribution.isSpread ? max(0, views.count - 1) : 0, in: stack)
        collapse(in: stack)
        if let first = views.first, let last = views.last {
            bind(first, last, in: stack)
            end = constraints.count - 1
            space(views, in: stack)
            distribute(views, in: stack)
            align(views, first, in: stack)
        } else {
            fit(stack, .width, 49)
            fit(stack, .height, 49)
        }
        let kept = Set(constraints.map { ObjectIdentifier($0.constraint) })
        NSLayoutConstraint.deactivate(old.map(\.constraint).filter { !kept.contains(ObjectIdentifier($0)) })
        NSLayoutConstraint.activate(constraints.map(\.constraint).filter { !$0.isActive })
        earlier = [:]
    }

    /// Adds views at the end of the arrangement, if the constraints between the other views can stay as they are.
    ///
    /// - Returns: Whether the views have been added. If not, the arrangement must be remade.
    /// - Complexity: O(*k*) for *k* views.
    mutating func append(_ views: [UIView], in stack: UIStackView) -> Bool {
        guard let end, let last = views.last, stack.distribution == .fill || stack.distribution == .fillEqually,
            views.allSatisfy({ !$0.isHidden && roles[ObjectIdentifier($0)] == nil }),
            let first = stack.arrangedSubviews.first(where: { !$0.isHidden }),
            let before = stack.arrangedSubviews.dropLast(views.count).last(where: { !$0.isHidden }),
            stack.axis == .vertical || !stack.arrangedSubviews.contains(where: \.wrapsText)
        else { return false }
        let (along, count) = (Edges(along: stack.axis), constraints.count)
        for view in views { roles[ObjectIdentifier(view)] = .shown }
        let old = constraints[end].constraint
        add("canvas-connection", stack.canvas, along.end, .equal, last, along.end)
        constraints[end] = constraints.removeLast()
        space([before] + views, in: stack)
        // The first view is left out, because it is in the arrangement already.
        distribute([first] + views, in: stack)
        alignOthers([first] + views, in: stack)
        boundAcross(views, in: stack)
        NSLayoutConstraint.deactivate([old])
        NSLayoutConstraint.activate([constraints[end].constraint] + constraints[count...].map(\.constraint))
        return true
    }

    // MARK: Creating constraints

    private mutating func makeGaps(_ count: Int, in stack: UIStackView) {
        while gaps.count > count { stack.removeLayoutGuide(gaps.removeLast()) }
        while gaps.count < count {
            let gap = UILayoutGuide()
            gap.identifier = "UISV-distributing"
            stack.addLayoutGuide(gap)
            gaps.append(gap)
        }
    }

    private mutating func add(
        _ identifier: String, _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal, _ other: AnyObject? = nil,
        _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
        plus constant: CGFloat = 0, _ priority: Float = 1000
    ) {
        let key = Key(
            identifier: identifier, item: ObjectIdentifier(item), attribute: attribute, relation: relation,
            other: other.map(ObjectIdentifier.init), otherAttribute: otherAttribute, multiplier: multiplier,
            priority: priority)
        if let known = earlier.removeValue(forKey: key), known.isActive {
            if known.constant != constant { known.constant = constant }
            return constraints.append((key, known))
        }
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: multiplier, constant: constant)
        constraint.identifier = "UISV-" + identifier
        constraint.priority = UILayoutPriority(priority)
        constraints.append((key, constraint))
    }

    private mutating func fit(_ stack: UIStackView, _ size: NSLayoutConstraint.Attribute, _ priority: Float) {
        add("canvas-fit", stack, size, priority)
    }

    private mutating func add(
        _ identifier: String, _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ priority: Float
    ) {
        add(identifier, item, attribute, .equal, nil, .notAnAttribute, priority)
    }

    // MARK: Along the axis

    /// Connects the first and last views to the edges of the stack.
    private mutating func bind(_ first: UIView, _ last: UIView, in stack: UIStackView) {
        let (along, canvas) = (Edges(along: stack.axis), stack.canvas)
        add("canvas-connection", canvas, along.start, .equal, first, along.start)
        add("canvas-connection", canvas, along.end, .equal, last, along.end)
    }

    /// Adds the spacing between consecutive views.
    private mutating func space(_ views: [UIView], in stack: UIStackView) {
        let along = Edges(along: stack.axis)
        let isByBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        for (view, next) in zip(views, views.dropFirst()) {
            add(
                "spacing", next, isByBaselines ? .firstBaseline : along.start,
                stack.distribution.isSpread ? .greaterThanOrEqual : .equal,
                view, isByBaselines ? .lastBaseline : along.end, plus: stack.shownSpacing(after: view))
        }
    }

    private mutating func distribute(_ views: [UIView], in stack: UIStackView) {
        let along = Edges(along: stack.axis)
        switch stack.distribution {
        case .fill:
            for view in views.dropFirst() { add("ambiguity-suppression", view, along.size, 24) }
            if stack.axis == .horizontal, views.count > 1 { shareWidth(views, in: stack) }
        case .fillEqually:
            for view in views.dropFirst() { add("fill-equally", view, along.size, .equal, views[0], along.size) }
        case .fillProportionally:
            fillProportionally(views, in: stack)
        case .equalSpacing:
            spread(views, from: along.end, to: along.start, in: stack) { _ in 1000 }
        case .equalCentering:
            spread(views, from: along.center, to: along.center, in: stack) { Float(max(100, 150 - $0)) }
        }
    }

    /// Gives the views whose text wraps an equal part of the stack's width, if nothing else decides how wide they are.
    ///
    /// Views in public storyboards with buttons of equal priorities have these widths. Developers have seen the constraint,
    /// in which the priority was 759 until iOS 14 and is lower since iOS 15; how low is unverified.
    private mutating func shareWidth(_ views: [UIView], in stack: UIStackView) {
        let spacing = views.dropLast().reduce(0) { $0 + stack.shownSpacing(after: $1) }
        let share = 1 / CGFloat(views.count)
        for view in views where view.wrapsText {
            add(
                "text-width-disambiguation", view, .width, .equal, stack.canvas, .width, times: share,
                plus: -spacing * share, 30)
        }
    }

    /// Makes each view's length a fraction of the stack's length. As in UIKit, the fraction is the view's intrinsic
    /// length divided by the total of all intrinsic lengths and the spacing. The last view, whose constraint has the
    /// lowest priority, fills the rest of the stack.
    private mutating func fillProportionally(_ views: [UIView], in stack: UIStackView) {
        let along = Edges(along: stack.axis)
        let proportions = views.map(stack.proportion)
        let total = proportions.reduce(0, +) + views.dropLast().reduce(0) { $0 + stack.shownSpacing(after: $1) }
        guard total > 0 else { return }
        for (index, (view, size)) in zip(views, proportions).enumerated() where size > 0 {
            let priority = Float(max(751, 999 - index))
            add(
                "fill-proportionally", view, along.size, .equal, stack.canvas, along.size, times: size / total,
                views.count == 1 ? 1000 : priority)
        }
    }

    /// Adds constraints that place guides of equal length between the given edges or centers of consecutive views.
    private mutating func spread(
        _ views: [UIView], from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute,
        in stack: UIStackView, _ priority: (Int) -> Float
    ) {
        let along = Edges(along: stack.axis)
        for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
            let gap = gaps[index]
            add("distributing-edge", gap, along.start, .equal, view, start)
            add("distributing-edge", gap, along.end, .equal, next, end)
            if index > 0 {
                add("fill-equally", gap, along.size, .equal, gaps[0], along.size, priority(index))
            }
        }
        fit(stack, along.size, 49)
        for view in views { add("ambiguity-suppression", view, along.size, 24) }
    }

    // MARK: Across the axis

    private mutating func align(_ views: [UIView], _ first: UIView, in stack: UIStackView) {
        // If a constraint of the app places another view elsewhere, that view's alignment is broken, as storyboards record,
        // and not the connection of all views to the stack.
        if !stack.alignment.isByBaselines {
            for attribute in alignedAttributes(in: stack) {
                add("canvas-connection", stack.canvas, attribute, .equal, first, attribute)
            }
        }
        alignOthers(views, in: stack)
        boundAcross(views, in: stack)
        if stack.alignment != .fill { fit(stack, Edges(across: stack.axis).size, 51) }
    }

    private func alignedAttributes(in stack: UIStackView) -> [NSLayoutConstraint.Attribute] {
        let across = Edges(across: stack.axis)
        switch stack.alignment {
        case .fill: return [across.start, across.end]
        case .leading: return [across.start]
        case .center: return [across.center]
        case .trailing: return [across.end]
        case .firstBaseline: return stack.axis == .horizontal ? [.firstBaseline] : []
        case .lastBaseline: return stack.axis == .horizontal ? [.lastBaseline] : []
        }
    }

    /// Aligns all views with the first of them.
    private mutating func alignOthers(_ views: [UIView], in stack: UIStackView) {
        let attributes = alignedAttributes(in: stack)
        for view in views.dropFirst() {
            for attribute in attributes { add("alignment", view, attribute, .equal, views[0], attribute) }
        }
    }

    /// Keeps views inside the stack, unless they fill it.
    private mutating func boundAcross(_ views: [UIView], in stack: UIStackView) {
        guard stack.alignment != .fill else { return }
        let (across, canvas) = (Edges(across: stack.axis), stack.canvas)
        for view in views {
            if stack.alignment != .leading {
                add("spanning-boundary", view, across.start, .greaterThanOrEqual, canvas, across.start)
            }
            if stack.alignment != .trailing {
                add("spanning-boundary", view, across.end, .lessThanOrEqual, canvas, across.end)
            }
            // Baselines are aligned with each other, not with the stack.
            if stack.alignment.isByBaselines {
                let edge = stack.alignment == .firstBaseline ? across.start : across.end
                add("ambiguity-suppression", view, edge, .equal, canvas, edge, 26)
            }
            add("ambiguity-suppression", view, across.size, 25)
        }
    }

    /// Places each hidden view, with zero length along the axis, at the end of the visible view before it or, if there
    /// is none, at the start of the stack.
    private mutating func collapse(in stack: UIStackView) {
        let (along, across) = (Edges(along: stack.axis), Edges(across: stack.axis))
        var (before, edge): (AnyObject, NSLayoutConstraint.Attribute) = (stack.canvas, along.start)
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                (before, edge) = (view, along.end)
                continue
            }
            add("hiding", view, along.size)
            add("hiding", view, along.start, .equal, before, edge)
            add("hiding", view, across.start, .equal, stack.canvas, across.start)
            add("ambiguity-suppression", view, across.size, 25)
        }
    }
}

/// The attributes for the edges, the center and the size along an axis.
private struct Edges {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    init(along axis: NSLayoutConstraint.Axis) {
        switch axis {
        case .horizontal: (start, end, center, size) = (.leading, .trailing, .centerX, .width)
        case .vertical: (start, end, center, size) = (.top, .bottom, .centerY, .height)
        }
    }

    init(across axis: NSLayoutConstraint.Axis) { self.init(along: axis == .horizontal ? .vertical : .horizontal) }
}

extension UIStackView.Distribution {
    /// Whether the remaining space is distributed between the views.
    fileprivate var isSpread: Bool { self == .equalSpacing || self == .equalCentering }
}

extension UIStackView.Alignment {
    fileprivate var isByBaselines: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension UIStackView {
    /// The item that contains the arranged views.
    fileprivate var canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

    /// Returns the length along the stack's axis that determines a view's share of the stack's length: the intrinsic one
    /// or, for a stack in the stack, that of its content, as storyboards record.
    fileprivate func proportion(of view: UIView) -> CGFloat { view.contentLength(along: axis) }

    /// The length that the intrinsic lengths of the visible views make, without margins.
    fileprivate func lengthOfViews(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        let views = arrangedSubviews.filter { !$0.isHidden }
        let lengths = views.map { $0.contentLength(along: axis) }
        guard axis == self.axis else { return lengths.max() ?? 0 }
        let sum = distribution == .fillEqually ? (lengths.max() ?? 0) * CGFloat(views.count) : lengths.reduce(0, +)
        return sum + views.dropLast().reduce(0) { $0 + shownSpacing(after: $1) }
    }
}

extension UIView {
    /// The intrinsic length of a view, or the length of a stack's content, along an axis.
    fileprivate func contentLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        if let stack = self as? UIStackView { return stack.lengthOfViews(along: axis) }
        let size = intrinsicContentSize
        return max(0, axis == .horizontal ? size.width : size.height)
    }
}
