import Foundation

extension UIViewController {
    /// Returns whether the screen with this root controller supports landscape orientation or, if `isSideways` is
    /// `false`, portrait orientation. As in UIKit, this is determined by the topmost presented controller that fills
    /// the window or, if there is none, by the root.
    package final func supports(isSideways: Bool) -> Bool {
        let top = presentedStack.first { $0.shownStyle.covers } ?? self
        return !top.supportedInterfaceOrientations.isDisjoint(with: isSideways ? .landscape : .portrait)
    }

    /// Rotates or replaces the simulated device. If a screen is shown, notifies its controllers, changes their sizes
    /// and traits, and lays them out.
    ///
    /// These methods are called on each controller whose view is loaded, from the root of the screen to the topmost
    /// presented controller, in this order: `willTransition(to:with:)` if the controller's traits change, and
    /// `viewWillTransition(to:with:)`, with the screen's new size, if the screen's size changes (according to Apple's
    /// documentation, both precede the change; their order is unverified). After that, the frames change,
    /// `traitCollectionDidChange(_:)` and the trait change handlers are called, the views are laid out, and the
    /// alongside animations and the completions run.
    ///
    /// - Parameter root: The root controller of the screen; `nil` if no screen is shown.
    package static func hold(_ device: HeldDevice, showing root: UIViewController?) {
        let held = HeldDevice.current
        guard device != held else { return }
        UITraitCollection.isAnyChanged = true
        let controllers = root.map { $0.presentedStack.reversed().filter(\.isViewLoaded) } ?? []
        guard let first = controllers.first?.view else { return HeldDevice.current = device }

        var roots: [UIView] = []
        for view in controllers.compactMap({ $0.view?.root }) where !roots.contains(view) { roots.append(view) }
        let (oldSize, oldSettings) = (UIScreen.main.bounds.size, roots.map(\.settingsNumber))
        let oldCollections = controllers.map(\.traitCollection)
        HeldDevice.current = device
        let newSize = UIScreen.main.bounds.size
        for view in roots { view.settingsNumber = DeviceSettings.number }
        let newCollections = controllers.map(\.traitCollection)
        HeldDevice.current = held
        for (view, settings) in zip(roots, oldSettings) { view.settingsNumber = settings }

        let transition = SizeTransition(in: first.window ?? first)
        transition.run(
            announcing: {
                for (controller, (old, new)) in zip(controllers, zip(oldCollections, newCollections)) {
                    let presentation =
                        controller.presentingViewController == nil ? nil : controller.presentationController
                    if old != new {
                        presentation?.willTransition(to: new, with: transition)
                        controller.willTransition(to: new, with: transition)
                    }
                    if newSize != oldSize {
                        presentation?.viewWillTransition(to: newSize, with: transition)
                        controller.viewWillTransition(to: newSize, with: transition)
                    }
                }
            },
            change: {
                HeldDevice.current = device
                for view in roots {
                    if view.frame.size == oldSize { view.frame.size = newSize }
                    guard view is UIWindow else { continue }
                    for inner in view.subviews where inner.frame.size == oldSize { inner.frame.size = newSize }
                }
                for controller in controllers { controller.updateSheet() }
                Keyboard.follow {}
                for view in roots { view.updateSettings() }
                // Whether a detent is active may depend on the new traits.
                for controller in controllers { controller.updateSheet() }
                for view in roots {
                    view.setNeedsLayout()
                    view.safeAreaChanged()
                }
                for view in roots { view.layoutIfNeeded() }
            },
            layOut: { for view in roots { view.layoutIfNeeded() } })
    }
}

extension UIView {
    /// The device's safe area insets for a view without a superview: a window, or the view of a controller that is
    /// shown without a window. A sheet has no top inset (unverified).
    final var safeAreaOfDevice: UIEdgeInsets {
        let held = HeldDevice.current
        let screen = UIScreen.main.bounds
        guard held.device != nil, controller != nil || self is UIWindow else { return .zero }
        var insets = held.safeArea
        if let sheet = controller?.sheetFrame {
            insets.top = 0
            return sheet.maxY == screen.maxY ? insets : .zero
        }
        return frame.size == screen.size ? insets : .zero
    }
}
