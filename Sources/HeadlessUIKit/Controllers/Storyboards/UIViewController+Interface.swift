import Foundation

extension UIViewController {
    static let viewControllerProperties: [InterfaceProperty<UIViewController>] = [
        .text("title") { $0.title = $1 },
        .choice("modalPresentationStyle", SegueTemplate.presentationStyles) { $0.modalPresentationStyle = $1 },
        .choice("modalTransitionStyle", SegueTemplate.transitionStyles) { $0.modalTransitionStyle = $1 },
        .flag("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = $1 },
        .flag("definesPresentationContext") { $0.definesPresentationContext = $1 },
        .flag("extendedLayoutIncludesOpaqueBars") { $0.extendedLayoutIncludesOpaqueBars = $1 },
        .flag("automaticallyAdjustsScrollViewInsets") { $0.automaticallyAdjustsScrollViewInsets = $1 },
        .flag("modalInPresentation") { $0.isModalInPresentation = $1 },
        .value({ $0.value("edgesForExtendedLayout") }) { controller, edges in
            var extended: UIRectEdge = []
            if edges.isSet("top") { extended.insert(.top) }
            if edges.isSet("left") { extended.insert(.left) }
            if edges.isSet("bottom") { extended.insert(.bottom) }
            if edges.isSet("right") { extended.insert(.right) }
            controller.edgesForExtendedLayout = extended
        },
        .size("contentSizeForViewInPopover") { $0.preferredContentSize = $1 },
        .size("preferredContentSize") { $0.preferredContentSize = $1 },
    ]

    /// Reads the controller's items from an interface file.
    final func decodeItems(_ coder: InterfaceCoder) {
        if let item = coder.make("navigationItem", as: UINavigationItem.self) { replaceNavigationItem(with: item) }
        if let item = coder.make("tabBarItem", as: UITabBarItem.self) { tabBarItem = item }
        let items = coder.element.list("toolbarItems").compactMap { coder.make($0, as: UIBarButtonItem.self) }
        if !items.isEmpty { toolbarItems = items }
        // Outside a storyboard, the controller and its view are in the same file.
        if coder.scene == nil, let view = coder.make("view", as: UIView.self) { takeLoaded(view) }
    }

    /// Loads the view from the storyboard or xib that it is in; returns `false` if it is in none.
    final func loadInterface() -> Bool {
        if let scene { return scene.loadView(of: self) }
        guard let name = ownNibName ?? foundNibName else { return false }
        _ = UINib(nibName: name, bundle: ownNibBundle).instantiate(withOwner: self)
        if viewIfLoaded == nil {
            ListException.raise(
                ListException(
                    "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was "
                        + "not set."))
        }
        return viewIfLoaded != nil
    }

    /// The name of the xib that belongs to the controller's class: the class's name without the word `Controller` or,
    /// if there is no such xib, the class's name.
    final var foundNibName: String? {
        guard !InterfaceFiles.isEmpty else { return nil }
        let name = String(describing: type(of: self)).prefix { $0 != "<" }
        let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
        return [short, String(name)].compactMap { $0 }.first { UINib.file($0, ownNibBundle) != nil }
    }

    // MARK: Layout guides

    /// The guide from the top of the view to the bottom of the bars above it.
    final var topGuide: BarLayoutGuide {
        guide(BarLayoutGuide.top) { guide, view in
            [
                guide.topAnchor.constraint(equalTo: view.topAnchor),
                guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            ]
        }
    }

    /// The guide from the top of the bars below the view to the view's bottom.
    final var bottomGuide: BarLayoutGuide {
        guide(BarLayoutGuide.bottom) { guide, view in
            [
                guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ]
        }
    }

    private func guide(
        _ identifier: String, _ constraints: (UILayoutGuide, UIView) -> [NSLayoutConstraint]
    ) -> BarLayoutGuide {
        let known = viewIfLoaded?.layoutGuides.lazy.compactMap { $0 as? BarLayoutGuide }
        if let known = known?.first(where: { $0.identifier == identifier }) { return known }
        let guide = BarLayoutGuide()
        guide.identifier = identifier
        guard let view else { return guide }
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate(constraints(guide, view))
        return guide
    }
}
