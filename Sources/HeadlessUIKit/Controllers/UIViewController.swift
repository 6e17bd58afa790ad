import Foundation

/// Owns a view. Mirrors `UIViewController`, UIKit, as far as `viewDidLoad`.
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
        }
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
    open func loadView() { view = UIView(frame: UIViewController.screen) }

    /// Mirrors `UIViewController.viewDidLoad()`.
    open func viewDidLoad() {}

    /// Mirrors `UIViewController.title`.
    open var title: String?

    /// The controller above this one, else what lies above its view. Mirrors `UIViewController`'s `next`.
    open override var next: UIResponder? { loadedView?.superviewStorage }

    /// How large a controller's view is made: a telephone's screen of 390 × 844 points.
    static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
}
