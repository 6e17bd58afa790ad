import CellDirector
import TapReplay

/// A winner of the Turing Award.
struct Person: Hashable, Identifiable, Sendable, Decodable {
    let id: Int
    let name: String
    let year: Int
    let field: String
    var isFollowed = false

    private enum CodingKeys: CodingKey {
        case id, name, year, field
    }
}

/// The people of the feed, from a file.
struct People: Decodable {
    let people: [Person]

    private enum CodingKeys: CodingKey {
        case people
    }

    init(from decoder: any Decoder) throws {
        var list = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .people)
        var people: [Person] = []
        var seen: [Int: Int] = [:]
        while !list.isAtEnd {
            let index = list.currentIndex
            let person = try list.decode(Person.self)
            if let other = seen.updateValue(index, forKey: person.id) {
                let message = "\(person.id) is the id of people[\(other)] already"
                throw DecodingError.dataCorrupted(
                    .init(codingPath: list.codingPath + [Index(index)], debugDescription: message))
            }
            people.append(person)
        }
        self.people = people
    }

    /// The people of the file that is set, else of the one that comes with the sample; as many as are wanted, in turn.
    @MainActor
    static func load(_ settings: ReplaySettings) throws -> [Person] {
        let path = settings.dataFile ?? Bundle.module.path(forResource: "people", ofType: "json") ?? "people.json"
        let people = try ReplayDataFile.decode(People.self, from: path).people
        guard let count = settings.rowCount, !people.isEmpty else { return people }
        return (0..<count).map { number in
            let person = people[number % people.count]
            return Person(id: number + 1, name: person.name, year: person.year, field: person.field)
        }
    }
}

/// A place in a list, as a coding path names it.
private struct Index: CodingKey {
    let intValue: Int?
    var stringValue: String { intValue.map(String.init) ?? "" }

    init(_ index: Int) { intValue = index }
    init?(intValue: Int) { self.init(intValue) }
    init?(stringValue: String) { nil }
}

extension Person {
    init(id: Int, name: String, year: Int, field: String) {
        self.init(id: id, name: name, year: year, field: field, isFollowed: false)
    }
}
