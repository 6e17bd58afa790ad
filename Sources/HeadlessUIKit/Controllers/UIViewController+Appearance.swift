/// A view's way into sight, or out of it.
struct AppearanceTransition {
    enum Stage {
        /// `viewWillAppear` or `viewWillDisappear` has been called.
        case begun
        /// The view waits for the views around it to be laid out.
        case placed
        /// `viewIsAppearing` has been called.
        case appearing
    }

    let isAppearing: Bool
    let isAnimated: Bool
    var stage = Stage.begun
    /// Whether the view was put into a view in sight, with the next layout of which it has appeared.
    var endsWithLayout = false
}

/// A child whose view lies where that of a parent in sight does is in the parent's state of appearance.
///
/// UIKit goes by the window, which a headless screen has none of.
extension UIViewController {
    /// So that nobody looks for what nobody ever made.
    @exclusivity(unchecked) static var isAnyChild = false

    /// Whether the view has appeared, or is about to.
    final var isComing: Bool { transition?.isAppearing ?? isInSight }

    /// The children that are in this one's state of appearance.
    final var followers: [UIViewController] {
        guard !children.isEmpty, shouldAutomaticallyForwardAppearanceMethods, let root = viewIfLoaded?.root else {
            return []
        }
        return children.filter { $0.viewIfLoaded?.root === root }
    }

    // MARK: viewIsAppearing

    /// The view lies where it appears: lays it out there. ``viewIsAppearing(_:)`` is called once those around it have been laid
    /// out, and before it is itself, so that its geometry is accurate.
    final func appearInPlace() {
        guard transition?.isAppearing == true, transition?.stage != .appearing else { return }
        place()
        if !view.needsLayout { appearIfPlaced() }
        view.layoutIfNeeded()
        appearThroughout()
        view.layoutIfNeeded()
    }

    private func place() {
        guard transition?.isAppearing == true, transition?.stage == .begun else { return }
        transition?.stage = .placed
        for child in followers { child.place() }
    }

    /// The view is being laid out, so those around it have been.
    final func appearIfPlaced() {
        guard let isAnimated = transition?.isAnimated, transition?.stage == .placed else { return }
        transition?.stage = .appearing
        isInSight = true
        viewIsAppearing(isAnimated)
    }

    /// Those whose views had no layout pending.
    private func appearThroughout() {
        appearIfPlaced()
        for child in followers { child.appearThroughout() }
    }

    // MARK: Views that are put into views in sight

    /// The view was put into one in sight: it appears with the next layout, or with the parent.
    final func appearAtNextLayout() {
        guard let parent, transition?.isAppearing == true else { return }
        transition?.endsWithLayout = parent.transition == nil
        if parent.transition?.stage != .begun { place() }
        view.setNeedsLayout()
    }

    /// The view and all inside have been laid out.
    final func layoutEnded() {
        if transition?.endsWithLayout == true { endAppearanceTransition() }
    }
}

extension UIView {
    /// The controllers that appear with a view that comes in here.
    final func controllersToAppear(with view: UIView) -> [UIViewController] {
        guard UIViewController.isAnyChild else { return [] }
        return controllers(with: view).filter { controller in
            guard let parent = controller.parent, parent.isComing, !controller.isComing, controller.transition == nil
            else {
                return false
            }
            return parent.shouldAutomaticallyForwardAppearanceMethods && parent.viewIfLoaded?.root === root
        }
    }

    /// The controllers that disappear with a view that goes from here, to another view or to none.
    final func controllersToDisappear(with view: UIView, for next: UIView?) -> [UIViewController] {
        guard UIViewController.isAnyChild else { return [] }
        return controllers(with: view).filter { controller in
            // Whoever has begun a transition ends it.
            guard controller.isComing, controller.transition?.endsWithLayout ?? true else { return false }
            return next?.root !== root && controller.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
        }
    }

    /// The controller of a view, and the children of the controller around this one whose views lie in that view.
    private func controllers(with view: UIView) -> [UIViewController] {
        var around: UIView? = self
        while let current = around, current.controller == nil { around = current.superviewStorage }
        var found = view.controller.map { [$0] } ?? []
        for child in around?.controller?.children ?? [] where child !== view.controller {
            if child.viewIfLoaded?.isDescendant(of: view) == true { found.append(child) }
        }
        return found
    }
}

extension UIView {
    /// Whether the nearest controller around the view has appeared, and not disappeared since.
    package final var isInControllerOnScreen: Bool {
        var view: UIView? = self
        while let current = view {
            if let controller = current.controller { return controller.isInSight }
            view = current.superview
        }
        return false
    }
}
