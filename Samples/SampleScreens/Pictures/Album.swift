/// The pictures of a month. An album is its number and what is liked in it; what can be told from the number is made when it
/// is asked for, so that a million albums are as small as a million numbers.
struct Album: Hashable, Identifiable, Sendable {
    /// Its month, counted from January 2020.
    let id: Int
    private var liked: Set<Picture.ID> = []

    init(id: Int) { self.id = id }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    var title: String { "\(Self.months[id % 12]) \(2020 + id / 12)" }

    var likedCount: Int { liked.count }

    /// Thirty of them. A picture's id is its album's number and its own.
    var pictures: [Picture] { (id * 100..<id * 100 + 30).map(picture) }

    func picture(_ id: Picture.ID) -> Picture {
        Picture(id: id, name: "\(title), \(id % 100)", isLiked: liked.contains(id))
    }

    /// Likes a picture, or likes it no longer.
    mutating func toggleLike(of id: Picture.ID) {
        if liked.remove(id) == nil { liked.insert(id) }
    }
}

/// A picture, by its name.
struct Picture: Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
    var isLiked = false
}
