import Foundation

extension UIViewController {
    // MARK: Unwinding

    /// Returns the controller that an unwind segue goes back to: the first one, from the segue's source upward through
    /// its parents and presenting controllers, that can perform the action, or that has a child which can.
    final func unwindDestination(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if let found = current.unwindDestination(inside: source) { return found }
            candidate = current.parent ?? current.presenting
        }
        return nil
    }

    private final func unwindDestination(inside source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        for child in allowedChildrenForUnwinding(from: source) {
            if let found = child.unwindDestination(inside: source) { return found }
        }
        return canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
            ? self : nil
    }

    /// Dismisses what was presented over this controller, and makes it visible in its containers.
    final func goBack(with segue: UIStoryboardSegue) {
        let containers = Array(sequence(first: self, next: \.parent))
        for presenter in containers where presenter.presented != nil { presenter.dismiss(animated: true) }
        for (child, container) in zip(containers, containers.dropFirst()).reversed() {
            container.unwind(for: segue, towards: child)
        }
    }

    /// Whether a controller is this one, or inside it, or presented over it.
    final func isBelow(_ controller: UIViewController) -> Bool {
        sequence(first: controller, next: { $0.parent ?? $0.presenting }).contains { $0 === self }
    }
}
