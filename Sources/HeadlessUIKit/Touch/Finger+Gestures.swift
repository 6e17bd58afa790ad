import Foundation

/// Swipes, drags and multiple taps, and the delivery of touches to gesture recognizers.
extension Finger {
    /// Taps a view the given number of times. Use this method for a gesture recognizer that requires that many taps
    /// (``UITapGestureRecognizer/numberOfTapsRequired``), for responders that override the touch methods, or to press a
    /// control several times. Rows, controls with several parts and buttons that open a menu do not react to the taps.
    ///
    /// A recognizer that requires fewer taps recognizes its gesture first, unless it requires a recognizer for more
    /// taps to fail. Unverified: it recognizes its gesture again each time it has received as many taps as it requires,
    /// unless a recognizer for more taps recognizes the same tap and prevents it from doing so.
    public func tap(_ view: UIView, times: Int) throws(TouchRefusal) {
        guard times != 1 else { return try tap(view) }
        var target = try reach(view)
        let page = TouchedPage(view)
        defer { withExtendedLifetime(page) {} }
        if closesOpenRow(view) { return }
        let taps = taps(on: target, upTo: times)
        let touched = Self.control(around: view)
        let control = touched.flatMap { $0.isEnabled && $0.isPressedByTaps ? $0 : nil }
        var isRecognized = false
        if control != nil || taps.contains(where: { $0.recognizer.numberOfTapsRequired == times })
            || TouchDelivery(target, nil).isReceived
        {
            for count in 1...max(1, times) {
                // The action for an earlier tap may have moved or covered the view.
                if count > 1 { target = try reach(view) }
                let touch = TouchDelivery(target, control, tapCount: count)
                touch.begin()
                let next = taps.filter { count.isMultiple(of: $0.recognizer.numberOfTapsRequired) }
                let later = taps.map(\.recognizer).filter { later in
                    let required = later.numberOfTapsRequired
                    return !count.isMultiple(of: required) && (count / required + 1) * required <= times
                }
                let isKept = recognize(next, target, [.ended], tapCount: count, undecided: later)
                if isKept ?? false { touch.cancel() } else { touch.end() }
                if control != nil || isKept != nil || touch.isReceived { isRecognized = true }
            }
        }
        guard isRecognized else {
            if let touched, !touched.isEnabled { throw .disabled(Self.name(touched)) }
            throw .cannot(Self.name(view), what: "tapped \(times) times: no gesture recognizer expects that")
        }
    }

    /// Swipes across a view, either to trigger a ``UISwipeGestureRecognizer`` or to turn the page of a
    /// ``UIPageViewController``. Unverified: gesture recognizers take precedence over page view controllers.
    public func swipe(
        _ view: UIView, _ direction: UISwipeGestureRecognizer.Direction
    ) throws(TouchRefusal) {
        let target = try reach(view)
        let swipes = candidates(target) { (swipe: UISwipeGestureRecognizer) in
            swipe.numberOfTouchesRequired == 1 && !swipe.direction.isDisjoint(with: direction)
        }
        if recognize(swipes, target, [.ended]) != nil { return }
        guard try turnsPage(around: target.hit, direction) else {
            throw .cannot(Self.name(view), what: "swiped: no gesture recognizer expects a swipe that way")
        }
    }

    /// Drags across a view by a distance in points. Use this method for a ``UIPanGestureRecognizer``, for responders
    /// that override the touch methods, or for a control that overrides the tracking methods. The gesture begins,
    /// changes once and ends.
    public func drag(_ view: UIView, by distance: CGPoint) throws(TouchRefusal) {
        let target = try reach(view)
        let start = target.point
        let control = Self.control(around: view).flatMap { $0.isEnabled ? $0 : nil }
        let touch = TouchDelivery(target, control)
        if touch.isReceived { touch.begin() }
        let pans = candidates(target) { (pan: UIPanGestureRecognizer) in
            pan.minimumNumberOfTouches == 1 && !(pan is UIScreenEdgePanGestureRecognizer)
        }
        let isRecognized = recognize(pans, target, [.began, .changed, .ended]) { pan, state in
            if state == .began { pan.moved = .zero }
            guard state == .changed else { return }
            pan.moved = CGPoint(x: pan.moved.x + distance.x, y: pan.moved.y + distance.y)
            pan.point = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
        }
        let end = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
        let isOwn = recognizeOwn(target, to: end)
        if isRecognized ?? isOwn ?? false { return touch.cancel() }
        guard isRecognized != nil || isOwn != nil || touch.isReceived else {
            throw .cannot(Self.name(view), what: "dragged: no pan gesture recognizer expects that")
        }
        touch.move(to: end)
        touch.end()
    }

    /// Delivers a tap to the gesture recognizers of the touched view and its superviews.
    ///
    /// - Returns: Whether a recognizer that recognized the tap cancels the view's touch; `nil` if no recognizer
    ///   recognized the tap.
    func recognizeTap(_ target: ReachableView) -> Bool? {
        let own = recognizeOwn(target)
        return recognize(taps(on: target, upTo: 1), target, [.ended]) ?? own
    }

    /// Delivers a touch to the recognizers of the app's own classes around the touched view. They set their states in their
    /// touch methods.
    ///
    /// - Parameter end: The point to which the finger moves, in the root view's coordinates; `nil` if it stays.
    /// - Returns: Whether a recognizer that recognized a gesture cancels the view's touch; `nil` if none did.
    private func recognizeOwn(_ target: ReachableView, to end: CGPoint? = nil) -> Bool? {
        var cancels: Bool?
        for recognizer in target.hit.recognizersAround where recognizer.isEnabled && recognizer.setsItsState {
            recognizer.point = target.point
            let touch = UITouch(target.hit, at: target.point, tapCount: 1)
            guard recognizer.mayBegin(touch) else {
                recognizer.end()
                continue
            }
            let touches = RecognizedTouches(recognizer, touch)
            touches.deliver(.began, callingTargets: true)
            if let end {
                recognizer.point = end
                touches.deliver(.moved, at: end, callingTargets: true)
            }
            touches.deliver(.ended, at: end, callingTargets: true)
            if [.began, .changed, .ended].contains(recognizer.state) {
                cancels = cancels ?? false || recognizer.cancelsTouchesInView
            }
            recognizer.end()
        }
        return cancels
    }

    /// Returns the tap recognizers that require at most the given number of taps, sorted by the number of taps that
    /// they require, largest first.
    private func taps(on target: ReachableView, upTo times: Int) -> [Candidate<UITapGestureRecognizer>] {
        let taps = candidates(target) { (tap: UITapGestureRecognizer) in
            tap.numberOfTouchesRequired == 1 && tap.numberOfTapsRequired > 0 && tap.numberOfTapsRequired <= times
                && (tap.numberOfTapsRequired > 1 || target.mayRecognizeTouches(tap))
        }
        if times == 1 { return taps }
        return stride(from: times, to: 0, by: -1).flatMap { count in
            taps.filter { $0.recognizer.numberOfTapsRequired == count }
        }
    }

    /// Delivers a tap or a long press to the gesture recognizers of the touched view and its superviews. A long press
    /// that begins nothing counts as a tap.
    ///
    /// - Returns: Whether a recognizer that recognized the touch cancels it, or `true` if a menu has opened; `nil` if
    ///   no recognizer recognized the touch and no menu has opened.
    func recognizePress(_ target: ReachableView, isLong: Bool) -> Bool? {
        guard isLong else { return recognizeTap(target) }
        switch longPress(target, on: nil) {
        case .recognized(let isKept): return isKept
        case .menu, .drag: return true
        case nil: return recognizeTap(target)
        }
    }

    /// Delivers a long press to the gesture recognizers of the touched view and its superviews.
    ///
    /// - Parameter isCut: Whether a drag takes the touch away, which cancels the recognizers.
    /// - Returns: Whether a recognizer that recognized the long press cancels the view's touch; `nil` if no recognizer
    ///   recognized the long press.
    @discardableResult
    func recognizeLongPress(_ target: ReachableView, isCut: Bool = false) -> Bool? {
        let presses = candidates(target) { (press: UILongPressGestureRecognizer) in
            press.numberOfTouchesRequired == 1 && target.mayRecognizeTouches(press)
        }
        return recognize(presses, target, [.began, isCut ? .cancelled : .ended])
    }

    /// A recognizer that may recognize a gesture, and the recognizers that it requires to fail.
    private typealias Candidate<Recognizer: UIGestureRecognizer> = (
        recognizer: Recognizer, rivals: Set<ObjectIdentifier>
    )

    /// Returns the recognizers of the touched view and its superviews, starting with the innermost view. Includes only
    /// recognizers that are enabled and satisfy the given condition.
    ///
    /// - Complexity: O(*n* + *d* · *n*), where *n* is the number of recognizers and *d* is the number of those with a
    ///   delegate, which is called for each pair.
    private func candidates<Recognizer: UIGestureRecognizer>(
        _ target: ReachableView, where isMeant: (Recognizer) -> Bool
    ) -> [Candidate<Recognizer>] {
        let around = target.hit.recognizersAround
        if around.isEmpty { return [] }
        let all = around.compactMap { $0 as? Recognizer }.filter { $0.isEnabled && isMeant($0) }
        let asking = all.filter(\.decidesOnOthers)
        return all.map { one in
            var rivals = Set(one.requiredToFail.map(ObjectIdentifier.init))
            for other in one.decidesOnOthers ? all : asking where other !== one && one.waitsByDelegate(for: other) {
                rivals.insert(ObjectIdentifier(other))
            }
            return (one, rivals)
        }
    }

    /// Delivers a gesture to gesture recognizers in the given order.
    ///
    /// A recognizer is tried after the recognizers that it requires to fail. Recognizers that require each other to
    /// fail never recognize a gesture (unverified). The first recognizer that may begin prevents the others, unless a
    /// delegate allows simultaneous recognition and the other recognizer does not require the first to fail.
    /// Unverified: if a view has several recognizers, the one that was added last is tried first.
    ///
    /// - Parameter undecided: Recognizers that may still recognize a later tap. A recognizer that requires one of them
    ///   to fail must wait.
    private func recognize<Recognizer: UIGestureRecognizer>(
        _ candidates: [Candidate<Recognizer>], _ target: ReachableView, _ states: [UIGestureRecognizer.State],
        tapCount: Int = 1, undecided: [Recognizer] = [],
        step: (Recognizer, UIGestureRecognizer.State) -> Void = { _, _ in }
    ) -> Bool? {
        if candidates.isEmpty { return nil }
        let point = target.point
        let touch = UITouch(target.hit, at: point, tapCount: tapCount)
        var order = RecognitionOrder(
            candidates.map { (ObjectIdentifier($0.recognizer), $0.rivals) },
            undecided: undecided.map(ObjectIdentifier.init))
        var recognized: [Recognizer] = []
        while let next = order.next() {
            let (recognizer, rivals) = candidates[next]
            let isAlone = recognized.allSatisfy { first in
                !rivals.contains(ObjectIdentifier(first)) && first.allows(recognizer)
            }
            guard recognizer.isEnabled, isAlone else { continue }
            recognizer.point = point
            let touches = recognizer.overridesTouches ? RecognizedTouches(recognizer, touch) : nil
            touches?.deliver(.began)
            guard recognizer.state != .failed, recognizer.mayBegin(touch) else {
                if touches == nil { recognizer.point = nil } else { recognizer.end() }
                continue
            }
            recognizer.run(states, at: point) { state in
                step(recognizer, state)
                touches?.deliver(of: state)
            }
            recognized.append(recognizer)
        }
        return recognized.isEmpty ? nil : recognized.contains(where: \.cancelsTouchesInView)
    }
}

/// Delivers a touch to a recognizer that overrides the touch methods.
@MainActor
private struct RecognizedTouches {
    private let recognizer: UIGestureRecognizer
    private let touch: UITouch
    private let event: UIEvent

    init(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
        (self.recognizer, self.touch, event) = (recognizer, touch, UIEvent([touch]))
    }

    /// Delivers the phase that puts a recognizer of UIKit into a state.
    func deliver(of state: UIGestureRecognizer.State) {
        switch state {
        case .changed: deliver(.moved, at: recognizer.point)
        case .ended: deliver(.ended)
        case .cancelled: deliver(.cancelled)
        case .possible, .began, .failed: break
        }
    }

    /// - Parameter callingTargets: Whether the targets are called if the recognizer sets its state.
    func deliver(_ phase: UITouch.Phase, at point: CGPoint? = nil, callingTargets: Bool = false) {
        let before = recognizer.state
        touch.begin(phase, at: point)
        switch phase {
        case .began: recognizer.touchesBegan([touch], with: event)
        case .moved: recognizer.touchesMoved([touch], with: event)
        case .cancelled: recognizer.touchesCancelled([touch], with: event)
        default: recognizer.touchesEnded([touch], with: event)
        }
        if callingTargets, recognizer.state != before, ![.possible, .failed].contains(recognizer.state) {
            recognizer.callTargets()
        }
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer's class overrides the touch methods, or the methods that decide on other recognizers.
    fileprivate var overridesTouches: Bool {
        UIGestureRecognizer._replacesTouches || OverriddenMethods.recognition.areOverridden(by: type(of: self))
    }
    /// Whether the recognizer may prevent others, or may require them to fail.
    fileprivate var decidesOnOthers: Bool { delegate != nil || overridesTouches }

    /// Returns whether a recognizer may recognize a gesture although this one has recognized it.
    fileprivate func allows(_ other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
            || !canPrevent(other) || !other.canBePrevented(by: self)
    }

    /// Whether the recognizer is of a class of the app that recognizes its own gesture.
    fileprivate var setsItsState: Bool {
        overridesTouches
            && !(self is UITapGestureRecognizer || self is UIPanGestureRecognizer || self is UISwipeGestureRecognizer
                || self is UILongPressGestureRecognizer || self is UIPinchGestureRecognizer
                || self is UIRotationGestureRecognizer)
    }
}

/// The order in which recognizers are tried: each time, the first recognizer that waits for no other.
///
/// - Complexity: O((*n* + *r*) log *n*) in total, where *n* is the number of recognizers and *r* is the number of
///   requirements between them.
private struct RecognitionOrder {
    /// For each recognizer, the number of recognizers that it waits for.
    private var waits: [Int]
    /// For each recognizer, those that wait for it.
    private var followers: [[Int]]
    /// The recognizers that wait for no other, as a heap with the first of them at its root.
    private var ready: [Int] = []

    /// - Parameter undecided: Recognizers that never fail. Those that wait for them are not returned.
    init(_ candidates: [(id: ObjectIdentifier, rivals: Set<ObjectIdentifier>)], undecided: [ObjectIdentifier]) {
        waits = Array(repeating: 0, count: candidates.count)
        followers = Array(repeating: [], count: candidates.count)
        let undecided = Set(undecided)
        let places = Dictionary(candidates.enumerated().map { ($1.id, $0) }) { first, _ in first }
        for (index, candidate) in candidates.enumerated() {
            for rival in candidate.rivals where rival != candidate.id {
                if undecided.contains(rival) { waits[index] += 1 }
                guard let place = places[rival] else { continue }
                waits[index] += 1
                followers[place].append(index)
            }
        }
        for index in candidates.indices where waits[index] == 0 { add(index) }
    }

    /// Removes and returns the index of the next recognizer; `nil` if all others wait.
    mutating func next() -> Int? {
        guard let first = ready.first else { return nil }
        let last = ready.removeLast()
        if !ready.isEmpty {
            ready[0] = last
            sink()
        }
        for follower in followers[first] {
            waits[follower] -= 1
            if waits[follower] == 0 { add(follower) }
        }
        return first
    }

    private mutating func add(_ index: Int) {
        ready.append(index)
        var place = ready.count - 1
        while place > 0, ready[place] < ready[(place - 1) / 2] {
            ready.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    private mutating func sink() {
        var place = 0
        while true {
            let children = [2 * place + 1, 2 * place + 2].filter { $0 < ready.count }
            guard let least = children.min(by: { ready[$0] < ready[$1] }), ready[least] < ready[place] else { return }
            ready.swapAt(place, least)
            place = least
        }
    }
}

extension ReachableView {
    /// Returns whether a recognizer may recognize a tap or a long press. If the touch hits a control that takes
    /// precedence over the recognizers of its superviews, only recognizers of the control and its subviews may
    /// recognize the touch.
    fileprivate func mayRecognizeTouches(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let control = Finger.control(around: hit), control.precedesSuperviews else { return true }
        return recognizer.view?.isDescendant(of: control) ?? false
    }
}

extension UIControl {
    /// Whether each tap presses the control when it is tapped several times in a row.
    fileprivate var isPressedByTaps: Bool {
        adviceForTap == nil && (!showsMenuAsPrimaryAction || (self as? UIButton)?.menu == nil)
    }
}
