/// The actions of a control, in the order in which they were added.
@MainActor
struct ControlActions {
    struct Registration {
        let action: UIAction
        var events: UIControl.Event
    }

    /// What is removed from among many leaves a gap.
    private(set) var all: [Registration?] = []
    /// Where the actions of each identifier are; `nil` while there are few.
    private var places: [UIAction.Identifier: [Int]]?
    private var gaps = 0

    /// Adds an action. One with the same identifier gives way, for those events.
    ///
    /// - Complexity: O(1), amortized.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        remove(action.identifier, for: events)
        places?[action.identifier, default: []].append(all.count)
        all.append(Registration(action: action, events: events))
        if places == nil { findPlaces() }
    }

    /// - Complexity: O(1), amortized.
    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        if let known = places?[identifier] {
            for place in known { subtract(events, at: place) }
            places?[identifier] = known.filter { all[$0] != nil }
        } else if places == nil {
            for place in all.indices where all[place]?.action.identifier == identifier { subtract(events, at: place) }
        }
        if gaps > (places == nil ? 0 : all.count / 2) { closeGaps() }
    }

    private mutating func subtract(_ events: UIControl.Event, at place: Int) {
        all[place]?.events.subtract(events)
        guard all[place]?.events.isEmpty == true else { return }
        all[place] = nil
        gaps += 1
    }

    private mutating func closeGaps() {
        all.removeAll { $0 == nil }
        (places, gaps) = (nil, 0)
        findPlaces()
    }

    /// Makes the index of many actions.
    private mutating func findPlaces() {
        guard all.count > 8 else { return }
        var places: [UIAction.Identifier: [Int]] = [:]
        for place in all.indices {
            if let action = all[place]?.action { places[action.identifier, default: []].append(place) }
        }
        self.places = places
    }
}
