/// What answers a list as its data source and its delegate, in place of its director, whose own members are its user's.
///
/// What the list says as a scroll view goes on, unchanged and in order, to the director's `scrollDelegate`.
@MainActor
class ListAdapter: NSObject, UIScrollViewDelegate {
    // A class that knew the type of the sections could not answer UIKit, whose protocols are Objective-C's.

    /// The bus of the director.
    let bus: CellActionBus

    init(_ bus: CellActionBus) { self.bus = bus }

    /// The user's delegate for what the list says as a scroll view.
    var scrollDelegate: (any UIScrollViewDelegate)? { nil }

    /// The user's delegate for what is left out here.
    weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            showMethods()
            showMethodsAfter(delegate)
        }
    }

    /// UIKit's list looks for the methods of its delegate when it gets another one, and not when it gets the same again.
    func showMethods() {}

    /// Sets the list's delegate again, and not while the list waits for the delegate that it has to return.
    final func showMethods<Section>(in core: ListCore<Section>, _ setAgain: @escaping @MainActor () -> Void) {
        guard core.displayDepth > 0 || core.isUpdating || bus.isDispatching else { return setAgain() }
        core.list.afterDisplaying(setAgain)
    }

    /// Somebody is registered to answer a question, or to hear of an event, for the first time.
    func didAddFirstHandler(for name: ActionName) {
        if Self.hiddenQuestions.contains(name) { showMethods() }
    }

    /// The questions whose methods UIKit's lists do not see until somebody answers.
    static let hiddenQuestions: Set<ActionName> = [
        RowQuestion.height.name, RowQuestion.estimatedHeight.name, RowQuestion.size.name,
        RowQuestion.shouldIndentWhileEditing.name, RowQuestion.deleteTitle.name, RowQuestion.contextMenu.name,
    ]

    /// Somebody is registered, for rows of one type.
    func didAddHandler(for name: ActionName) {}

    /// Whether somebody was ever registered to answer a question.
    func isAnswered(_ question: ActionName) -> Bool { false }

    // A method is taken as a value before it is called: UIKit's are optional, the headless ones are not, and both make an
    // optional function.

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

    // MARK: To the top

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
