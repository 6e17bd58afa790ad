import Foundation

extension Finger {
    /// Drags a scroll view's content, by points: positive shows what lies further down. The content ends the drag. A row of
    /// a list that is open closes (unverified).
    public func scroll(_ scrollView: UIScrollView, by distance: CGFloat) throws(TouchRefusal) {
        try scroll(scrollView, CGPoint(x: 0, y: distance))
    }

    /// Drags a scroll view's content sideways, by points: positive shows what lies further right. The content ends the drag.
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
                // Where rows that come into sight make the content longer, the finger drags on.
                if rest != .zero { view.listEngine?.carryOutPending() }
            }
        }
    }

    /// Scrolls a row or item to the list's start. If the content does not reach so far, as near as it allows.
    public func scroll(_ list: UIScrollView, toRowAt indexPath: IndexPath) throws(TouchRefusal) {
        try reach(list)
        guard list.isScrollEnabled else { throw .notAllowed("scrolling is switched off") }
        let engine = try engine(of: list)
        guard let row = engine.row(indexPath).map({ engine.follow($0) }) else { throw .noSuchRow(indexPath) }
        let before = list.contentOffset
        defer { Self.moved(x: before.x - list.contentOffset.x, y: before.y - list.contentOffset.y) }
        drag(list) {
            // Who heard of the beginning may have changed the rows.
            list.layoutIfNeeded()
            if let path = row.path { engine.scroll(to: path.indexPath, .start) }
        }
    }

    /// Taps the status bar to scroll to the top. The delegate may refuse.
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

    /// Taps a title of a table's index to scroll to its section.
    public func tap(indexTitle title: String, in tableView: UITableView) throws(TouchRefusal) {
        try reach(tableView)
        let titles = tableView.shownIndexTitles
        guard let index = titles.firstIndex(of: title) else {
            throw .notAllowed(titles.isEmpty ? "the table has no index" : "the index has no \"\(title)\"")
        }
        tableView.tapIndexTitle(at: index)
        tableView.layoutIfNeeded()
    }

    /// The finger goes down, moves and lifts, in UIKit's order. Only a target of the delegate's own decelerates.
    func drag(_ scrollView: UIScrollView, _ move: () -> Void) {
        let delegate = scrollView.scrollDelegate
        scrollView.listEngine?.closeOpenRow()
        let start = scrollView.contentOffset
        scrollView.isDragging = true
        delegate?.scrollViewWillBeginDragging(scrollView)
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
