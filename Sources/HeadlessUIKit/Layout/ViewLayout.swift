import Foundation

/// The state of a view that concerns Auto Layout and margins, created on demand.
@MainActor
final class ViewLayout {
    /// Whether Auto Layout has ever been used.
    static var isAutoLayoutUsed: Bool {
        get { LayoutSystem.isInUse }
        set { LayoutSystem.isInUse = newValue }
    }

    /// The active constraints whose items have this view as their nearest common ancestor, in the order of activation.
    private(set) var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var keyboardGuide: UIKeyboardLayoutGuide?
    /// Whether the view or a descendant uses Auto Layout. A view uses Auto Layout if a constraint refers to it, or if
    /// it has requested an update of its constraints.
    var takesPart = false
    /// Whether the view's intrinsic content size is used even though its frame is translated into constraints. It is
    /// `true` for a content view that a configuration created, unless it is a ``UIListContentView``.
    var usesContent = false
    /// The system that solves the constraints of the whole tree, if the view is the root of the tree.
    var rootSystem: LayoutSystem?
    /// The system with the constraints that position the view or its content.
    weak var system: LayoutSystem?
    /// Whether constraints position the subviews of this view.
    var placesSubviews = false
    /// Whether a constraint depends on the view's scroll position.
    var isScrollWatched = false

    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    var margins: UIEdgeInsets?
    /// Whether the margins were set as directional margins. If so, ``areMarginsMirrored`` indicates whether they were
    /// set in a right-to-left layout.
    var hasDirectionalMargins = false
    var areMarginsMirrored = false
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    /// The safe area insets at the last layout. They are stored only for the view of a controller, and for a view that is
    /// notified when they change.
    var safeArea = UIEdgeInsets.zero
    /// The distances by which a container's bars reach into the view, if it contains the container's pages.
    var bars: UIEdgeInsets?

    /// Adds a constraint that has just been activated.
    func add(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }

    /// Removes a constraint. The constraint is found by binary search in the order of activation, so that removing many
    /// constraints is fast.
    func remove(_ constraint: NSLayoutConstraint) {
        var range = constraints.indices
        while range.count > 1 {
            let middle = (range.lowerBound + range.upperBound) / 2
            range =
                constraints[middle].order <= constraint.order ? middle..<range.upperBound : range.lowerBound..<middle
        }
        if let place = range.first, constraints[place] === constraint { constraints.remove(at: place) }
    }
}

extension UIView {
    /// The view's layout state, created on demand.
    var madeViewLayout: ViewLayout {
        if let viewLayout { return viewLayout }
        let new = ViewLayout()
        viewLayout = new
        return new
    }

    /// The root view of the system that solves this view's constraints.
    var layoutRoot: UIView {
        var view = self
        while !view.isRootOfLayout, let parent = view.superviewStorage { view = parent }
        return view
    }

    /// Returns the nearest common ancestor of this view and another view. The ancestor may be one of these two views.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        var ancestor: UIView? = self
        while let view = ancestor, !other.isDescendant(of: view) { ancestor = view.superviewStorage }
        return ancestor
    }

    // MARK: Entering and leaving

    /// Marks the view and its superviews as using Auto Layout.
    ///
    /// - Returns: The layout system of the view's tree, created on demand.
    @discardableResult
    func takePartInLayout() -> LayoutSystem {
        LayoutSystem.isInUse = true
        var view = self
        view.madeViewLayout.takesPart = true
        while !view.isRootOfLayout, let parent = view.superviewStorage {
            view = parent
            view.madeViewLayout.takesPart = true
        }
        let layout = view.madeViewLayout
        if let system = layout.rootSystem { return system }
        let new = LayoutSystem(root: view)
        layout.rootSystem = new
        layout.system = new
        new.becomeStale()
        return new
    }

    /// Marks the view and its superviews below an ancestor as using Auto Layout.
    func takePart(below ancestor: UIView) {
        var view = self
        while view !== ancestor, let parent = view.superviewStorage {
            view.madeViewLayout.takesPart = true
            view = parent
        }
    }

    /// Adds the view, which has moved to a new superview, to the layout system of that superview.
    func joinLayout() {
        if Swift.type(of: self).requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
        guard let viewLayout, viewLayout.takesPart else { return }
        if !isRootOfLayout { viewLayout.rootSystem = nil }
        let system = takePartInLayout()
        if !isRootOfLayout { system.becomeStale() }
    }

    /// Deactivates the constraints that connect the view or its descendants to other views, after the view has left its
    /// superview.
    func leaveLayout(of parent: UIView, wasRoot: Bool) {
        guard let viewLayout, viewLayout.takesPart else { return }
        var ancestor: UIView? = parent
        while let view = ancestor {
            for constraint in view.viewLayout?.constraints ?? [] where constraint.reaches(into: self) {
                constraint.isActive = false
            }
            ancestor = view.superviewStorage
        }
        guard !wasRoot else { return }
        parent.layoutRoot.viewLayout?.rootSystem?.becomeStale()
        viewLayout.system = viewLayout.rootSystem
    }

    // MARK: Layout

    /// Solves the pending constraints of the view's tree, and requests layout for the views whose subviews or content
    /// must be moved or resized.
    func carryOutConstraints() {
        guard LayoutSystem.isInUse else { return }
        let root = layoutRoot
        if root.viewLayout?.takesPart == true { root.takePartInLayout().update() }
    }

    /// The view where a requested layout starts: the outermost superview in an unbroken chain of views that need
    /// layout.
    var outermostToLayOut: UIView {
        carryOutConstraints()
        var view = self
        while let parent = view.superviewStorage, parent.needsLayout { view = parent }
        return view
    }

    /// Whether a pending layout of the view or its superview may change the view.
    var hasPendingLayout: Bool {
        if needsLayout { return true }
        guard LayoutSystem.isInUse else { return false }
        carryOutConstraints()
        return needsLayout || superviewStorage?.needsLayout == true
    }

    /// Places the subviews according to the constraints.
    func placeSubviews(by layout: ViewLayout) {
        guard layout.placesSubviews, let system = layout.system else { return }
        system.update()
        system.placeSubviews(of: self)
    }

    // MARK: Sizes of content

    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        viewLayout?.hugging[axis] ?? .defaultLow
    }

    func compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        viewLayout?.compressionResistance[axis] ?? .defaultHigh
    }

    /// Gives the view a high content hugging priority, so that other views are stretched first.
    func keepContentSize() {
        madeViewLayout.hugging = [.horizontal: .defaultHigh, .vertical: .defaultHigh]
    }

    func contentChanged() { viewLayout?.system?.contentChanged(of: self) }

    func isAmbiguous(_ item: AnyObject) -> Bool {
        carryOutConstraints()
        return viewLayout?.system?.isAmbiguous(item) ?? false
    }

    // MARK: Guides

    func layoutGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        let layout = madeViewLayout
        if let known = layout.guides.first(where: { $0.kind == kind }) { return known }
        let guide = UILayoutGuide(kind, of: self)
        layout.guides.append(guide)
        return guide
    }

    var keyboardGuide: UIKeyboardLayoutGuide {
        let guide = madeViewLayout.keyboardGuide ?? UIKeyboardLayoutGuide(.keyboard, of: self)
        viewLayout?.keyboardGuide = guide
        return guide
    }

    func add(_ guide: UILayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        guide.owner = self
        madeViewLayout.guides.append(guide)
    }

    func remove(_ guide: UILayoutGuide) {
        guard guide.owningView === self, guide.kind == .custom else { return }
        var ancestor: UIView? = self
        while let view = ancestor {
            for constraint in view.viewLayout?.constraints ?? []
            where constraint.firstItem === guide || constraint.secondItem === guide { constraint.isActive = false }
            ancestor = view.superviewStorage
        }
        viewLayout?.guides.removeAll { $0 === guide }
        guide.owner = nil
        layoutRoot.viewLayout?.rootSystem?.becomeStale()
    }
}
