import Foundation

extension Notification.Name {
    static let tripsDidChange = Notification.Name("tripsDidChange")
}

final class TripStore {
    static let shared = TripStore()

    private(set) var trips = Trip.samples {
        didSet { NotificationCenter.default.post(name: .tripsDidChange, object: self) }
    }

    var sortsByName = false {
        didSet { NotificationCenter.default.post(name: .tripsDidChange, object: self) }
    }

    var showsPast = true {
        didSet { NotificationCenter.default.post(name: .tripsDidChange, object: self) }
    }

    var upcoming: [Trip] { sorted(trips.filter { !$0.isPast }) }
    var past: [Trip] { showsPast ? sorted(trips.filter(\.isPast)) : [] }

    func trip(_ id: UUID) -> Trip? { trips.first { $0.id == id } }

    func save(_ trip: Trip) {
        if let index = trips.firstIndex(where: { $0.id == trip.id }) {
            trips[index] = trip
        } else {
            trips.append(trip)
        }
    }

    func remove(_ id: UUID) { trips.removeAll { $0.id == id } }

    func reset() {
        trips = Trip.samples
        (sortsByName, showsPast) = (false, true)
    }

    private func sorted(_ trips: [Trip]) -> [Trip] { sortsByName ? trips.sorted { $0.name < $1.name } : trips }
}
