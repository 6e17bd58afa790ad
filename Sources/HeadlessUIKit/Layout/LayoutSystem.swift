import Foundation
import LinearConstraints

/// The constraints of a root view, such as a window or a cell, and of all views below it. These constraints are solved
/// together.
///
/// Only the root view, the items that constraints refer to, and the superviews that these items' positions depend on
/// have variables. Changes are collected and applied the next time the layout is needed. Changing a constant, a label's
/// text or a frame is cheap; adding or removing a view rebuilds the system.
@MainActor
final class LayoutSystem {
    /// Whether Auto Layout has ever been used. While this is `false`, views do not look up their systems.
    @exclusivity(unchecked) static var isInUse = false

    unowned let root: UIView
    /// Whether the system is used only to measure a view.
    let isTemporary: Bool

    var system = LinearSystem()
    var items: [ObjectIdentifier: LayoutItem] = [:]
    /// The items in the order in which they were created.
    var order: [LayoutItem] = []
    var rows: [ObjectIdentifier: ConstraintRow] = [:]
    /// The differences between the sides of the inequalities.
    private(set) var slacks: [ObjectIdentifier: Slack] = [:]
    /// Whether the expression being built depends on insets or on other values that are not variables.
    var isGeometric = false

    private var needsUpdate = false
    private var isUpdating = false
    private(set) var isStale = false
    private var changedConstraints: [NSLayoutConstraint] = []
    private var changedContents: [LayoutItem] = []
    private var haveFramesChanged = false
    private var hasGeometryChanged = false
    private var mayConstraintsNeedUpdate = false
    /// The constraints that depend on insets or on other values that are not variables, in the order in which they were
    /// added.
    private var geometricRows: [ObjectIdentifier] = []
    var needsSolving = false
    /// Whether a label may have several lines, and whether one is as wide as its widest line.
    var (hasLines, hasNarrowed) = (false, false)
    /// The measured size of the root. If the root's frame is set to this size and nothing else changes, the solution
    /// stays valid.
    private var measured: CGSize?
    private var needsPlacing = false
    /// The number of times that the system has been solved.
    private(set) var solutions = 0
    var reported: Set<LinearSystem.ConstraintID> = []

    init(root: UIView, isTemporary: Bool = false) {
        self.root = root
        self.isTemporary = isTemporary
        if isTemporary { build() }
    }

    // MARK: Changes

    private func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        root.setNeedsPreparation()
    }

    /// Requests a rebuild after views were added or removed.
    func becomeStale() {
        isStale = true
        mayConstraintsNeedUpdate = true
        // A view may request a rebuild while it is being measured. In that case, the items are still in use, so they
        // are kept.
        if !isUpdating { forget() }
        setNeedsUpdate()
    }

    /// Records that a constraint was activated or deactivated, or that its constant or priority has changed.
    func needsUpdate(of constraint: NSLayoutConstraint) {
        if !isStale { changedConstraints.append(constraint) }
        setNeedsUpdate()
        root.constraintsInsideChanged()
    }

    /// Records that a view's intrinsic content size or content priorities have changed.
    func contentChanged(of view: UIView) {
        guard !isStale, let item = items[ObjectIdentifier(view)] else { return }
        if item.usesContent { changedContents.append(item) }
        geometryChanged()
        setNeedsUpdate()
        root.constraintsInsideChanged()
    }

    /// Records that a view's frame was set, by this system or by other code.
    func frameChanged(of view: UIView) {
        if view === root || view.translatesAutoresizingMaskIntoConstraints {
            haveFramesChanged = true
            setNeedsUpdate()
        }
        geometryChanged()
    }

    /// Records that insets or a scroll position have changed.
    func geometryChanged() {
        guard !geometricRows.isEmpty else { return }
        hasGeometryChanged = true
        setNeedsUpdate()
    }

    /// Records that a view needs its constraints updated.
    func constraintsNeedUpdate() {
        mayConstraintsNeedUpdate = true
        setNeedsUpdate()
    }

    // MARK: Solving

    /// Applies the recorded changes, solves the system, and requests layout for the views whose subviews or content
    /// must be moved or resized.
    func update() {
        guard needsUpdate, !isUpdating else { return }
        takeChanges()
        if needsSolving || measured != root.untransformedFrame.size || rootPriority != .required { endMeasuring() }
        guard needsSolving || needsPlacing else { return }
        needsPlacing = false
        isUpdating = true
        solve()
        isUpdating = false
        layOutMovedViews()
    }

    /// Stores the measured size of the root. If the root's frame is then set to this size, the system is not solved
    /// again: the solution that produced this size is also the best solution when the size has the required priority.
    func rootWasMeasured(_ size: CGSize) {
        measured = size
        needsPlacing = true
        setNeedsUpdate()
    }

    /// Restores the size and the priority of the root's frame after a measurement.
    func endMeasuring() {
        guard measured != nil else { return }
        measured = nil
        fixRoot(root.untransformedFrame.size, rootPriority, rootPriority)
    }

    /// Applies the recorded changes without solving the system.
    func takeChanges() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        // An override of `updateConstraints()` may request another update.
        repeatUntilStable(
            "\(UILayoutGuide.name(root)) still wants to update constraints", because: "each round asks for another"
        ) {
            guard needsUpdate else { return true }
            needsUpdate = false
            if mayConstraintsNeedUpdate {
                mayConstraintsNeedUpdate = false
                root.updateConstraintsInside()
            }
            if isStale { build() } else { refresh() }
            return false
        }
        needsUpdate = false
    }

    /// Solves the system. For a view with wrapping text, the width is solved first, and then the height at that width.
    func solve() {
        if hasNarrowed, needsSolving, !isStale { restoreNaturalWidths() }
        if solveTexts(), hasLines, !isStale, narrow() { solveTexts() }
        needsSolving = false
        report(system.conflicts)
    }

    /// - Returns: Whether the solution became stable.
    @discardableResult
    private func solveTexts() -> Bool {
        repeatUntilStable(
            "\(UILayoutGuide.name(root)) still has texts to measure", because: "each height gives a text another width"
        ) {
            guard needsSolving, !isStale else { return true }
            forgetPositions()
            system.solve()
            solutions += 1
            needsSolving = false
            measure()
            return false
        }
    }

    /// Makes the solution depend only on the constraints, and not on the frames that the views had before.
    ///
    /// Of several solutions, UIKit chooses the one that the Cassowary algorithm finds: lengths are 0 if they can be, then
    /// the two sides of an inequality are equal if they can be, and positions follow from that. Unverified beyond what
    /// tests of public layout libraries assert: a view with only a trailing edge ends there and has no width, and a view of
    /// a known size with only `top <= 23` has its top at 23.
    private func forgetPositions() {
        for item in order where item.isPlaced || item.guide.map({ $0.kind != .content }) == true {
            forget(item.horizontal)
            forget(item.vertical)
        }
        for slack in slacks.values { system.setValue(0, of: slack.variable) }
    }

    private func forget(_ span: LayoutSpan) {
        system.setValue(0, of: span.start)
        system.setValue(0, of: span.length)
    }

    private func build() {
        forget()
        isStale = false
        needsSolving = true
        _ = item(of: root)
        for constraint in root.constraintsInside.sorted(by: { $0.order < $1.order }) { add(constraint) }
    }

    private func forget() {
        system = LinearSystem()
        items = [:]
        order = []
        rows = [:]
        slacks = [:]
        changedConstraints = []
        changedContents = []
        reported = []
        measured = nil
        geometricRows = []
        (haveFramesChanged, hasGeometryChanged) = (false, false)
    }

    private func refresh() {
        let constraints = changedConstraints
        changedConstraints = []
        if !constraints.isEmpty { forgetFixedWidths() }
        for constraint in constraints where !isStale { update(constraint) }
        if haveFramesChanged {
            haveFramesChanged = false
            for item in order where item.guide == nil && !isStale && (measured == nil || item.view !== root) {
                readFrame(item)
            }
        }
        let contents = changedContents
        changedContents = []
        for item in contents where !isStale { readContent(item) }
        if hasGeometryChanged, !isStale {
            hasGeometryChanged = false
            readGeometry()
        }
    }

    // MARK: Constraints

    private func update(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard let row = rows[key] else { return constraint.isActive ? add(constraint) : () }
        if constraint.isActive {
            set(row.geometry - Double(constraint.constant), constraint.priority, of: row.id)
        } else {
            remove(row.id)
            if let slack = slacks.removeValue(forKey: key) {
                remove(slack.bound)
                system.remove(slack.variable)
            }
            rows[key] = nil
        }
    }

    private func add(_ constraint: NSLayoutConstraint) {
        isGeometric = false
        guard var expression = expression(of: constraint) else { return }
        let geometry = expression.constant
        expression.constant -= Double(constraint.constant)
        let slack = constraint.relation == .equal ? nil : addSlack(to: &expression, constraint.relation)
        // A stack hides a view even if the view's own constraints give it a length.
        let hides = constraint.identifier == "UISV-hiding" && constraint.secondItem == nil
        guard let id = add(expression, .equal, constraint.priority, firmness: hides ? 1 : 0) else { return }
        let key = ObjectIdentifier(constraint)
        if isGeometric { geometricRows.append(key) }
        rows[key] = ConstraintRow(constraint: constraint, id: id, geometry: geometry)
        if let slack { slacks[key] = slack }
    }

    /// Turns an inequality into an equation with a variable for the difference of its sides, which is not negative.
    private func addSlack(to expression: inout LinearExpression, _ relation: NSLayoutConstraint.Relation) -> Slack? {
        let variable = system.makeVariable(rank: Self.rankOfSlacks)
        var bound = LinearExpression()
        bound.add(1, variable)
        guard let id = add(bound, .greaterThanOrEqual, .required) else { return nil }
        expression.add(relation == .lessThanOrEqual ? 1 : -1, variable)
        return Slack(variable: variable, bound: id)
    }

    private static let rankOfSlacks = 1
    static let rankOfStarts = 2

    /// Updates the constraints that depend on insets, baselines and scroll positions.
    private func readGeometry() {
        for key in geometricRows {
            guard let row = rows[key], let geometry = expression(of: row.constraint)?.constant, geometry != row.geometry
            else { continue }
            rows[key]?.geometry = geometry
            set(geometry - Double(row.constraint.constant), of: row.id)
        }
    }

    // MARK: Rows

    /// Adds a row, which represents a constraint, to the linear system.
    ///
    /// - Returns: The identifier of the row; `nil` if a number is not finite, in which case no row is added.
    func add(
        _ expression: LinearExpression, _ relation: Relation, _ priority: UILayoutPriority, firmness: Int = 0
    ) -> LinearSystem.ConstraintID? {
        needsSolving = true
        let priority = Priority(rawValue: priority.rawValue)
        return try? system.add(expression, relation, priority: priority, firmness: firmness)
    }

    /// Sets the constant and optionally the priority of a row. A constant that is not finite is ignored.
    func set(_ constant: Double, _ priority: UILayoutPriority? = nil, of id: LinearSystem.ConstraintID) {
        if let priority { system.setPriority(Priority(rawValue: priority.rawValue), of: id) }
        try? system.setConstant(constant, of: id)
        needsSolving = true
    }

    func remove(_ id: LinearSystem.ConstraintID) {
        system.remove(id)
        needsSolving = true
    }
}

/// A constraint and its row in the system.
struct ConstraintRow {
    let constraint: NSLayoutConstraint
    let id: LinearSystem.ConstraintID
    /// The part of the constant that depends on insets, baselines, scroll positions or other values that are not
    /// variables.
    var geometry: Double
}

/// A variable for the difference between the sides of an inequality, and the constraint that it is not negative.
struct Slack {
    let variable: Variable
    let bound: LinearSystem.ConstraintID
}

extension UIView {
    /// The active constraints of this view and its descendants, except the constraints that another system solves.
    fileprivate var constraintsInside: [NSLayoutConstraint] {
        guard let viewLayout, viewLayout.takesPart else { return [] }
        return subviewStorage.reduce(into: viewLayout.constraints) { constraints, view in
            if !view.isRootOfLayout { constraints += view.constraintsInside }
        }
    }

    /// Updates the constraints of all views that need an update, from the innermost views outward.
    func updateConstraintsInside() {
        for view in subviewStorage
        where (view.constraintsNeedUpdate || !view.subviewStorage.isEmpty) && !view.isRootOfLayout {
            view.updateConstraintsInside()
        }
        guard constraintsNeedUpdate else { return }
        constraintsNeedUpdate = false
        withCurrentTraits {
            if let controller { controller.updateViewConstraints() } else { updateConstraints() }
        }
    }
}
