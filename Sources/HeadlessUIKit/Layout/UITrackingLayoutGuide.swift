import Foundation

/// A guide whose constraints depend on the edges that it is near. Mirrors `UITrackingLayoutGuide` and its members,
/// UIKit.
///
/// The keyboard is always at the bottom of the screen, so the bottom edge is the only edge that the guide is near.
open class UITrackingLayoutGuide: UILayoutGuide {
    private var tracked: [(near: Bool, edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

    /// Sets constraints that are active while the guide is near an edge.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        set(trackingConstraints, near: true, edge)
    }

    /// Sets constraints that are active while the guide is away from an edge.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom awayFromEdge: NSDirectionalRectEdge
    ) {
        set(trackingConstraints, near: false, awayFromEdge)
    }

    /// Returns the constraints that are active while the guide is near the edge.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.near && $0.edge == edge }?.constraints ?? []
    }

    /// Returns the constraints that are active while the guide is away from the edge.
    open func constraints(activeWhenAwayFrom awayFromEdge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { !$0.near && $0.edge == awayFromEdge }?.constraints ?? []
    }

    /// Deactivates and removes all tracked constraints.
    open func removeAllTrackedConstraints() {
        for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
        tracked = []
    }

    private func set(_ new: [NSLayoutConstraint], near: Bool, _ edge: NSDirectionalRectEdge) {
        if let index = tracked.firstIndex(where: { $0.near == near && $0.edge == edge }) {
            NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints)
        }
        tracked.append((near, edge, new))
        if edge.contains(.bottom) == near { NSLayoutConstraint.activate(new) }
    }
}
