import Foundation

extension UIViewController {
    /// Whether the screen that this controller is the root of may be shown on its side, or upright. As in UIKit, what was presented
    /// last and fills the window decides, else the root.
    package final func supports(isSideways: Bool) -> Bool {
        let top = presentedStack.first { $0.modalPresentationStyle.covers } ?? self
        return !top.supportedInterfaceOrientations.isDisjoint(with: isSideways ? .landscape : .portrait)
    }

    /// The user turns the device, or takes another, while a screen is shown: what is on screen hears of its next size and traits,
    /// then has them, and is laid out.
    ///
    /// The calls, for each controller from the root of the screen to what was presented last: `willTransition(to:with:)`, where its
    /// traits change, and `viewWillTransition(to:with:)`, where its size does (both come before the change, as Apple's documentation
    /// says; which of them is first is unverified). Then come the new frames, `traitCollectionDidChange(_:)` and the observers of
    /// traits, the layout, what runs along with the transition, and the completions.
    ///
    /// - Parameter root: The root of the screen; `nil` if none is shown.
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
                    if old != new { controller.willTransition(to: new, with: transition) }
                    if newSize != oldSize { controller.viewWillTransition(to: newSize, with: transition) }
                }
            },
            change: {
                HeldDevice.current = device
                for view in roots {
                    if view.frame.size == oldSize { view.frame.size = newSize }
                    guard view is UIWindow else { continue }
                    for inner in view.subviews where inner.frame.size == oldSize { inner.frame.size = newSize }
                }
                for controller in controllers { controller.takeSheetSize() }
                for view in roots { view.hearOfSettings() }
                for view in roots { view.safeAreaChanged() }
                for view in roots { view.layoutIfNeeded() }
            },
            layOut: { for view in roots { view.layoutIfNeeded() } })
    }
}

extension UIView {
    /// Lets each controller's view look for its safe area again, where it may be another.
    fileprivate final func safeAreaChanged() {
        insetsChanged()
        forAllInside { if $0.controller != nil { $0.setNeedsLayout() } }
    }

    /// What of the device's safe area reaches into a view that lies in no other: a window, or the view of a controller that is
    /// shown without one. A sheet begins below what is at the top (unverified).
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
