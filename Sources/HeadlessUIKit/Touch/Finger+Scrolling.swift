import Foundation

extension Finger {
    /// Drags a scroll view's content by a distance in points; positive values reveal content further down.
    ///
    /// The drag stops at the content's edge. If a row in the list is swiped open, the row closes (unverified).
    public func scroll(_ scrollView: UIScrollView, by distance: CGFloat) throws(TouchRefusal) {
        try scroll(scrollView, CGPoint(x: 0, y: distance))
    }

    /// Drags a scroll view's content sideways by a distance in points; positive values reveal content further to the
    /// right. The drag stops at the content's edge.
    public func scroll(_ scrollView: UIScrollView, sidewaysBy distance: CGFloat) throws(TouchRefusal) {
        try scroll(scrollView, CGPoint(x: distance, y: 0))
    }

    private func scroll(_ view: UIScrollView, _ distance: CGPoint) throws(TouchRefusal) {
        try reach(view)
        guard view.isScrollEnabled else { throw .notAllowed("scrolling is switched off") }
        Self.moved(x: -distance.x, y: -distance.y)
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
    /// allows.
    public func scroll(_ list: UIScrollView, toRowAt indexPath: IndexPath) throws(TouchRefusal) {
        try reach(list)
        guard list.isScrollEnabled else { throw .notAllowed("scrolling is switched off") }
        let engine = try engine(of: list)
        guard let row = engine.row(indexPath).map({ engine.follow($0) }) else { throw .noSuchRow(indexPath) }
        let before = list.contentOffset
        defer { Self.moved(x: before.x - list.contentOffset.x, y: before.y - list.contentOffset.y) }
        drag(list) {
            // The delegate, which was notified when the drag began, may have changed the rows.
            list.layoutIfNeeded()
            if let path = row.path { engine.scroll(to: path.indexPath, .start) }
        }
    }

    /// Taps the status bar, which scrolls the scroll view to its top unless the delegate refuses.
    public func scrollToTop(_ scrollView: UIScrollView) throws(TouchRefusal) {
        try reach(scrollView)
        guard scrollView.isScrollEnabled, scrollView.scrollsToTop else {
            throw .notAllowed("a tap on the status bar does not scroll this to its top")
        }
        let delegate = scrollView.scrollDelegate
        guard delegate?.scrollViewShouldScrollToTop(scrollView) ?? true else { return }
        scrollView.listEngine?.closeOpenRow()
        let top = -scrollView.adjustedContentInset.top
        scrollView.contentOffset = CGPoint(x: scrollView.contentOffset.x, y: top)
        scrollView.layoutIfNeeded()
        delegate?.scrollViewDidScrollToTop(scrollView)
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
    /// as UIKit. The scroll view decelerates only if the delegate, or a section that scrolls orthogonally, chooses a
    /// target other than the offset at which the finger lifts.
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
        delegate?.scrollViewWillEndDragging(scrollView, withVelocity: .zero, targetContentOffset: &target)
        scrollView.isDragging = false
        let decelerates = target != lifted
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
