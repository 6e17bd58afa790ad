import Foundation

/// Owns a view. Mirrors `UIViewController` and its members, UIKit, as far as its view's coming and going.
open class UIViewController: UIResponder, UIContentContainer {
    /// Nibs do not exist headlessly: the names are not read.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// Storyboards do not exist headlessly: the coder is not read.
    public required init?(coder: NSCoder) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    deinit { loadedView?.controller = nil }

    private final var loadedView: UIView?

    /// The view, made when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    final var overriddenTraits = UITraitOverrides()
    final var traitHandlers = TraitChangeHandlers()

    /// The style of the view and everything inside. Other controllers' views too; the same as in ``traitOverrides``
    /// (unverified).
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.style }
        set { if newValue != traitOverrides.style { traitOverrides.style = newValue } }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Makes the view.
    open func loadView() {
        let view = UIView.filling()
        view.frame = UIScreen.main.bounds
        self.view = view
    }
    open func viewDidLoad() {}

    // MARK: Coming and going

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// How far the view has come into sight, or gone out of it; `nil`: neither is running.
    final var transition: AppearanceTransition?
    /// Whether the view has appeared and not disappeared since.
    final var isInSight = false

    /// Whether appearance callbacks go on to the children: they do. A container that returns `false` calls
    /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` of its children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The view is about to come or to go: tells the controller, and then its children whose views lie in its own (that
    /// order is unverified). There is no window headlessly: a test or a replay calls this. A view that has no size and
    /// no superview becomes as large as the screen.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        loadViewIfNeeded()
        if let view, view.superview == nil, view.frame.size == .zero { view.frame = UIScreen.main.bounds }
        if isAppearing { takeSheetSize() }
        transition = AppearanceTransition(isAppearing: isAppearing, isAnimated: animated)
        if isAppearing { view?.hearOfSettings() }
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        for child in followers where child.isComing != isAppearing {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    /// The view has come or gone: lays it out and tells the controller, and then its children.
    open func endAppearanceTransition() {
        appearInPlace()
        guard let ended = transition else { return }
        transition = nil
        isInSight = ended.isAppearing
        if ended.isAppearing {
            viewDidAppear(ended.isAnimated)
        } else {
            // Its view has left the window, so nobody edits text in it. There may be no window headlessly.
            if UIResponder.firstResponder != nil { viewIfLoaded?.endEditing(true) }
            viewDidDisappear(ended.isAnimated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.transition != nil { child.endAppearanceTransition() }
    }

    // MARK: Around the view

    // Recorded: the bars and the status bar stay.

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false

    /// There are no storyboards: nothing calls it headlessly.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    final var unavailableContent: UnavailableContent?
    /// Called before the first layout, and where ``setNeedsUpdateContentUnavailableConfiguration()`` asks for it.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Nothing calls it headlessly but a test.
    open func didReceiveMemoryWarning() {}

    /// Those of the view.
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? traitsWithoutView }
    /// Called before the view's own. UIKit deprecates it: ``registerForTraitChanges(_:handler:)``.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called in place of the view's `updateConstraints()`, which it calls.
    open func updateViewConstraints() { view.updateConstraints() }

    /// In points. It counts from the view's next layout on.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    /// Called before the layout that follows other insets.
    open func viewSafeAreaInsetsDidChange() {}

    // MARK: Another size, other traits

    /// Which ways up the controller may be shown. Mirrors `UIViewController.supportedInterfaceOrientations`: on a pad all, else all
    /// but upside down.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// Of the size and traits that are changing; `nil` if none are. A controller that comes or goes has none headlessly.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { SizeTransition.current }

    /// How large a child will be: as large as this one.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The view is about to have another size: passes it on to the children whose sizes change. Those whose views are not loaded
    /// do not hear of it (unverified).
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard let view = child.viewIfLoaded, view.frame.size != size else { continue }
            child.viewWillTransition(to: size, with: coordinator)
        }
    }

    /// The traits are about to change: passes them on to the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children where child.isViewLoaded {
            var traits = newCollection.traits
            child.overriddenTraits.apply(to: &traits)
            child.willTransition(to: .shared(traits), with: coordinator)
        }
    }

    // MARK: Editing

    private final var editing = false
    private final var editButton: UIBarButtonItem?

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        editButton?.title = editing ? "Done" : "Edit"
    }

    /// A bar's button that says Edit or Done, and switches ``isEditing``.
    open var editButtonItem: UIBarButtonItem {
        if let editButton { return editButton }
        let toggle = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        let item = UIBarButtonItem(title: editing ? "Done" : "Edit", primaryAction: toggle)
        editButton = item
        return item
    }

    // MARK: Other

    /// Setting it sets the navigation item's and the tab bar item's.
    open var title: String? {
        didSet {
            navigationItem.title = title
            ownTabBarItem?.title = title
        }
    }

    /// What a navigation bar shows for the controller; at first its title.
    open private(set) lazy var navigationItem: UINavigationItem = {
        let item = UINavigationItem()
        item.title = title
        item.changed = { [weak self] in
            guard let self else { return }
            navigationController?.itemChanged(self)
        }
        return item
    }()

    private final var ownTabBarItem: UITabBarItem?

    /// What a tab bar shows for the controller; at first its title.
    open var tabBarItem: UITabBarItem! {
        get {
            if let ownTabBarItem { return ownTabBarItem }
            let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
            ownTabBarItem = item
            return item
        }
        set {
            ownTabBarItem = newValue
            tabBarController?.tabsChanged()
        }
    }
    final var hasOwnTabBarItem: Bool { ownTabBarItem != nil }

    /// Whether pushing the controller hides the tab bar.
    open var hidesBottomBarWhenPushed = false

    /// What a navigation controller's tool bar shows for the controller.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.itemChanged(self) } }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    // MARK: Presenting

    @exclusivity(unchecked) final var presented: UIViewController?
    final weak var presenting: UIViewController?
    /// What disappeared when this was presented.
    private final weak var covered: UIViewController?

    /// What is presented here or by a controller inside.
    private final var presentedInside: UIViewController? {
        if let presented { return presented }
        for child in children { if let found = child.presentedInside { return found } }
        return navigationItem.searchController?.presentedInside
    }

    /// The controller that the user sees and touches: what was presented last, else this one.
    package final var topmost: UIViewController {
        var top = self
        while let next = top.presentedInside { top = next }
        return top
    }

    /// A full-screen style lets what presents disappear, and appear again afterwards.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Recorded.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether the user can't swipe it away.
    open var isModalInPresentation = false
    /// Recorded.
    open var definesPresentationContext = false
    /// In points. Recorded.
    open var preferredContentSize = CGSize.zero

    /// Whether it appears because it is presented.
    open private(set) var isBeingPresented = false
    /// Whether it disappears because it is dismissed.
    open private(set) var isBeingDismissed = false
    /// Whether it appears because it was pushed.
    open internal(set) var isMovingToParent = false
    /// Whether it disappears because it was popped.
    open internal(set) var isMovingFromParent = false

    private final var madePresentation: UIPresentationController?

    /// What the controller, or the outermost one around it, is or will be presented by, made when first asked for: set
    /// ``modalPresentationStyle`` before. Another style that is set before it is presented makes another.
    open var presentationController: UIPresentationController? {
        if let parent { return parent.presentationController }
        if let made = madePresentation, presenting != nil || made.presentationStyle == modalPresentationStyle {
            return made
        }
        let isActionSheet = (self as? UIAlertController)?.preferredStyle == .actionSheet
        let isPopover = modalPresentationStyle == .popover || isActionSheet || self is UIActivityViewController
        let type: UIPresentationController.Type =
            isPopover
            ? UIPopoverPresentationController.self
            : modalPresentationStyle.isSheet ? UISheetPresentationController.self : UIPresentationController.self
        let made = type.init(presentedViewController: self, presenting: nil)
        madePresentation = made
        return made
    }
    /// That of a page or form sheet; `nil` in another style.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// Whether it is presented as a card that leaves something of what presents it in sight.
    final var isSheet: Bool { presenting != nil && modalPresentationStyle.isSheet }

    /// Shows a controller over this one. There is no time: it has appeared on return.
    ///
    /// A child leaves it to the outermost controller around it, which presents then; in each style, headlessly. A controller that
    /// presents already, or one that is presented already, presents nothing, as in UIKit, which writes a warning.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let presenter = sequence(first: self, next: \.parent).reduce(self) { $1 }
        guard presenter.presented == nil, viewControllerToPresent.presenting == nil else { return }
        presenter.show(viewControllerToPresent, in: presenter.viewIfLoaded?.window ?? viewIfLoaded?.window, flag)
        completion?()
    }

    private final func show(_ new: UIViewController, in window: UIWindow?, _ animated: Bool) {
        presented = new
        new.presenting = self
        let covered = new.modalPresentationStyle.covers && isInSight ? self : nil
        new.covered = covered
        new.isBeingPresented = true
        covered?.beginAppearanceTransition(false, animated: animated)
        if new.modalPresentationStyle == .custom,
            let own = new.transitioningDelegate?.presentationController(
                forPresented: new, presenting: self, source: self)
        {
            new.madePresentation = own
        }
        let presentation = new.presentationController
        presentation?.presentationTransitionWillBegin()
        new.beginAppearanceTransition(true, animated: animated)
        if animated {
            let animator = new.transitioningDelegate?.animationController(
                forPresented: new, presenting: self, source: self)
            AnimatedTransition.run(animator, from: self, to: new, new.modalPresentationStyle)
        }
        window?.show(new.view)
        new.takeSheetSize()
        new.endAppearanceTransition()
        presentation?.presentationTransitionDidEnd(true)
        if let window, let view = covered?.view, view.superview === window { view.removeFromSuperview() }
        covered?.endAppearanceTransition()
        new.isBeingPresented = false
    }

    /// Takes away what this controller presents, else this controller itself. With it goes what that presents, without
    /// being animated.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let shown = presented else {
            // A child passes it on to the controller that was presented.
            (presenting ?? parent)?.dismiss(animated: flag, completion: completion)
            return
        }
        let (covered, stack) = (shown.covered, shown.presentedStack)
        // What is covered itself has disappeared already.
        let leaving = stack.filter(\.isInSight)
        for controller in stack { controller.isBeingDismissed = true }
        for controller in leaving {
            controller.beginAppearanceTransition(false, animated: flag && controller === stack[0])
        }
        let presentation = stack[0].presentationController
        presentation?.dismissalTransitionWillBegin()
        covered?.beginAppearanceTransition(true, animated: flag)
        if flag, let presenter = stack[0].presenting {
            let animator = stack[0].transitioningDelegate?.animationController(forDismissed: stack[0])
            AnimatedTransition.run(animator, from: stack[0], to: presenter, stack[0].modalPresentationStyle)
        }
        if let view = covered?.view, view.superview == nil { stack[0].viewIfLoaded?.window?.show(view) }
        for controller in stack { controller.leaveWindow() }
        covered?.endAppearanceTransition()
        for controller in leaving { controller.endAppearanceTransition() }
        for controller in stack {
            controller.isBeingDismissed = false
            controller.presenting?.presented = nil
            controller.presenting = nil
        }
        presentation?.dismissalTransitionDidEnd(true)
        completion?()
    }

    /// This controller under all that it presents, from the top downwards.
    final var presentedStack: [UIViewController] { sequence(first: self, next: \.presentedInside).reversed() }

    /// Takes the view out of the window in which it lies at the top, as a presented one's does.
    final func leaveWindow() {
        if let view = viewIfLoaded, view.superview is UIWindow { view.removeFromSuperview() }
    }

    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    open var presentingViewController: UIViewController? { presenting ?? parent?.presentingViewController }

    /// Pushes a controller, or presents it where nothing can be pushed. A navigation controller is presented (reported,
    /// not documented).
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController, !(vc is UINavigationController) {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    // MARK: Containing

    open internal(set) weak var parent: UIViewController?
    @exclusivity(unchecked) open internal(set) var children: [UIViewController] = []

    /// The nearest navigation controller around this one.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// The nearest tab bar controller around this one.
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

    /// The child's view is added by the caller.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        Self.isAnyChild = true
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
        guard isComing, !childController.isComing, followers.contains(childController) else { return }
        childController.beginAppearanceTransition(true, animated: false)
        childController.appearAtNextLayout()
    }

    /// Exchanges the children of a container that shows one of them: those that leave are no longer among the children while
    /// the container shows the others.
    final func exchangeChildren(
        for new: [UIViewController], _ show: (_ left: [UIViewController], _ joined: [UIViewController]) -> Void
    ) {
        let left = children.filter { !new.contains($0) }
        let joined = new.filter { $0.parent !== self }
        for controller in left { controller.willMove(toParent: nil) }
        for controller in joined { addChild(controller) }
        children = new
        show(left, joined)
        for controller in left
        where !children.contains(controller) && (controller.parent == nil || controller.parent === self) {
            controller.parent = nil
            controller.didMove(toParent: nil)
        }
        for controller in joined where controller.parent === self { controller.didMove(toParent: self) }
    }

    open func removeFromParent() {
        guard let old = parent else { return }
        old.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    /// The controller above this one, else what lies above its view. Mirrors `UIViewController`'s `next`.
    open override var next: UIResponder? { loadedView?.superviewStorage }
}
