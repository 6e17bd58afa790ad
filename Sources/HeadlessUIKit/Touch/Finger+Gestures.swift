import Foundation

/// What a finger does where gesture recognizers are.
extension Finger {
    /// Taps a view several times, as ``UITapGestureRecognizer/numberOfTapsRequired`` asks for.
    public func tap(_ view: UIView, times: Int) throws(TouchRefusal) {
        guard times != 1 else { return try tap(view) }
        try reach(view)
        guard recognizeTap(Self.touched(view), times: times) != nil else {
            throw .cannot(Self.name(view), what: "tapped \(times) times: nothing around it waits for that")
        }
    }

    /// Swipes over a view, for a ``UISwipeGestureRecognizer``.
    public func swipe(
        _ view: UIView, _ direction: UISwipeGestureRecognizer.Direction
    ) throws(TouchRefusal) {
        try reach(view)
        let isRecognized = recognize(Self.touched(view), [.ended]) { (swipe: UISwipeGestureRecognizer) in
            swipe.numberOfTouchesRequired == 1 && !swipe.direction.isDisjoint(with: direction)
        }
        guard isRecognized != nil else {
            throw .cannot(Self.name(view), what: "swiped: nothing around it waits for a swipe that way")
        }
    }

    /// Drags a finger over a view, by points, for a ``UIPanGestureRecognizer``: it begins, changes once and ends.
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
            throw .cannot(Self.name(view), what: "dragged: nothing around it waits for that")
        }
    }

    /// A cell is touched on its content.
    private static func touched(_ view: UIView) -> UIView { view.listCell.map { content(of: $0) } ?? view }

    /// - Returns: Whether the touch is kept from the view; `nil`: nobody recognized a tap.
    func recognizeTap(_ view: UIView, times: Int = 1) -> Bool? {
        recognize(view, [.ended]) { (tap: UITapGestureRecognizer) in
            tap.numberOfTapsRequired == times && tap.numberOfTouchesRequired == 1
        }
    }

    /// - Returns: Whether the touch is kept from the view; `nil`: nobody recognized a long press.
    func recognizeLongPress(_ view: UIView) -> Bool? {
        recognize(view, [.began, .ended]) { (press: UILongPressGestureRecognizer) in
            press.numberOfTouchesRequired == 1
        }
    }

    /// Has the recognizers of a view and of those around it recognize a gesture, the nearest first. The first one that may
    /// begin keeps the others from it, unless a delegate lets both (unverified: of two in one view the one added last is first).
    private func recognize<Recognizer: UIGestureRecognizer>(
        _ view: UIView, _ states: [UIGestureRecognizer.State],
        step: (Recognizer, UIGestureRecognizer.State) -> Void = { _, _ in }, where isMeant: (Recognizer) -> Bool
    ) -> Bool? {
        let around = view.recognizersAround
        if around.isEmpty { return nil }
        let point = view.middleInRoot
        let touch = UITouch(view, at: point)
        var recognized: [Recognizer] = []
        for recognizer in around where recognizer.isEnabled {
            guard let recognizer = recognizer as? Recognizer, isMeant(recognizer) else { continue }
            let isAlone = recognized.allSatisfy { first in
                !recognizer.waits(for: first)
                    && (first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: recognizer) ?? false
                        || recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: first)
                            ?? false)
            }
            guard isAlone else { continue }
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

    /// The recognizers of this view and of those around it that a touch of it reaches.
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
