import Foundation

/// What a view keeps from the moment it has to do with Auto Layout.
@MainActor
final class ViewLayout {
    /// The active constraints between what lies here and inside, in the order in which they were made active.
    private(set) var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var keyboardGuide: UIKeyboardLayoutGuide?
    /// Whether a constraint names the view or what lies inside, or constraints are to be updated there.
    var takesPart = false
    /// The constraints of the whole tree, if the view is its root.
    var rootSystem: LayoutSystem?
    /// The constraints that say where the view, or what lies in it, is.
    weak var system: LayoutSystem?
    /// Whether constraints place views in this one.
    var placesSubviews = false
    /// Whether a constraint depends on how far the view is scrolled.
    var isScrollWatched = false

    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    var margins: UIEdgeInsets?
    /// Whether the margins are those of a direction, and whether that was from right to left.
    var hasDirectionalMargins = false
    var areMarginsMirrored = false
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    /// What a controller's view was last told.
    var safeArea = UIEdgeInsets.zero

    /// Adds the newest of all constraints.
    func add(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }

    /// Finds a constraint by its order, and removes it: who removes many does not look at all of them each time.
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
    /// What the view keeps for Auto Layout, made if it is not there.
    var madeViewLayout: ViewLayout {
        if let viewLayout { return viewLayout }
        let new = ViewLayout()
        viewLayout = new
        return new
    }

    /// The view up to which constraints are solved together.
    var layoutRoot: UIView {
        var view = self
        while !view.isRootOfLayout, let parent = view.superviewStorage { view = parent }
        return view
    }

    /// The nearest view that both are, or lie in.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        var ancestor: UIView? = self
        while let view = ancestor, !other.isDescendant(of: view) { ancestor = view.superviewStorage }
        return ancestor
    }

    // MARK: Coming and going

    /// Something here or inside has to be solved from now on.
    ///
    /// - Returns: The constraints of the tree.
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

    /// A constraint in a view around it names the view.
    func takePart(below ancestor: UIView) {
        var view = self
        while view !== ancestor, let parent = view.superviewStorage {
            view.madeViewLayout.takesPart = true
            view = parent
        }
    }

    /// The view has come into another one, with what lies in it.
    func joinLayout() {
        if Swift.type(of: self).requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
        guard let viewLayout, viewLayout.takesPart else { return }
        if !isRootOfLayout { viewLayout.rootSystem = nil }
        let system = takePartInLayout()
        if !isRootOfLayout { system.becomeStale() }
    }

    /// The view has left another one: constraints across its edge go.
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

    // MARK: Laying out

    /// Solves what is to be solved around the view, which says who has to be laid out.
    func carryOutConstraints() {
        guard LayoutSystem.isInUse else { return }
        let root = layoutRoot
        if root.viewLayout?.takesPart == true { root.takePartInLayout().update() }
    }

    /// Where a layout begins that is asked for here: at the outermost view of those around it that wait for one.
    var outermostToLayOut: UIView {
        carryOutConstraints()
        var view = self
        while let parent = view.superviewStorage, parent.needsLayout { view = parent }
        return view
    }

    /// Whether a layout here, or around the view, may change what it shows.
    var hasPendingLayout: Bool {
        if needsLayout { return true }
        guard LayoutSystem.isInUse else { return false }
        carryOutConstraints()
        return needsLayout || superviewStorage?.needsLayout == true
    }

    /// Puts the views inside where constraints say.
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
