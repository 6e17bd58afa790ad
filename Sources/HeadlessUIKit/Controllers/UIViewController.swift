import Foundation

/// A controller that manages a view. Mirrors `UIViewController` and its members, UIKit, limited to loading, appearance,
/// layout, traits, editing, presentation and containment.
open class UIViewController: UIResponder, UIContentContainer, UIAppearanceContainer, DecodedObject, _ControllerFromType
{
    /// Creates a controller whose view is loaded from a xib. If the name is `nil`, the view is loaded from the xib of the
    /// class's name, with or without the word `Controller` at its end, if there is such a xib.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (ownNibName, ownNibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }
    /// Creates a controller from an interface file. The contents of other coders are ignored.
    public required init?(coder: NSCoder) {
        super.init()
        if let coder = coder as? InterfaceCoder { decode(coder) }
    }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller from a metatype; see ``_ControllerFromType``. UIKit has no such initializer.
    @available(*, unavailable, message: "a controller is made by init(nibName:bundle:)")
    public required convenience init(_madeWith nibName: String?, _ bundle: Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }

    /// Creates a controller from a metatype; see ``_ControllerFromType``. The plugin overrides it in classes with an
    /// initializer without parameters. UIKit has no such method.
    open class func _makeFromType() -> UIViewController? { nil }

    deinit { loadedView?.controller = nil }

    // MARK: Interface files

    /// The scene of the storyboard from which the controller was made.
    final var scene: StoryboardScene?
    final var ownNibName: String?
    final var ownNibBundle: Bundle?

    /// The storyboard from which the controller was made.
    open var storyboard: UIStoryboard? { scene?.storyboard }
    /// The name of the xib, or of the part of a storyboard, from which the view is loaded.
    open var nibName: String? { scene?.nibName ?? ownNibName ?? foundNibName }
    open var nibBundle: Bundle? { scene == nil ? ownNibBundle : scene?.storyboard.bundle }

    /// Reads the controller's properties and items. Subclasses read their own properties after that.
    func decode(_ coder: InterfaceCoder) {
        scene = coder.scene as? StoryboardScene
        coder.apply(UIViewController.viewControllerProperties, to: self)
        decodeItems(coder)
    }

    /// Takes the view that was loaded from a storyboard or xib.
    func takeLoaded(_ view: UIView) { self.view = view }

    /// Takes the controllers that a storyboard puts into a container. A controller that is no container has none.
    func takeChildren(_ children: [(name: String, controller: UIViewController)]) {}

    open override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "view": .outlet(value) { (view: UIView) in takeLoaded(view) }
        case "transitioningDelegate":
            .outlet(value) { (delegate: any UIViewControllerTransitioningDelegate) in transitioningDelegate = delegate }
        case "searchDisplayController": .made
        default: super._setOutlet(name, to: value)
        }
    }

    private final var loadedView: UIView?

    /// The controller's view, loaded on first access.
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

    /// The interface style of the view and its subviews, including views of child controllers. It is stored in
    /// ``traitOverrides`` (unverified).
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.style }
        set { if newValue != traitOverrides.style { traitOverrides.style = newValue } }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        installParts()
        viewDidLoad()
        showLoadedPage()
        hasLoaded = true
    }

    // Containers use these methods instead of overrides of public methods, whose overrides in an app may not call
    // `super`.

    /// Adds the subviews of a container to its view. Called before ``viewDidLoad()``.
    func installParts() {}
    /// Shows the visible child of a container. Called after ``viewDidLoad()``.
    func showLoadedPage() {}
    /// Lays out the subviews of a container. Called before ``viewWillLayoutSubviews()``.
    func arrangeParts() {}

    // MARK: Focus

    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Whether ``viewDidLoad()`` has been called.
    private final var hasLoaded = false

    /// Loads the view from the storyboard or xib that it is in; if it is in none, creates a view of the screen's size.
    open func loadView() {
        if loadInterface() { return }
        let view = UIView.filling()
        view.frame = UIScreen.main.bounds
        self.view = view
    }
    open dynamic func viewDidLoad() {}

    // MARK: Appearance

    open dynamic func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open dynamic func viewDidAppear(_ animated: Bool) {}
    open dynamic func viewWillDisappear(_ animated: Bool) {}
    open dynamic func viewDidDisappear(_ animated: Bool) {}

    /// The appearance transition in progress; `nil` if there is none.
    final var transition: AppearanceTransition?
    /// Whether the view has appeared and has not disappeared since.
    final var isInSight = false

    /// Whether appearance callbacks are forwarded to the children; `true` by default. A container that returns `false`
    /// must itself call ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` on its children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Begins an appearance transition: calls `viewWillAppear` or `viewWillDisappear` on the controller, and then on
    /// the children whose views are in its view hierarchy (that order is unverified). Tests and replays call this
    /// method directly, because a headless screen may have no window that calls it. A view that has neither a size nor
    /// a superview is resized to the size of the screen.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        loadViewIfNeeded()
        if let view, view.superview == nil, view.frame.size == .zero { view.frame = UIScreen.main.bounds }
        if isAppearing { updateSheet() }
        transition = AppearanceTransition(isAppearing: isAppearing, isAnimated: animated)
        if isAppearing { view?.updateSettings() }
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        // The callback may have removed the controller from its window, so the state is checked again.
        for child in followers where isComing == isAppearing && child.isComing != isAppearing {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    /// Ends an appearance transition: lays out the view if it is appearing, and calls `viewDidAppear` or
    /// `viewDidDisappear` on the controller, and then on its children that are appearing or disappearing.
    open func endAppearanceTransition() {
        appearInPlace()
        guard let ended = transition else { return }
        transition = nil
        isInSight = ended.isAppearing
        if ended.isAppearing {
            viewDidAppear(ended.isAnimated)
        } else {
            // The view is no longer on screen, so editing in it must end. The view's removal from its window can't be
            // relied on to end editing, because the screen may not have a window.
            if UIResponder.firstResponder != nil { viewIfLoaded?.endEditing(true) }
            viewDidDisappear(ended.isAnimated)
        }
        for child in forwardedChildren where child.transition != nil { child.endAppearanceTransition() }
    }

    // MARK: Bars, layout and traits

    /// Whether pictures of the screen show no status bar. The safe area is the same with and without the status bar.
    open dynamic var prefersStatusBarHidden: Bool { false }
    /// The child that determines whether the status bar is hidden; `nil` for the controller itself.
    open dynamic var childForStatusBarHidden: UIViewController? { nil }

    // These members have no effect: the status bar has always the same style, and the home indicator is never hidden.

    open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open dynamic var childForStatusBarStyle: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
    open dynamic var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open dynamic var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open dynamic var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// The edges at which the view extends under the bars of a navigation or tab bar controller. At the other edges, the
    /// view ends at the bar. A hidden bar takes no space. Unverified: a page of a navigation controller in a tab bar
    /// controller ends at the tab bar, too, and an opaque tab bar asks the navigation controller, not its page.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }
    /// Whether the view also extends under bars that are not translucent.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether bars also inset scroll views whose content does not scroll vertically; see
    /// ``UIScrollView/contentInsetAdjustmentBehavior``. Deprecated in UIKit.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { if automaticallyAdjustsScrollViewInsets != oldValue { viewIfLoaded?.updateSafeInsetsInside() } }
    }

    // MARK: Segues

    /// Performs a segue. Mirrors `UIViewController.performSegue(withIdentifier:sender:)`:
    /// ``shouldPerformSegue(withIdentifier:sender:)`` is not called. Raises an exception if there is no such segue.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let template = scene?.template(withIdentifier: identifier) else {
            let reason = "Receiver (\(printed)) has no segue with identifier '\(identifier)'"
            return ListException.raise(ListException(reason, name: "NSInvalidArgumentException"))
        }
        template.perform(from: self, sender)
    }
    /// Returns whether a segue that a touch triggers is performed. The identifier is empty if the segue has none.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Returns whether an unwind segue goes back to this controller. By default, it does if the controller has the action
    /// and is not the segue's source.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { fromViewController !== self && action.isImplemented(by: self) }
    /// Returns the children that are searched for the destination of an unwind segue, before the controller itself: all
    /// children, beginning with the last one, except the one that contains the source.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return children.reversed().filter { $0 !== containing }
    }
    /// Returns the child that contains the source of an unwind segue, or presents a controller that does.
    public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        children.first { $0.isBelow(source.source) }
    }
    /// Called on each container of an unwind segue's destination, beginning with the outermost one, when presented
    /// controllers have been dismissed. A container makes the given child visible.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Layout guides

    /// The area that bars cover at the top of the view. Deprecated in UIKit.
    open var topLayoutGuide: any UILayoutSupport { topGuide }
    /// The area that bars cover at the bottom of the view. Deprecated in UIKit.
    open var bottomLayoutGuide: any UILayoutSupport { bottomGuide }

    final var unavailableContent: UnavailableContent?
    /// Called before the first layout, and after ``setNeedsUpdateContentUnavailableConfiguration()``.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    open dynamic func viewWillLayoutSubviews() {}
    open dynamic func viewDidLayoutSubviews() {}
    /// Never called by HeadlessUIKit. A test may call it.
    open func didReceiveMemoryWarning() {}

    /// The view's traits.
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? traitsWithoutView }
    /// Called before the view's method of the same name. UIKit has deprecated this method in favor of
    /// ``registerForTraitChanges(_:handler:)``.
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called instead of the view's `updateConstraints()`. The default implementation calls `updateConstraints()` on
    /// the view.
    open func updateViewConstraints() { view.updateConstraints() }

    /// Whether the layout margins of the view are at least the ``systemMinimumLayoutMargins``.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
            viewIfLoaded?.insetsChanged()
            viewIfLoaded?.setNeedsLayout()
        }
    }
    /// The additional safe area insets, in points. A change takes effect at the next layout of the view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    /// Called before the layout that follows a change to the safe area insets.
    open func viewSafeAreaInsetsDidChange() {}

    // MARK: Size and trait transitions

    /// Whether the controller's content may rotate. This property has no effect: see
    /// ``supportedInterfaceOrientations``.
    open dynamic var shouldAutorotate: Bool { true }
    /// Does nothing: the supported orientations are read when the device is rotated.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// The supported interface orientations. Mirrors `UIViewController.supportedInterfaceOrientations`: all
    /// orientations on iPad, and all orientations except upside down on other devices.
    open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The orientation in which the controller prefers to be presented. This property has no effect: HeadlessUIKit does
    /// not rotate the device for a presentation.
    open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// The coordinator of the size or trait transition in progress; `nil` if there is none. In HeadlessUIKit, appearing
    /// and disappearing controllers have no coordinator.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { SizeTransition.current }

    /// Returns the size of a child container; by default, the parent's size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the view's size changes; forwards the call to children whose sizes change. Children whose views
    /// are not loaded are not notified (unverified).
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard let view = child.viewIfLoaded, view.frame.size != size else { continue }
            child.viewWillTransition(to: size, with: coordinator)
        }
    }

    /// Called before the traits change; forwards the call to the children whose views are loaded.
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

    /// A bar button item titled Edit or Done that toggles ``isEditing``.
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

    /// The title. Setting it also sets the titles of the navigation item and the tab bar item.
    open var title: String? {
        didSet {
            navigationItem.title = title
            ownTabBarItem?.title = title
            KeyValueObserving.changed(self)
        }
    }

    /// The item shown in a navigation bar for the controller; its initial title is the controller's title.
    open private(set) lazy var navigationItem: UINavigationItem = {
        let item = UINavigationItem()
        item.title = title
        observe(item)
        return item
    }()

    private func observe(_ item: UINavigationItem) {
        item.changed = { [weak self] in
            guard let self else { return }
            navigationController?.itemChanged(self)
        }
    }

    /// Replaces the navigation item with one from a storyboard.
    final func replaceNavigationItem(with item: UINavigationItem) {
        if item.title == nil { item.title = title }
        navigationItem = item
        observe(item)
    }

    private final var ownTabBarItem: UITabBarItem?

    /// The item shown in a tab bar for the controller; its initial title is the controller's title.
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

    /// The items that a navigation controller's toolbar shows for the controller.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.itemChanged(self) } }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    // MARK: Presenting

    @exclusivity(unchecked) final var presented: UIViewController?
    final weak var presenting: UIViewController?
    /// The search controller whose search is in progress on this page.
    final weak var search: UISearchController?
    /// Called when the view has been added to a superview, moved among its subviews, or removed from it, and when it
    /// has been laid out by a navigation controller.
    final func viewMoved() { search?.pageMoved() }
    /// The controller that disappeared when this controller was presented.
    private final weak var covered: UIViewController?

    /// The controller presented by this controller, by one of its descendants, or by its ``search`` controller.
    private final var presentedInside: UIViewController? {
        if let presented { return presented }
        for child in children { if let found = child.presentedInside { return found } }
        return search?.presentedInside
    }

    /// The controller that the user sees and touches: the controller that was presented last or, if none is presented,
    /// this controller.
    package final var topmost: UIViewController {
        var top = self
        while let next = top.presentedInside { top = next }
        return top
    }

    /// Whether the controller determines the status bar, even if it doesn't fill the screen. Stored, but has no effect.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// The presentation style. With `fullScreen` or `currentContext`, the presenting controller disappears when this
    /// controller is presented, and appears again when it is dismissed.
    ///
    /// The default is `automatic`. As in UIKit, getting that style returns the style that it resolves to: `popover` for
    /// action sheets and share sheets, and `pageSheet` for other controllers (unverified for alerts and other
    /// controllers of the system).
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { chosenPresentationStyle == .automatic ? automaticPresentationStyle : chosenPresentationStyle }
        set { chosenPresentationStyle = newValue }
    }
    private final var chosenPresentationStyle = UIModalPresentationStyle.automatic
    /// The style that the style `automatic` resolves to.
    var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }
    /// Stored, but has no effect.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The delegate that provides animators and, with the `custom` style, the presentation controller. It is not
    /// retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether the user is prevented from dismissing the controller with a swipe.
    open var isModalInPresentation = false
    /// Stored, but has no effect.
    open var definesPresentationContext = false
    /// The preferred size in points. A popover has it; otherwise, it has no effect.
    open var preferredContentSize = CGSize.zero

    /// Whether the controller is appearing because it is being presented.
    open private(set) var isBeingPresented = false
    /// Whether the controller is disappearing because it is being dismissed.
    open private(set) var isBeingDismissed = false
    /// Whether the controller is appearing because it was pushed.
    open internal(set) var isMovingToParent = false
    /// Whether the controller is disappearing because it was popped.
    open internal(set) var isMovingFromParent = false

    private final var madePresentation: UIPresentationController?

    /// The presentation controller of this controller or, for a child, of its outermost ancestor. It is created on
    /// first access, so set ``modalPresentationStyle`` first. If the style changes before the presentation, a new
    /// presentation controller is created.
    open var presentationController: UIPresentationController? {
        if let parent { return parent.presentationController }
        if let made = madePresentation, presenting != nil || made.presentationStyle == modalPresentationStyle {
            return made
        }
        let isPopover = modalPresentationStyle == .popover || automaticPresentationStyle == .popover
        let type: UIPresentationController.Type =
            isPopover
            ? UIPopoverPresentationController.self
            : modalPresentationStyle.isSheet ? UISheetPresentationController.self : UIPresentationController.self
        let made = type.init(presentedViewController: self, presenting: nil)
        madePresentation = made
        return made
    }
    /// The presentation controller of a sheet; `nil` unless the style is a sheet style or automatic.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// Whether the controller is presented as a card that leaves part of the presenting controller visible.
    final var isSheet: Bool { presenting != nil && shownStyle.isSheet }

    /// The style to which the delegate adapts the presentation; `nil` if it keeps the controller's own style.
    final var adaptedStyle: UIModalPresentationStyle?
    /// The style in which the controller is presented.
    final var shownStyle: UIModalPresentationStyle { adaptedStyle ?? modalPresentationStyle }

    /// Presents a controller. Animations take no time: the controller has appeared when the method returns.
    ///
    /// With every presentation style, a child forwards the call to its outermost ancestor, which then presents the
    /// given controller. If the ancestor is already presenting a controller, the method only logs a warning; otherwise,
    /// it raises an exception if the given controller is this controller, is already presented, has presented the
    /// ancestor, is the ancestor, has a parent, or would be a popover without a source on iPad. If the ancestor's view is
    /// not in a window, the method only logs UIKit's warning. On a screen without a window, that is the case until the
    /// ancestor's view is appearing, and after it has disappeared. The order of the checks is unverified.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let presenter = sequence(first: self, next: \.parent).reduce(self) { $1 }
        if let other = presenter.presented {
            return ListWarning.log(
                "Attempt to present \(viewControllerToPresent.printed) on \(presenter.printed) (from \(printed)) which is "
                    + "already presenting \(other.printed).")
        }
        if let reason = refusal(of: viewControllerToPresent, by: presenter) {
            return ListException.raise(ListException(reason, name: "NSInvalidArgumentException"))
        }
        let presentation = viewControllerToPresent.presentationController
        viewControllerToPresent.adaptedStyle = nil
        presentation?.askForStyle(in: presenter.traitCollection)
        if let reason = (presentation as? UIPopoverPresentationController)?.refusal(on: presenter) {
            return ListException.raise(ListException(reason, name: "NSGenericException"))
        }
        guard presenter.isOnScreen else {
            return ListWarning.log(
                "Attempt to present \(viewControllerToPresent.printed) on \(presenter.printed) (from \(printed)) whose view "
                    + "is not in the window hierarchy.")
        }
        // A search controller's view is not in a window, so the window is that of the page that presents the search
        // controller.
        let window = sequence(first: presenter, next: \.presenting).lazy.compactMap { $0.viewIfLoaded?.window }.first
        presenter.show(presentation?.adapt() ?? viewControllerToPresent, in: window ?? viewIfLoaded?.window, flag)
        completion?()
    }

    /// Whether the view is in a window or, on a screen without a window, has appeared and has not disappeared since. A
    /// search controller's view is in no window, so the page that presents the search controller counts.
    private final var isOnScreen: Bool {
        isInSight || viewIfLoaded?.window != nil || self is UISearchController && presenting?.isOnScreen ?? false
    }

    /// Returns the reason that UIKit gives for refusing to present a controller; `nil` if the controller can be
    /// presented.
    private final func refusal(of new: UIViewController, by presenter: UIViewController) -> String? {
        if new === self {
            return "Application tried to present modal view controller on itself. Presenting controller is \(printed)."
        }
        if let other = new.presenting {
            return
                "Application tried to present modally a view controller \(new.printed) that is already being presented "
                + "by \(other.printed)."
        }
        if sequence(first: presenter, next: \.presenting).contains(new) {
            return "Application tried to present modally an active controller \(new.printed)."
        }
        guard let parent = new.parent else { return nil }
        return
            "Application tried to present modally a view controller \(new.printed) that has a parent view controller "
            + "\(parent.printed)."
    }

    /// The controller's description in UIKit's messages, with 0 instead of an address.
    final var printed: String { "<\(type(of: self)): 0x0>" }

    private final func show(_ new: UIViewController, in window: UIWindow?, _ animated: Bool) {
        presented = new
        new.changeTraits { new.presenting = self }
        let covered = new.shownStyle.covers && isInSight ? self : nil
        new.covered = covered
        new.isBeingPresented = true
        if let covered {
            // UIKit loads the presented view before the covered view starts to disappear (unverified).
            new.loadViewIfNeeded()
            covered.beginAppearanceTransition(false, animated: animated)
        }
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
            AnimatedTransition.run(animator, from: self, to: new, new.shownStyle)
        }
        if let window { window.show(new.view) } else { new.takeSheetSize() }
        new.endAppearanceTransition()
        presentation?.presentationTransitionDidEnd(true)
        if let window, let view = covered?.view, view.superview === window { view.removeFromSuperview() }
        covered?.endAppearanceTransition()
        new.isBeingPresented = false
    }

    /// Dismisses the controller that this controller presents or, if it presents none, this controller itself. All
    /// controllers presented on top of the dismissed controller are dismissed with it; only the topmost controller's
    /// dismissal is animated. If this controller presents no controller, but a search is in progress on it, the search
    /// ends instead.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let shown = presented else {
            if let search {
                search.isActive = false
                completion?()
                return
            }
            // A child forwards the call until it reaches the presenting controller.
            (presenting ?? parent)?.dismiss(animated: flag, completion: completion)
            return
        }
        let stack = shown.presentedStack
        // Covered controllers have already disappeared, and so have all controllers in a hidden window.
        let leaving = stack.filter(\.isInSight)
        let covered = leaving.isEmpty ? nil : shown.covered
        for controller in stack { controller.isBeingDismissed = true }
        for controller in leaving {
            controller.beginAppearanceTransition(false, animated: flag && controller === stack[0])
        }
        let presentation = stack[0].presentationController
        presentation?.dismissalTransitionWillBegin()
        covered?.beginAppearanceTransition(true, animated: flag)
        if flag, let presenter = stack[0].presenting {
            let animator = stack[0].transitioningDelegate?.animationController(forDismissed: stack[0])
            AnimatedTransition.run(animator, from: stack[0], to: presenter, stack[0].shownStyle)
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

    /// This controller and all controllers presented on top of it, starting with the topmost controller.
    final var presentedStack: [UIViewController] { sequence(first: self, next: \.presentedInside).reversed() }

    /// Returns the controllers in ``presentedStack`` that are not covered, starting with the lowest controller. Before
    /// that, handles each controller that had not appeared yet when a controller covering it was presented: marks it as
    /// covered, and removes its view from the window.
    final func updateCoveredStack() -> [UIViewController] {
        let stack = presentedStack
        for controller in stack where controller.shownStyle.covers && controller.covered == nil {
            controller.covered = controller.presenting
            controller.covered?.leaveWindow()
        }
        return stack.reversed().filter { lower in !stack.contains { $0.covered === lower } }
    }

    /// Removes the view from the window if it is a direct subview of the window, like the view of a presented
    /// controller.
    final func leaveWindow() {
        if let view = viewIfLoaded, view.superview is UIWindow { view.removeFromSuperview() }
    }

    /// The controller presented by this controller or by its nearest ancestor that presents a controller. A page
    /// presents its search controller while a search is in progress.
    open var presentedViewController: UIViewController? { presented ?? search ?? parent?.presentedViewController }
    open var presentingViewController: UIViewController? { presenting ?? parent?.presentingViewController }

    /// Pushes a controller onto the navigation controller, or presents it if there is no navigation controller. A
    /// navigation controller is always presented (undocumented, but reported by developers).
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController, !(vc is UINavigationController) {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    /// Posted by a split view controller that was collapsed or expanded, because
    /// ``showDetailViewController(_:sender:)`` then has another effect.
    public class var showDetailTargetDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
    }

    /// Shows a controller as the secondary one of the enclosing split view controller, or presents it if there is none.
    /// The behavior inside an app's custom containers is unverified.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// The nearest enclosing split view controller.
    open var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }

    /// Called on the primary controller of a split view controller that collapses. Does nothing by default.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Called on the primary controller of a split view controller that expands. Returns the secondary controller; `nil`
    /// by default.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// The child that a container shows alone: the top page, the selected tab, or the page of a collapsed split view
    /// controller. `nil` for other controllers.
    package var visibleChild: UIViewController? { nil }

    // MARK: Containing

    open internal(set) weak var parent: UIViewController?
    @exclusivity(unchecked) open internal(set) var children: [UIViewController] = [] { didSet { childChanges &+= 1 } }
    /// A number that changes whenever the children change.
    private final var childChanges = 0

    /// The nearest enclosing navigation controller.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// The nearest enclosing tab bar controller.
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

    /// Adds a child controller. The caller must add the child's view. Raises an exception if the child is this
    /// controller or contains it (the exception's name and message are unverified).
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self, !refuses(childController) else { return }
        childController.removeFromParent()
        Self.isAnyChild = true
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
        guard isComing, !childController.isComing, forwardsAppearance(to: childController) else { return }
        childController.beginAppearanceTransition(true, animated: false)
        childController.appearAtNextLayout()
    }

    private final func refuses(_ child: UIViewController) -> Bool {
        guard sequence(first: self, next: \.parent).contains(child) else { return false }
        let reason = "A view controller can't be a child of itself or of its descendants (\(child.printed))."
        ListException.raise(ListException(reason, name: "NSInvalidArgumentException"))
        return true
    }

    /// Replaces the children of a container that shows one of its children. When the closure is called to show the new
    /// children, `children` no longer contains the removed children.
    final func exchangeChildren(
        for new: [UIViewController], _ show: (_ left: [UIViewController], _ joined: [UIViewController]) -> Void
    ) {
        let kept = sharedChildren(new)
        exchangeChildren(keeping: kept, adding: Array(new[kept...]), show)
    }

    /// Returns the number of children that are also the first of the given controllers.
    final func sharedChildren(_ new: [UIViewController]) -> Int { zip(children, new).prefix { $0 === $1 }.count }

    /// Replaces all children except the first ones.
    ///
    /// - Complexity: O(*n*), where *n* is the number of replaced and added children.
    final func exchangeChildren(
        keeping kept: Int, adding new: [UIViewController],
        _ show: (_ left: [UIViewController], _ joined: [UIViewController]) -> Void
    ) {
        guard !new.contains(where: refuses) else { return }
        let staying = Set(new.map(ObjectIdentifier.init))
        let left = children[kept...].filter { !staying.contains(ObjectIdentifier($0)) }
        let joined = new.filter { $0.parent !== self }
        for controller in left { controller.willMove(toParent: nil) }
        for controller in joined { addChild(controller) }
        // If only new children were added, they are already at the end.
        let start = min(kept, children.count)
        if !children[start...].elementsEqual(new, by: ===) { children.replaceSubrange(start..., with: new) }
        show(left, joined)
        forEachGone(left) { controller in
            guard controller.parent == nil || controller.parent === self else { return }
            controller.parent = nil
            controller.didMove(toParent: nil)
        }
        for controller in joined where controller.parent === self { controller.didMove(toParent: self) }
    }

    /// Calls a closure for each controller that is not a child when the closure is called, because the closure may change
    /// the children.
    ///
    /// - Complexity: O(*n* + *m*) as long as the children do not change, where *n* is the number of controllers and *m* is
    ///   the number of children.
    final func forEachGone(_ controllers: [UIViewController], _ work: (UIViewController) -> Void) {
        guard !controllers.isEmpty else { return }
        var known = (changes: childChanges, children: Set(children.map(ObjectIdentifier.init)))
        for controller in controllers {
            if known.changes != childChanges { known = (childChanges, Set(children.map(ObjectIdentifier.init))) }
            if !known.children.contains(ObjectIdentifier(controller)) { work(controller) }
        }
    }

    open func removeFromParent() {
        guard let old = parent else { return }
        if old.children.last === self {
            old.children.removeLast()
        } else if let index = old.children.firstIndex(where: { $0 === self }) {
            old.children.remove(at: index)
        }
        parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    /// The presenting controller or, if the controller was not presented, the superview of its view. Apple, "Using
    /// responders and the responder chain to handle events": "If the view controller was presented by another view
    /// controller, the next responder is the presenting view controller."
    open override var next: UIResponder? { presenting ?? loadedView?.superviewStorage }
}

extension UIViewController: UIFocusEnvironment {}
