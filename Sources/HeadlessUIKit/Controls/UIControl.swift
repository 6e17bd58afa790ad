import Foundation

/// A view that the user operates by touch. Mirrors `UIControl` and its members, UIKit.
open class UIControl: UIView {
    /// An event of a control. Mirrors `UIControl.Event`; each member mirrors UIKit's of the same name and value.
    ///
    /// A simulated touch sends the touch events, `menuActionTriggered` (if it opens a menu), `valueChanged` (from
    /// controls with a value), the editing events (from text fields) and `primaryActionTriggered`. Unverified:
    /// `touchDownRepeat` is sent together with `touchDown`, `touchDragEnter` with `touchDragInside`, and
    /// `touchDragExit` with `touchDragOutside`.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control. Mirrors `UIControl.State`; each member mirrors UIKit's of the same name and value.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = State([])
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
        public static let application = State(rawValue: 0x00FF_0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Mirrors `UIControl.ContentVerticalAlignment`.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    /// Mirrors `UIControl.ContentHorizontalAlignment`.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// Mirrors `UIControl.init(frame:primaryAction:)`: the action is added for `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UIControl.controlProperties, to: self)
    }

    // MARK: State

    /// Mirrors `UIControl.isEnabled`. A disabled control does not react to touches, but still blocks touches of the
    /// views behind it.
    open var isEnabled = true { didSet { KeyValueObserving.changed(self) } }
    open var isSelected = false { didSet { KeyValueObserving.changed(self) } }
    open var isHighlighted = false { didSet { KeyValueObserving.changed(self) } }
    /// Whether a tap opens the control's menu.
    open var showsMenuAsPrimaryAction = false
    /// Mirrors `UIControl.isContextMenuInteractionEnabled`: stored, but has no effect.
    open var isContextMenuInteractionEnabled = false
    open internal(set) var isTracking = false
    /// Whether the touch that the control tracks is inside the control's bounds.
    open internal(set) var isTouchInside = false
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center

    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// The intrinsic content size. If a dimension has no intrinsic metric, the frame's width or height is used.
    final var contentSize: CGSize {
        let content = intrinsicContentSize
        return CGSize(
            width: content.width == UIView.noIntrinsicMetric ? frame.width : content.width,
            height: content.height == UIView.noIntrinsicMetric ? frame.height : content.height)
    }

    /// Converts the baseline offsets of vertically centered text, which are measured from the edges of the text, to
    /// offsets from the edges of the control's content.
    final func inMiddle(_ offsets: (first: CGFloat, last: CGFloat)) -> (first: CGFloat, last: CGFloat) {
        let room = max(0, (contentSize.height - offsets.first - offsets.last) / 2)
        return (offsets.first + room, offsets.last + room)
    }

    // MARK: Tracking

    /// Called when a touch on the control begins. Returns whether the control tracks the touch. If it returns `false`,
    /// the control sends no events.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when a tracked touch moves. Returns whether the control continues to track it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when a tracked touch is canceled. The default implementation stops tracking.
    open func cancelTracking(with event: UIEvent?) { stopTracking() }

    private func stopTracking() {
        (isTracking, isTouchInside) = (false, false)
        isHighlighted = false
    }

    override var handlesTouches: Bool { true }

    /// Tracks a touch, and sends the control's events.
    ///
    /// - Parameter touch: The touch; `nil` if no responder receives it, in which case the tracking methods are not
    ///   called.
    override func handle(_ phase: UITouch.Phase, of touch: UITouch?, with event: UIEvent?) {
        sendActions(of: event) {
            switch phase {
            case .began: begin(touch, event)
            case .moved: if let touch { move(touch, event) }
            case .ended: end(touch, event)
            case .cancelled: cancel(touch, event)
            default: break
            }
        }
    }

    private func begin(_ touch: UITouch?, _ event: UIEvent?) {
        guard isEnabled, touch.map({ beginTracking($0, with: event) }) ?? true else { return }
        (isTracking, isTouchInside) = (true, true)
        isHighlighted = true
        let isRepeated = event?.allTouches?.contains { $0.tapCount > 1 } ?? false
        sendActions(for: isRepeated ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    private func move(_ touch: UITouch, _ event: UIEvent?) {
        guard isTracking else { return }
        let wasInside = isTouchInside
        isTouchInside = point(inside: touch.location(in: self), with: event)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else { return stopTracking() }
        guard isTracking else { return }
        let isCrossing = isTouchInside != wasInside
        if isTouchInside {
            sendActions(for: isCrossing ? [.touchDragInside, .touchDragEnter] : .touchDragInside)
        } else {
            sendActions(for: isCrossing ? [.touchDragOutside, .touchDragExit] : .touchDragOutside)
        }
    }

    private func end(_ touch: UITouch?, _ event: UIEvent?) {
        guard isTracking else { return }
        let isInside = isTouchInside
        if let touch { endTracking(touch, with: event) }
        stopTracking()
        if isInside { activate() } else { sendActions(for: .touchUpOutside) }
    }

    private func cancel(_ touch: UITouch?, _ event: UIEvent?) {
        guard isTracking else { return }
        if touch != nil { cancelTracking(with: event) }
        stopTracking()
        sendActions(for: .touchCancel)
    }

    /// Called when a tracked touch ends inside the control. Sends the control's events.
    func activate() { sendActions(for: .touchUpInside) }

    // MARK: Actions

    private var actions = ControlActions()

    /// Adds an action for events. It replaces any action with the same identifier for the same events.
    ///
    /// - Complexity: O(1), amortized.
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, for: controlEvents) }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(actionIdentifier, for: controlEvents)
    }

    open var allControlEvents: Event {
        actions.all.reduce(into: []) { $0.formUnion($1?.events ?? []) }
    }

    public final func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stop = false
        for case let registration? in actions.all where !stop {
            switch registration.work {
            case .action(let action): iterator(action, nil, registration.events, &stop)
            case .target(let target): iterator(nil, (target.target, target.action), registration.events, &stop)
            }
        }
    }

    /// Adds a target-action pair. The target is not retained; if it is `nil`, the responder chain is searched. A pair
    /// that is added more than once for an event is called only once per event.
    ///
    /// - Complexity: O(*n*), where *n* is the number of actions and targets that have been added.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actions.add(target, action, for: controlEvents)
    }

    /// Removes target-action pairs for the given events. A `nil` target matches any target, and a `nil` action matches
    /// any action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actions.remove(target, action, for: controlEvents)
    }

    /// The targets; `NSNull` represents a `nil` target, for which the responder chain is searched.
    open var allTargets: Set<AnyHashable> {
        Set(
            actions.targets.compactMap {
                $0.target.isNil ? NSNull() : ($0.target.target as? NSObject).map(AnyHashable.init)
            })
    }

    /// Returns the names of a target's actions for an event; `nil` if the target has no actions for that event.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = actions.targets.filter {
            $0.target.matches(target, nil) && !$0.events.isDisjoint(with: controlEvent)
        }
        .map(\.target.action.description)
        return names.isEmpty ? nil : names
    }

    /// Runs the actions added for any of the events, in order. If the control is handling a touch, targets receive the
    /// touch's event (unverified for calls from an app's own code); otherwise, they receive `nil`.
    ///
    /// Undocumented and unverified: a disabled control sends its actions, too, and actions run in the order in which
    /// they were added.
    open func sendActions(for controlEvents: Event) {
        if actions.all.count == 1, let only = actions.all[0] {
            if !only.events.isDisjoint(with: controlEvents) { send(only.work) }
            return
        }
        for case let registration? in actions.all where !registration.events.isDisjoint(with: controlEvents) {
            send(registration.work)
        }
    }

    private func send(_ work: ControlActions.Work) {
        switch work {
        case .action(let action): sendAction(action)
        case .target(let target) where target.isNil: sendAction(target.action, to: nil, for: event)
        case .target(let target): target.target.map { sendAction(target.action, to: $0, for: event) }
        }
    }

    /// The event that the targets' methods receive: the event of the touch that the control is handling, or `nil` if it
    /// is not handling a touch.
    private var event: UIEvent?

    /// Whether a target-action pair whose method takes the event has ever been added.
    final var takesEvents: Bool { actions.takesEvents }

    /// Runs a closure. If the closure sends the control's actions, the targets' methods receive the given event.
    final func sendActions(of event: UIEvent?, _ work: () -> Void) {
        let outer = self.event
        self.event = event
        defer { self.event = outer }
        work()
    }

    /// Calls a method of a target. An override that does not call `super` suppresses the call.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs one action. An override that does not call `super` suppresses the action.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Mirrors `UIControl.performPrimaryAction()`: sends the actions for `.primaryActionTriggered`.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    // MARK: Description

    package override nonisolated class var viewKind: ViewKind? { .control }
}
