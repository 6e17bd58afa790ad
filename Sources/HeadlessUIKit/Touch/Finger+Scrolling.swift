import Foundation

extension Finger {
    /// Drags a scroll view's content by a distance in points; positive values reveal content further down.
    ///
    /// The drag stops at the content's edge and, if ``UIScrollView/isPagingEnabled`` is `true`, the content then moves to
    /// the nearest page. If a row in the list is swiped open, the row closes (unverified). If the content fits and does
    /// not bounce, the drag has no effect.
    public func scroll(_ scrollView: UIScrollView, by distance: CGFloat) throws(TouchRefusal) {
        try scroll(scrollView, CGPoint(x: 0, y: distance))
    }

    /// Drags a scroll view's content sideways by a distance in points; positive values reveal content further to the
    /// right. The drag stops at the content's edge or at a page.
    public func scroll(_ scrollView: UIScrollView, sidewaysBy distance: CGFloat) throws(TouchRefusal) {
        try scroll(scrollView, CGPoint(x: distance, y: 0))
    }

    /// Checks that a finger can reach a scroll view and that the scroll view's recognizer for drags is enabled.
    func reachScrollable(_ scrollView: UIScrollView) throws(TouchRefusal) {
        try reach(scrollView)
        guard scrollView.isScrollEnabled, scrollView.panGestureRecognizer.isEnabled else {
            throw .notAllowed("scrolling is switched off")
        }
    }

    private func scroll(_ view: UIScrollView, _ distance: CGPoint) throws(TouchRefusal) {
        try reachScrollable(view)
        Self.moved(x: -distance.x, y: -distance.y)
        guard distance.x != 0 && view.canBeDragged(.horizontal) || distance.y != 0 && view.canBeDragged(.vertical)
        else { return }
        drag(view) {
            var rest = distance
            while rest != .zero {
                let offset = view.contentOffset
                let goal = CGPoint(x: offset.x + rest.x, y: offset.y + rest.y)
                let reached = view.clamped(goal)
                guard reached != offset else { break }
                view.contentOffset = reached
                rest = CGPoint(x: goal.x - reached.x, y: goal.y - reached.y)
                // If the rows that appear make the content longer, the drag continues.
                if rest != .zero { view.listEngine?.carryOutPending() }
            }
        }
    }

    /// Scrolls a list until a row or item is at the start of the visible area, or as close to the start as the content
    /// allows. If the list scrolls by pages, scrolls to the page on which the row begins.
    public func scroll(_ list: UIScrollView, toRowAt indexPath: IndexPath) throws(TouchRefusal) {
        try reachScrollable(list)
        let engine = try engine(of: list)
        guard let row = engine.row(indexPath).map({ engine.follow($0) }) else { throw .noSuchRow(indexPath) }
        let before = list.contentOffset
        defer { Self.moved(x: before.x - list.contentOffset.x, y: before.y - list.contentOffset.y) }
        drag(list) {
            // The delegate, which was notified when the drag began, may have changed the rows.
            list.layoutIfNeeded()
            guard let path = row.path else { return }
            engine.scroll(to: engine.indexPath(path), .start)
            guard list.isPagingEnabled else { return }
            let (before, after) = list.pages(around: list.contentOffset)
            list.contentOffset = CGPoint(x: list.pagesFromRight ? after.x : before.x, y: before.y)
        }
    }

    /// Taps the status bar, which scrolls the scroll view to its top unless the delegate refuses or the content is
    /// already there.
    ///
    /// Throws if another scroll view on screen has ``UIScrollView/scrollsToTop`` set as well. Apple: "On iPhone, the
    /// scroll-to-top gesture has no effect if there is more than one scroll view on-screen that has scrollsToTop set to
    /// `true`." On iPad, the scroll view that is closest to the status bar scrolls. Unverified: a scroll view whose
    /// scrolling is disabled does not count.
    public func scrollToTop(_ scrollView: UIScrollView) throws(TouchRefusal) {
        try reach(scrollView)
        guard scrollView.wantsStatusBarTap else {
            throw .notAllowed("a tap on the status bar does not scroll this to its top")
        }
        try checkAlone(scrollView)
        let top = -scrollView.restingInset
        guard scrollView.contentOffset.y > top else { return }
        let delegate = scrollView.scrollDelegate
        guard delegate?.scrollViewShouldScrollToTop(scrollView) ?? true else { return }
        scrollView.listEngine?.closeOpenRow()
        scrollView.contentOffset = CGPoint(x: scrollView.contentOffset.x, y: top)
        scrollView.layoutIfNeeded()
        delegate?.scrollViewDidScrollToTop(scrollView)
    }

    /// Throws if a tap on the status bar scrolls another scroll view, or none because several views want it.
    private func checkAlone(_ scrollView: UIScrollView) throws(TouchRefusal) {
        let mark = Self.mark
        defer { Self.mark = mark }
        let place = scrollView.convert(scrollView.bounds, to: nil)
        let isPad = scrollView.traitCollection.userInterfaceIdiom == .pad
        for other in scrollView.root.scrollViewsInside where other !== scrollView && other.wantsStatusBarTap {
            let otherPlace = other.convert(other.bounds, to: nil)
            if isPad, otherPlace.minY >= place.minY || otherPlace.minX > place.minX || otherPlace.maxX < place.maxX {
                continue
            }
            guard (try? reach(other)) != nil else { continue }
            let (name, otherName) = (Self.name(scrollView), Self.name(other))
            throw .notAllowed(
                isPad
                    ? "a tap on the status bar scrolls \(otherName), which is closer to it"
                    : "a tap on the status bar scrolls nothing: \(name) and \(otherName) both have scrollsToTop set")
        }
    }

    /// Taps a title in a table's index, which scrolls the table to the corresponding section.
    public func tap(indexTitle title: String, in tableView: UITableView) throws(TouchRefusal) {
        try reach(tableView)
        let titles = tableView.shownIndexTitles
        guard let index = titles.firstIndex(of: title) else {
            throw .notAllowed(titles.isEmpty ? "the table has no index" : "the index has no \"\(title)\"")
        }
        tableView.tapIndexTitle(at: index)
        tableView.layoutIfNeeded()
    }

    /// Touches a scroll view, moves its content and lifts the finger, calling the delegate's methods in the same order
    /// as UIKit. The scroll view decelerates if the delegate, or a section that scrolls orthogonally, chooses a target
    /// other than the offset at which the finger lifts, and after each drag of a scroll view that scrolls by pages.
    func drag(_ scrollView: UIScrollView, _ move: () -> Void) {
        let delegate = scrollView.scrollDelegate
        scrollView.listEngine?.closeOpenRow()
        let start = scrollView.contentOffset
        scrollView.isDragging = true
        delegate?.scrollViewWillBeginDragging(scrollView)
        if scrollView.keyboardDismissMode.dismissesOnDrag, Keyboard.shownFrame != nil {
            UIResponder.firstResponder?.resignFirstResponder()
        }
        move()
        let lifted = scrollView.contentOffset
        var target = scrollView.rest(from: start, lifted: lifted)
        let page = scrollView.isPagingEnabled ? target : nil
        delegate?.scrollViewWillEndDragging(scrollView, withVelocity: .zero, targetContentOffset: &target)
        if let page, target != page {
            ListWarning.log("Stop offset can not be modified for paging scroll views")
            target = page
        }
        scrollView.isDragging = false
        let decelerates = target != lifted || page != nil && lifted != start
        delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerates)
        if decelerates {
            scrollView.isDecelerating = true
            delegate?.scrollViewWillBeginDecelerating(scrollView)
            scrollView.contentOffset = scrollView.clamped(target)
            scrollView.isDecelerating = false
            delegate?.scrollViewDidEndDecelerating(scrollView)
        }
        scrollView.layoutIfNeeded()
    }
}

extension UIScrollView {
    /// Whether a tap on the status bar may scroll the content to its top.
    fileprivate var wantsStatusBarTap: Bool { isScrollEnabled && scrollsToTop }
}

extension UIView {
    /// The scroll views in this view, including itself and those inside other scroll views.
    final var scrollViewsInside: [UIScrollView] {
        let own = (self as? UIScrollView).map { [$0] } ?? []
        return hasSafeAreaFollowers ? own + subviewStorage.flatMap(\.scrollViewsInside) : own
    }
}
