/// An album for one month. It stores only its number and the liked pictures and derives everything else, so that a
/// million albums take little memory.
struct Album: Hashable, Identifiable, Sendable {
    /// The number of months since January 2020.
    let id: Int
    private var liked: Set<Picture.ID> = []

    init(id: Int) { self.id = id }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    var title: String { "\(Self.months[id % 12]) \(2020 + id / 12)" }

    var likedCount: Int { liked.count }

    /// The album's thirty pictures. A picture's id combines the album's number and the picture's number.
    var pictures: [Picture] { (id * 100..<id * 100 + 30).map(picture) }

    func picture(_ id: Picture.ID) -> Picture {
        Picture(id: id, name: "\(title), \(id % 100)", isLiked: liked.contains(id))
    }

    /// Likes or unlikes a picture.
    mutating func toggleLike(of id: Picture.ID) {
        if liked.remove(id) == nil { liked.insert(id) }
    }
}

/// A picture in an album.
struct Picture: Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
    var isLiked = false
}
