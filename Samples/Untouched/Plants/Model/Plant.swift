import Foundation

struct Plant: Hashable, Identifiable {
    let id: UUID
    var name: String
    var room: String
    /// The number of days between waterings.
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

    /// The initial plants, from `Plants.json` in the app's bundle.
    static let samples: [Plant] = {
        struct Sample: Decodable {
            let name: String
            let room: String
            let interval: Int
            let daysSinceWater: Int
        }
        guard let url = Bundle.main.url(forResource: "Plants", withExtension: "json"),
            let samples = try? JSONDecoder().decode([Sample].self, from: Data(contentsOf: url))
        else { return [] }
        return samples.map {
            Plant(name: $0.name, room: $0.room, interval: $0.interval, daysSinceWater: $0.daysSinceWater)
        }
    }()
}
