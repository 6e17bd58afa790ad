import Foundation

/// The subviews and constraints of a view that differ between size classes. As in UIKit, all of them are made; those
/// that don't belong to the current size classes are not installed.
@MainActor
final class InstalledContent {
    private unowned let view: UIView
    private let variations: InterfaceVariations
    private var subviews: [(id: String, view: UIView)] = []
    private var constraints: [(id: String, plan: ConstraintPlan, constraint: NSLayoutConstraint)] = []
    private var excludedViews: Set<String>
    private var excludedConstraints: Set<String>

    init(of view: UIView, _ element: InterfaceElement) {
        self.view = view
        variations = element.variations
        excludedViews = variations.excluded("subviews", in: .current)
        excludedConstraints = variations.excluded("constraints", in: .current)
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (view: UIView, _) in self.update(in: view.traitCollection)
        }
    }

    /// Adds a subview; returns whether it is installed in the current size classes.
    func add(_ view: UIView, _ element: InterfaceElement) -> Bool {
        let id = element.id ?? ""
        subviews.append((id, view))
        return !excludedViews.contains(id)
    }

    /// Adds a constraint; returns whether it is installed in the current size classes.
    func add(_ constraint: NSLayoutConstraint, _ plan: ConstraintPlan, _ element: InterfaceElement) -> Bool {
        let id = element.id ?? ""
        constraints.append((id, plan, constraint))
        return !excludedConstraints.contains(id) && constraint.isConnected
    }

    /// Installs what belongs to the given traits, and removes the rest. What the app itself has removed or deactivated is
    /// left alone unless it changes with the size classes.
    private func update(in traits: UITraitCollection) {
        let views = variations.excluded("subviews", in: traits)
        let excluded = variations.excluded("constraints", in: traits)
        let before = Set(constraints.filter { $0.constraint.isActive }.map(\.id))
        for (index, subview) in subviews.enumerated()
        where views.contains(subview.id) != excludedViews.contains(subview.id) {
            if views.contains(subview.id) {
                subview.view.removeFromSuperview()
            } else {
                let below = subviews[..<index].last { $0.view.superview === view }?.view
                let place = below.flatMap { view.subviews.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
                view.insertDecoded(subview.view, at: place)
            }
        }
        let changesViews = views != excludedViews
        for (id, plan, constraint) in constraints {
            let isInstalled = !excluded.contains(id)
            if !isInstalled {
                constraint.isActive = false
            } else if before.contains(id) || excludedConstraints.contains(id) || changesViews {
                if constraint.isConnected { constraint.isActive = true }
            }
            if plan.isVaried { constraint.constant = plan.constant(in: traits) }
        }
        (excludedViews, excludedConstraints) = (views, excluded)
    }
}
