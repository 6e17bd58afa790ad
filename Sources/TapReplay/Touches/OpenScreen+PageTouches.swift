import HeadlessUIKit

/// The touches of menus, tabs, sheets and pages.
extension OpenScreen {
    /// Chooses an item of the open menu, given the titles of the submenus that lead to it and its own title.
    func choose(_ titles: [String]) throws {
        try checkMenu(titles)
        try Finger().choose(titles, in: root)
    }

    func dismissMenu() throws { try Finger().dismissMenu(in: root) }

    /// The tab bar.
    func shownTabBar() throws(ScreenError) -> UITabBar {
        if let bar = Content.all(UITabBar.self, in: root).last(where: { !$0.isHidden }) { return bar }
        throw ScreenError("there is no tab bar on screen", isRefusal: true)
    }

    func choose(tab title: String) throws {
        let bar = try shownTabBar()
        let tabs = bar.subviews.filter { ($0 as? UIButton)?.currentTitle == title }
        if tabs.count > 1 { throw ambiguous(.text(title), tabs, in: root, .screen) }
        try Finger().choose(tab: title, in: bar)
    }

    /// Swipes the sheet in front down, which dismisses it.
    func dismissSheet() throws(ScreenError) {
        let front = controller.topmost
        if !front.canBeSwipedAway {
            let what =
                if front is UIAlertController {
                    "an alert, which has buttons: write one of them, as in `tap \"OK\" in alert`"
                } else if front === controller {
                    "the screen itself"
                } else {
                    "a \(Swift.type(of: front)), which fills the screen: tap what closes it"
                }
            throw ScreenError("no sheet is in front, but \(what)", isRefusal: true)
        }
        front.swipeDown()
    }

    /// Swipes from the left edge, which goes back to the previous page.
    func goBack(givingUp isGivenUp: Bool) throws {
        guard let navigation = frontNavigationController else {
            throw ScreenError("the screen has no navigation controller", isRefusal: true)
        }
        try Finger().swipeBack(in: navigation, givingUp: isGivenUp)
    }

    /// The innermost navigation controller of the page in front; `nil` if there is none.
    private var frontNavigationController: UINavigationController? {
        let front = controller.topmost
        var controller: UIViewController? = front
        var found: UINavigationController?
        while let current = controller {
            if let navigation = current as? UINavigationController { found = navigation }
            controller = current.visibleChild ?? (current as? UIPageViewController)?.viewControllers?.first
        }
        return found ?? front.navigationController
    }
}

/// The device.
extension OpenScreen {
    /// Simulates a switch to a different device, or a rotation of the current device.
    ///
    /// - Parameter screen: The open screen, if there is one.
    static func hold(_ device: HeldDevice, showing screen: OpenScreen?) {
        UIViewController.hold(device, showing: screen?.controller)
        screen?.root.layoutIfNeeded()
    }

    /// Returns the current device in another orientation.
    ///
    /// - Throws: An error if the screen's controller does not support the orientation.
    static func rotated(isSideways: Bool, showing screen: OpenScreen?) throws(ScreenError) -> HeldDevice {
        if let screen, !screen.controller.supports(isSideways: isSideways) {
            let ways = isSideways ? ("portrait", "landscape") : ("landscape", "portrait")
            throw ScreenError("the screen is shown in \(ways.0) only: its controller does not support \(ways.1)")
        }
        return HeldDevice(HeldDevice.current.device, isSideways: isSideways)
    }
}
