/// A controller's appearance or disappearance that is in progress.
struct AppearanceTransition {
    enum Stage {
        /// `viewWillAppear` or `viewWillDisappear` has been called.
        case begun
        /// The view is at its final position. `viewIsAppearing` is called as soon as the surrounding views have been
        /// laid out.
        case placed
        /// `viewIsAppearing` has been called.
        case appearing
    }

    let isAppearing: Bool
    let isAnimated: Bool
    var stage = Stage.begun
    /// Whether the view was added to a visible view, so that the next layout ends the transition.
    var endsWithLayout = false
}

/// Forwards appearance transitions to children. A child whose view is in the same hierarchy as its visible parent's
/// view shares the parent's appearance state.
///
/// UIKit checks instead whether the child's view is in a window; a headless screen may not have a window.
extension UIViewController {
    /// Whether any controller has ever had a child; if not, lookups of children are skipped.
    @exclusivity(unchecked) static var isAnyChild = false

    /// Whether the view has appeared or is about to appear.
    package final var isComing: Bool { transition?.isAppearing ?? isInSight }

    /// The children to which appearance callbacks are forwarded, and the controller that shows the results of a search.
    final var forwardedChildren: [UIViewController] {
        (shouldAutomaticallyForwardAppearanceMethods ? children : []) + (search?.children ?? [])
    }

    /// The children in ``forwardedChildren`` whose views are in the same view hierarchy as this controller's view. They
    /// share this controller's appearance state.
    final var followers: [UIViewController] {
        guard !children.isEmpty || search != nil, let root = viewIfLoaded?.root else { return [] }
        return forwardedChildren.filter { $0.viewIfLoaded?.root === root }
    }

    /// Whether a child is one of the ``followers``.
    final func forwardsAppearance(to child: UIViewController) -> Bool {
        guard shouldAutomaticallyForwardAppearanceMethods, let root = viewIfLoaded?.root else { return false }
        return child.viewIfLoaded?.root === root
    }

    // MARK: viewIsAppearing

    /// Lays out the view at its final position. Calls ``viewIsAppearing(_:)`` after the surrounding views have been
    /// laid out and before the view itself is laid out, so that the view's geometry is accurate during the call.
    final func appearInPlace() {
        guard transition?.isAppearing == true, transition?.stage != .appearing else { return }
        view.dropLeftTraits()
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

    /// Calls ``viewIsAppearing(_:)`` if the view has been placed, but the method has not been called yet. Called while
    /// the view is being laid out, after the surrounding views have been laid out.
    final func appearIfPlaced() {
        guard let isAnimated = transition?.isAnimated, transition?.stage == .placed else { return }
        transition?.stage = .appearing
        isInSight = true
        viewIsAppearing(isAnimated)
    }

    /// Calls ``viewIsAppearing(_:)`` on this controller and its followers, unless the layout of their views has already
    /// called it. A view without a pending layout is not laid out.
    private func appearThroughout() {
        appearIfPlaced()
        for child in followers { child.appearThroughout() }
    }

    // MARK: Containers that show one child

    /// Shows a different child of a container. Unverified: the new child's `viewWillAppear` is called first.
    ///
    /// - Parameters:
    ///   - old: The child that was shown before.
    ///   - next: The child to show.
    ///   - animated: The value that is passed to the appearance callbacks.
    ///   - current: Returns the child to be shown now. If a callback has chosen a child other than `next`, `next` does
    ///     not appear.
    ///   - show: Adds the view of the child that `current` returns.
    final func exchange(
        _ old: UIViewController?, for next: UIViewController?, animated: Bool, current: () -> UIViewController?,
        show: () -> Void
    ) {
        guard isViewLoaded else { return }
        if isComing { next?.loadViewIfNeeded() }
        if isComing, next === current(), next?.isComing == false {
            next?.beginAppearanceTransition(true, animated: animated)
        }
        if old !== current() {
            if old?.isComing == true { old?.beginAppearanceTransition(false, animated: animated) }
            old?.viewIfLoaded?.removeFromSuperview()
        }
        show()
        if next === current() { next?.appearInPlace() }
        old?.endAppearanceTransition()
        next?.endAppearanceTransition()
    }

    // MARK: Views added to visible views

    /// Called after the view has been added to a visible view. The view appears at the next layout or, if its parent
    /// controller is still appearing, together with the parent.
    final func appearAtNextLayout() {
        guard let parent, transition?.isAppearing == true else { return }
        transition?.endsWithLayout = parent.transition == nil
        if parent.transition?.stage != .begun { place() }
        view.setNeedsLayout()
    }

    /// Called after the view and its subviews have been laid out.
    final func layoutEnded() {
        if transition?.endsWithLayout == true { endAppearanceTransition() }
    }
}

extension UIView {
    /// Returns the controllers that appear when a view is added to this view.
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

    /// Returns the controllers that disappear when a view is removed from this view, or moved to another view.
    final func controllersToDisappear(with view: UIView, for next: UIView?) -> [UIViewController] {
        guard UIViewController.isAnyChild else { return [] }
        return controllers(with: view).filter { controller in
            // A transition that was begun programmatically must also be ended programmatically.
            guard controller.isComing, controller.transition?.endsWithLayout ?? true else { return false }
            return next?.root !== root && controller.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
        }
    }

    /// Returns the controllers whose views are the given view or are inside it: the given view's own controller, and
    /// children of this view's nearest enclosing controller.
    private func controllers(with view: UIView) -> [UIViewController] {
        var around: UIView? = self
        while let current = around, current.controller == nil { around = current.superviewStorage }
        var found = view.controller.map { [$0] } ?? []
        guard view.hasControllers else { return found }
        for child in around?.controller?.children ?? [] where child !== view.controller {
            if child.viewIfLoaded?.isDescendant(of: view) == true { found.append(child) }
        }
        return found
    }
}

extension UIView {
    /// Whether the nearest enclosing controller's view has appeared and has not disappeared since.
    package final var isInControllerOnScreen: Bool {
        var view: UIView? = self
        while let current = view {
            if let controller = current.controller { return controller.isInSight }
            view = current.superview
        }
        return false
    }
}
