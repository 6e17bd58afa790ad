import Foundation

extension Finger {
    /// Pulls a scroll view down until its refresh control starts refreshing.
    public func pullToRefresh(_ scrollView: UIScrollView) throws(TouchRefusal) {
        try reach(scrollView)
        guard scrollView.isScrollEnabled else { throw .notAllowed("scrolling is switched off") }
        guard let control = scrollView.refreshControl else { throw .notAllowed("there is no refresh control to pull") }
        guard control.isEnabled else { throw .disabled(Self.name(control)) }
        guard !control.isRefreshing else { throw .notAllowed("it is refreshing already") }
        drag(scrollView) {
            scrollView.contentOffset = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
        }
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
    }
}
