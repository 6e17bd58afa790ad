import Foundation

extension Notification.Name {
    static let plantsDidChange = Notification.Name("plantsDidChange")
}

class PlantStore: NSObject {
    private(set) var plants: [Plant] {
        didSet { NotificationCenter.default.post(name: .plantsDidChange, object: self) }
    }

    init(plants: [Plant]) {
        self.plants = plants
    }

    var rooms: [String] {
        plants.reduce(into: []) { if !$0.contains($1.room) { $0.append($1.room) } }
    }

    var thirsty: [Plant] { plants.filter(\.isThirsty) }

    func plant(_ id: UUID) -> Plant? { plants.first { $0.id == id } }

    func save(_ plant: Plant) {
        if let index = plants.firstIndex(where: { $0.id == plant.id }) {
            plants[index] = plant
        } else {
            plants.append(plant)
        }
    }

    func water(_ id: UUID) {
        guard var plant = plant(id) else { return }
        plant.daysSinceWater = 0
        save(plant)
    }

    func remove(_ id: UUID) {
        plants.removeAll { $0.id == id }
    }
}
