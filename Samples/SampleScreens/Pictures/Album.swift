/// Pictures that were taken together.
struct Album: Hashable, Identifiable, Sendable {
    let id: Int
    let title: String
    var pictures: [Picture]

    var likedCount: Int { pictures.count(where: \.isLiked) }
}

/// A picture, by its name.
struct Picture: Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
    var isLiked = false
}

extension Album {
    /// Albums of consecutive months, each with thirty pictures. A picture's id is its album's number and its own.
    static func months(_ count: Int) -> [Album] {
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        return (0..<count).map { month in
            let title = "\(months[month % 12]) \(2020 + month / 12)"
            let pictures = (0..<30).map { Picture(id: month * 100 + $0, name: "\(title), \($0)") }
            return Album(id: month, title: title, pictures: pictures)
        }
    }
}
