import CellDirector

/// A postcard on the wall.
struct Postcard: Hashable, Identifiable, Sendable {
    let id: Int
    let place: String
    var isPinned = false

    /// The height of the picture as a fraction of its width.
    var ratio: CGFloat { [1.25, 0.8, 1, 1.45, 0.75, 1.1][id * 7 % 6] }

    private static let places = [
        "Lofoten", "Asturias", "The Dolomites", "Skye", "Madeira", "Hokkaido", "Tasmania", "Patagonia", "Vermont",
        "Transylvania", "Kerala", "The Azores", "Snowdonia", "Corsica", "Bohemia", "Yunnan",
    ]

    /// Returns the postcards of the given number of seasons.
    static func seasons(_ count: Int) -> [(name: String, cards: [Postcard])] {
        let names = ["Spring", "Summer", "Autumn", "Winter"]
        return (0..<count).map { season in
            let cards = (0..<8).map { number -> Postcard in
                let id = season * 8 + number
                return Postcard(id: id, place: places[id % places.count])
            }
            return ("\(names[season % 4]) \(2023 + season / 4)", cards)
        }
    }
}
