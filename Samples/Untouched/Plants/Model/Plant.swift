import Foundation

struct Plant: Hashable, Identifiable {
    let id: UUID
    var name: String
    var room: String
    /// How many days it can wait for water.
    var interval: Int
    var daysSinceWater = 0
    var isFavorite = false

    init(id: UUID = UUID(), name: String, room: String, interval: Int, daysSinceWater: Int = 0) {
        self.id = id
        self.name = name
        self.room = room
        self.interval = interval
        self.daysSinceWater = daysSinceWater
    }

    var isThirsty: Bool { daysSinceWater >= interval }

    var status: String {
        let days = interval - daysSinceWater
        switch days {
        case -1: return "1 day late"
        case ..<0: return "\(-days) days late"
        case 0: return "Water today"
        case 1: return "Water tomorrow"
        default: return "Water in \(days) days"
        }
    }

    static let samples = [
        Plant(name: "Monstera", room: "Living room", interval: 7, daysSinceWater: 7),
        Plant(name: "Rubber plant", room: "Living room", interval: 10, daysSinceWater: 4),
        Plant(name: "Basil", room: "Kitchen", interval: 2, daysSinceWater: 3),
        Plant(name: "Mint", room: "Kitchen", interval: 2, daysSinceWater: 1),
        Plant(name: "Aloe vera", room: "Bedroom", interval: 21, daysSinceWater: 2),
    ]
}
