import Foundation

/// Multiple taps, swipes and drags, which gesture recognizers handle.
extension Finger {
    /// Taps a view the given number of times, for a gesture recognizer with that
    /// ``UITapGestureRecognizer/numberOfTapsRequired``.
    public func tap(_ view: UIView, times: Int) throws(TouchRefusal) {
        guard times != 1 else { return try tap(view) }
        try reach(view)
        guard recognizeTap(Self.touched(view), times: times) != nil else {
            throw .cannot(Self.name(view), what: "tapped \(times) times: no gesture recognizer expects that")
        }
    }

    /// Swipes across a view, for a ``UISwipeGestureRecognizer``.
    public func swipe(
        _ view: UIView, _ direction: UISwipeGestureRecognizer.Direction
    ) throws(TouchRefusal) {
        try reach(view)
        let isRecognized = recognize(Self.touched(view), [.ended]) { (swipe: UISwipeGestureRecognizer) in
            swipe.numberOfTouchesRequired == 1 && !swipe.direction.isDisjoint(with: direction)
        }
        guard isRecognized != nil else {
            throw .cannot(Self.name(view), what: "swiped: no gesture recognizer expects a swipe that way")
        }
    }

    /// Drags across a view by a distance in points, for a ``UIPanGestureRecognizer``. The gesture begins, changes once
    /// and ends.
    public func drag(_ view: UIView, by distance: CGPoint) throws(TouchRefusal) {
        try reach(view)
        let start = view.middleInRoot
        let isRecognized = recognize(Self.touched(view), [.began, .changed, .ended]) { pan, state in
            if state == .began { pan.moved = .zero }
            guard state == .changed else { return }
            pan.moved = CGPoint(x: pan.moved.x + distance.x, y: pan.moved.y + distance.y)
            pan.point = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
        } where: { (pan: UIPanGestureRecognizer) in
            pan.minimumNumberOfTouches == 1
        }
        guard isRecognized != nil else {
            throw .cannot(Self.name(view), what: "dragged: no pan gesture recognizer expects that")
        }
    }

    /// Returns the view that a touch hits: a cell's content view or, if the view is not a cell, the view itself.
    private static func touched(_ view: UIView) -> UIView { view.listCell.map { content(of: $0) } ?? view }

    /// Delivers a tap to the gesture recognizers of a view and its superviews.
    ///
    /// - Returns: Whether a recognizer that recognized the tap cancels the view's touch; `nil` if no recognizer
    ///   recognized the tap.
    func recognizeTap(_ view: UIView, times: Int = 1) -> Bool? {
        recognize(view, [.ended]) { (tap: UITapGestureRecognizer) in
            tap.numberOfTapsRequired == times && tap.numberOfTouchesRequired == 1
        }
    }

    /// Delivers a long press to the gesture recognizers of a view and its superviews.
    ///
    /// - Returns: Whether a recognizer that recognized the long press cancels the view's touch; `nil` if no recognizer
    ///   recognized the long press.
    func recognizeLongPress(_ view: UIView) -> Bool? {
        recognize(view, [.began, .ended]) { (press: UILongPressGestureRecognizer) in
            press.numberOfTouchesRequired == 1
        }
    }

    /// Delivers a gesture to the gesture recognizers of a view and its superviews, innermost view first.
    ///
    /// A recognizer is tried after those that it requires to fail; recognizers that require each other to fail never
    /// recognize a gesture (unverified). The first recognizer that may begin prevents the others, unless a delegate
    /// allows simultaneous recognition and the other recognizer does not require the first to fail (unverified: among
    /// the recognizers of one view, the one that was added last is tried first).
    private func recognize<Recognizer: UIGestureRecognizer>(
        _ view: UIView, _ states: [UIGestureRecognizer.State],
        step: (Recognizer, UIGestureRecognizer.State) -> Void = { _, _ in }, where isMeant: (Recognizer) -> Bool
    ) -> Bool? {
        let around = view.recognizersAround
        if around.isEmpty { return nil }
        let point = view.middleInRoot
        let touch = UITouch(view, at: point)
        let candidates = around.compactMap { $0 as? Recognizer }.filter { $0.isEnabled && isMeant($0) }
        var waiting = candidates.map { one in (one, rivals: candidates.filter { $0 !== one && one.waits(for: $0) }) }
        var recognized: [Recognizer] = []
        while let next = waiting.firstIndex(where: { item in
            !item.rivals.contains { rival in waiting.contains { $0.0 === rival } }
        }) {
            let (recognizer, rivals) = waiting.remove(at: next)
            let isAlone = recognized.allSatisfy { first in
                !rivals.contains(first)
                    && (first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: recognizer) ?? false
                        || recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: first)
                            ?? false)
            }
            guard recognizer.isEnabled, isAlone else { continue }
            recognizer.point = point
            guard recognizer.mayBegin(touch) else {
                recognizer.point = nil
                continue
            }
            recognizer.run(states, at: point) { step(recognizer, $0) }
            recognized.append(recognizer)
        }
        return recognized.isEmpty ? nil : recognized.contains(where: \.cancelsTouchesInView)
    }
}

extension UIView {
    fileprivate var middleInRoot: CGPoint {
        convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    }

    /// The gesture recognizers that receive the touches of this view: its own and those of its superviews, except views
    /// that do not accept touches.
    fileprivate var recognizersAround: [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view: UIView? = self
        while let current = view {
            if let rareProperties = current.rareProperties, current.isUserInteractionEnabled {
                found += rareProperties.recognizers.reversed()
            }
            view = current.superviewStorage
        }
        return found
    }
}
