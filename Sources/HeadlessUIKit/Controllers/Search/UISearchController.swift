import Foundation

/// A controller that manages a search with a search bar and, optionally, a results controller. Mirrors
/// `UISearchController` and its members, UIKit.
///
/// It becomes active when the user begins to edit the search bar, and inactive when Cancel is tapped, which clears the
/// bar. On activation, the delegate's `willPresent` method is called, the results are updated, and `didPresent` is
/// called. On deactivation, `willDismiss` is called, the results are updated, and `didDismiss` is called; ``isActive``
/// is already `false` when the results are updated. When exactly UIKit updates the results is unverified.
open class UISearchController: UIViewController {
    private let results: UIViewController?
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))

    /// Mirrors `UISearchController.init(searchResultsController:)`; if the results controller is `nil`, the page with
    /// the search bar shows the results itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepare()
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        bar.searchController = self
        if let results { addChild(results) }
    }

    /// The object that updates the results. It is not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate, which is not retained.
    open weak var delegate: (any UISearchControllerDelegate)?
    open var searchBar: UISearchBar { bar }
    open var searchResultsController: UIViewController? { results }

    // MARK: Options

    /// Mirrors `UISearchController.obscuresBackgroundDuringPresentation`; `false` by default, as in iOS 15 and later
    /// (reported, not documented). Stored, but has no effect: the user can still touch the page wherever the results do
    /// not cover it.
    open var obscuresBackgroundDuringPresentation = false
    /// Whether the navigation bar is hidden while the search is active or, if the search bar is in it, shows only the
    /// search bar.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the results are shown if and only if the search bar contains text.
    open var automaticallyShowsSearchResultsController = true
    /// Whether the results are shown. Setting it also sets ``automaticallyShowsSearchResultsController`` to `false`.
    open var showsSearchResultsController = false {
        didSet {
            automaticallyShowsSearchResultsController = false
            showResults()
        }
    }
    /// Whether the Cancel button is shown automatically. Set it to `false` to control ``UISearchBar/showsCancelButton``
    /// programmatically.
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true

    // MARK: Beginning and ending

    private var isPresented = false

    /// Whether a search is in progress. Setting it to `true` does not begin editing.
    open var isActive: Bool {
        get { isPresented }
        set { if newValue { begin() } else { end() } }
    }

    private func begin() {
        guard !isPresented else { return }
        delegate?.willPresentSearchController(self)
        isPresented = true
        joinPage()
        partsChanged()
        searchChanged()
        delegate?.didPresentSearchController(self)
    }

    private func end() {
        guard isPresented else { return }
        delegate?.willDismissSearchController(self)
        if presented != nil { dismiss(animated: false) }
        isPresented = false
        bar.text = nil
        bar.endEditing(true)
        partsChanged()
        showResults()
        presenting?.search = nil
        presenting = nil
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }

    private func partsChanged() {
        if automaticallyShowsCancelButton { bar.showsCancelButton = isPresented }
        if automaticallyShowsScopeBar { bar.showsScopeBar = isPresented }
        bar.enableCancel()
        if let page { page.navigationController?.itemChanged(page) }
    }

    /// Dismisses the controller that the search controller presents or, if it presents none, ends the search. Mirrors
    /// `UISearchController`'s `dismiss(animated:completion:)`.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presented == nil else { return super.dismiss(animated: flag, completion: completion) }
        isActive = false
        completion?()
    }

    private func joinPage() {
        guard presenting == nil, let page else { return }
        presenting = page
        page.search = self
    }

    /// The controller whose view contains the search bar or, if the search bar is in a navigation bar, the navigation
    /// controller's top controller.
    private var page: UIViewController? {
        var responder: UIResponder? = bar
        while let current = responder {
            if let navigation = current as? UINavigationController { return navigation.topViewController }
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    // MARK: User actions

    final func searchBegan() {
        if isPresented { searchChanged() } else { begin() }
    }

    final func searchChanged() {
        guard isPresented else { return }
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// Called when Search is tapped. Unverified: the keyboard is dismissed, and the results stay visible.
    final func searchSubmitted() { bar.resignFirstResponder() }

    // MARK: Results

    /// Shows or hides the results in front of the page. They appear and disappear with the page.
    private func showResults() {
        guard let results else { return }
        let isWanted =
            automaticallyShowsSearchResultsController ? bar.text?.isEmpty == false : showsSearchResultsController
        let isShown = results.viewIfLoaded?.superview != nil
        if isPresented, isWanted {
            joinPage()
            guard !isShown, let page = presenting else { return }
            if page.isComing { results.beginAppearanceTransition(true, animated: true) }
            place(results.view, inFrontOf: page.view)
            results.endAppearanceTransition()
        } else if isShown {
            if results.isComing { results.beginAppearanceTransition(false, animated: true) }
            results.view.removeFromSuperview()
            results.endAppearanceTransition()
        }
    }

    /// Called when the page's view has been added to or removed from a superview. Keeps visible results in front of it.
    final func pageMoved() {
        guard let view = results?.viewIfLoaded, view.superview != nil, let page = presenting?.viewIfLoaded else {
            return
        }
        place(view, inFrontOf: page)
    }

    /// Adds a view in front of the page's view or, while the page's view has no superview, inside it. The search bar
    /// stays visible.
    private func place(_ view: UIView, inFrontOf page: UIView) {
        let host = page.superview ?? page
        var frame = host === page ? page.bounds : page.frame
        if bar.isDescendant(of: page) {
            let top = bar.convert(CGPoint(x: 0, y: bar.bounds.height), to: host).y
            frame = CGRect(x: frame.minX, y: top, width: frame.width, height: max(0, frame.maxY - top))
        }
        view.frame = frame
        if host === page { page.addSubview(view) } else { host.insertSubview(view, aboveSubview: page) }
    }
}
