/// The actions of a control, in the order in which they were added.
@MainActor
struct ControlActions {
    enum Work {
        case action(UIAction)
        case target(ActionTarget)
    }

    struct Registration {
        let work: Work
        var events: UIControl.Event
    }

    /// The registrations. If there are many, removing a registration may just replace it with `nil`, and the gaps are
    /// closed later.
    private(set) var all: [Registration?] = []
    /// The indices of the registrations by action identifier; `nil` while there are few registrations.
    private var places: [UIAction.Identifier: [Int]]?
    private var gaps = 0
    /// Whether a target-action pair whose method takes the event has ever been added.
    private(set) var takesEvents = false

    /// Adds an action, which replaces any action with the same identifier for the same events.
    ///
    /// - Complexity: O(1), amortized.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        remove(action.identifier, for: events)
        places?[action.identifier, default: []].append(all.count)
        all.append(Registration(work: .action(action), events: events))
        if places == nil { findPlaces() }
    }

    /// - Complexity: O(1), amortized.
    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        if let known = places?[identifier] {
            for place in known { subtract(events, at: place) }
            places?[identifier] = known.filter { all[$0] != nil }
        } else if places == nil {
            for place in all.indices where Self.identifier(all[place]) == identifier { subtract(events, at: place) }
        }
        if gaps > (places == nil ? 0 : all.count / 2) { closeGaps() }
    }

    /// Adds a target-action pair. A pair that is added more than once for an event is called only once per event.
    ///
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    mutating func add(_ target: Any?, _ action: Selector, for events: UIControl.Event) {
        if action.takesEvent { takesEvents = true }
        for place in all.indices {
            guard case .target(let known)? = all[place]?.work, known.matches(target, action) else { continue }
            all[place]?.events.formUnion(events)
            return
        }
        all.append(Registration(work: .target(ActionTarget(target, action)), events: events))
    }

    /// Removes target-action pairs for the given events. A `nil` target matches any target, and a `nil` action matches
    /// any action.
    ///
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    mutating func remove(_ target: Any?, _ action: Selector?, for events: UIControl.Event) {
        for place in all.indices {
            guard case .target(let known)? = all[place]?.work, known.matches(target ?? known.target, action) else {
                continue
            }
            subtract(events, at: place)
        }
        if gaps > 0 { closeGaps() }
    }

    /// The target-action pairs and their events.
    var targets: [(target: ActionTarget, events: UIControl.Event)] {
        all.compactMap {
            guard let registration = $0, case .target(let target) = registration.work else { return nil }
            return (target, registration.events)
        }
    }

    private mutating func subtract(_ events: UIControl.Event, at place: Int) {
        all[place]?.events.subtract(events)
        guard all[place]?.events.isEmpty == true else { return }
        all[place] = nil
        gaps += 1
    }

    private static func identifier(_ registration: Registration?) -> UIAction.Identifier? {
        guard case .action(let action)? = registration?.work else { return nil }
        return action.identifier
    }

    private mutating func closeGaps() {
        all.removeAll { $0 == nil }
        (places, gaps) = (nil, 0)
        findPlaces()
    }

    /// Builds the lookup table for action identifiers if there are more than 8 registrations.
    private mutating func findPlaces() {
        guard all.count > 8 else { return }
        var places: [UIAction.Identifier: [Int]] = [:]
        for place in all.indices {
            if let identifier = Self.identifier(all[place]) { places[identifier, default: []].append(place) }
        }
        self.places = places
    }
}
