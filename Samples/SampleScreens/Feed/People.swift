import CellDirector
import TapReplay

/// A winner of the Turing Award.
struct Person: Hashable, Identifiable, Sendable, Decodable {
    let id: Int
    let name: String
    let year: Int
    let field: String
    var isFollowed = false
    var hasStar = false

    private enum CodingKeys: CodingKey {
        case id, name, year, field
    }
}

/// The feed's people, decoded from a file.
struct People: Decodable {
    let people: DistinctItems<Person>

    /// Loads people from the data file in the settings or, if the settings specify no data file, from the bundled file.
    /// If the settings specify a row count, returns that many people, repeating them as needed.
    @MainActor
    static func load(_ settings: ReplaySettings) throws -> [Person] {
        let path = settings.dataFile ?? Bundle.module.path(forResource: "people", ofType: "json") ?? "people.json"
        let people = try ReplayDataFile.decode(People.self, from: path).people.items
        guard let count = settings.rowCount, !people.isEmpty else { return people }
        return (0..<count).map { number in
            let person = people[number % people.count]
            return Person(id: number + 1, name: person.name, year: person.year, field: person.field)
        }
    }
}

extension Person {
    init(id: Int, name: String, year: Int, field: String) {
        self.init(id: id, name: name, year: year, field: field, isFollowed: false)
    }
}
