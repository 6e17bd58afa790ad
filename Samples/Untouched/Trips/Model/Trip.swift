import Foundation

struct Trip {
    let id: UUID
    var name: String
    var country: String
    var days: Int
    var isPacked = false
    var isPast = false
    var places: [Place] = []

    init(_ name: String, in country: String, days: Int, isPast: Bool = false, places: [Place] = []) {
        id = UUID()
        (self.name, self.country, self.days, self.isPast, self.places) = (name, country, days, isPast, places)
    }

    var summary: String { "\(country), \(days) \(days == 1 ? "day" : "days")" }
}

struct Place {
    let name: String
    let symbol: String
}

extension Trip {
    static let samples = [
        Trip(
            "Fjords", in: "Norway", days: 9,
            places: [
                Place(name: "Bergen", symbol: "building.2"), Place(name: "Flåm", symbol: "tram"),
                Place(name: "Trolltunga", symbol: "mountain.2"), Place(name: "Geiranger", symbol: "ferry"),
            ]),
        Trip("Weekend in Lyon", in: "France", days: 2, places: [Place(name: "Old town", symbol: "building.columns")]),
        Trip("Azores", in: "Portugal", days: 14, isPast: true),
        Trip("Lofoten", in: "Norway", days: 7, isPast: true),
    ]
}
