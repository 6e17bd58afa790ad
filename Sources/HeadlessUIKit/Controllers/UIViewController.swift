import Foundation

/// Owns a view. Mirrors `UIViewController`, UIKit, as far as its view's coming and going.
open class UIViewController: UIResponder {
    /// Mirrors `UIViewController.init(nibName:bundle:)`. Nibs do not exist headlessly: the names are not read.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// Mirrors `UIViewController.init(coder:)`. Storyboards do not exist headlessly: the coder is not read.
    public required init?(coder: NSCoder) { super.init() }
    /// Mirrors `UIViewController.init()`.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    deinit { loadedView?.controller = nil }

    private final var loadedView: UIView?

    /// The view, made when first asked for. Mirrors `UIViewController.view`.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
            if overrideUserInterfaceStyle != .unspecified {
                newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
            }
        }
    }

    /// For the view and everything inside, other controllers' views too. Believed: the view's own property says the same.
    ///
    /// Mirrors `UIViewController.overrideUserInterfaceStyle`.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    }

    /// Mirrors `UIViewController.viewIfLoaded`.
    open var viewIfLoaded: UIView? { loadedView }
    /// Mirrors `UIViewController.isViewLoaded`.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Mirrors `UIViewController.loadViewIfNeeded()`.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Makes the view. Mirrors `UIViewController.loadView()`.
    open func loadView() {
        let view = UIView.filling()
        view.frame = UIViewController.screen
        self.view = view
    }
    /// Mirrors `UIViewController.viewDidLoad()`.
    open func viewDidLoad() {}

    // MARK: Coming and going

    /// Mirrors `UIViewController.viewWillAppear(_:)`.
    open func viewWillAppear(_ animated: Bool) {}
    /// Mirrors `UIViewController.viewIsAppearing(_:)`.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Mirrors `UIViewController.viewDidAppear(_:)`.
    open func viewDidAppear(_ animated: Bool) {}
    /// Mirrors `UIViewController.viewWillDisappear(_:)`.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Mirrors `UIViewController.viewDidDisappear(_:)`.
    open func viewDidDisappear(_ animated: Bool) {}

    private final var transition: (isAppearing: Bool, isAnimated: Bool)?

    /// The view is about to come or to go: tells the controller. Mirrors
    /// `UIViewController.beginAppearanceTransition(_:animated:)`. There is no window headlessly: a test or a replay calls
    /// this. A view that has no size and no superview becomes as large as the screen.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        loadViewIfNeeded()
        if let view, view.superview == nil, view.frame.size == .zero { view.frame = UIViewController.screen }
        transition = (isAppearing, animated)
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }

    /// The view has come or gone: lays it out and tells the controller. Mirrors
    /// `UIViewController.endAppearanceTransition()`.
    open func endAppearanceTransition() {
        guard let (isAppearing, isAnimated) = transition else { return }
        transition = nil
        if isAppearing {
            viewIsAppearing(isAnimated)
            view.layoutIfNeeded()
            viewDidAppear(isAnimated)
        } else {
            viewDidDisappear(isAnimated)
        }
    }

    /// Mirrors `UIViewController.viewWillLayoutSubviews()`.
    open func viewWillLayoutSubviews() {}
    /// Mirrors `UIViewController.viewDidLayoutSubviews()`.
    open func viewDidLayoutSubviews() {}

    /// Called in place of the view's `updateConstraints()`, which it calls. Mirrors
    /// `UIViewController.updateViewConstraints()`.
    open func updateViewConstraints() { view.updateConstraints() }

    /// In points. It counts from the view's next layout on. Mirrors `UIViewController.additionalSafeAreaInsets`.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    /// Called before the layout that follows other insets. Mirrors `UIViewController.viewSafeAreaInsetsDidChange()`.
    open func viewSafeAreaInsetsDidChange() {}

    // MARK: Editing

    private final var editing = false
    private final var editButton: UIBarButtonItem?

    /// Mirrors `UIViewController.isEditing`.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Mirrors `UIViewController.setEditing(_:animated:)`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        editButton?.title = editing ? "Done" : "Edit"
    }

    /// A bar's button that says Edit or Done, and switches ``isEditing``. Mirrors `UIViewController.editButtonItem`.
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

    /// Mirrors `UIViewController.title`.
    open var title: String? {
        didSet { navigationController?.itemChanged(self) }
    }

    /// What a navigation bar shows for the controller. Mirrors `UIViewController.navigationItem`.
    open private(set) lazy var navigationItem: UINavigationItem = {
        let item = UINavigationItem()
        item.changed = { [weak self] in
            guard let self else { return }
            navigationController?.itemChanged(self)
        }
        return item
    }()

    // MARK: Presenting

    final var presented: UIViewController?
    final weak var presenting: UIViewController?

    /// The controller that a person sees and touches: what was presented last, else this one.
    package final var topmost: UIViewController {
        var top = self
        while let next = top.presented ?? top.children.lazy.compactMap(\.presented).first { top = next }
        return top
    }

    /// Shows a controller over this one. Mirrors `UIViewController.present(_:animated:completion:)`. There is no time: it
    /// has appeared on return.
    ///
    /// A controller that presents already, or one that is presented already, presents nothing, as in UIKit, which writes a
    /// warning.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard presented == nil, viewControllerToPresent.presenting == nil else { return }
        presented = viewControllerToPresent
        viewControllerToPresent.presenting = self
        viewControllerToPresent.beginAppearanceTransition(true, animated: flag)
        viewControllerToPresent.endAppearanceTransition()
        completion?()
    }

    /// Takes away what this controller presents, else this controller itself. Mirrors
    /// `UIViewController.dismiss(animated:completion:)`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let shown = presented else {
            // A child passes it on to the controller that was presented.
            (presenting ?? parent)?.dismiss(animated: flag, completion: completion)
            return
        }
        shown.beginAppearanceTransition(false, animated: flag)
        shown.endAppearanceTransition()
        shown.presenting = nil
        presented = nil
        completion?()
    }

    /// Mirrors `UIViewController.presentedViewController`.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    /// Mirrors `UIViewController.presentingViewController`.
    open var presentingViewController: UIViewController? { presenting ?? parent?.presentingViewController }

    /// Pushes a controller, or presents it where nothing can be pushed. Mirrors `UIViewController.show(_:sender:)`.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    // MARK: Containing

    /// Mirrors `UIViewController.parent`.
    open internal(set) weak var parent: UIViewController?
    /// Mirrors `UIViewController.children`.
    open internal(set) var children: [UIViewController] = []

    /// The nearest navigation controller around this one. Mirrors `UIViewController.navigationController`.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// Mirrors `UIViewController.addChild(_:)`. The child's view is added by the caller.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Mirrors `UIViewController.removeFromParent()`.
    open func removeFromParent() {
        guard let old = parent else { return }
        old.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// Mirrors `UIViewController.willMove(toParent:)`.
    open func willMove(toParent parent: UIViewController?) {}
    /// Mirrors `UIViewController.didMove(toParent:)`.
    open func didMove(toParent parent: UIViewController?) {}
    /// The controller above this one, else what lies above its view. Mirrors `UIViewController`'s `next`.
    open override var next: UIResponder? { loadedView?.superviewStorage }

    /// How large a controller's view is made: a telephone's screen of 390 × 844 points.
    static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
}
