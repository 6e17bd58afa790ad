import Foundation
import LinearConstraints

/// The constraints of the views under a root, solved together: of a screen, or of one cell.
///
/// Only what constraints speak of has variables. What changes is noted, and carried out when the layout is next asked for: a constant,
/// a text or a frame is a cheap edit, and a view that comes or goes has everything built again.
@MainActor
final class LayoutSystem {
    /// Whether there was ever anything to solve: so that nobody looks for what nobody uses.
    @exclusivity(unchecked) static var isInUse = false

    unowned let root: UIView
    /// Whether the system lives only as long as a view is measured.
    let isTemporary: Bool

    var system = LinearSystem()
    var items: [ObjectIdentifier: LayoutItem] = [:]
    /// The items in the order in which they came.
    var order: [LayoutItem] = []
    var rows: [ObjectIdentifier: ConstraintRow] = [:]
    /// Whether what is being added depends on more than variables.
    var isGeometric = false

    private var needsUpdate = false
    private var isUpdating = false
    private(set) var isStale = false
    private var changedConstraints: [NSLayoutConstraint] = []
    private var changedContents: [LayoutItem] = []
    private var haveFramesChanged = false
    private var hasGeometryChanged = false
    private var mayConstraintsNeedUpdate = false
    /// The constraints that depend on more than variables, in the order in which they came.
    private var geometricRows: [ObjectIdentifier] = []
    var needsSolving = false
    /// The size that the root was measured to have. Where its frame has it too, and nothing else changes, all is solved.
    private var measured: CGSize?
    private var needsPlacing = false
    /// How often it was solved.
    private(set) var solutions = 0
    var reported: Set<LinearSystem.ConstraintID> = []

    init(root: UIView, isTemporary: Bool = false) {
        self.root = root
        self.isTemporary = isTemporary
        if isTemporary { build() }
    }

    // MARK: What has changed

    private func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        root.setNeedsPreparation()
    }

    /// Views have come or gone: everything is built again.
    func becomeStale() {
        isStale = true
        mayConstraintsNeedUpdate = true
        // A view that is asked for its size may bring it about.
        if !isUpdating { forget() }
        setNeedsUpdate()
    }

    /// A constraint was made active or inactive, or has another constant or priority.
    func needsUpdate(of constraint: NSLayoutConstraint) {
        if !isStale { changedConstraints.append(constraint) }
        setNeedsUpdate()
        root.constraintsInsideChanged()
    }

    /// The content of a view has another size, or matters more or less.
    func contentChanged(of view: UIView) {
        guard !isStale, let item = items[ObjectIdentifier(view)] else { return }
        if item.usesContent { changedContents.append(item) }
        geometryChanged()
        setNeedsUpdate()
        root.constraintsInsideChanged()
    }

    /// Somebody gave a view another frame, or this system did.
    func frameChanged(of view: UIView) {
        if view === root || view.translatesAutoresizingMaskIntoConstraints {
            haveFramesChanged = true
            setNeedsUpdate()
        }
        geometryChanged()
    }

    /// Insets, or how far something is scrolled, are others.
    func geometryChanged() {
        guard !geometricRows.isEmpty else { return }
        hasGeometryChanged = true
        setNeedsUpdate()
    }

    /// A view wants to update its constraints.
    func constraintsNeedUpdate() {
        mayConstraintsNeedUpdate = true
        setNeedsUpdate()
    }

    // MARK: Solving

    /// Carries out what has changed, and has those laid out in which something lies elsewhere now.
    func update() {
        guard needsUpdate, !isUpdating else { return }
        takeChanges()
        if needsSolving || measured != root.frame.size || rootPriority != .required { endMeasuring() }
        guard needsSolving || needsPlacing else { return }
        needsPlacing = false
        isUpdating = true
        solve()
        isUpdating = false
        layOutWhatMoved()
    }

    /// The root is asked for its size, and has got its answer. With that size as its frame it needs no other solution: what
    /// is best where the size is a wish is best, too, where it is a must.
    func rootWasMeasured(_ size: CGSize) {
        measured = size
        needsPlacing = true
        setNeedsUpdate()
    }

    /// The root is as large as its frame says, and no longer as large as it wants to be.
    func endMeasuring() {
        guard measured != nil else { return }
        measured = nil
        fixRoot(root.frame.size, rootPriority, rootPriority)
    }

    /// Brings everything up to date but the solution.
    func takeChanges() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        // Who updates constraints may ask for another update.
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

    /// Finds where everything lies; what wraps text gets its width first and then the height at that width.
    func solve() {
        repeatUntilStable(
            "\(UILayoutGuide.name(root)) still has texts to measure", because: "each height gives a text another width"
        ) {
            guard needsSolving, !isStale else { return true }
            system.solve()
            solutions += 1
            needsSolving = false
            measure()
            return false
        }
        needsSolving = false
        report(system.conflicts)
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
        for constraint in constraints where !isStale { bringUpToDate(constraint) }
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

    private func bringUpToDate(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard let row = rows[key] else { return constraint.isActive ? add(constraint) : () }
        if constraint.isActive {
            set(row.geometry - Double(constraint.constant), constraint.priority, of: row.id)
        } else {
            remove(row.id)
            rows[key] = nil
        }
    }

    private func add(_ constraint: NSLayoutConstraint) {
        isGeometric = false
        guard var expression = expression(of: constraint) else { return }
        let geometry = expression.constant
        expression.constant -= Double(constraint.constant)
        guard let id = add(expression, constraint.relation.solved, constraint.priority) else { return }
        let key = ObjectIdentifier(constraint)
        if isGeometric { geometricRows.append(key) }
        rows[key] = ConstraintRow(constraint: constraint, id: id, geometry: geometry)
    }

    /// Reads again what lies inside views by insets, baselines and scrolls.
    private func readGeometry() {
        for key in geometricRows {
            guard let row = rows[key], let geometry = expression(of: row.constraint)?.constant, geometry != row.geometry
            else { continue }
            rows[key]?.geometry = geometry
            set(geometry - Double(row.constraint.constant), of: row.id)
        }
    }

    // MARK: Rows

    /// - Returns: `nil` if a number is not finite: then the row does not count.
    func add(
        _ expression: LinearExpression, _ relation: Relation, _ priority: UILayoutPriority
    ) -> LinearSystem.ConstraintID? {
        needsSolving = true
        return try? system.add(expression, relation, priority: Priority(rawValue: priority.rawValue))
    }

    /// A number that is not finite leaves the row as it was.
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

/// A constraint in its system.
struct ConstraintRow {
    let constraint: NSLayoutConstraint
    let id: LinearSystem.ConstraintID
    /// The part of the constant that comes from insets and the like.
    var geometry: Double
}

extension NSLayoutConstraint.Relation {
    var solved: Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension UIView {
    /// The active constraints here and inside, but for what is solved on its own.
    fileprivate var constraintsInside: [NSLayoutConstraint] {
        guard let viewLayout, viewLayout.takesPart else { return [] }
        return subviewStorage.reduce(into: viewLayout.constraints) { constraints, view in
            if !view.isRootOfLayout { constraints += view.constraintsInside }
        }
    }

    /// Has those update their constraints who want to, from the innermost out.
    func updateConstraintsInside() {
        for view in subviewStorage where !view.isRootOfLayout { view.updateConstraintsInside() }
        guard constraintsNeedUpdate else { return }
        constraintsNeedUpdate = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }
}
