/// The data source and delegate of a list. It is separate from the director so that the data source and delegate
/// methods are not part of the director's public interface.
///
/// The list's scroll view delegate calls are forwarded, unchanged and in order, to the director's `scrollDelegate`.
@MainActor
class ListAdapter: NSObject, UIScrollViewDelegate {
    // The class is not generic over the section type, because a generic class can't implement UIKit's Objective-C
    // protocols.

    private let rowCore: RowCore
    /// The cell registrations, which are shared by the list's current director and all previous directors.
    final let registrations: CellRegistrations
    /// Whether a row stays selected after it has been tapped.
    @exclusivity(unchecked) final var keepsSelection = false
    /// The names of all actions, events and questions that a handler has ever been registered for.
    final private(set) var handledNames: [ActionName] = []

    init(_ core: RowCore) {
        rowCore = core
        registrations = core.list.registrations
        super.init()
        core.adapter = self
    }

    /// The director's bus.
    final var bus: CellActionBus { rowCore.bus }

    /// The app's scroll view delegate, if it differs from ``delegate``.
    final weak var ownScrollDelegate: (any UIScrollViewDelegate)?

    /// The app's scroll view delegate.
    private var scrollDelegate: (any UIScrollViewDelegate)? { ownScrollDelegate ?? delegate }

    /// The app's delegate for methods that the adapter does not implement.
    weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            showMethods()
            showMethodsAfter(delegate)
        }
    }

    /// Makes the list check again which methods its delegate implements. If the list is updating or displaying cells, or
    /// the bus is dispatching, it checks later, when it has finished displaying cells.
    final func showMethods() {
        if rowCore.phases.allows(.settingDelegate), !bus.isDispatching {
            setDelegateAgain()
        } else {
            rowCore.later(.delegate, .layout) { [weak self] in self?.setDelegateAgain() }
        }
    }

    /// Sets the list's delegate again, if it is this adapter. Sets it to `nil` first, because UIKit checks the delegate's
    /// methods only when a different delegate is set.
    func setDelegateAgain() {}

    /// Called for each handler that is registered, because the list may now have to call delegate methods that it has
    /// skipped so far.
    final func handlerWasAdded(for name: ActionName) {
        if !handledNames.contains(name) {
            handledNames.append(name)
            if Self.hiddenQuestions.contains(name) { showMethods() }
            didAddFirstHandler(for: name)
        }
        didAddHandler(for: name)
    }

    /// Called when the first handler for an action, event or question is registered.
    func didAddFirstHandler(for name: ActionName) {}

    /// Called for each handler that is registered.
    func didAddHandler(for name: ActionName) {}

    /// The questions whose delegate methods are hidden from UIKit until a handler is registered.
    static let hiddenQuestions: [ActionName] = [
        RowQuestion.height.name, RowQuestion.estimatedHeight.name, RowQuestion.size.name,
        RowQuestion.shouldIndentWhileEditing.name, RowQuestion.deleteTitle.name, RowQuestion.contextMenu.name,
    ]

    /// Whether a handler has ever been registered for a question.
    final func isAnswered(_ question: ActionName) -> Bool { handledNames.contains(question) }

    // The parentheses around each method reference let the code compile both with UIKit, where delegate methods are
    // optional, and with the headless module, where they are not.

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        (scrollDelegate?.scrollViewDidScroll)?(scrollView)
    }

    // MARK: Dragging

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        (scrollDelegate?.scrollViewWillBeginDragging)?(scrollView)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        (scrollDelegate?.scrollViewWillEndDragging)?(scrollView, velocity, targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        (scrollDelegate?.scrollViewDidEndDragging)?(scrollView, decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        (scrollDelegate?.scrollViewWillBeginDecelerating)?(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        (scrollDelegate?.scrollViewDidEndDecelerating)?(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        (scrollDelegate?.scrollViewDidEndScrollingAnimation)?(scrollView)
    }

    // MARK: Scrolling to the top

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        (scrollDelegate?.scrollViewShouldScrollToTop)?(scrollView) ?? true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        (scrollDelegate?.scrollViewDidScrollToTop)?(scrollView)
    }

    // MARK: Zooming

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        (scrollDelegate?.viewForZooming)?(scrollView) ?? nil
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        (scrollDelegate?.scrollViewDidZoom)?(scrollView)
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        (scrollDelegate?.scrollViewWillBeginZooming)?(scrollView, view)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        (scrollDelegate?.scrollViewDidEndZooming)?(scrollView, view, scale)
    }

    // MARK: Insets

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        (scrollDelegate?.scrollViewDidChangeAdjustedContentInset)?(scrollView)
    }
}

extension DirectedList {
    var directorsBus: CellActionBus? { (currentDataSource as? ListAdapter)?.bus }
}
