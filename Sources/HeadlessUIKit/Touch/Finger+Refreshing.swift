import Foundation

extension Finger {
    /// Pulls a scroll view down until its refresh control starts refreshing. Throws if the content can't be pulled
    /// beyond its top because it does not bounce, or because it fits and does not always bounce.
    public func pullToRefresh(_ scrollView: UIScrollView) throws(TouchRefusal) {
        try reachScrollable(scrollView)
        guard let control = scrollView.refreshControl else { throw .notAllowed("there is no refresh control to pull") }
        guard control.isEnabled else { throw .disabled(Self.name(control)) }
        guard !control.isRefreshing else { throw .notAllowed("it is refreshing already") }
        guard scrollView.bounces else { throw .notAllowed("the content can't be pulled: bounces is false") }
        guard scrollView.canBeDragged(.vertical) else {
            throw .notAllowed("the content can't be pulled: it fits, and alwaysBounceVertical is false")
        }
        drag(scrollView) {
            scrollView.contentOffset = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.restingInset)
        }
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
    }
}
