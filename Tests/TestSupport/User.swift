package struct User: Hashable, Identifiable {
    package let id: Int
    package var name: String
    package var isFollowed: Bool

    package init(id: Int, name: String, isFollowed: Bool = false) {
        self.id = id
        self.name = name
        self.isFollowed = isFollowed
    }
}
