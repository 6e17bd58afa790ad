/// A director that was released while it had rows, perhaps because it was not stored in a property.
///
/// When a screen closes, its list is released in the same turn of the main actor as the director. Therefore, a director
/// is reported only if its list is still on screen after that turn.
@MainActor
package enum ReleasedDirector {
    private static var lists: [WeakObject] = []

    /// Records the released director of a list.
    ///
    /// The list retains the bus, so that the bus is released with the list.
    static func add(of list: any DirectedList, _ bus: CellActionBus) {
        list.registrations.releasedBus = bus
        lists.append(WeakObject(list))
        if lists.count == 1 { Task { reportAll() } }
    }

    /// Reports the released directors whose lists are on screen without a new director.
    package static func reportAll() {
        let released = lists
        lists = []
        for case let list as any DirectedList in released.map(\.object) {
            guard let bus = list.registrations.releasedBus else { continue }
            list.registrations.releasedBus = nil
            guard list.isOnScreen, list.currentDataSource == nil else { continue }
            bus.report(.directorReleased(list: "\(type(of: list))"))
        }
    }
}
