/// A director that had rows and was released, perhaps because no property keeps it.
///
/// As a screen closes, its list is released in the same turn of the main actor. So only a list that is on screen when the turn has
/// ended is reported.
@MainActor
package struct ReleasedDirector {
    private weak var list: (any DirectedList)?

    private static var all: [ReleasedDirector] = []

    /// Adds the director of a list.
    ///
    /// The list retains the bus: what outlives both would be retained in vain.
    static func add(of list: any DirectedList, _ bus: CellActionBus) {
        list.registrations.releasedBus = bus
        all.append(ReleasedDirector(list: list))
        if all.count == 1 { Task { reportAll() } }
    }

    /// Reports those whose lists are on screen without another director.
    package static func reportAll() {
        let released = all
        all = []
        for director in released {
            guard let list = director.list, let bus = list.registrations.releasedBus else { continue }
            list.registrations.releasedBus = nil
            guard list.isOnScreen, list.currentDataSource == nil else { continue }
            bus.report(.directorReleased(list: "\(type(of: list))"))
        }
    }
}
